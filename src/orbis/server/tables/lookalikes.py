"""Names that look alike in Latin, Greek or Cyrillic letters: at one table there are no two of them."""

import itertools
import unicodedata
from collections.abc import Iterable

from orbis.server.tables.seat_names import LONGEST, is_name

_CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "АВЕЅІЈКМНОРСТУХ|", "ABEZHIKMNOPTYX" + "ABESIJKMHOPCTYXl")
_SMALL = str.maketrans(
    "αβγεηικνορτυχω" + "авгеѕіјкмнопрстухһүԁԛԝӏѵь" + "ıɑɡ01i",
    "abyenlkvoptuxw" + "abresljkmhonpctyxhydqwlvb" + "lagoll",
)
"""Greek and Cyrillic letters, and digits, with the Latin ones that look like them."""

_KANA_MARKS = "\u3099\u309a"
"""They make other sounds of hiragana and katakana."""

_PAIRS = (("rn", "m"), ("vv", "w"))


def look_of(name: str) -> str:
    """What is left of a name at a glance: no case, accents, spaces or punctuation, one alphabet.

    >>> look_of("Ben") == look_of("Вen ") == look_of("BÉN."), look_of("Bill") == look_of("BiII")
    (True, True)
    """
    plain = unicodedata.normalize("NFKD", name).translate(_CAPITALS).casefold()
    look = _letters(unicodedata.normalize("NFKD", plain)).translate(_SMALL)
    for pair, one in _PAIRS:
        look = look.replace(pair, one)
    return look or "".join(plain.split())


def _letters(name: str) -> str:
    """The letters and digits of a name, with the marks that make other letters of them.

    Those belong to the script of their letter, as vowel signs do; accents belong to none.
    """
    kept, letter = [], ""
    for each in name:
        if unicodedata.category(each)[0] != "M":
            letter = each
        if each.isalnum() or (letter != each and letter.isalnum() and _belongs(each, letter)):
            kept.append(each)
    return "".join(kept)


def _belongs(mark: str, letter: str) -> bool:
    script = unicodedata.name(letter, "").split(" ")[0]
    return mark in _KANA_MARKS or unicodedata.name(mark, "").startswith(f"{script} ")


def is_like_one_of(name: str, others: Iterable[str]) -> bool:
    look = look_of(name)
    return any(look == look_of(other) for other in others)


def distinct(name: str, others: Iterable[str]) -> str:
    """A name that looks like none of the others: with a number, if it has to be.

    >>> distinct("Ann", ["Ben"]), distinct("ANN", ["Ann", "Ann 2"])
    ('Ann', 'ANN 3')
    """
    others = tuple(others)
    wanted = itertools.chain([name], (numbered(name, number) for number in itertools.count(2)))
    return next(each for each in wanted if not is_like_one_of(each, others))


def numbered(name: str, number: int) -> str:
    """A name with a number, short enough for a name."""
    end = f" {number}"
    name = name[: LONGEST - len(end)].rstrip()
    while name and not is_name(name):  # it was cut between two characters that belong together
        name = name[:-1].rstrip()
    return f"{name}{end}".strip()
