"""A review as clients get it; docs/review.md tells what each field means."""

from typing import Literal

import msgspec

from orbis.locales import PlainSentence
from orbis.server.protocol.game import Game

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
Cause = Literal["regions", "wildernesses", "temple", "god", "others", "chance"]
FactId = Literal["points", "wildernesses", "inactive", "discounts", "symbols", "places", "kingdom", "left"]


ReviewError = Literal["unavailable", "unfit"]
"""Why a review failed: there is no compiled core here, or the record cannot be reviewed."""


class Expected(msgspec.Struct, frozen=True):
    """What a seat may expect: its chance of victory, its points ahead of the best other, and its score."""

    win: float
    margin: float
    regions: float
    wildernesses: float
    temple: float
    god: float
    worshippers: float
    total: float


class ReasonFact(msgspec.Struct, frozen=True):
    """What can be counted on the table after the best turn, and after the played one."""

    id: FactId
    best: int
    played: int


class TurnReason(msgspec.Struct, frozen=True):
    """Why another turn was better: where it parts from the played one, and what it is about."""

    action: str | None
    tile: int | None
    cause: Cause
    points: float
    fact: ReasonFact | None


class ReviewedTurn(msgspec.Struct, frozen=True):
    """A turn, what would have been better, and what every seat could expect."""

    turn: str
    number: int
    seat: int
    played: str
    best: str
    verdict: Verdict
    loss: float
    points_lost: float
    exact: bool
    before: tuple[Expected, ...]
    after: tuple[Expected, ...]
    then: tuple[Expected, ...]
    luck: tuple[float, ...]
    correction: tuple[float, ...]
    reason: TurnReason | None
    lead: float = 0.0
    why: PlainSentence | None = None


class VerdictCounts(msgspec.Struct, frozen=True):
    """How many turns got each verdict."""

    best: int
    good: int
    inaccuracy: int
    mistake: int
    blunder: int


class Books(msgspec.Struct, frozen=True):
    """What a chance of victory began with, what changed it, and what it became."""

    start: float
    own: float
    others: float
    luck: float
    correction: float
    end: float


class ReviewedSeat(msgspec.Struct, frozen=True):
    """How well a player played: accuracy, verdicts, the finest and the worst turn, the books."""

    name: str
    kind: str
    accuracy: float
    mean_loss: float
    verdicts: VerdictCounts
    worst: str | None
    books: Books
    finest: str | None = None


class ReviewDocument(msgspec.Struct, frozen=True):
    """A whole review."""

    format: str
    rules: int
    tiles: str
    simulations: int
    finished: bool
    seats: tuple[ReviewedSeat, ...]
    turns: tuple[ReviewedTurn, ...]
    now: tuple[Expected, ...]


class ReviewState(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a review is: the turns that are judged so far, and once it is done, all of it."""

    state: Literal["queued", "working", "done", "failed"]
    done: int
    total: int
    simulations: int
    turns: tuple[ReviewedTurn, ...] = ()
    """The turns that are judged while others are not, in the order of the game."""
    review: ReviewDocument | None = None
    error: ReviewError | None = None


class InsteadQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another turn, in notation, without its end."""

    turn: str


class Instead(msgspec.Struct, frozen=True):
    """Where another turn would have led before it ends, and how to say what is done in it."""

    game: Game
    log: tuple[PlainSentence, ...]
