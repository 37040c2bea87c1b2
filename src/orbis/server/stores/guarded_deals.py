"""What was dealt at tables without hints; both stores understand the same statements."""

from orbis.server.stores.rows import Rows
from orbis.server.tables.deal_digest import deal_digest
from orbis.server.tables.table import GameTable


class GuardedDeals:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def add(self, deal: str, table: str) -> None:
        statement = 'INSERT INTO guarded (deal, "table") VALUES ($1, $2) ON CONFLICT DO NOTHING'
        await self._rows.write(statement, deal, table)

    async def guard(self, table: GameTable) -> None:
        """Remember what was dealt at a table without hints."""
        # The deal of the day is known without.
        if table.match is not None and not table.settings.hints and not table.settings.daily:
            await self.add(deal_digest(table.record()), table.id)

    async def tables(self, deal: str) -> list[str]:
        """The tables without hints at which this was dealt, and whose games are not over."""
        rows = await self._rows.read(
            'SELECT "table" FROM guarded JOIN tables ON id = "table" WHERE deal = $1 AND status <> \'over\'',
            deal,
        )
        return [table for (table,) in rows]
