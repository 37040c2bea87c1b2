#!/bin/sh
# Builds what a release carries into dist/, in place of what is there: the wheel and the source distribution of orbis,
# both with the page; those of the core, its wheels for Python 3.11 and for all later ones; the wheel of the offline pack;
# and SHA256SUMS.
# On Linux zig compiles the core, for any system with glibc 2.17 or newer.
set -eu
cd "$(dirname -- "$0")/.."
. scripts/setup.sh
set_up uv
uv=$PWD/.tools/uv/bin/uv
export UV_CACHE_DIR="$PWD/.tools/cache/uv" npm_config_cache="$PWD/.tools/cache/npm"

stop() {
    echo "$*" >&2
    exit 1
}

tools=$PWD/.tools/release
mkdir -p .tools
# On the disk of dist/, where the whole is moved in one step.
building=$(mktemp -d "$PWD/.tools/release-XXXXXX")
trap 'rm -rf "$building"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
mkdir "$building/dist" "$building/bin" "$building/raw"

export UV_PYTHON_DOWNLOADS=never
export ZIG_GLOBAL_CACHE_DIR="$PWD/.tools/zig" ZIG_LOCAL_CACHE_DIR="$PWD/.tools/zig"
if commit=$(git log -1 --format=%ct 2>/dev/null); then
    export SOURCE_DATE_EPOCH="$commit"
    [ -z "$(git status --porcelain)" ] || echo "Changes that are not committed will be in this release." >&2
fi

# Does one step, and says how long it took; what it says itself is shown only if it fails.
step() {
    printf '%s … ' "$1"
    began=$(date +%s)
    name=$1
    shift
    if "$@" >"$building/log" 2>&1; then
        echo "$(($(date +%s) - began)) s"
    else
        echo failed
        tail -n 40 "$building/log" >&2
        stop "$name: this failed, and dist/ is as it was."
    fi
}

install_tools() {
    "$uv" venv --quiet --allow-existing --python "$(find_python)" "$tools" &&
        "$uv" pip sync --quiet --python "$tools/bin/python" --require-hashes requirements/release.txt
}

# The first CPython with headers of which a condition on its version holds: python_with 'version >= (3, 12)'
python_with() {
    for python in python3 python3.11 python3.12 python3.13 python3.14 python3.15 \
        "$(pyenv root 2>/dev/null)"/versions/*/bin/python3 "$("$uv" python dir)"/*/bin/python3; do
        if "$python" - "$1" <<'END' 2>/dev/null; then return; fi
import sys, sysconfig
from pathlib import Path

version = sys.version_info[:2]
fits = eval(sys.argv[1]) and sys.implementation.name == "cpython" and not sysconfig.get_config_var("Py_GIL_DISABLED")
if not (fits and Path(sysconfig.get_path("include"), "Python.h").is_file()):
    sys.exit(1)
print(sys.executable)
END
    done
    return 1
}

# Builds into dist/ or, for what is not finished yet, another folder.
build() {
    into=$1
    shift
    "$uv" build --no-create-gitignore --require-hashes --build-constraints requirements/release.txt \
        --build-constraints requirements/node.txt --out-dir "$building/$into" "$@"
}

# Puts zig where CMake finds a compiler and its tools, by the names that it knows.
find_zig() {
    zig=$("$tools/bin/python" -c 'import ziglang, pathlib; print(pathlib.Path(ziglang.__file__).with_name("zig"))')
    for tool in ar ranlib; do
        printf '#!/bin/sh\nexec "%s" %s "$@"\n' "$zig" $tool >"$building/bin/$tool"
    done
    # Some systems have a part of Python's headers only there.
    cat >"$building/bin/c++" <<END
#!/bin/sh
for argument do
    shift
    case \$argument in -march=x86-64-v[34]) argument=-march=x86_64_\${argument##*-} ;; esac
    set -- "\$@" "\$argument"
done
exec "$zig" c++ -target $machine-linux-gnu.2.17 "\$@" -idirafter /usr/include
END
    chmod +x "$building/bin/"*
}

build_core() {
    if [ "$system" = Linux ]; then
        CXX=$building/bin/c++ build raw --wheel --python "$1" "$building"/dist/orbis_core-*.tar.gz &&
            PATH=$tools/bin:$PATH "$tools/bin/auditwheel" repair --plat "manylinux_2_17_$machine" \
                --wheel-dir "$building/dist" "$building"/raw/*.whl &&
            rm "$building"/raw/*.whl
    else
        build dist --wheel --python "$1" "$building"/dist/orbis_core-*.tar.gz
    fi
}

sum() {
    if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}

system=$(uname -s)
machine=$(uname -m)
step "Installing the tools of a release" install_tools
step "Building orbis with its page" build dist --python "$tools/bin/python" .
step "Building the offline pack, unless it is there" set_up pack
step "Packing it" build dist --wheel --python "$tools/bin/python" scripts/pack
step "Packing the sources of the core" build dist --sdist --python "$tools/bin/python" core
[ "$system" != Linux ] || find_zig
missing=
if python=$(python_with 'version == (3, 11)'); then
    step "Building the core for Python 3.11" build_core "$python"
else
    missing="There is no wheel of the core for Python 3.11, as no Python 3.11 with its headers was found."
fi
if python=$(python_with 'version >= (3, 12)'); then
    step "Building the core for Python 3.12 and newer" build_core "$python"
else
    missing="$missing${missing:+
}There is no wheel of the core for Python 3.12 and newer, as none of them with its headers was found."
fi

(cd "$building/dist" && sum orbis* >SHA256SUMS)
[ ! -e dist ] || mv dist "$building/old"
mv "$building/dist" dist
(cd dist && wc -c orbis*)
[ -z "$missing" ] || echo "$missing" >&2
