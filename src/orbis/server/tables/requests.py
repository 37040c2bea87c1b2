"""Requests: for a new table, or for something at a table."""

from typing import Annotated, Literal

import msgspec

from orbis.bots.levels import LevelName
from orbis.server.tables.events import ClockRules, Millis

ID_PATTERN = r"^[A-Za-z0-9_-]{1,64}$"
Id = Annotated[str, msgspec.Meta(pattern=ID_PATTERN)]
"""The id of a table, a record or a tile set."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
ActionId = Annotated[int, msgspec.Meta(ge=0, le=108)]
EventNumber = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class TableRequest(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A request to a table."""


class Sit(TableRequest, frozen=True, tag="sit"):
    """Take an open seat, under your own name or another."""

    seat: SeatNumber
    name: Name | None = None


class Leave(TableRequest, frozen=True, tag="leave"):
    """Give up your seat before the deal."""

    seat: SeatNumber


class Ready(TableRequest, frozen=True, tag="ready"):
    """Be ready for the deal, and add your own nonce to it."""

    seat: SeatNumber
    nonce: Nonce | None = None


class Act(TableRequest, frozen=True, tag="act"):
    """Make the next decision, and perhaps more of the same turn; all are made or none."""

    actions: Annotated[tuple[ActionId, ...], msgspec.Meta(min_length=1, max_length=20)]
    position: EventNumber
    """The position in which the decisions were made."""


class TakeBack(TableRequest, frozen=True, tag="take_back"):
    """Take back the last decision of the current turn, or the whole turn so far."""

    position: EventNumber
    whole: bool = False


class AskEnd(TableRequest, frozen=True, tag="ask_end"):
    """Ask everybody to end the game now, without a winner."""

    seat: SeatNumber


class AskRewind(TableRequest, frozen=True, tag="ask_rewind"):
    """Ask everybody to go back to the moment after `count` moves."""

    seat: SeatNumber
    count: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    position: EventNumber


class Answer(TableRequest, frozen=True, tag="answer"):
    """Answer the pending wish."""

    seat: SeatNumber
    yes: bool


class Resign(TableRequest, frozen=True, tag="resign"):
    """Let a bot play your seat to the end."""

    seat: SeatNumber


AnyRequest = Sit | Leave | Ready | Act | TakeBack | AskEnd | AskRewind | Answer | Resign

Detail = Literal["events", "full"]
"""How much comes with every event: what a program needs, or everything that the page shows."""


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: open to anybody, a bot of some level, or played here by the host."""

    kind: Literal["open", "bot", "here"]
    level: LevelName | None = None
    name: Name | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create."""

    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=2, max_length=4)]
    public: bool = False
    tiles: Id | None = None
    """The id of a tile set on this server; default: the standard one."""
    clock: ClockRules | None = None
    grace: Annotated[Millis, msgspec.Meta(ge=1000, le=86_400_000)] | None = 120_000
    """Milliseconds without its player after which a bot plays a seat; null for slow play."""
    substitute: LevelName = "acolyte"
    pace: Annotated[Millis, msgspec.Meta(ge=0, le=5000)] = 700
    """Milliseconds that bots wait before each decision, so that people can follow."""
    hints: bool = True
    """Whether players may ask the strongest bot for a hint."""
    ready: bool = True
    """Whether the seats played here are ready at once."""
    nonce: Nonce | None = None
    """What the first seat played here adds to the deal."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create from a moment of a record; the unseen tiles are shuffled again."""

    count: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=2, max_length=4)]
    pace: Annotated[Millis, msgspec.Meta(ge=0, le=5000)] = 700


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to start: the name of its bot, and how long the bot waits before each decision."""

    opponent: Name | None = None
    pace: Annotated[Millis, msgspec.Meta(ge=0, le=5000)] = 700
