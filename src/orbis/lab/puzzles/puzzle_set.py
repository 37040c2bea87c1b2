"""Puzzles, as the page reads them from a file: positions in which all turns are known exactly."""

import msgspec

from orbis.locales import PlainSentence


class PuzzleOutcome(msgspec.Struct, frozen=True, array_like=True):
    """What can be expected after some turns: the chance to win, the points ahead, and where those turns end.

    Of the hash of each end there are the first six digits, one after another.
    """

    win: float
    margin: float
    ends: str


class Puzzle(msgspec.Struct, frozen=True):
    """A position at the beginning of a turn, the best turn, in words too, and all outcomes, best first."""

    state: str
    grade: int
    best: tuple[int, ...]
    told: tuple[PlainSentence, ...]
    why: PlainSentence
    outcomes: tuple[PuzzleOutcome, ...]


class PuzzleSet(msgspec.Struct, frozen=True):
    puzzles: tuple[Puzzle, ...]
