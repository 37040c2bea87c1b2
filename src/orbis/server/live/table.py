"""Tables in memory: loaded on demand, changed by one request at a time, sent to their watchers."""

import asyncio
from collections.abc import Iterable
from typing import Protocol

import msgspec

from orbis.server.account import Owner
from orbis.server.protocol import messages
from orbis.server.protocol.happened import Before, happened_of
from orbis.server.protocol.table import Happened
from orbis.server.protocol.views import brief_of, view_of
from orbis.server.tables.events import Acted, AnyEvent
from orbis.server.tables.requests import Detail
from orbis.server.tables.table import GameTable

_encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    player: str
    owner: Owner
    """Who pays for what is done for this watcher alone."""

    def send(self, message: bytes) -> None:
        """Queue a message without blocking."""
        ...


class LiveTable:
    """A table in memory, with its watchers."""

    __slots__ = (
        "_here",
        "_known",
        "announced",
        "away",
        "bot_at",
        "elsewhere",
        "gone",
        "heeded",
        "let_at",
        "lock",
        "noted",
        "seen",
        "table",
        "task",
        "timer",
        "told",
        "touched",
        "unsure",
        "watchers",
    )

    def __init__(self, table: GameTable, touched: int) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.unsure = False
        """Whether an event was applied here that may not have been stored."""
        self.gone = False
        """Whether the table was deleted."""
        self.announced = table.number
        """The number of the last event sent to the watchers."""
        self.watchers: dict[Watcher, Detail] = {}
        self._here: tuple[tuple[int, ...], int] | None = None
        self.task: asyncio.Task[None] | None = None
        """The bots' next decisions, if any are due."""
        self.timer: asyncio.TimerHandle | None = None
        """The next check of the clock or of an absent player."""
        self.away: dict[int, int] = {}
        """When the players of these seats left, as far as this process knows."""
        self.elsewhere: frozenset[int] = frozenset()
        """The seats whose players follow the table through other processes."""
        self.heeded: set[tuple[int, str]] = set()
        """Of whom it was asked, since when they have a seat, whether they are on holiday."""
        self.bot_at: int | None = None
        """When a bot will play for the absent player to move."""
        self.let_at: int | None = None
        """From when the others may let a bot play for that player."""
        self._known: tuple[object, ...] | None = None
        """What `told` was made of."""
        self.told: messages.Present | None = None
        """What the watchers were last told about who is present."""
        self.touched = touched
        self.seen = 0
        """When a player was last active here."""
        self.noted = 0
        """When other processes were last told who is present here."""

    @property
    def present(self) -> tuple[int, ...]:
        """The seats whose players follow the table in this process."""
        return self._who_is_here()[0]

    @property
    def presence(self) -> messages.Present:
        """Who is here."""
        present, watching = self._who_is_here()
        seats = tuple(sorted({*present, *self.elsewhere})) if self.elsewhere else present
        return messages.Present(self.table.id, seats, watching, self.bot_at, self.let_at)

    def _who_is_here(self) -> tuple[tuple[int, ...], int]:
        """The seats of those here, and how many others watch: the same until somebody comes or goes."""
        if self._here is None:
            players = [watcher.player for watcher in self.watchers]
            seats = [(number, seat) for number, seat in enumerate(self.table.seats) if seat.player]
            present = tuple(
                [number for number, seat in seats if seat.kind == "person" and seat.player in players]
            )
            seated = {seat.player for _, seat in seats}
            self._here = present, sum(player not in seated for player in players)
        return self._here

    def replace(self, table: GameTable) -> None:
        """Go on from what was read from the store."""
        self.table = table
        self._here = None

    def watch(self, watcher: Watcher, detail: Detail) -> None:
        self.watchers[watcher] = detail
        self._here = None

    def unwatch(self, watcher: Watcher) -> None:
        self.watchers.pop(watcher, None)
        self._here = None

    @property
    def is_idle(self) -> bool:
        """Whether nobody follows the table and nothing is scheduled."""
        return not self.watchers and self.task is None and not self.lock.locked()

    def rest(self) -> None:
        if self.task is not None:
            self.task.cancel()
        if self.timer is not None:
            self.timer.cancel()

    def end(self, message: messages.AnyMessage) -> None:
        """Stop, as the table was deleted, and send those who watch it a last message."""
        self.gone = self.unsure = True
        self.rest()
        _send(self.watchers, message)
        self.watchers.clear()
        self._here = None

    def note_seen(self, player: str, now: int) -> None:
        """Note that a player was active, even without following the table."""
        for number, seat in enumerate(self.table.seats):
            if player and seat.player == player:
                self.away[number] = self.seen = now

    def away_since(self, seat: int, now: int) -> int:
        """Since when the game has waited for the player of a seat, who is not here."""
        # Whoever was away before has the whole time from the beginning of the turn.
        return max(self.away.get(seat, now), self.table.turn.since)

    def tell(self, event: AnyEvent, earlier: Before) -> None:
        self.announced = self.table.number
        if not isinstance(event, Acted):
            self._here = None  # seats may have changed hands
        brief = [watcher for watcher, detail in self.watchers.items() if detail == "events"]
        if len(brief) < len(self.watchers):
            self._tell_in_full(happened_of(self.table, event, earlier))
        if brief:
            happened = happened_of(self.table, event, earlier, in_words=False)
            _send(brief, messages.Event(self.table.id, happened, brief=brief_of(self.table)))

    def _tell_in_full(self, happened: Happened) -> None:
        """Send an event with the whole view: only the player to decide gets previews."""
        table, match = self.table, self.table.match
        decider = table.seats[match.seat].player if match and not match.is_over else ""
        groups: dict[bool, list[Watcher]] = {}
        for watcher, detail in self.watchers.items():
            if detail == "full":
                groups.setdefault(bool(decider) and watcher.player == decider, []).append(watcher)
        for deciding, watchers in groups.items():
            view = view_of(table, full=True, with_previews=deciding)
            _send(watchers, messages.Event(table.id, happened, view=view))

    def tell_presence(self) -> None:
        """Tell everybody who is present, if that has changed."""
        known = self._who_is_here(), self.elsewhere, self.bot_at, self.let_at
        if known == self._known:
            return
        self._known, presence = known, self.presence
        if presence != self.told:
            self.told = presence
            _send(self.watchers, presence)


def _send(watchers: Iterable[Watcher], message: messages.AnyMessage) -> None:
    encoded = _encode(message)
    for watcher in watchers:
        watcher.send(encoded)
