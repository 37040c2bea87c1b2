"""Notices in SQLite."""

import sqlite3

from orbis.server.stores.notices import NEVER, NoticeStore, SettledNotice, StoredChannel, WaitingNotice
from orbis.server.stores.rows import Rows
from orbis.server.stores.sqlite.appender import FORGET, LOOK
from orbis.server.stores.sqlite.database import SqliteDatabase


class SqliteNotices(NoticeStore):
    def __init__(self, rows: Rows, database: SqliteDatabase) -> None:
        super().__init__(rows)
        self._database = database

    async def save_channel(self, channel: StoredChannel, most: int) -> bool:
        statement = (
            "INSERT INTO channels (id, player, kind, label, target, failures, made, device, expires,"
            " leads_back, asked, asked_until)"
            " SELECT ?1, identities.id, ?3, ?4, ?5, ?6, ?7, nullif(?8, ''), ?9, ?10, ?11, ?12 FROM identities"
            " WHERE identities.id = ?2"
            " AND (?8 = '' OR EXISTS (SELECT 1 FROM devices WHERE digest = ?8 AND identity = ?2))"
            " AND (SELECT count(*) FROM channels WHERE player = ?2 AND id <> ?1) < ?13"
            " ON CONFLICT (id) DO UPDATE SET label = excluded.label, target = excluded.target,"
            " failures = excluded.failures, device = excluded.device, expires = excluded.expires,"
            " leads_back = excluded.leads_back, asked = excluded.asked, asked_until = excluded.asked_until"
        )
        given = (*channel, most)
        return (
            await self._database.write(lambda connection: connection.execute(statement, given).rowcount) == 1
        )

    async def drop_channel(self, id: str, player: str) -> bool:
        def write(connection: sqlite3.Connection) -> bool:
            statement = "DELETE FROM channels WHERE id = ? AND player = ?"
            dropped = connection.execute(statement, (id, player)).rowcount == 1
            connection.execute(_UNTOLD, (player,))
            return dropped

        return await self._database.write(write)

    async def settle(self, notice: WaitingNotice, settled: SettledNotice, delay: int) -> None:
        given = {
            "player": notice.player,
            "table": notice.table,
            "number": notice.number,
            "looked": notice.looked,
            "delay": delay,
            **settled._asdict(),
        }

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(_SETTLE, given)
            connection.execute(FORGET, (notice.player, notice.table, NEVER))

        await self._database.write(write)

    async def look(self, pairs: list[tuple[str, str]], at: int) -> None:
        rows = [(at, player, table) for player, table in pairs]
        forgotten = [(player, table, NEVER) for player, table in pairs]

        def write(connection: sqlite3.Connection) -> None:
            connection.executemany(f"{LOOK} AND at <= ?1", rows)
            connection.executemany(FORGET, forgotten)

        await self._database.write(write)


_UNTOLD = "DELETE FROM notices WHERE player = ?1 AND NOT EXISTS (SELECT 1 FROM channels WHERE player = ?1)"
_SETTLE = """
UPDATE notices SET
    lease = 0,
    due = iif(number = :number, :due, min(:due, at + :delay)),
    tries = iif(number = :number, :tries, 0),
    told = iif(looked = :looked, told | :told, told),
    kinds = iif(looked <> :looked, kinds, iif(number = :number, :kinds, kinds & ~:told)),
    missed = iif(looked = :looked, :missed, 0),
    late = iif(looked = :looked, :late, '')
WHERE player = :player AND "table" = :table
"""
