"""Tables in PostgreSQL; other processes hear of them."""

from collections.abc import Awaitable

import asyncpg

from orbis.server.stores.errors import Conflict
from orbis.server.stores.note import Change
from orbis.server.stores.postgres.appender import Appender
from orbis.server.stores.postgres.database import Database
from orbis.server.stores.postgres.notes import told
from orbis.server.stores.tables import Append, Extension, Head, Rewritten, StoredTable


class PostgresTables:
    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._appender = Appender(database, process)

    async def close(self) -> None:
        """Finish storing what waits."""
        await self._appender.close()

    async def create(self, table: StoredTable) -> None:
        status, public, players, summary, due = table.listing
        about = (table.id, table.host, table.rules, table.tiles, table.source)
        notices = [[each[column] for each in table.notices] for column in range(3)]
        values = (*about, status, public, summary, table.at, due, table.daily)

        async def keep(again: bool) -> bool:
            rows = await self._database.attempt(
                _CREATE, *values, [table.body, *table.rest], players, self._process, *notices
            )
            return bool(rows) or (
                again and await self._database.attempt(_CREATED, table.id, table.body) != []
            )

        if not await self._database.persist(keep):
            raise Conflict(table.id)

    def append(self, append: Append) -> Awaitable[None]:
        return self._appender.append(append)

    async def extend(self, extension: Extension) -> None:
        id, known, bodies, at, listing = extension
        status, public, players, summary, due = listing
        seats = () if players is None else players
        values = (id, known, bodies, status, public, summary, at, due, players is not None, seats)

        async def keep(again: bool) -> bool:
            try:
                rows = await self._database.attempt(_EXTEND, *values, self._process)
            except asyncpg.UniqueViolationError:  # another process was faster
                rows = []
            last = (id, known + len(bodies), bodies[-1])
            return bool(rows) or (again and await self._database.attempt(_EXTENDED, *last) != [])

        if not await self._database.persist(keep):
            raise Conflict(id)

    async def head(self, table: str) -> Head | None:
        rows = await self._database.query(_HEAD, table)
        return Head(*rows[0]) if rows else None

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        query = 'SELECT body FROM events WHERE "table" = $1 AND number > $2 ORDER BY number'
        return [body for (body,) in await self._database.query(query, table, after)]

    async def rewrite(self, rewritten: Rewritten) -> None:
        id, bodies, listing, source, player, nobody = rewritten
        rows = await self._database.query(
            _REWRITE,
            id,
            bodies,
            listing.summary,
            source,
            player,
            nobody,
            list(listing.players or ()),
            self._process,
            listing.due,
        )
        if not rows:
            raise Conflict(id)


_CREATE = """
WITH made AS (
    INSERT INTO tables (id, host, rules, tiles, source, status, public, summary, updated, due, daily)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING id
), happened AS (
    INSERT INTO events ("table", number, body)
    SELECT id, number, body FROM made, unnest($12::bytea[]) WITH ORDINALITY AS given (body, number)
), come AS (
    INSERT INTO players (player, "table") SELECT player, id FROM made, unnest($13::text[]) AS player
), told AS (
    INSERT INTO notices (player, "table", number, kinds, due, at, looked)
    SELECT player, id, 1, kinds, told_at, $9, $9 - 1 FROM made,
        unnest($15::text[], $16::integer[], $17::bigint[]) AS new (player, kinds, told_at)
)
SELECT pg_notify('orbis', concat($14::text, E'\n', id, ' ', cardinality($12::bytea[]))) FROM made
"""
_CREATED = 'SELECT 1 FROM events WHERE "table" = $1 AND number = 1 AND body = $2'
_EXTEND = """
WITH known AS (
    SELECT max(number) AS number FROM events WHERE "table" = $1 HAVING max(number) = $2::integer
), happened AS (
    INSERT INTO events ("table", number, body)
    SELECT $1, known.number + given.number, body
    FROM known, unnest($3::bytea[]) WITH ORDINALITY AS given (body, number)
), listed AS (
    UPDATE tables SET status = $4, public = $5, summary = $6, updated = $7, due = $8 FROM known WHERE id = $1
), gone AS (
    DELETE FROM players USING known WHERE "table" = $1 AND $9::boolean AND player <> ALL($10::text[])
), come AS (
    INSERT INTO players (player, "table") SELECT player, $1 FROM known, unnest($10::text[]) AS player
    ON CONFLICT DO NOTHING
)
SELECT pg_notify('orbis', concat($11::text, E'\n', $1, ' ', number + cardinality($3::bytea[]))) FROM known
"""
_EXTENDED = 'SELECT 1 FROM events WHERE "table" = $1 AND number = $2 AND body = $3'
_HEAD = (
    'SELECT id, rules, tiles, (SELECT max(number) FROM events WHERE "table" = id) FROM tables WHERE id = $1'
)
_REWRITE = f"""
WITH found AS (
    SELECT id FROM tables
    WHERE id = $1 AND cardinality($2::bytea[]) = (SELECT max(number) FROM events WHERE "table" = $1)
), changed AS (
    UPDATE events SET body = given.body
    FROM found, unnest($2::bytea[]) WITH ORDINALITY AS given (body, number)
    WHERE events."table" = found.id AND events.number = given.number AND events.body <> given.body
), listed AS (
    UPDATE tables SET summary = $3, source = $4, due = $9, host = CASE host WHEN $5 THEN $6 ELSE host END
    FROM found WHERE tables.id = found.id
), gone AS (
    DELETE FROM players USING found WHERE players."table" = found.id AND player <> ALL($7::text[])
), come AS (
    INSERT INTO players (player, "table") SELECT player, id FROM found, unnest($7::text[]) AS player
    ON CONFLICT DO NOTHING
)
SELECT {told("$8::text", "id", Change.REWRITTEN)} FROM found
"""
