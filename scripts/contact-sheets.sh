#!/bin/sh
# Renders the pages and tables in themes, sizes and languages into contact-sheets/.
# Arguments: languages and kinds of sheets, or all.
set -eu
cd "$(dirname -- "$0")/.."
. scripts/setup.sh
set_up dev core page browser
run_npm run build:gallery >/dev/null
PYTHONPATH=tests:scripts/setup exec .venv/bin/python -m e2e.contact_sheets "$@"
