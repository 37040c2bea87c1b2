#!/bin/sh
# Installs what is in dist/ where there is no compiler and no Node, and plays with it: scripts/test-release.sh [PYTHON]
set -eu
cd "$(dirname -- "$0")/.."
. scripts/setup.sh
set_up uv
uv=$PWD/.tools/uv/bin/uv
export UV_CACHE_DIR="$PWD/.tools/cache/uv" npm_config_cache="$PWD/.tools/cache/npm"
python=${1:-$(find_python)}

stop() {
    echo "FAILED: $*" >&2
    exit 1
}

wheel=$(ls dist/orbis-*-py3-none-any.whl 2>/dev/null) && pack=$(ls dist/orbis_pack-*-py3-none-any.whl 2>/dev/null) || stop "there is no wheel in dist/; scripts/release.sh builds it."
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$place"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
mkdir "$place/bin" "$place/home"
began=$(date +%s)

# Says that a check passed, and after how many seconds in all.
passed() {
    printf '%4s s  %s\n' $(($(date +%s) - began)) "$1"
}

# An orbis that finds no program and knows nothing of this machine; in the place of this shell, or of a part of it.
become_orbis() {
    exec env -i HOME="$place/home" PATH="$place/bin" ORBIS_LANG=en COLUMNS=100 "$place/venv/bin/orbis" "$@"
}

orbis() {
    (become_orbis "$@")
}

# Prints what the server that was started last answers to a path.
get() {
    "$place/venv/bin/python" - "$address$1" <<'END'
import sys
from urllib.request import ProxyHandler, Request, build_opener

asked = Request(sys.argv[1], headers={"accept": "text/html, application/json"})
print(build_opener(ProxyHandler({})).open(asked, timeout=10).read().decode())
END
}

# Fetches all files of the pack below an address, and prints how many there are if each is what the list says.
fetch_pack() {
    "$place/venv/bin/python" - "$1" <<'END'
import hashlib, json, sys
from urllib.request import ProxyHandler, build_opener

def get(name):
    return build_opener(ProxyHandler({})).open(f"{sys.argv[1]}/pack/{name}", timeout=60).read()

files = json.loads(get("pack.json"))["files"]
wrong = [each["name"] for each in files if hashlib.sha256(get(each["name"])).hexdigest() != each["sha256"]]
if wrong or not files:
    sys.exit(f"not what the list says: {wrong}")
print(len(files))
END
}

# Waits until the server that was started has said its address, which an expression of sed finds.
wait_for() {
    address=
    left=300
    while [ $((left -= 1)) -gt 0 ]; do
        address=$(sed -n "$1" "$place/said")
        [ -z "$address" ] || return 0
        kill -0 "$server" 2>/dev/null || break
        sleep 0.1
    done
    stop "the server did not start: $(cat "$place/said")"
}

serve() {
    : >"$place/said"
    become_orbis serve "$@" --database "$place/tables.db" >"$place/said" 2>&1 &
    server=$!
    wait_for 's/^The tables are open at //p'
}

end_server() {
    kill "$server"
    wait "$server" || stop "orbis serve ended with $?: $(cat "$place/said")"
    server=
}

(cd dist && if command -v sha256sum >/dev/null; then sha256sum --quiet -c SHA256SUMS; else shasum -a 256 -c SHA256SUMS; fi) \
    >/dev/null || stop "dist/ is not what SHA256SUMS says."
passed "the sums fit"

"$uv" venv --quiet --seed --python "$python" "$place/venv"
case $("$place/venv/bin/python" --version) in
"Python 3.11."*) core=$(ls dist/orbis_core-*-cp311-*.whl) ;;
*) core=$(ls dist/orbis_core-*-abi3-*.whl) ;;
esac
PATH=$place/bin "$place/venv/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: \
    "$wheel" "$core" >"$place/said" 2>&1 || stop "pip could not install $wheel with the core: $(cat "$place/said")"
passed "installed for $("$place/venv/bin/python" --version), without a compiler and without Node"

said=$(orbis --version)
case $said in
"Orbis $(echo "$wheel" | cut -d- -f2), "*"compiled core ("*) passed "$said" ;;
*) stop "orbis --version says: $said" ;;
esac

yes 1 2>/dev/null | orbis play --seat human --seat acolyte --pause 0 --seed release --save "$place/human.orbis" >"$place/said" 2>&1 ||
    stop "orbis play ended with $?: $(tail -n 5 "$place/said")"
said=$(orbis verify "$place/human.orbis") || stop "orbis verify says: $said"
passed "a game against a bot: $said"

orbis play --seat prophet --seat search@300 --pause 0 --seed release --save "$place/bots.orbis" >"$place/said" 2>&1 </dev/null ||
    stop "orbis play ended with $?: $(tail -n 5 "$place/said")"
said=$(orbis verify "$place/bots.orbis") || stop "orbis verify says: $said"
passed "a game between bots that search: $said"

"$place/venv/bin/pip" install --quiet --disable-pip-version-check pytest >"$place/said" 2>&1 &&
    PYTHONPATH=tests "$place/venv/bin/python" -m pytest -q -c /dev/null --noconftest -p no:cacheprovider \
        tests/bots/test_kernels.py >"$place/said" 2>&1 || stop "the core finds something else: $(tail -n 20 "$place/said")"
passed "its searches find what those of any other compiler find"

said=$(orbis site "$place/site" 2>&1) && stop "orbis site does without the pack: $said"
case $said in
*"pip install $(basename "$pack")"*) passed "orbis site says what it needs" ;;
*) stop "orbis site says: $said" ;;
esac
PATH=$place/bin "$place/venv/bin/pip" install --quiet --disable-pip-version-check --no-index "$pack" >"$place/said" 2>&1 ||
    stop "pip could not install $pack: $(cat "$place/said")"
orbis site "$place/site/games/orbis" >"$place/said" 2>&1 || stop "orbis site ended with $?: $(cat "$place/said")"
env -i "$place/venv/bin/python" -u -m http.server --bind 127.0.0.1 --directory "$place/site" 0 >"$place/said" 2>&1 &
server=$!
wait_for 's|.*(\(http://[^)]*\)/).*|\1|p'
case $(get /games/orbis/) in
*data-site*'src="./assets/'*) ;;
*) stop "$address/games/orbis/ is not the page: $(get /games/orbis/)" ;;
esac
said=$(fetch_pack "$address/games/orbis") || stop "the pack of the site is wrong."
kill "$server"
wait "$server" || true
server=
passed "orbis site writes the game for any host: the page, and a pack of $said files that are what its list says"

serve --port 0
page=$(get /)
case $page in
*'<script type="module"'*'src="/assets/'*) passed "orbis serve gives the page" ;;
*) stop "$address is not the page: $page" ;;
esac
script=$(echo "$page" | sed -n 's/.*src="\(\/assets\/[^"]*\.js\)".*/\1/p')
[ -n "$(get "$script")" ] || stop "$address$script is empty."
levels=$(get /api/about | grep -o '"available": *true' | wc -l)
[ "$levels" -eq 5 ] || stop "$levels of the five levels are available: $(get /api/about)"
passed "its script is there, and all five levels are available"
said=$(fetch_pack "$address") || stop "the pack of orbis serve is wrong."
passed "it offers the game without a connection: a pack of $said files that are what its list says"
end_server

serve --open
passed "orbis serve --open, without a screen, says where it is: $address"
end_server

echo "The release works."
