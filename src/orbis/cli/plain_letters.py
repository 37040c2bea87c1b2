"""Replaces letters that a terminal cannot show by plain ones."""

import codecs
import sys
from io import TextIOWrapper

from orbis.tui.symbols import plain_letters

PLAIN = "orbis-plain"
"""The name of our error handler in `codecs`."""


def fall_back_to_plain_letters() -> None:
    """Never fail because a stream cannot encode or decode a character."""
    codecs.register_error(PLAIN, _in_plain_letters)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAIN), (sys.stderr, PLAIN)):
        # Where the system names no encoding, bytes pass through unchanged.
        if isinstance(stream, TextIOWrapper) and stream.errors != "surrogateescape":
            stream.reconfigure(errors=errors)


def _in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = plain_letters(error.object[error.start : error.end])
    return text.encode("ascii", "replace").decode("ascii"), error.end
