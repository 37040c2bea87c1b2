"""Free text inside a line: plain where that is safe, else quoted as a JSON string."""

import json
import re

from orbis.notation.phrase import Phrase
from orbis.notation.span import Piece

QUOTE = '"'

HALF = re.compile("[\ud800-\udfff]")
"""Half a surrogate pair: not a character, and not valid in UTF-8."""

_scan = json.JSONDecoder().raw_decode


def quoted(text: str) -> str:
    r"""A text as a JSON string, with everything invisible escaped.

    >>> print(quoted("Zoë"), quoted("two\nlines"))
    "Zoë" "two\nlines"
    """
    return json.dumps(text, ensure_ascii=not text.isprintable())


def write_text(text: str) -> str:
    """A text as it is, or quoted if it could be misread.

    >>> print(write_text("Anna"), write_text(" Anna "), write_text(""))
    Anna " Anna " ""
    """
    safe = text and text == text.strip() and text.isprintable() and not text.startswith(QUOTE)
    return text if safe else quoted(text)


def parse_text(piece: Piece, expected: Phrase) -> str:
    if not piece.text.startswith(QUOTE):
        if not piece.text:
            raise piece.fault(expected)
        return piece.text
    return parse_quoted(piece)


def parse_quoted(piece: Piece) -> str:
    text, rest = split_quoted(piece)
    if rest.text:
        raise rest.fault(Phrase.LINE_END)
    return text


def split_quoted(piece: Piece) -> tuple[str, Piece]:
    """Read the JSON string at the start of a piece, and return it with the rest of the piece."""
    if not piece.text.startswith(QUOTE):
        raise piece.fault(Phrase.QUOTED)
    try:
        text, end = _scan(piece.text)
    except json.JSONDecodeError as error:
        raise piece.from_index(error.pos).fault(Phrase.JSON) from None
    assert isinstance(text, str)
    if HALF.search(text):
        raise piece.fault(Phrase.QUOTED_CHARACTERS)
    return text, piece.from_index(end)
