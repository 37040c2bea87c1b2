"""A review; docs/review.md explains each field."""

from enum import Enum

import msgspec

from orbis.locales import PlainSentence


class Verdict(Enum):
    """How good a turn was, the best first."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Cause(Enum):
    """What the better turn gains: more points of your own, fewer for the others, or only a better chance.

    What everybody can see comes first: a forest that it completes, or a god that brings worshippers.
    """

    FOREST = "forest"
    WORSHIPPERS = "worshippers"
    REGIONS = "regions"
    WILDERNESSES = "wildernesses"
    TEMPLE = "temple"
    GOD = "god"
    OTHERS = "others"
    CHANCE = "chance"


class Fact(Enum):
    """Something that can be counted on the table at the end of the turn.

    The last one is 1 if the next player could pay for the tile that the best turn takes.
    """

    POINTS = "points"
    REGIONS = "regions"
    WILDERNESSES = "wildernesses"
    INACTIVE = "inactive"
    DISCOUNTS = "discounts"
    SYMBOLS = "symbols"
    PLACES = "places"
    KINGDOM = "kingdom"
    LEFT = "left"
    DENIED = "denied"


class Expected(msgspec.Struct, frozen=True):
    """What a seat can expect: its chance of winning, its lead over the best opponent, and its score."""

    win: float
    margin: float
    regions: float
    wildernesses: float
    temple: float
    god: float
    worshippers: float
    total: float


class ReasonFact(msgspec.Struct, frozen=True):
    """A count on the table after the best turn, and after the played one."""

    id: Fact
    best: int
    played: int


class TurnReason(msgspec.Struct, frozen=True):
    """Why another turn was better: where it differs from the played one, and what it gains."""

    action: str | None
    tile: int | None
    cause: Cause
    points: float
    fact: ReasonFact | None


class ReviewedTurn(msgspec.Struct, frozen=True):
    """A turn, the better one, and what every seat could expect."""

    turn: str
    number: int
    seat: int
    played: str
    best: str
    verdict: Verdict
    loss: float
    points_lost: float
    exact: bool
    lead: float
    before: tuple[Expected, ...]
    after: tuple[Expected, ...]
    then: tuple[Expected, ...]
    luck: tuple[float, ...]
    correction: tuple[float, ...]
    reason: TurnReason | None
    why: PlainSentence
    settled: bool = False
    """Whether the game was decided, so that the turn is judged by points."""


class VerdictCounts(msgspec.Struct, frozen=True):
    """How many turns got each verdict."""

    best: int
    good: int
    inaccuracy: int
    mistake: int
    blunder: int


class Books(msgspec.Struct, frozen=True):
    """A chance of winning at the start, what changed it, and at the end."""

    start: float
    own: float
    others: float
    luck: float
    correction: float
    end: float


class ReviewedSeat(msgspec.Struct, frozen=True):
    """How well a player played: accuracy, verdicts, the best and the worst turn, and the books."""

    name: str
    kind: str
    accuracy: float | None
    """From 0 to 100; null without a turn."""
    mean_loss: float
    verdicts: VerdictCounts
    finest: str | None
    worst: str | None
    books: Books


class ReviewDocument(msgspec.Struct, frozen=True):
    """A whole review."""

    format: str
    rules: int
    tiles: str
    simulations: int
    finished: bool
    seats: tuple[ReviewedSeat, ...]
    turns: tuple[ReviewedTurn, ...]
    expected: tuple[Expected, ...]
