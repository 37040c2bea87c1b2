"""What a deal is known by, so that nobody is told more of a game than its players are."""

import hashlib
from collections.abc import Iterable

from orbis.notation import Record
from orbis.rules import Action, Reveal

TELLING = 5
"""So many revealed tiles tell two games apart that began alike."""


def deal_digest(record: Record) -> str:
    """A digest of what everybody saw when a game began, in whatever order: turned, it is the same.

    With two players there are only 6,600.
    """
    seen = (len(record.seats), record.tiles, sorted(record.display), sorted(record.gods))
    return hashlib.sha256(repr(seen).encode()).hexdigest()


def revealed(moves: Iterable[Action | Reveal]) -> tuple[int, ...]:
    """The tiles that came after the first display."""
    return tuple(move.tile for move in moves if isinstance(move, Reveal))


def is_of_game(record: Record, moves: Iterable[Action | Reveal]) -> bool:
    """Whether a record that began like a game is of that game, as far as it has been played."""
    told, shown = revealed(record.moves), revealed(moves)
    common = min(len(told), len(shown))
    return told[:common] == shown[:common] and (len(told) <= common or common >= TELLING)
