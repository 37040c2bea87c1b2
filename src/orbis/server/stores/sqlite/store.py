"""One SQLite file: the default, with nothing else to install."""

import sqlite3
from pathlib import Path

from orbis.server.stores.note import Listener
from orbis.server.stores.sqlite.database import SqliteDatabase
from orbis.server.stores.sqlite.notices import SqliteNotices
from orbis.server.stores.sqlite.passes import SqlitePasses
from orbis.server.stores.sqlite.removal import SqliteRemoval
from orbis.server.stores.sqlite.rows import SqliteRows
from orbis.server.stores.sqlite.survey import all_ids, damaged_parts
from orbis.server.stores.sqlite.tables import SqliteTables
from orbis.server.stores.store import Ids, Store


class SqliteStore(Store):
    """A store in one file, served by one process at a time."""

    def __init__(self, path: Path, *, alone: bool = False) -> None:
        self._database = SqliteDatabase(path, alone=alone)
        rows = SqliteRows(self._database)
        super().__init__(rows)
        self.notices = SqliteNotices(rows, self._database)
        self.passes = SqlitePasses(self._database)
        self.removal = SqliteRemoval(self._database)
        self.tables = SqliteTables(self._database)

    async def open(self) -> None:
        await self._database.open()

    async def close(self) -> None:
        await self._database.close()

    def listen(self, listener: Listener) -> None:
        """Do nothing: no other process writes to the file."""

    async def beat(self, at: int, gap: int) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute(_STAND, (at, at - gap))
            connection.execute(_BEAT, (at,))

        await self._database.write(write)
        await self._database.check_room()

    async def size(self) -> int:
        row = await self._database.read(lambda connection: connection.execute(_SIZE).fetchone())
        return int(row[0])

    async def ids(self) -> Ids:
        return await self._database.read(all_ids)

    async def damaged_parts(self) -> list[tuple[str, str]]:
        return await self._database.read(damaged_parts)


_STAND = """
INSERT OR IGNORE INTO standstills (began, ended)
SELECT last, ? FROM (SELECT max(at) AS last FROM alive) WHERE last < ?
"""
_BEAT = """
INSERT INTO alive (process, at) VALUES ('server', ?) ON CONFLICT (process) DO UPDATE SET at = excluded.at
"""
_SIZE = """
SELECT (pages.page_count - free.freelist_count) * size.page_size
FROM pragma_page_count AS pages, pragma_freelist_count AS free, pragma_page_size AS size
"""
