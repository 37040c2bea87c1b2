#!/bin/sh
# Renews the hashed requirements after a change of the dependencies in pyproject.toml.
set -eu
cd "$(dirname -- "$0")/.."
uv=$(command -v uv || echo .tools/bin/uv)
"$uv" lock --upgrade
export_to() {
    file=$1
    shift
    "$uv" export --quiet --no-emit-workspace --no-header --no-annotate "$@" --output-file "requirements/$file.txt"
}
export_to base --no-dev
export_to dev --group dev
export_to ray --no-dev --extra ray
export_to build --only-group build
export_to benchmark --no-dev --group benchmark
export_to benchmark-peers --no-dev --group benchmark-peers
