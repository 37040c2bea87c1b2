"""Thoughts: trying out what might come of a running game."""

from typing import Annotated

import msgspec

from orbis.server.protocol.table import Happened, View
from orbis.server.tables.requests import Act, EventNumber, Id, TakeBack

MOST_TRIED = 400

Requested = Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=200)], ...], msgspec.Meta(max_length=200)]


class NewThought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to try out from a moment of a running game: for every seat, from the beginning."""

    seed: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
    """By which the unseen tiles are shuffled; choose it at random, and keep it for as long as you think."""
    number: EventNumber
    """The last event that you know; those of the thought are numbered from there."""
    asks: Annotated[tuple[Act | TakeBack, ...], msgspec.Meta(max_length=MOST_TRIED)] = ()
    count: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    """The moment from which to go on; null for now."""
    hash: str = ""
    """The hash of the state at that moment, if it is named."""
    requested: Requested = ()
    """How many decisions each request of the turn had made by then, as the first answer says it."""


class NewPositionThought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to try out in a position, for the player whose turn it is."""

    state: Annotated[str, msgspec.Meta(max_length=2_000)]
    """In notation."""
    asks: Annotated[tuple[Act | TakeBack, ...], msgspec.Meta(max_length=MOST_TRIED)] = ()
    tiles: Id | None = None
    """The id of the tile set; null for the standard one."""


class Thought(msgspec.Struct, frozen=True):
    """The moment from which a thought goes on, what the last decision did, and the table that came of all."""

    count: int
    hash: str
    requested: tuple[int, ...]
    """How many decisions each request of the turn had made by then: as many at once can be taken back."""
    view: View
    event: Happened | None
