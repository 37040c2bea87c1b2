# Sourced by ./play and ./test: sets up .tools/ (uv) and .venv/, and does nothing when both are up to date.
# Usage: . scripts/setup.sh; set_up base|dev

find_python() {
    for python in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$python"
            return
        fi
    done
    echo "Orbis needs Python 3.11 or newer. Install it, then run this again." >&2
    exit 1
}

set_up() {
    wanted=$(cat pyproject.toml scripts/setup.sh "requirements/$1.txt" | cksum)
    if [ "$(cat ".venv/.orbis-$1" 2>/dev/null)" = "$wanted" ]; then
        return
    fi
    echo "Setting up Orbis (once) …" >&2
    python=$(find_python) || exit 1
    uv=$(command -v uv || true)
    if [ -z "$uv" ]; then
        uv=.tools/bin/uv
        if [ ! -x "$uv" ]; then
            told=$("$python" -m pip install --quiet --disable-pip-version-check --target .tools uv 2>&1) || {
                echo "$told" >&2
                echo "Could not install uv into .tools/: is pip there, and the package registry reachable?" >&2
                exit 1
            }
        fi
    fi
    [ -x .venv/bin/python ] || "$uv" venv --quiet --python "$python" .venv || exit 1
    "$uv" pip install --quiet --python .venv/bin/python --compile-bytecode --require-hashes \
        -r "requirements/$1.txt" || exit 1
    "$uv" pip install --quiet --python .venv/bin/python --compile-bytecode --no-deps --editable . || exit 1
    echo "$wanted" >".venv/.orbis-$1"
}
