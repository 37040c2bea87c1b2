"""The token of the host, for the admin page: in a file or in the environment, where `ps` does not show it."""

import os
import re
from argparse import ArgumentParser, Namespace
from pathlib import Path

from orbis.cli.failure import Failure
from orbis.cli.files import read_bytes
from orbis.locales import Speech
from orbis.server.http.admin_door import admin_digest

VARIABLE = "ORBIS_ADMIN_TOKEN"

LEAST, MOST = 20, 200
TOKEN = re.compile(rf"[!-~]{{{LEAST},{MOST}}}")
"""What a header can carry, and nobody can guess."""


def add_admin(parser: ArgumentParser, speech: Speech) -> None:
    parser.add_argument(
        "--admin-token-file",
        type=Path,
        metavar=speech.text("cli-file"),
        help=speech.text("server-admin-help", least=LEAST),
    )


def admin_of(options: Namespace, speech: Speech) -> str:
    """The digest of the token, empty if there is none; raise `Failure` if it is too easy to guess."""
    path: Path | None = options.admin_token_file
    if path is None:
        token = os.environ.get(VARIABLE, "").strip()
        if not token:
            return ""
    else:
        token = read_bytes(path, speech).decode("utf-8", "replace").strip()
    if not TOKEN.fullmatch(token):
        # Not the token itself: the line may end up in a log.
        where = VARIABLE if path is None else str(path)
        raise Failure(speech.text("server-bad-admin-token", where=where, least=LEAST, most=MOST))
    return admin_digest(token)
