#!/bin/sh
# Kills the browser and the worker of the tables again and again while somebody plays without a server, and compares what
# was acknowledged with what is left. Usage: scripts/kill-inside.sh [KILLS] [SEED]
set -eu
cd "$(dirname -- "$0")/.."
. scripts/setup.sh
set_up dev core page pack browser
ORBIS_KILLS=${1:-200} ORBIS_SEED=${2:-1} exec .venv/bin/pytest -q -s -p no:xdist tests/e2e/test_inside.py -k killed
