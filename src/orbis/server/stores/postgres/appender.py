"""Appending events to PostgreSQL: one statement stores all that wait, acknowledged after the commit."""

import asyncio
from collections import deque
from typing import NamedTuple

from orbis.server.stores.postgres.database import Database
from orbis.server.stores.store import Append, Conflict, Listing, StoreUnavailable

MOST_TOGETHER = 512
"""How many events may share a commit."""


class _Waiting(NamedTuple):
    append: Append
    stored: "asyncio.Future[None]"

    def settle(self, error: Exception | None) -> None:
        if self.stored.done():
            return
        if error is None:
            self.stored.set_result(None)
        else:
            self.stored.set_exception(error)


class Appender:
    """Stores events in groups; while one group is being stored, the next one gathers."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._waiting: deque[_Waiting] = deque()
        self._writing: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> None:
        """Store an event; raise `Conflict` and store nothing if its number is taken."""
        waiting = _Waiting(append, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        await waiting.stored

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing

    async def _write_waiting(self) -> None:
        while self._waiting:
            await self._write(self._next_group())
        self._writing = None

    def _next_group(self) -> list[_Waiting]:
        """The next events to store together, one per table: a later one must see the earlier one stored."""
        group: dict[str, _Waiting] = {}
        later: list[_Waiting] = []
        while self._waiting and len(group) < MOST_TOGETHER:
            waiting = self._waiting.popleft()
            if waiting.append.table in group:
                later.append(waiting)
            else:
                group[waiting.append.table] = waiting
        self._waiting.extendleft(reversed(later))
        return list(group.values())

    async def _write(self, group: list[_Waiting], again: bool = False) -> None:
        appends = [waiting.append for waiting in group]
        try:
            kept = await self._database.persist(lambda lost: self._keep(appends, again or lost))
        except Exception as error:
            if len(group) == 1 or isinstance(error, StoreUnavailable):
                for waiting in group:
                    waiting.settle(error)
                return
            # One bad event must not take others with it; after a lost connection some may have been stored.
            for waiting in group:
                await self._write([waiting], again=True)
            return
        for waiting in group:
            table = waiting.append.table
            waiting.settle(None if table in kept else Conflict(table))

    async def _keep(self, appends: list[Append], again: bool) -> set[str]:
        """Store as many events as possible, and return the tables of those stored."""
        tables, numbers, bodies, _, _ = zip(*appends, strict=True)
        listed = [(append, append.listing) for append in appends if append.listing is not None]
        rows = await self._database.attempt(
            _APPEND, tables, numbers, bodies, *_columns(listed), *_seats(listed), self._process
        )
        if again and len(rows) < len(appends):
            rows += await self._database.attempt(_STORED, tables, numbers, bodies)
        return {table for (table, *_) in rows}


def _columns(listed: list[tuple[Append, Listing]]) -> tuple[list[object], ...]:
    return (
        [append.table for append, _ in listed],
        [listing.status for _, listing in listed],
        [listing.public for _, listing in listed],
        [listing.summary for _, listing in listed],
        [append.at for append, _ in listed],
    )


def _seats(listed: list[tuple[Append, Listing]]) -> tuple[list[object], ...]:
    seats = [(append.table, player) for append, listing in listed for player in listing.players]
    return [table for table, _ in seats], [player for _, player in seats]


# In table order, so that two processes cannot deadlock. All parts see the rows as they were before the
# statement: players who stay are therefore neither deleted nor inserted.
_APPEND = """
WITH kept AS (
    INSERT INTO events ("table", number, body)
    SELECT "table", number, body
    FROM unnest($1::text[], $2::integer[], $3::bytea[]) AS given ("table", number, body)
    WHERE (SELECT true FROM events WHERE events."table" = given."table" AND events.number = given.number - 1)
    ORDER BY "table"
    ON CONFLICT DO NOTHING
    RETURNING "table", number
), listed AS (
    UPDATE tables SET status = new.status, public = new.public, summary = new.summary, updated = new.updated
    FROM unnest($4::text[], $5::text[], $6::boolean[], $7::bytea[], $8::bigint[])
        AS new (id, status, public, summary, updated)
    JOIN kept ON kept."table" = new.id
    WHERE tables.id = new.id
    RETURNING tables.id
), seats AS (
    SELECT player, id FROM unnest($9::text[], $10::text[]) AS new ("table", player)
    JOIN listed ON listed.id = new."table"
), gone AS (
    DELETE FROM players USING listed
    WHERE players."table" = listed.id AND (player, "table") NOT IN (SELECT player, id FROM seats)
), come AS (
    INSERT INTO players (player, "table") SELECT player, id FROM seats ON CONFLICT DO NOTHING
)
SELECT "table", pg_notify('orbis', concat_ws(' ', "table", number, $11::text)) FROM kept
"""

_STORED = """
SELECT events."table" FROM events
JOIN unnest($1::text[], $2::integer[], $3::bytea[]) AS own ("table", number, body)
USING ("table", number, body)
"""
