#!/bin/sh
# Renews the hashed requirements after a change of the dependencies in pyproject.toml. What is pinned stays as it is
# where it can; with --upgrade, or --upgrade-package NAME, it becomes newer.
set -eu
cd "$(dirname -- "$0")/.."
. scripts/setup.sh
set_up dev
uv=.tools/uv/bin/uv
options=$*
compile() {
    file=$1
    shift
    # shellcheck disable=SC2086 — the options are words
    "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
        --no-emit-package orbis-core $options "$@" --output-file "requirements/$file.txt"
}
compile base pyproject.toml
compile home pyproject.toml --extra passkeys --extra push
compile server pyproject.toml --extra postgres --extra passkeys --extra push
compile dev pyproject.toml --group dev
compile ray pyproject.toml --extra ray
compile build --group build
compile release --group release
compile node --group node
compile pack --group pack
compile uv --group uv
compile benchmark pyproject.toml --group benchmark
compile benchmark-peers pyproject.toml --group benchmark-peers
