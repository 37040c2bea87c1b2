#!/bin/sh
# Kills the server again and again while tables are played, and compares everything acknowledged with what is stored.
# Usage: scripts/crash-test.sh [--kills 200] [--database sqlite|postgres] [--processes 2] [--power-loss]
#   [--servers 2] [--tables 6] [--minutes N] [--report FILE] [--seed N] [--early SECONDS] [--unsynced]
# --report adds each result to a file; called again with it, only what is missing is done. --early and --unsynced
# break the server on purpose: then the test must fail.
set -eu
cd "$(dirname -- "$0")/.."
. scripts/setup.sh
set_up dev core
PYTHONPATH=tests exec .venv/bin/python -m server.crash "$@"
