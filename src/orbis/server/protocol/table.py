"""A table as clients see it."""

from typing import Annotated, Literal

import msgspec

from orbis.locales import PlainSentence
from orbis.server.tables.events import Absence, ClockRules, GameEnding, Millis, SeatKind, Source, Status, Wish
from orbis.server.tables.refusals import RefusalCode, TextFault
from orbis.server.tables.requests import Detail
from orbis.wire.game import BriefGame, Game

EventKind = Literal[
    "created",
    "sat",
    "left",
    "readied",
    "acted",
    "took_back",
    "wished",
    "answered",
    "replaced",
    "returned",
    "moved",
    "rematched",
]


class Seat(msgspec.Struct, frozen=True):
    """A seat: who plays it, under what name, and whether they are present."""

    kind: SeatKind
    name: str
    player: str
    """The public id of the player who holds it; compare it with your own."""
    level: str
    ready: bool
    nonce: str | None
    replaced: Absence | None
    """Why a bot plays for the person, if one does."""
    clock: Millis | None
    """The time left on the clock when the current turn began."""


class Fairness(msgspec.Struct, frozen=True):
    """What anybody needs to check the deal; the secret is added when the table is over."""

    commitment: str
    nonces: tuple[str | None, ...]
    secret: str | None


class PendingWish(msgspec.Struct, frozen=True):
    """A wish that needs consent."""

    seat: int
    wish: Wish
    count: int
    waiting: tuple[int, ...]


class Settings(msgspec.Struct, frozen=True):
    """The settings of a table."""

    public: bool
    rules: int
    tiles: str
    substitute: str
    clock: ClockRules | None
    grace: Millis | None
    pace: Millis
    hints: bool
    source: Source | None
    previous: str


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table: the number of its last event, that of the last one that changed the game, seats and game."""

    id: str
    number: int
    position: int
    status: Status
    ending: GameEnding | None
    settings: Settings
    seats: tuple[Seat, ...]
    fairness: Fairness
    wish: PendingWish | None
    since: Millis
    """When the current turn began."""
    rematch: str
    game: Game | None = None
    brief: BriefGame | None = None


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event: its number, time, kind and seat, its effects, and the sentences of the log."""

    number: int
    at: Millis
    kind: EventKind
    position: int
    """The number of the last event that changed the game; the next decision must name it."""
    count: int = 0
    hash: str = ""
    """The hash of the state after the event, once the game has started."""
    seat: int | None = None
    player: str = ""
    name: str = ""
    actions: tuple[int, ...] = ()
    revealed: int | None = None
    decisions: int = 0
    wish: Wish | None = None
    yes: bool | None = None
    reason: Absence | None = None
    table: str = ""
    nonce: str | None = None
    secret: str | None = None
    """Sent with the last event of a game."""
    log: tuple[PlainSentence, ...] = ()
    told: tuple[int, ...] = ()
    """How many sentences of the log belong to each action, if there are several."""


class Ack(msgspec.Struct, frozen=True):
    """A request was carried out and is on disk as this event."""

    event: int
    duplicate: bool = False


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused; nothing has changed."""

    code: RefusalCode
    message: str
    rule: str | None = None
    faults: tuple[TextFault, ...] = ()
    """Everything that is wrong with a record or a tile set."""


class Failed(msgspec.Struct, frozen=True):
    """The body of every error response."""

    error: Problem


class Made(msgspec.Struct, frozen=True):
    """The id of something that was created."""

    id: str


class SeatInList(msgspec.Struct, frozen=True):
    """A seat in a list of tables."""

    kind: SeatKind
    name: str
    level: str
    player: str


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    seats: tuple[SeatInList, ...]
    tiles: str
    clock: ClockRules | None
    round: int
    turn: int | None
    """The seat whose turn it is."""
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


class Listed(msgspec.Struct, frozen=True):
    """A table in a list, with its id and the time of its last change."""

    id: str
    status: Status
    updated: Millis
    summary: Summary


class ListQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which public tables: those with an open seat, or those being played."""

    status: Literal["waiting", "playing"] = "waiting"


class ViewQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of a table to return."""

    detail: Detail = "full"


class EventsQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which events to return: those after a number."""

    after: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0


Strength = Literal["tile", "turn", "why"]


class HintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a hint should reveal."""

    strength: Strength = "tile"


class Hint(msgspec.Struct, frozen=True):
    """What to do next; in stronger hints the rest of the turn and why; and what to expect from it."""

    strength: Strength
    actions: tuple[int, ...]
    sentences: tuple[PlainSentence, ...]
    win: float | None
    """The chance of winning, if the bot can estimate it."""
    margin: float | None
    """The expected lead over the best opponent at the end, in points."""
