"""Tables in memory: loaded on demand, changed by one request at a time, sent to their watchers."""

import asyncio
from typing import Protocol

import msgspec

from orbis.server.protocol import messages
from orbis.server.protocol.happened import Before, happened_of
from orbis.server.protocol.views import brief_of, view_of
from orbis.server.tables.events import AnyEvent, Left, Moved, Sat
from orbis.server.tables.requests import Detail
from orbis.server.tables.table import GameTable

_encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    player: str

    def send(self, message: bytes) -> None:
        """Queue a message without blocking."""
        ...


class LiveTable:
    """A table in memory, with its watchers."""

    __slots__ = ("announced", "away", "lock", "table", "task", "timer", "touched", "unsure", "watchers")

    def __init__(self, table: GameTable, touched: int) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.unsure = False
        """Whether an event was applied here that may not have been stored."""
        self.announced = table.number
        """The number of the last event sent to the watchers."""
        self.watchers: dict[Watcher, Detail] = {}
        self.task: asyncio.Task[None] | None = None
        """The bots' next decisions, if any are due."""
        self.timer: asyncio.TimerHandle | None = None
        """The next check of the clock or of an absent player."""
        self.away: dict[int, int] = {}
        """When the players of these seats left, as far as this process knows."""
        self.touched = touched

    @property
    def present(self) -> tuple[int, ...]:
        """The seats whose players follow the table in this process."""
        players = {watcher.player for watcher in self.watchers if watcher.player}
        return tuple(
            number
            for number, seat in enumerate(self.table.seats)
            if seat.kind == "person" and seat.player in players
        )

    @property
    def is_idle(self) -> bool:
        """Whether nobody follows the table and nothing is scheduled."""
        return not self.watchers and self.task is None and not self.lock.locked()

    def rest(self) -> None:
        if self.task is not None:
            self.task.cancel()
        if self.timer is not None:
            self.timer.cancel()

    def note_seen(self, player: str, now: int) -> None:
        """Note that a player was active, even without following the table."""
        for seat in self.table.seats_of(player):
            self.away[seat] = now

    def tell(self, event: AnyEvent, earlier: Before) -> None:
        table = self.table
        self.announced = table.number
        if not self.watchers:
            return
        groups = self._groups()
        happened = {
            detail: happened_of(table, event, earlier, in_words=detail == "full")
            for detail in {detail for detail, _ in groups}
        }
        for (detail, deciding), watchers in groups.items():
            if detail == "full":
                view = view_of(table, full=True, with_previews=deciding)
                message = messages.Event(table.id, happened[detail], view=view)
            else:
                message = messages.Event(table.id, happened[detail], brief=brief_of(table))
            encoded = _encode(message)
            for watcher in watchers:
                watcher.send(encoded)
        if isinstance(event, Sat | Left | Moved):
            self.tell_presence()

    def _groups(self) -> dict[tuple[Detail, bool], list[Watcher]]:
        """The watchers by what they receive: only the player to decide gets previews."""
        match = self.table.match
        decider = self.table.seats[match.state.seat].player if match and not match.state.is_over else ""
        groups: dict[tuple[Detail, bool], list[Watcher]] = {}
        for watcher, detail in self.watchers.items():
            deciding = detail == "full" and bool(decider) and watcher.player == decider
            groups.setdefault((detail, deciding), []).append(watcher)
        return groups

    def tell_presence(self) -> None:
        encoded = _encode(messages.Present(self.table.id, self.present))
        for watcher in self.watchers:
            watcher.send(encoded)
