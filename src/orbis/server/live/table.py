"""Tables in memory: woken when they are asked for, changed one request at a time, shown to their watchers."""

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
    """A connection that follows tables."""

    player: str

    def send(self, message: bytes) -> None:
        """Send a message soon; never waits."""
        ...


class LiveTable:
    """A table that is awake."""

    __slots__ = ("announced", "away", "lock", "table", "task", "timer", "touched", "unsure", "watchers")

    def __init__(self, table: GameTable, touched: int) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.unsure = False
        """Whether something has been applied here that may not have been stored."""
        self.announced = table.number
        """The number of the last event that was sent to the watchers."""
        self.watchers: dict[Watcher, Detail] = {}
        self.task: asyncio.Task[None] | None = None
        """What a bot is about to do."""
        self.timer: asyncio.TimerHandle | None = None
        """When the clock or the absence of a player is to be checked."""
        self.away: dict[int, int] = {}
        """Since when players have been away from their seats, as far as this process knows."""
        self.touched = touched

    @property
    def present(self) -> tuple[int, ...]:
        """The seats whose players follow the table here."""
        players = {watcher.player for watcher in self.watchers if watcher.player}
        return tuple(
            number
            for number, seat in enumerate(self.table.seats)
            if seat.kind == "person" and seat.player in players
        )

    @property
    def is_idle(self) -> bool:
        """Whether nobody follows the table and nothing is about to happen by itself."""
        return not self.watchers and self.task is None and not self.lock.locked()

    def rest(self) -> None:
        """Cancel what would happen by itself."""
        if self.task is not None:
            self.task.cancel()
        if self.timer is not None:
            self.timer.cancel()

    def note_seen(self, player: str, now: int) -> None:
        """Note that somebody was there, even if they do not follow the table."""
        for seat in self.table.seats_of(player):
            self.away[seat] = now

    def tell(self, event: AnyEvent, earlier: Before) -> None:
        """Send an event to all watchers."""
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
        """The watchers by what they are sent: only the player to decide gets previews."""
        match = self.table.match
        decider = self.table.seats[match.state.seat].player if match and not match.state.is_over else ""
        groups: dict[tuple[Detail, bool], list[Watcher]] = {}
        for watcher, detail in self.watchers.items():
            deciding = detail == "full" and bool(decider) and watcher.player == decider
            groups.setdefault((detail, deciding), []).append(watcher)
        return groups

    def tell_presence(self) -> None:
        """Tell all watchers which players are there."""
        encoded = _encode(messages.Present(self.table.id, self.present))
        for watcher in self.watchers:
            watcher.send(encoded)
