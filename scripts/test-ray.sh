#!/bin/sh
# Installs Ray beside the rest and lets a real cluster of two nodes play: it must play what one process plays.
set -eu
cd "$(dirname -- "$0")/.."
. scripts/setup.sh
set_up dev core
UV_CACHE_DIR=.tools/cache/uv .tools/uv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes -r requirements/ray.txt
exec .venv/bin/pytest -q tests/lab/test_ray.py "$@"
