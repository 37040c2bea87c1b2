#!/bin/sh
# Tests the files in deploy/ with the programs that they are for: a game through nginx and through Caddy, the unit by
# systemd's own check. What the system lacks is fetched from Debian's packages into .tools/; nothing is installed.
set -eu
cd "$(dirname -- "$0")/.."
. scripts/setup.sh
set_up dev core page

packages=$PWD/.tools/deployment
lists="-o Dir::State::Lists=$packages/lists -o Dir::Cache=$packages/cache -o APT::Sandbox::User=root -o Debug::NoLocking=1"
PATH=$packages/usr/sbin:$packages/usr/bin:$PATH:/usr/sbin
missing=
for program in nginx caddy; do command -v $program >/dev/null || missing="$missing $program"; done
if [ -n "$missing" ]; then
    command -v apt-get >/dev/null || {
        echo "Install$missing first: this system has no apt-get to fetch it with." >&2
        exit 1
    }
    echo "Fetching$missing…"
    mkdir -p "$packages/lists/partial" "$packages/cache/archives/partial"
    # shellcheck disable=SC2086 — the options are words
    (cd "$packages" && apt-get -qq $lists update && apt-get -qq $lists download $missing)
    for package in "$packages"/*.deb; do dpkg-deb -x "$package" "$packages"; done
fi
export PATH
exec .venv/bin/pytest -q tests/deployment "$@"
