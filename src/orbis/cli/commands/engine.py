"""`orbis engine`: the engine protocol on standard input and output."""

import sys
from argparse import ArgumentParser, Namespace

from orbis.cli.files import require_native
from orbis.engine import BACKENDS, serve
from orbis.locales import Speech


def add(parser: ArgumentParser, speech: Speech) -> None:
    parser.add_argument(
        "--backend", choices=tuple(BACKENDS), default="python", help=speech.text("cli-backend-help")
    )


def run(options: Namespace, speech: Speech) -> int:
    if options.backend == "native":
        require_native(speech)
    serve(sys.stdin.buffer, sys.stdout.buffer, options.backend)
    return 0
