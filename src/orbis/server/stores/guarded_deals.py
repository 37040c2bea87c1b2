"""What was dealt at tables without hints; both stores understand the same statements."""

from orbis.server.stores.rows import Rows


class GuardedDeals:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def add(self, deal: str, table: str) -> None:
        statement = 'INSERT INTO guarded (deal, "table") VALUES ($1, $2) ON CONFLICT DO NOTHING'
        await self._rows.write(statement, deal, table)

    async def tables(self, deal: str) -> list[str]:
        """The tables without hints at which this was dealt."""
        rows = await self._rows.read('SELECT "table" FROM guarded WHERE deal = $1', deal)
        return [table for (table,) in rows]
