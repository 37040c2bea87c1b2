"""Somebody's tables as the lists of a store tell them: no table is loaded for that."""

from collections.abc import AsyncIterator
from functools import partial

import msgspec
from msgspec.structs import replace

from orbis.server.mine.waiting import waiting_tables, waits_for
from orbis.server.protocol.lists import Listed, Summary
from orbis.server.stores.lists import ListedTable, Place
from orbis.server.stores.store import Store
from orbis.server.tables.events import Status
from orbis.server.workshop import Check, Lane, Workshop

PORTION = 200
"""How many tables are read at a time."""

MOST_READ = 5_000
"""How many tables of somebody are considered, the most recently changed."""

_decoder = msgspec.json.Decoder(Summary)


def listed(table: ListedTable) -> Listed:
    status, summary = Status(table.status), _decoder.decode(table.summary)
    if status is Status.OVER and summary.since > table.updated:
        # Games used to be dated by the end of a holiday that was still to come.
        summary = replace(summary, since=table.updated)
    return Listed(table.id, status, table.updated, summary)


def _all_listed(tables: list[ListedTable], check: Check) -> list[Listed]:
    check()
    return [listed(table) for table in tables]


class MyTables:
    """Reads the lists of somebody's tables, a portion at a time."""

    def __init__(self, store: Store, workshop: Workshop) -> None:
        self._store = store
        self._workshop = workshop

    async def read(
        self, player: str, statuses: tuple[Status, ...], after: Place | None = None
    ) -> AsyncIterator[Listed]:
        """Tables with these statuses, the most recently changed first."""
        wanted = tuple(status.value for status in statuses)
        for _ in range(MOST_READ // PORTION):
            found = await self._store.lists.of(player, PORTION, wanted, after)
            for each in await self._workshop.do(Lane.QUICK, partial(_all_listed, found)):
                yield each
            if len(found) < PORTION:
                return
            after = Place(found[-1].updated, found[-1].id)

    async def all(self, player: str, *statuses: Status) -> list[Listed]:
        return [each async for each in self.read(player, statuses)]

    async def waiting(self, player: str, now: int) -> list[Listed]:
        """The tables that wait for a player: those whose time runs out soon, then the longest waited for."""
        return waiting_tables(await self.all(player, Status.WAITING, Status.PLAYING), player, now)

    async def count_waiting(self, player: str) -> int:
        return sum(
            waits_for(table, player) for table in await self.all(player, Status.WAITING, Status.PLAYING)
        )
