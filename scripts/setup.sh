# Sourced by ./play, ./test and the scripts beside this one, in the root of the repository. scripts/setup does the work.
# Usage: . scripts/setup.sh; set_up PART…   (`set_up --help` lists the parts)

find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    echo "Orbis needs Python 3.11 or newer, and found none on the PATH. Install it, then run this again." >&2
    exit 1
}

set_up() {
    python=$(find_python) || exit 1
    "$python" scripts/setup "$@"
}

# Runs npm on the page with the Node that builds it.
run_npm() {
    PYTHONPATH=$PWD/.tools/node npm_config_cache=$PWD/.tools/cache/npm .venv/bin/python web/scripts/build_page.py "$@"
}
