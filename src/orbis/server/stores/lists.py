"""Lists of tables; both stores understand the same statements."""

from typing import NamedTuple

from orbis.server.stores.rows import Rows, each, first


class ListedTable(NamedTuple):
    id: str
    status: str
    updated: int
    summary: bytes


class Place(NamedTuple):
    """A place in a list of tables, after a table that last changed at some time."""

    updated: int
    id: str


class Due(NamedTuple):
    """A table that is to be seen to, and since when."""

    at: int
    table: str


FIRST_DUE = Due(-1, "")
"""A place before all tables that are due."""

_LISTED = "SELECT id, status, updated, summary FROM tables"


class TableLists:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def table(self, id: str) -> ListedTable | None:
        """A table as lists show it."""
        return first(ListedTable, await self._rows.read(f"{_LISTED} WHERE id = $1", id))

    async def public(self, statuses: tuple[str, ...], limit: int) -> list[ListedTable]:
        """The public tables with these statuses, the most recently changed first."""
        query = (
            f"{_LISTED} WHERE public AND {self._rows.among('status', '$1')}"
            " ORDER BY updated DESC, id LIMIT $2"
        )
        return each(ListedTable, await self._rows.read(query, statuses, limit))

    async def latest(self, limit: int) -> list[ListedTable]:
        """All tables, the most recently changed first."""
        return each(
            ListedTable, await self._rows.read(f"{_LISTED} ORDER BY updated DESC, id LIMIT $1", limit)
        )

    async def of(
        self, player: str, limit: int, statuses: tuple[str, ...] | None = None, after: Place | None = None
    ) -> list[ListedTable]:
        """The tables at which a player has a seat or is invited to one, the most recently changed first."""
        query = f'{_LISTED} JOIN players ON "table" = id WHERE player = $1'
        given: tuple[object, ...] = (player, limit)
        if after is not None:
            query, given = f"{query} AND (updated < $3 OR (updated = $3 AND id > $4))", (*given, *after)
        if statuses is not None:
            given = (*given, statuses)
            query = f"{query} AND {self._rows.among('status', f'${len(given)}')}"
        rows = await self._rows.read(f"{query} ORDER BY updated DESC, id LIMIT $2", *given)
        return each(ListedTable, rows)

    async def unfinished_of(self, player: str) -> list[ListedTable]:
        """All tables that are not over at which a player has a seat or is invited to one."""
        query = f"{_LISTED} JOIN players ON \"table\" = id WHERE player = $1 AND status <> 'over'"
        return each(ListedTable, await self._rows.read(query, player))

    async def count_of(self, player: str) -> int:
        """At how many tables a player has a seat or is invited to one."""
        ((count,),) = await self._rows.read("SELECT count(*) FROM players WHERE player = $1", player)
        return int(count)

    async def due(self, now: int, limit: int, after: Due = FIRST_DUE) -> list[Due]:
        """The tables that are to be seen to though nobody looks at them, in order, after a place in it."""
        query = (
            "SELECT due, id FROM tables WHERE due <= $1 AND (due, id) > ($3, $4) ORDER BY due, id LIMIT $2"
        )
        return each(Due, await self._rows.read(query, now, limit, *after))

    async def traces(self, player: str) -> list[str]:
        """The tables that a player has made, or at which they have a seat."""
        return await self._ids(
            'SELECT id FROM tables WHERE host = $1 UNION SELECT "table" FROM players WHERE player = $1',
            player,
        )

    async def branches(self, record: str) -> list[str]:
        """The tables that continue a record."""
        return await self._ids("SELECT id FROM tables WHERE source = $1 ORDER BY id", record)

    async def ids_after(self, id: str, limit: int) -> list[str]:
        """The ids of tables that follow an id in their order, at most so many."""
        return await self._ids("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2", id, limit)

    async def _ids(self, query: str, *values: object) -> list[str]:
        return [id for (id,) in await self._rows.read(query, *values)]

    async def hosted(self, hosts: tuple[str, ...], statuses: tuple[str, ...]) -> dict[str, int]:
        """How many tables with these statuses each of the hosts has created; whoever has none is left out."""
        among = self._rows.among
        query = (
            f"SELECT host, count(*) FROM tables WHERE {among('host', '$1')} AND {among('status', '$2')}"
            " GROUP BY host"
        )
        return dict(await self._rows.read(query, hosts, statuses))

    async def count(self) -> list[tuple[str, int]]:
        """How many tables have each status."""
        query = "SELECT status, count(*) FROM tables GROUP BY status ORDER BY status"
        return [(status, count) for status, count in await self._rows.read(query)]
