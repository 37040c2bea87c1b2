#!/bin/sh
# Takes the pictures that the page is installed with, and that messengers show of a link, into web/public/.
set -eu
cd "$(dirname -- "$0")/.."
. scripts/setup.sh
set_up dev core page browser
PYTHONPATH=tests:scripts/setup exec .venv/bin/python -m e2e.pictures
