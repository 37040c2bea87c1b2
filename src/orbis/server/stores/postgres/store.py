"""PostgreSQL: for several processes that serve the same tables."""

from secrets import token_hex

from orbis.server.stores.note import Listener
from orbis.server.stores.postgres.database import TROUBLE, Database, unavailable
from orbis.server.stores.postgres.listener import Notifications
from orbis.server.stores.postgres.notices import PostgresNotices
from orbis.server.stores.postgres.passes import PostgresPasses
from orbis.server.stores.postgres.removal import PostgresRemoval
from orbis.server.stores.postgres.rows import PostgresRows
from orbis.server.stores.postgres.tables import PostgresTables
from orbis.server.stores.store import Ids, Store

DAY = 86_400_000
"""Milliseconds for which it is remembered that a process was alive."""


class PostgresStore(Store):
    """A store shared by several processes; each is notified of what the others store."""

    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._process = token_hex(8)
        self._database = Database(url, patience)
        self._notifications = Notifications(url, self._process)
        rows = PostgresRows(self._database, self._process)
        super().__init__(rows)
        self.notices = PostgresNotices(rows, self._database, self._process)
        self.passes = PostgresPasses(self._database)
        self.removal = PostgresRemoval(self._database, self._process)
        self.tables: PostgresTables = PostgresTables(self._database, self._process)

    async def open(self) -> None:
        await self._database.open()
        try:
            await self._notifications.open()
        except TROUBLE as error:
            await self._database.close()
            raise unavailable(self._url, error) from None

    async def close(self) -> None:
        await self.tables.close()
        await self._notifications.close()
        await self._database.close()

    def listen(self, listener: Listener) -> None:
        self._notifications.listen(listener)

    async def beat(self, at: int, gap: int) -> None:
        await self._database.query_once(_BEAT, self._process, at, at - DAY, at - gap)

    async def size(self) -> int:
        ((size,),) = await self._database.query("SELECT pg_database_size(current_database())")
        return int(size)

    async def ids(self) -> Ids:
        rows = await self._database.query("SELECT id FROM tables ORDER BY id")
        return Ids([id for (id,) in rows], complete=True)

    async def damaged_parts(self) -> list[tuple[str, str]]:
        return []


_BEAT = """
WITH gone AS (
    DELETE FROM alive WHERE at < $3 AND process <> $1
), stood AS (
    INSERT INTO standstills (began, ended)
    SELECT last, $2 FROM (SELECT max(at) AS last FROM alive) AS beats WHERE last < $4
    ON CONFLICT DO NOTHING
)
INSERT INTO alive (process, at) VALUES ($1, $2) ON CONFLICT (process) DO UPDATE SET at = excluded.at
"""
