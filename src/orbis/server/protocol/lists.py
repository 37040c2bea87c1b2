"""Tables in lists, as clients see them."""

from typing import Literal

import msgspec

from orbis.server.protocol.own_colour import OwnColour
from orbis.server.protocol.ratings import Rating
from orbis.server.tables.events import Absence, ClockRules, GameEnding, Millis, SeatKind, Status, Wish


class SeatInList(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat in a list of tables."""

    kind: SeatKind
    name: str
    level: str
    player: str
    kept: str = ""
    """The player for whom the open seat is kept."""
    replaced: Absence | None = None
    excused: Millis = 0
    """Until when the player is on holiday, which may be over: the clock stands meanwhile."""


class WishInList(msgspec.Struct, frozen=True):
    """A wish that waits for the consent of some seats."""

    seat: int
    wish: Wish
    waiting: tuple[int, ...]
    at: Millis
    """When it was made."""


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    seats: tuple[SeatInList, ...]
    tiles: str
    clock: ClockRules | None
    round: int
    turn: int | None
    """The seat whose turn it is."""
    totals: tuple[int, ...] = ()
    """The scores, as if the game ended now."""
    winners: tuple[int, ...] = ()
    paused: bool = False
    due: Millis | None = None
    """When a bot plays the turn of a slow table, or a pause ends."""
    since: Millis = 0
    """When the clock of the current turn began to run, or when the table ended; 0 in lists of before."""
    clocks: tuple[Millis | None, ...] = ()
    """The time that each seat had left when the current turn began, at a table with a clock."""
    ending: GameEnding | None = None
    record: str = ""
    """The id of the record of a game that is over, by which it can be reviewed."""
    parts: tuple[tuple[int, int, int, int], ...] = ()
    """The final scores of a game that was played to its end: regions, wildernesses, temple and god."""
    rated: bool = False
    rematch: tuple[int, ...] = ()
    """The seats whose players are ready for a rematch that has not begun."""
    daily: str = ""
    """The day whose deal it is; nobody looks through its games before the day is over."""
    began: Millis = 0
    """When the current turn began, though its clock may stand: while somebody is on holiday, for example."""
    wish: WishInList | None = None
    spoke: tuple[int, ...] = ()
    """The number of the event by which each seat last said something; 0 for those who have said nothing."""
    turns: int | None = None
    """How many turns were played to their end, once a game has begun; null in lists of before."""
    host: str = ""
    """Who has made a table that waits, and can delete it."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list, with its id and the time of its last change."""

    id: str
    status: Status
    updated: Millis
    summary: Summary
    ratings: tuple[Rating | None, ...] = ()
    """The ratings of the players at a rated table, seat by seat."""
    colours: tuple[OwnColour, ...] = ()
    """The colours of the players, seat by seat, if somebody has chosen one."""


class ListQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which public tables: those with an open seat, or those being played."""

    status: Literal["waiting", "playing"] = "waiting"
