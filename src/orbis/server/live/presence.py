"""Who is present at tables through other processes."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from orbis.server.live.awake import AwakeTables
from orbis.server.live.table import LiveTable
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.store import Store
from orbis.server.tables.table import GameTable

NOTE_EVERY = 5_000
LOOK_EVERY = 300
"""Milliseconds between two notes about who is present, and between two looks at which are due."""


def note_every(table: GameTable) -> int:
    """Milliseconds between two notes about who is present: well within the grace period."""
    grace = table.settings.grace
    return NOTE_EVERY if grace is None else min(NOTE_EVERY, grace // 3)


class Presence:
    """Notes in a shared store about who follows tables; without other processes there are none."""

    def __init__(self, store: Store, tables: AwakeTables, now: Callable[[], int], *, shared: bool) -> None:
        self._store = store
        self._tables = tables
        self._now = now
        self._shared = shared

    async def keep_up(self) -> None:
        """Let other processes know who follows tables here, and keep up with who follows them there."""
        while self._shared:
            await asyncio.sleep(LOOK_EVERY / 1000)
            due = [live for live in self._tables if live.watchers and self.is_due(live)]
            for live in due:
                with suppress(StoreUnavailable):
                    await self._note(live, live.present)
                    await self.find_elsewhere(live)

    async def note_active(self, live: LiveTable, player: str) -> None:
        """Let other processes know who is here, and that a player is active."""
        await self._note(live, (*live.present, *live.table.seats_of(player)))

    def is_due(self, live: LiveTable) -> bool:
        """Whether other processes should hear again who is here."""
        return self._shared and self._now() - live.noted >= note_every(live.table)

    async def _note(self, live: LiveTable, seats: tuple[int, ...]) -> None:
        live.noted = self._now()
        if seats:
            await self._store.seat_times.save(live.table.id, seats, live.noted)

    async def note_last_seen(self, live: LiveTable, seat: int) -> None:
        """Take it that a seat's player, who is away, left when the last process saw them."""
        seen = await self._store.seat_times.last(live.table.id, seat) if self._shared else None
        if seen is not None and seat in live.away:
            live.away[seat] = max(live.away[seat], seen)

    async def find_elsewhere(self, live: LiveTable) -> None:
        """Find out who follows a table through other processes, and tell the watchers if that has changed."""
        if not self._shared:
            return
        found = set()
        for seat in set(range(len(live.table.seats))) - set(live.present):
            seen = await self._store.seat_times.last(live.table.id, seat)
            # What was noted before somebody left this process was noted by it.
            since = max(self._now() - 2 * note_every(live.table), live.away.get(seat, 0))
            if seen is not None and seen > since:
                found.add(seat)
        if found != live.elsewhere:
            live.elsewhere = frozenset(found)
            self._tables.attend(live, own=False)
