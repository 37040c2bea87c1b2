"""What can be asked of a table, on any way that leads to it."""

from typing import Annotated, Literal

import msgspec

ID_PATTERN = r"^[A-Za-z0-9_-]{1,64}$"
Id = Annotated[str, msgspec.Meta(pattern=ID_PATTERN)]
"""What a table, a record or a tile set is known by."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
ActionId = Annotated[int, msgspec.Meta(ge=0, le=108)]
EventNumber = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class TableRequest(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that somebody wants to do at a table."""


class Sit(TableRequest, frozen=True, tag="sit"):
    """Take an open seat, under one's own name or another."""

    seat: SeatNumber
    name: Name | None = None


class Leave(TableRequest, frozen=True, tag="leave"):
    """Give one's seat back before the deal."""

    seat: SeatNumber


class Ready(TableRequest, frozen=True, tag="ready"):
    """Be ready for the deal, and mix a nonce of one's own into it."""

    seat: SeatNumber
    nonce: Nonce | None = None


class Act(TableRequest, frozen=True, tag="act"):
    """Make the decision that the game waits for, and more of the same turn; all of them or none."""

    actions: Annotated[tuple[ActionId, ...], msgspec.Meta(min_length=1, max_length=20)]
    position: EventNumber
    """The position for which they were made."""


class TakeBack(TableRequest, frozen=True, tag="take_back"):
    """Take back the last decision of the running turn, or the whole turn so far."""

    position: EventNumber
    whole: bool = False


class AskEnd(TableRequest, frozen=True, tag="ask_end"):
    """Ask everybody to end the game now, without a winner."""

    seat: SeatNumber


class AskRewind(TableRequest, frozen=True, tag="ask_rewind"):
    """Ask everybody to go back to the moment after so many moves."""

    seat: SeatNumber
    moves: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    position: EventNumber


class Answer(TableRequest, frozen=True, tag="answer"):
    """Answer what was asked."""

    seat: SeatNumber
    yes: bool


class Resign(TableRequest, frozen=True, tag="resign"):
    """Let a bot play one's seat to the end."""

    seat: SeatNumber


AnyRequest = Sit | Leave | Ready | Act | TakeBack | AskEnd | AskRewind | Answer | Resign

Detail = Literal["events", "full"]
"""How much comes with every event: what a program needs, or everything that a table shows."""
