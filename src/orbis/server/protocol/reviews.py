"""Reviews that are asked for, and how far they are."""

from typing import Annotated, Literal

import msgspec

from orbis.locales import PlainSentence
from orbis.wire.game import Game
from orbis.wire.names import CellName, SlotName
from orbis.wire.review import ReviewDocument, ReviewedTurn

ReviewError = Literal["unavailable", "unfit"]
"""Why a review failed: there is no compiled core here, or the record cannot be reviewed."""

Simulations = Annotated[int, msgspec.Meta(ge=100, le=200_000)]


class NewReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How thoroughly a record is to be reviewed; by default as `orbis review` does."""

    simulations: Simulations | None = None


class ReviewQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which review of a record."""

    simulations: Simulations | None = None


class ReviewStage(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a review is."""

    state: Literal["queued", "working", "done", "failed"]
    done: int
    total: int
    simulations: int


class ReviewState(ReviewStage, frozen=True, omit_defaults=True):
    """How far a review is: the turns that are judged so far, and once it is done, all of it."""

    turns: tuple[ReviewedTurn, ...] = ()
    """The turns that are judged while others are not, in the order of the game."""
    review: ReviewDocument | None = None
    error: ReviewError | None = None


class KeptReviewState(ReviewStage, frozen=True, omit_defaults=True):
    """A `ReviewState` as it is kept, sent without being read."""

    turns: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    review: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    error: str | None = None


class InsteadQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another turn, in notation, without its end."""

    turn: str


class Taken(msgspec.Struct, frozen=True):
    """The tile that a turn takes, and from where."""

    cell: CellName
    tile: int


class Instead(msgspec.Struct, frozen=True):
    """Where another turn would have led before it ends, what is done in it, and how to say that."""

    game: Game
    log: tuple[PlainSentence, ...]
    taken: Taken | None
    placed: SlotName | None
    """Where its tile lies, in the universe after it."""
