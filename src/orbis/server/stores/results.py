"""The results of rated games: they stay when their tables are deleted.

Both stores keep them in the same table, and understand the same statements.
"""

from typing import NamedTuple

from orbis.server.stores.rows import Rows


class StoredResult(NamedTuple):
    """When a rated game was decided, at which table, and who came where, as `tables.result` writes it."""

    at: int
    table: str
    placings: str


class ResultPlace(NamedTuple):
    """A place in the order of results."""

    at: int
    table: str


START = ResultPlace(-1, "")


class Results:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def add(self, result: StoredResult) -> None:
        """Store a result, unless the table has one."""
        statement = (
            'INSERT INTO results (at, "table", placings) VALUES ($1, $2, $3) ON CONFLICT ("table") DO NOTHING'
        )
        await self._rows.write(statement, *result)

    async def after(self, place: ResultPlace, limit: int) -> list[StoredResult]:
        """The results after a place, in order, at most so many."""
        query = (
            'SELECT at, "table", placings FROM results WHERE at > $1 OR (at = $1 AND "table" > $2)'
            ' ORDER BY at, "table" LIMIT $3'
        )
        return [StoredResult(*row) for row in await self._rows.read(query, *place, limit)]

    async def count(self, place: ResultPlace) -> int:
        """How many results there are up to a place."""
        query = 'SELECT count(*) FROM results WHERE at < $1 OR (at = $1 AND "table" <= $2)'
        ((count,),) = await self._rows.read(query, *place)
        return int(count)

    async def of(self, player: str) -> list[StoredResult]:
        """The results of a player, in order."""
        query = 'SELECT at, "table", placings FROM results WHERE placings LIKE $1 ORDER BY at, "table"'
        return [StoredResult(*row) for row in await self._rows.read(query, f'%"{player}"%')]

    async def forget(self, player: str, nobody: str) -> None:
        """Let somebody without a name have the results of a player."""
        statement = "UPDATE results SET placings = replace(placings, $1, $2) WHERE placings LIKE $3"
        await self._rows.write(statement, f'"{player}"', f'"{nobody}"', f'%"{player}"%')

    async def forget_at(self, table: str, player: str, nobody: str) -> None:
        """The same for the result of one table."""
        statement = 'UPDATE results SET placings = replace(placings, $2, $3) WHERE "table" = $1'
        await self._rows.write(statement, table, f'"{player}"', f'"{nobody}"')
