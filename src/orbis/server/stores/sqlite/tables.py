"""Tables in SQLite."""

import sqlite3
from collections.abc import Awaitable

from orbis.server.stores.errors import Conflict
from orbis.server.stores.sqlite.appender import enlist, note, seat
from orbis.server.stores.sqlite.database import SqliteDatabase
from orbis.server.stores.tables import Append, Extension, Head, Rewritten, StoredTable


class SqliteTables:
    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    async def create(self, table: StoredTable) -> None:
        status, public, players, summary, due = table.listing
        about = (table.id, table.host, table.rules, table.tiles, table.source)
        values = (*about, status, public, summary, table.at, due, table.daily)

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(_CREATE, values)
            bodies = enumerate((table.body, *table.rest), start=1)
            connection.executemany(_EVENT, [(table.id, number, body) for number, body in bodies])
            seat(connection, table.id, players or ())
            note(connection, table.notices, (table.id, 1, table.at))

        try:
            await self._database.write(write, is_long=bool(table.rest))
        except sqlite3.IntegrityError:
            raise Conflict(table.id) from None

    def append(self, append: Append) -> Awaitable[None]:
        return self._database.writer.append(append)

    async def extend(self, extension: Extension) -> None:
        id, known, bodies, at, listing = extension
        last = Append(id, known + len(bodies), bodies[-1], at, listing)

        def write(connection: sqlite3.Connection) -> None:
            if connection.execute(_COUNT, (id,)).fetchone() != (known,):
                raise Conflict(id)
            numbered = enumerate(bodies, start=known + 1)
            connection.executemany(_EVENT, [(id, number, body) for number, body in numbered])
            enlist(connection, [(last, listing)])

        await self._database.write(write, is_long=True)

    async def head(self, table: str) -> Head | None:
        row = await self._database.read(lambda connection: connection.execute(_HEAD, (table,)).fetchone())
        return None if row is None else Head(*row)

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        query = 'SELECT body FROM events WHERE "table" = ? AND number > ? ORDER BY number'
        rows = await self._database.read(
            lambda connection: connection.execute(query, (table, after)).fetchall()
        )
        return [body for (body,) in rows]

    async def rewrite(self, rewritten: Rewritten) -> None:
        id, bodies, listing, source, player, nobody = rewritten

        def write(connection: sqlite3.Connection) -> None:
            if connection.execute(_COUNT, (id,)).fetchone() != (len(bodies),):
                raise Conflict(id)
            connection.executemany(
                'UPDATE events SET body = ?1 WHERE "table" = ?2 AND number = ?3 AND body <> ?1',
                [(body, id, number) for number, body in enumerate(bodies, start=1)],
            )
            connection.execute(
                "UPDATE tables SET summary = ?, source = ?, due = ?, host = iif(host = ?, ?, host)"
                " WHERE id = ?",
                (listing.summary, source, listing.due, player, nobody, id),
            )
            connection.execute('DELETE FROM players WHERE "table" = ?', (id,))
            seat(connection, id, listing.players or ())

        await self._database.write(write, is_long=True)


_CREATE = """
INSERT INTO tables (id, host, rules, tiles, source, status, public, summary, updated, due, daily)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_COUNT = 'SELECT max(number) FROM events WHERE "table" = ?'
_EVENT = 'INSERT INTO events ("table", number, body) VALUES (?, ?, ?)'
_HEAD = (
    'SELECT id, rules, tiles, (SELECT max(number) FROM events WHERE "table" = id) FROM tables WHERE id = ?'
)
