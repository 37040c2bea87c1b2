"""The events of a table, as they are stored; a table is the sum of its events, and nothing else."""

from enum import StrEnum
from typing import Annotated, Literal

import msgspec

Millis = int
"""A time in milliseconds since 1970, or a duration in milliseconds."""

SeatKind = Literal["open", "person", "bot"]
Absence = Literal["absent", "clock", "resigned"]
"""Why a bot plays for a person; a player who was only absent gets the seat back on return."""
Wish = Literal["end", "rewind"]
"""What needs everybody's consent: to end the game now, or to go back to an earlier moment."""


class Status(StrEnum):
    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class GameEnding(StrEnum):
    PLAYED = "played"
    AGREED = "agreed"
    ABANDONED = "abandoned"


class ClockRules(msgspec.Struct, frozen=True):
    """A clock: the time for all turns of a seat, and the increment for each finished turn."""

    bank: Annotated[Millis, msgspec.Meta(ge=1000, le=30 * 86_400_000)]
    increment: Annotated[Millis, msgspec.Meta(ge=0, le=86_400_000)] = 0


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a new table; those that the host plays may be ready at once."""

    kind: SeatKind
    name: str = ""
    player: str = ""
    level: str = ""
    ready: bool = False
    nonce: str | None = None


class Source(msgspec.Struct, frozen=True):
    """The moment of a record from which a game continues."""

    record: str
    count: int


class StoredEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """An event: its time and, if it comes from a request, the sender, the client and the request's number."""

    at: Millis = 0
    by: str = ""
    client: str = ""
    request: int = 0


class Created(StoredEvent, frozen=True, tag="created"):
    """The table was created. Its secret and the bots' seed must not leave it before the game is over."""

    seats: tuple[SeatPlan, ...]
    public: bool
    rules: int
    tiles: str
    secret: str
    draws: str
    substitute: str
    clock: ClockRules | None = None
    grace: Millis | None = None
    pace: Millis = 0
    hints: bool = True
    source: Source | None = None
    previous: str = ""
    lesson: str = ""
    """The name of the lesson; such tables appear in no list."""


class Sat(StoredEvent, frozen=True, tag="sat"):
    """A player took an open seat."""

    seat: int
    player: str
    name: str


class Left(StoredEvent, frozen=True, tag="left"):
    """A player gave up a seat before the deal."""

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


class Answered(StoredEvent, frozen=True, tag="answered"):
    """A person answered a wish; the last yes grants it, the first no ends it."""

    seat: int
    yes: bool


class Replaced(StoredEvent, frozen=True, tag="replaced"):
    """A bot plays for a seat from now on."""

    seat: int
    reason: Absence


class Returned(StoredEvent, frozen=True, tag="returned"):
    """A person who was absent has the seat again."""

    seat: int


class Moved(StoredEvent, frozen=True, tag="moved"):
    """A seat moved to another device of its player."""

    seat: int
    player: str


class Rematched(StoredEvent, frozen=True, tag="rematched"):
    """A new table was created for the same seats."""

    table: str


AnyEvent = (
    Created
    | Sat
    | Left
    | Readied
    | Acted
    | TookBack
    | Wished
    | Answered
    | Replaced
    | Returned
    | Moved
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def write_event(event: AnyEvent) -> bytes:
    return _encoder.encode(event)


def read_event(body: bytes) -> AnyEvent:
    """Read a stored event; raise `msgspec.ValidationError`."""
    return _decoder.decode(body)
