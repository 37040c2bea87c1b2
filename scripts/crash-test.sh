#!/bin/sh
# Kills the server again and again while tables are played, and checks that nothing acknowledged is lost or doubled.
# Usage: scripts/crash-test.sh [--kills 200] [--database sqlite|postgres] [--tables 6] [--seed N] [--early]
set -eu
cd "$(dirname -- "$0")/.."
. scripts/setup.sh
set_up dev core
PYTHONPATH=tests exec .venv/bin/python -m server.crash "$@"
