"""Removing things from SQLite."""

import sqlite3

from orbis.server.stores import expiry
from orbis.server.stores.removal import Kept
from orbis.server.stores.sqlite.database import SqliteDatabase


class SqliteRemoval:
    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    async def expired(self, kind: Kept, before: int, limit: int) -> list[str]:
        query, given = expiry.expired(kind, "?", "?"), (before, limit)
        rows = await self._database.read(lambda connection: connection.execute(query, given).fetchall())
        return [name for (name,) in rows]

    async def delete(self, kind: Kept, names: list[str], before: int) -> int:
        def write(connection: sqlite3.Connection) -> int:
            if kind in expiry.TABLES:
                condition = expiry.TABLES[kind].format(before="?")
                return sum(_delete_table(connection, id, f" AND {condition}", before) for id in names)
            source, name, condition = expiry.OTHERS[kind]
            statement = f"DELETE FROM {source} WHERE {name} = ? AND {condition.format(before='?')}"
            deleted = sum(connection.execute(statement, (each, before)).rowcount for each in names)
            if kind == "records":
                endings = expiry.LONE_ENDINGS.format(among="id = ?")
                connection.executemany(endings, [(each,) for each in names])
            if kind == "identities":
                untold = "DELETE FROM notices WHERE player NOT IN (SELECT id FROM identities)"
                connection.execute(untold)
                _unname(connection, names)
            return deleted

        return await self._database.write(write, is_long=True)

    async def delete_table(self, id: str) -> bool:
        return await self._database.write(lambda connection: _delete_table(connection, id), is_long=True)

    async def delete_record(self, id: str) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM texts WHERE kind IN ('record', 'ending') AND id = ?", (id,))
            connection.execute("DELETE FROM reviews WHERE record = ?", (id,))

        await self._database.write(write)

    async def forget_identity(self, id: str, at: int) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO forgotten (player, at) VALUES (?, ?)", (id, at))
            connection.execute("DELETE FROM identities WHERE id = ?", (id,))
            _unname(connection, [id])
            connection.execute("DELETE FROM notices WHERE player = ?", (id,))
            connection.execute("DELETE FROM challenges WHERE identity = ?", (id,))

        await self._database.write(write)

    async def forgotten(self) -> list[str]:
        query = "SELECT player FROM forgotten ORDER BY player"
        rows = await self._database.read(lambda connection: connection.execute(query).fetchall())
        return [player for (player,) in rows]

    async def all_forgotten(self, players: list[str]) -> None:
        rows = [(player,) for player in players]

        def write(connection: sqlite3.Connection) -> None:
            # An event that was under way may have been stored after them.
            connection.executemany("DELETE FROM notices WHERE player = ?", rows)
            connection.executemany("DELETE FROM forgotten WHERE player = ?", rows)

        await self._database.write(write, is_long=True)


def _unname(connection: sqlite3.Connection, players: list[str]) -> None:
    """Let nobody mute or silence those who are gone; whoever is still there stays named."""
    find = "SELECT 1 FROM identities WHERE id = ?"
    gone = {player for player in players if connection.execute(find, (player,)).fetchone() is None}
    query = "SELECT id, muted, silenced FROM identities WHERE muted <> '' OR silenced <> ''"
    for id, *columns in connection.execute(query).fetchall():
        if not gone.isdisjoint(" ".join(columns).split()):
            kept = [" ".join([other for other in each.split() if other not in gone]) for each in columns]
            connection.execute("UPDATE identities SET muted = ?, silenced = ? WHERE id = ?", (*kept, id))


def _delete_table(connection: sqlite3.Connection, id: str, condition: str = "", *values: object) -> bool:
    found = connection.execute(f"SELECT 1 FROM tables WHERE id = ?{condition}", (id, *values)).fetchone()
    if found is None:
        return False
    for part in expiry.PARTS:
        connection.execute(f'DELETE FROM {part} WHERE "table" = ?', (id,))
    connection.execute("DELETE FROM tables WHERE id = ?", (id,))
    return True
