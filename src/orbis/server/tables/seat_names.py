"""The names of people and bots at a table."""

import unicodedata

from orbis.server.tables.refusals import Refused

LONGEST = 40

JOINERS = "\u200c\u200d"
"""They shape the letters of Persian and of Indian scripts, and join emoji; elsewhere nobody sees them."""

BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U0001d159\U00016fe4"
"""Characters that count as printable but show nothing."""

_EMOJI_MARKS = "\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
"""They ask for a coloured drawing, or for a colour of the skin."""

_VIRAMA = 9
"""The combining class of the marks that join Indian letters."""


def checked_name(name: str) -> str:
    """A name with its whitespace normalised; raise `Refused` if it cannot be displayed."""
    name = " ".join(name.split())
    if not is_name(name):
        raise Refused("bad_request", f"a name has 1 to {LONGEST} printable characters")
    return name


def is_name(name: str) -> bool:
    """Whether a name can be displayed as it is; it begins with something that its marks belong to."""
    fits = 0 < len(name) <= LONGEST and name == " ".join(name.split()) and can_be_shown(name)
    return fits and unicodedata.category(name.lstrip(JOINERS)[0])[0] != "M"


def can_be_shown(name: str) -> bool:
    plain = "".join(letter for letter in name if letter not in JOINERS)
    return (
        plain.isprintable()
        and not any(blank in plain for blank in BLANKS)
        and any(unicodedata.category(letter)[0] not in "MZ" for letter in plain)
        and all(_joins(name, place) for place, letter in enumerate(name) if letter in JOINERS)
    )


def _joins(name: str, place: int) -> bool:
    """Whether a joiner is where its script needs one."""
    around = name[max(0, place - 1) : place] + name[place + 1 : place + 2]
    if any(unicodedata.combining(letter) == _VIRAMA for letter in around):
        return True
    before = name[:place].rstrip(_EMOJI_MARKS)[-1:]
    after = name[place + 1 : place + 2]
    if not before or not after:
        return False
    if unicodedata.category(before) == "So":
        return unicodedata.category(after) == "So"
    letters = [letter for letter in name[:place] if not unicodedata.combining(letter)][-1:]
    return bool(letters) and all(unicodedata.bidirectional(letter) == "AL" for letter in (*letters, after))
