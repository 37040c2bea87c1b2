"""The events of a table, as they are stored; a table is the sum of its events, and nothing else."""

from enum import StrEnum
from typing import Annotated, Literal

import msgspec

Millis = int
"""A time in milliseconds since 1970, or a duration in milliseconds."""

SeatKind = Literal["open", "person", "bot"]
Absence = Literal["absent", "late", "clock", "resigned"]
"""Why a bot plays for a person.

Whoever was only absent gets the seat back on return, and whoever was late after the turn.
"""
Wish = Literal["end", "rewind", "pause"]
"""What needs everybody's consent: to end the game now, to go back to an earlier moment, or to pause."""


class Status(StrEnum):
    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class GameEnding(StrEnum):
    PLAYED = "played"
    AGREED = "agreed"
    RESIGNED = "resigned"
    """One of two people resigned: the other one wins."""
    ABANDONED = "abandoned"

    @property
    def is_decided(self) -> bool:
        """Whether the game has a winner."""
        return self in (GameEnding.PLAYED, GameEnding.RESIGNED)


class ClockRules(msgspec.Struct, frozen=True):
    """A clock: the time for all turns of a seat, and the increment for each finished turn."""

    bank: Annotated[Millis, msgspec.Meta(ge=1000, le=30 * 86_400_000)]
    increment: Annotated[Millis, msgspec.Meta(ge=0, le=86_400_000)] = 0
    per_turn: bool = False
    """Whether every turn has the whole time; when it runs out, a bot plays that turn only."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a new table; those that the host plays may be ready at once."""

    kind: SeatKind
    name: str = ""
    player: str = ""
    level: str = ""
    ready: bool = False
    nonce: str | None = None
    kept: str = ""
    """The player for whom an open seat is kept, and who has `name`."""


class Source(msgspec.Struct, frozen=True):
    """The moment of a record from which a game continues."""

    record: str
    count: int


class StoredEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """An event: its time and, if a request became it, the sender, the client, its number and fingerprint."""

    at: Millis = 0
    by: str = ""
    client: str = ""
    request: int = 0
    ask: int = 0


class Created(StoredEvent, frozen=True, tag="created"):
    """The table was created. Its secret and the bots' seed must not leave it before the game is over."""

    seats: tuple[SeatPlan, ...]
    public: bool
    rules: int
    tiles: str
    secret: str
    draws: str
    substitute: str
    """The level of the bot that plays for absent persons; empty for the best that needs no long thinking."""
    clock: ClockRules | None = None
    grace: Millis | None = None
    hints: bool = True
    chat: bool = False
    """Whether players may write what they like to each other."""
    rated: bool = False
    """Whether the result counts for the ratings of the players."""
    source: Source | None = None
    previous: str = ""
    lesson: str = ""
    """The name of the lesson; such tables appear in no list."""
    daily: str = ""
    """The day, as in 2026-11-17, whose deal this is."""
    witnessed: bool = True
    """Whether a server committed to the deal before others; not so where a player's own browser dealt."""

    @property
    def counts_for(self) -> str:
        """The player towards whose limit the table counts; a lesson counts for nobody."""
        return "" if self.lesson else self.by


class Sat(StoredEvent, frozen=True, tag="sat"):
    """A player took an open seat."""

    seat: int
    player: str
    name: str


class Left(StoredEvent, frozen=True, tag="left"):
    """A player gave up a seat before the deal, or was away too long without being ready."""

    seat: int


class Declined(StoredEvent, frozen=True, tag="declined"):
    """Somebody does not want the seat that was kept for them: anybody can have it."""

    seat: int


class Renamed(StoredEvent, frozen=True, tag="renamed"):
    """A player is called something else."""

    seat: int
    name: str


class Filled(StoredEvent, frozen=True, tag="filled"):
    """A bot got an open seat; if everybody else is ready, the game starts."""

    seat: int
    level: str
    name: str


class Cleared(StoredEvent, frozen=True, tag="cleared"):
    """The host opened the seat of a bot, of somebody else, or one that was kept for somebody, to anybody."""

    seat: int


class Readied(StoredEvent, frozen=True, tag="readied"):
    """A seat is ready, with its nonce for the deal; the last one starts the game."""

    seat: int
    nonce: str | None = None


class Acted(StoredEvent, frozen=True, tag="acted"):
    """A seat made decisions of one turn; `hash` is that of the state before, to check a replay."""

    seat: int
    actions: tuple[int, ...]
    before: str


class TookBack(StoredEvent, frozen=True, tag="took_back"):
    """A seat took back decisions of the current turn (Q9)."""

    seat: int
    decisions: int


class Wished(StoredEvent, frozen=True, tag="wished"):
    """A seat asked for something that needs consent; granted at once if there is nobody else to ask."""

    seat: int
    wish: Wish
    count: int = 0
    lasts: Millis = 0
    """How long a pause is to last; 0 until somebody resumes."""


class Answered(StoredEvent, frozen=True, tag="answered"):
    """A person answered a wish; the last yes grants it, the first no ends it."""

    seat: int
    yes: bool


class Replaced(StoredEvent, frozen=True, tag="replaced"):
    """A bot plays for a seat from now on."""

    seat: int
    reason: Absence
    ends: bool = False
    """Whether no bot plays, because the game is over: one of two people has resigned."""


class Waited(StoredEvent, frozen=True, tag="waited"):
    """Somebody, at another seat, waits for the absent player of a seat: no bot steps in meanwhile."""

    seat: int
    waiting: int


class Returned(StoredEvent, frozen=True, tag="returned"):
    """A person who was absent, replaced or waited for, is back."""

    seat: int


class Moved(StoredEvent, frozen=True, tag="moved"):
    """A seat moved to another device of its player."""

    seat: int
    player: str


class Stood(StoredEvent, frozen=True, tag="stood"):
    """The clock of the running turn stood still for some time before `until`: nobody served the table."""

    lasted: Millis
    until: Millis


class Resumed(StoredEvent, frozen=True, tag="resumed"):
    """The pause is over: somebody resumed the game, or, without a seat, its time has come."""

    seat: int | None = None


class Excused(StoredEvent, frozen=True, tag="excused"):
    """A player is on holiday: the clock of the seat stands until then, which may be now."""

    seat: int
    began: Millis
    until: Millis


class Said(StoredEvent, frozen=True, tag="said"):
    """A player said something: a phrase that everybody reads in their own language, or a text."""

    seat: int
    phrase: str = ""
    text: str = ""


class Rematched(StoredEvent, frozen=True, tag="rematched"):
    """A new table was created for the same seats."""

    table: str


AnyEvent = (
    Created
    | Sat
    | Left
    | Declined
    | Renamed
    | Filled
    | Cleared
    | Readied
    | Acted
    | TookBack
    | Wished
    | Answered
    | Replaced
    | Waited
    | Returned
    | Moved
    | Stood
    | Resumed
    | Excused
    | Said
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def write_event(event: AnyEvent) -> bytes:
    return _encoder.encode(event)


def read_event(body: bytes) -> AnyEvent:
    """Read a stored event; raise `msgspec.ValidationError`."""
    return _decoder.decode(body)
