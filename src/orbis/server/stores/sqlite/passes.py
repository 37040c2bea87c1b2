"""One-time codes in SQLite."""

import sqlite3

from orbis.server.stores.passes import MOST_PASSES, Pass
from orbis.server.stores.sqlite.database import SqliteDatabase


class SqlitePasses:
    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    async def save(self, digest: str, grant: Pass, expires: int, now: int) -> None:
        insert = 'INSERT INTO passes (digest, "table", seat, taken, expires) VALUES (?, ?, ?, ?, ?)'

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(_DROP, {**grant._asdict(), "now": now, "most": MOST_PASSES - 1})
            connection.execute(insert, (digest, *grant, expires))

        await self._database.write(write)

    async def find(self, digest: str, now: int) -> Pass | None:
        query = 'SELECT "table", seat, taken FROM passes WHERE digest = ? AND expires >= ?'
        row = await self._database.read(
            lambda connection: connection.execute(query, (digest, now)).fetchone()
        )
        return None if row is None else Pass(*row)


_DROP = """
DELETE FROM passes WHERE expires < :now OR ("table" = :table AND seat = :seat AND digest NOT IN (
    SELECT digest FROM passes WHERE "table" = :table AND seat = :seat AND taken = :taken
    ORDER BY expires DESC, digest LIMIT :most
))
"""
