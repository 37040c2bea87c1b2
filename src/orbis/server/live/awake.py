"""The tables that are awake: loaded when somebody wants them, put to sleep when nobody does."""

import asyncio
from collections.abc import Callable, Iterator

from orbis.server.live.table import LiveTable
from orbis.server.metrics import LIVE_TABLES
from orbis.server.stores.library import Library
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import GameTable

IDLE = 30_000
"""Milliseconds after which a table without watchers sleeps."""

Attention = Callable[[LiveTable, bool], None]
"""Called with a table that has changed or woken, and whether this process changed it."""


class AwakeTables:
    """The live tables of this process."""

    def __init__(self, library: Library, now: Callable[[], int], idle: int) -> None:
        self._library = library
        self._now = now
        self._idle = idle
        self._live: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self.attention: Attention | None = None

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    def get(self, id: str) -> LiveTable | None:
        return self._live.get(id)

    def attend(self, live: LiveTable, *, own: bool = True) -> None:
        """Schedule what a table waits for, after it has changed, or a player has come or gone."""
        if self.attention is not None:
            self.attention(live, own)

    async def wake(self, id: str) -> LiveTable:
        """The live table with that id, loaded if necessary; raise `Refused` if there is none."""
        while (live := self._live.get(id)) is None:
            task = self._waking.get(id)
            is_own = task is None
            if task is None:
                task = self._waking[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._waking.pop(id, None))
            try:
                live = await asyncio.shield(task)
                break
            except Refused as refused:
                if is_own or refused.code != "too_many":
                    raise
                # Only whoever began it has asked for too much.
        live.touched = self._now()
        return live

    async def _load(self, id: str) -> LiveTable:
        return self.add(await self._library.table(id), own=False)

    def add(self, table: GameTable, *, own: bool, seen: int = 0) -> LiveTable:
        live = self._live[table.id] = LiveTable(table, self._now())
        live.seen = seen
        LIVE_TABLES.set(len(self._live))
        self.attend(live, own=own)
        return live

    def drop(self, live: LiveTable) -> None:
        """Let go of a table that was deleted."""
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
            LIVE_TABLES.set(len(self._live))

    async def sweep(self) -> None:
        """Put tables to sleep that have no watchers and nothing scheduled, for ever."""
        while True:
            await asyncio.sleep(self._idle / 4000)
            before_that = self._now() - self._idle
            for id, live in list(self._live.items()):
                if live.touched < before_that and live.is_idle:
                    live.rest()
                    del self._live[id]
            LIVE_TABLES.set(len(self._live))
