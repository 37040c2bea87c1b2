"""The tables with a deal of the day; both stores understand the same statements."""

from orbis.server.stores.lists import Place
from orbis.server.stores.rows import Rows

DayRow = tuple[str, int, bytes]
"""A table's id, last change and summary."""

FIRST = Place(-1, "")
"""A place before all tables of a day."""


class DailyTables:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def of(self, series: str, limit: int, after: Place = FIRST) -> list[DayRow]:
        """The finished tables of a series after a place, at most so many, the first to finish first."""
        query = (
            "SELECT id, updated, summary FROM tables"
            " WHERE daily = $1 AND status = 'over' AND (updated, id) > ($3, $4) ORDER BY updated, id LIMIT $2"
        )
        rows = await self._rows.read(query, series, limit, *after)
        return [(id, updated, bytes(summary)) for id, updated, summary in rows]

    async def count(self, series: str, until: Place) -> int:
        """How many tables of a series were finished up to a place."""
        query = (
            "SELECT count(*) FROM tables WHERE daily = $1 AND status = 'over' AND (updated, id) <= ($2, $3)"
        )
        ((count,),) = await self._rows.read(query, series, *until)
        return int(count)

    async def by(self, player: str, limit: int) -> list[tuple[str, bytes]]:
        """The series of a player's finished tables, the last first, with what lists tell of them."""
        query = (
            'SELECT daily, summary FROM tables JOIN players ON "table" = id'
            " WHERE player = $1 AND daily <> '' AND status = 'over' ORDER BY daily DESC LIMIT $2"
        )
        return [(day, bytes(summary)) for day, summary in await self._rows.read(query, player, limit)]
