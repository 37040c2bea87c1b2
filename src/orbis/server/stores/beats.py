"""When processes were alive, and when none was; both stores understand the same statements."""

from typing import NamedTuple

from orbis.server.stores.rows import Rows, each


class Standstill(NamedTuple):
    """A time in which no process served the tables."""

    began: int
    ended: int


class Beats:
    """What `Store.beat` has stored."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def last(self) -> int | None:
        """When any process was last alive."""
        ((last,),) = await self._rows.read("SELECT max(at) FROM alive")
        return None if last is None else int(last)

    async def processes(self, since: int) -> int:
        """How many processes have beaten since a time."""
        ((count,),) = await self._rows.read("SELECT count(*) FROM alive WHERE at >= $1", since)
        return int(count)

    async def standstills(self, after: int) -> list[Standstill]:
        """When clocks stood still because nobody served the tables, if that ended after a time; in order."""
        query = "SELECT began, ended FROM standstills WHERE ended > $1 ORDER BY ended"
        return each(Standstill, await self._rows.read(query, after))
