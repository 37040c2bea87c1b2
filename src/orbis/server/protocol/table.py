"""A table as clients see it."""

from typing import Annotated, Literal

import msgspec

from orbis.locales import PlainSentence
from orbis.server.tables.events import Absence, ClockRules, GameEnding, Millis, SeatKind, Source, Status, Wish
from orbis.server.tables.refusals import RefusalCode, TextFault
from orbis.server.tables.requests import Detail
from orbis.wire.deed import Deed
from orbis.wire.game import BriefGame, Game

EventKind = Literal[
    "created",
    "sat",
    "left",
    "declined",
    "renamed",
    "filled",
    "cleared",
    "readied",
    "acted",
    "took_back",
    "wished",
    "answered",
    "replaced",
    "waited",
    "returned",
    "moved",
    "stood",
    "resumed",
    "excused",
    "said",
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
    awaited: int | None
    """The seat whose player waits for the absent player of this one, so that no bot steps in."""
    missed: int = 0
    """How many turns a bot has played in a row because the player was late."""
    excused: Millis | None = None
    """Until when the player is on holiday, which may be over."""
    kept: str = ""
    """The public id of the player for whom the open seat is kept; it has their name."""


class Fairness(msgspec.Struct, frozen=True, omit_defaults=True):
    """What anybody needs to check the deal; the secret is added when the table is over."""

    commitment: str
    nonces: tuple[str | None, ...]
    secret: str | None
    witnessed: bool = True
    """False if a player's own browser made the deal: it can be recomputed, but nobody else witnessed it."""


class RewindMoment(msgspec.Struct, frozen=True):
    """A moment to go back to: whose turn it is, in which round, and whether the turn only begins."""

    seat: int
    round: int
    begins: bool


class PendingWish(msgspec.Struct, frozen=True):
    """A wish that needs consent."""

    seat: int
    wish: Wish
    count: int
    waiting: tuple[int, ...]
    moment: RewindMoment | None
    lasts: Millis | None = None
    """How long the pause is to last; null until somebody resumes."""


class Paused(msgspec.Struct, frozen=True):
    """A pause: the seat whose player asked for it, and its agreed end; null until somebody resumes."""

    seat: int
    until: Millis | None


class Settings(msgspec.Struct, frozen=True):
    """The settings of a table."""

    public: bool
    rules: int
    tiles: str
    substitute: str
    """The level of the bot that plays for absent players; empty for the best that needs no long thinking."""
    clock: ClockRules | None
    grace: Millis | None
    hints: bool
    chat: bool
    rated: bool
    source: Source | None
    previous: str
    lesson: str
    daily: str
    """The day whose deal this is, for which a game counts once."""


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table: the number of its last event, that of the last one that changed the game, seats and game."""

    id: str
    number: int
    position: int
    status: Status
    ending: GameEnding | None
    host: str
    """The public id of the player who made the table."""
    settings: Settings
    seats: tuple[Seat, ...]
    fairness: Fairness
    wish: PendingWish | None
    since: Millis
    """When the current turn began; still to come while the player is on holiday; or when the table ended."""
    rematch: str
    paused: Paused | None = None
    winners: tuple[int, ...] = ()
    """The seats whose players win; whoever resigned or ran out of time does not, whatever the score."""
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
    former: str = ""
    """Who had the seat before it moved to another device, or before the host freed it."""
    name: str = ""
    level: str = ""
    waiting: int | None = None
    actions: tuple[int, ...] = ()
    revealed: int | None = None
    decisions: int = 0
    wish: Wish | None = None
    yes: bool | None = None
    reason: Absence | None = None
    lasts: Millis | None = None
    until: Millis | None = None
    phrase: str = ""
    text: str = ""
    table: str = ""
    nonce: str | None = None
    secret: str | None = None
    """Sent with the last event of a game."""
    log: tuple[PlainSentence, ...] = ()
    told: tuple[int, ...] = ()
    """How many sentences of the log belong to each action, if there are several."""
    deed: Deed | None = None
    """What the actions did."""


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


class MadeTable(msgspec.Struct, frozen=True):
    """The id of a new table, and the commitment to its deal: keep it before you add a nonce."""

    id: str
    commitment: str


class BringTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of your own from a page without a server, as its line of an archive."""

    line: str


class Brought(msgspec.Struct, frozen=True):
    """A table that was brought; what it had already is not changed."""

    id: str
    is_new: bool
    status: Literal["playing", "over"]
    differs: bool = False
    """Whether it has gone on here in another way."""


class ViewQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of a table to return."""

    detail: Detail = "full"


MOST_HAPPENED = 1000
"""How many events are sent at once."""


class EventsQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which events to return: those after a number; at most 1000, so ask again after the last of them."""

    after: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
