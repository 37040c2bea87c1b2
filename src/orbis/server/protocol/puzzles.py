"""Puzzles from one's own games: turns that a review calls mistakes, to be played again."""

from typing import Annotated, Literal

import msgspec

from orbis.locales import PlainSentence
from orbis.server.protocol.thoughts import MOST_TRIED
from orbis.server.tables.events import Millis
from orbis.server.tables.requests import Act, TakeBack
from orbis.wire.replay import SeatInRecord
from orbis.wire.review import ReviewedTurn, Verdict


class OwnMistake(msgspec.Struct, frozen=True):
    """A turn of yours that the review of the game calls a mistake or a blunder."""

    table: str
    record: str
    turn: int
    """The number of the turn in the record, from 0."""
    round: int
    at: Millis
    """When the game ended."""
    opponents: tuple[str, ...]
    verdict: Verdict


class TurnPuzzle(msgspec.Struct, frozen=True):
    """A reviewed turn to be played again: where it began, and what the review says of it."""

    state: str
    """In notation."""
    tiles: str
    seats: tuple[SeatInRecord, ...]
    round: int
    turn: ReviewedTurn


class NewAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play the turn of a puzzle, from its beginning, without its end."""

    asks: Annotated[tuple[Act | TakeBack, ...], msgspec.Meta(max_length=MOST_TRIED)]


class Gain(msgspec.Struct, frozen=True):
    """What a turn gains over another: a clause (`hint-gain-…`), and what the table shows of it, if known."""

    gain: PlainSentence
    fact: PlainSentence | None


class NewComparison(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play the turn of an endgame of the page, without its end."""

    state: Annotated[str, msgspec.Meta(max_length=2_000)]
    """In notation, at the beginning of the turn."""
    asks: Annotated[tuple[Act | TakeBack, ...], msgspec.Meta(max_length=MOST_TRIED)]


class Comparison(msgspec.Struct, frozen=True):
    """What the best turn gains over the other; null if it gains nothing, or that is not known exactly."""

    missed: Gain | None


class TurnAnswer(msgspec.Struct, frozen=True):
    """What a turn is worth, compared with the best one and with the one that was played."""

    verdict: Verdict
    solved: bool
    """Whether it is as good as the best turn: exactly, or as far as an estimate can tell."""
    win: float
    best: float
    played: float
    """The chances of winning after the turn, the best one, and the one that was played."""
    points_lost: float
    """The points ahead that the best turn has more."""
    exact: bool
    compared: Literal["same", "equal", "better", "worse"]
    """What it is beside the turn that was played in the game."""
    gained: Gain | None
    """What the better one of these two gains over the other."""
    missed: Gain | None
    """What the best turn gains over it, unless it is solved."""
