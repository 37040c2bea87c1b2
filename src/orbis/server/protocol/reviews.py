"""Requests for reviews, and their progress."""

from typing import Annotated, Literal

import msgspec

from orbis.lab.review import DEFAULT_SIMULATIONS
from orbis.locales import PlainSentence
from orbis.wire.game import Game
from orbis.wire.names import CellName, SlotName
from orbis.wire.review import ReviewDocument, ReviewedTurn

ReviewError = Literal["unavailable", "unfit"]
"""Why a review failed: the compiled core is missing, or the record cannot be reviewed."""

Simulations = Annotated[int, msgspec.Meta(ge=100, le=200_000)]


STEPS = (100, 1_000, 3_000, 10_000, DEFAULT_SIMULATIONS)
"""The numbers of simulations that can be asked for; earlier reviews may have others."""


class NewReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How thoroughly to review a record: one of a few steps, by default the highest, like `orbis review`."""

    simulations: Simulations | None = None


class ReviewQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which review of a record."""

    simulations: Simulations | None = None


class ReviewStage(msgspec.Struct, frozen=True, omit_defaults=True):
    """The progress of a review."""

    state: Literal["unasked", "queued", "working", "done", "failed"]
    done: int
    total: int
    simulations: int


class ReviewState(ReviewStage, frozen=True, omit_defaults=True):
    """The progress of a review: the turns judged so far, and the whole review once it is done."""

    turns: tuple[ReviewedTurn, ...] = ()
    """The turns judged so far, in game order, until the review is done."""
    review: ReviewDocument | None = None
    error: ReviewError | None = None


class KeptReviewState(ReviewStage, frozen=True, omit_defaults=True):
    """A `ReviewState` as stored, sent without decoding it."""

    turns: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    review: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    error: str | None = None


class InsteadQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another turn, in notation, without its end."""

    turn: str


class TakenTile(msgspec.Struct, frozen=True):
    """The tile that a turn takes, and its cell."""

    cell: CellName
    tile: int


class Instead(msgspec.Struct, frozen=True):
    """Where another turn would have led before its end, with its log."""

    game: Game
    log: tuple[PlainSentence, ...]
    taken: TakenTile | None
    placed: SlotName | None
    """The slot of its tile in the universe."""
