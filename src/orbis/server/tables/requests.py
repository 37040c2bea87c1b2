"""Requests: for a new table, or for something at a table."""

from typing import Annotated, Literal

import msgspec

from orbis.notation.level_names import LevelName
from orbis.server.tables.events import ClockRules, Millis

ID_PATTERN = r"^[A-Za-z0-9_-]{1,64}$"
Id = Annotated[str, msgspec.Meta(pattern=ID_PATTERN)]
"""The id of a table, a record or a tile set."""
PlayerId = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$")]
"""The public id of a player."""
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


class Decline(TableRequest, frozen=True, tag="decline"):
    """Do without the seat that is kept for you, before the deal."""

    seat: SeatNumber


class Rename(TableRequest, frozen=True, tag="rename"):
    """Be called something else at your seat, before the deal."""

    seat: SeatNumber
    name: Name


class Fill(TableRequest, frozen=True, tag="fill"):
    """Let a bot have an open seat; only the host can ask for it, before the deal."""

    seat: SeatNumber
    level: LevelName
    name: Name | None = None


class Clear(TableRequest, frozen=True, tag="clear"):
    """Open the seat of a bot or of somebody else again, or a kept one; only the host can, before the deal."""

    seat: SeatNumber


class Ready(TableRequest, frozen=True, tag="ready"):
    """Be ready for the deal, and add your own nonce to it."""

    seat: SeatNumber
    nonce: Nonce | None = None


class Act(TableRequest, frozen=True, tag="act"):
    """Make the next decision, and perhaps more of the same turn; all are made or none."""

    actions: Annotated[tuple[ActionId, ...], msgspec.Meta(min_length=1, max_length=60)]
    position: EventNumber
    """The position in which the decisions were made."""


class TakeBack(TableRequest, frozen=True, tag="take_back"):
    """Take back what the last request of the current turn decided, or the whole turn so far."""

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


class AskPause(TableRequest, frozen=True, tag="ask_pause"):
    """Ask everybody to pause the game, for some time or until somebody resumes it."""

    seat: SeatNumber
    lasts: Annotated[Millis, msgspec.Meta(ge=60_000, le=90 * 86_400_000)] | None = None


class Resume(TableRequest, frozen=True, tag="resume"):
    """End a pause."""

    seat: SeatNumber


class Answer(TableRequest, frozen=True, tag="answer"):
    """Answer the pending wish."""

    seat: SeatNumber
    yes: bool


class Resign(TableRequest, frozen=True, tag="resign"):
    """Let a bot play your seat to the end."""

    seat: SeatNumber


class Wait(TableRequest, frozen=True, tag="wait"):
    """Wait for the absent player of the seat to move: no bot plays for it meanwhile."""

    seat: SeatNumber


class LetBot(TableRequest, frozen=True, tag="let_bot"):
    """Let a bot play for the absent player of the seat to move, now."""

    seat: SeatNumber


Phrase = Literal[
    "hello",
    "good-luck",
    "nice",
    "ouch",
    "thanks",
    "sorry",
    "thinking",
    "moment",
    "good-game",
    "bye",
    "smile",
    "laugh",
    "wow",
    "sad",
    "thumb",
    "heart",
]
"""What everybody can say: phrases and, at the end, six reactions; the texts are `phrase-…`."""

LONGEST_TEXT = 200


class Say(TableRequest, frozen=True, tag="say"):
    """Say a phrase or, at a table that allows it, a text."""

    seat: SeatNumber
    phrase: Phrase | None = None
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)] | None = None


class Reclaim(TableRequest, frozen=True, tag="reclaim"):
    """Take back a seat of your own that moved to another device."""

    seat: SeatNumber


AnyRequest = (
    Sit
    | Leave
    | Decline
    | Rename
    | Fill
    | Clear
    | Ready
    | Act
    | TakeBack
    | AskEnd
    | AskRewind
    | AskPause
    | Resume
    | Answer
    | Resign
    | Wait
    | LetBot
    | Say
    | Reclaim
)

Detail = Literal["events", "full"]
"""How much comes with every event: what a program needs, or everything that the page shows."""


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: open to anybody, kept for a friend, a bot of some level, or played here."""

    kind: Literal["open", "kept", "bot", "here"]
    level: LevelName | None = None
    name: Name | None = None
    player: PlayerId | None = None
    """The friend for whom the seat is kept."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create."""

    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=2, max_length=4)]
    public: bool = False
    tiles: Id | None = None
    """The id of a tile set on this server; default: the standard one."""
    clock: ClockRules | None = None
    grace: Annotated[Millis, msgspec.Meta(ge=1000, le=86_400_000)] | None = 300_000
    """Milliseconds without its player after which a bot plays a seat; none with a clock for each turn."""
    substitute: LevelName | None = None
    """The level of that bot; default: the best of this server that needs no long thinking."""
    hints: bool | None = None
    """Whether players may ask the strongest bot for a hint; default: only if everybody else is a bot."""
    chat: bool = False
    """Whether players may write what they like; never at a public table."""
    rated: bool = False
    """Whether the result counts for ratings: no hints, no going back, and each seat somebody else's."""
    ready: bool = True
    """Whether the seats played here are ready at once, and add nothing to the deal."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create from a moment of a record; the unseen tiles are shuffled again."""

    count: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=2, max_length=4)]


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to start, and the name of its bot."""

    opponent: Name | None = None
