"""Identities, and what is stored with them; both stores understand the same statements."""

from typing import Literal, NamedTuple

from orbis.server.protocol.own_colour import OwnColour, own_colour
from orbis.server.stores.holidays import Holiday, read_holidays, write_holidays
from orbis.server.stores.note import Change
from orbis.server.stores.rows import Rows, first


class Identity(NamedTuple):
    """A player: the id that everybody sees, and the name they chose."""

    id: str
    name: str


_Others = Literal["muted", "silenced"]
"""The columns that name other players."""


class Identities:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def add(self, identity: Identity, at: int) -> bool:
        """Store a new identity; return whether it may be there: somebody who is forgotten stays so."""
        statement = (
            "INSERT INTO identities (id, name, updated, used)"
            " SELECT $1, $2, CAST($3 AS BIGINT), CAST($3 AS BIGINT)"
            " WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE player = $1)"
            " ON CONFLICT (id) DO UPDATE SET updated = excluded.updated RETURNING id"
        )
        return bool(await self._rows.write(statement, *identity, at))

    async def rename(self, identity: Identity, at: int) -> bool:
        """Store the new name of an identity, and tell other processes; return whether it is there."""
        statement = "UPDATE identities SET name = $2, updated = $3 WHERE id = $1 RETURNING id"
        return bool(await self._rows.write(self._rows.announced(statement, Change.RENAMED), *identity, at))

    async def find(self, id: str) -> Identity | None:
        return first(Identity, await self._rows.read("SELECT id, name FROM identities WHERE id = $1", id))

    async def names(self, ids: tuple[str, ...]) -> dict[str, str]:
        """The names of those who have an identity; whoever has none is left out."""
        query = f"SELECT id, name FROM identities WHERE {self._rows.among('id', '$1')}"
        return dict(await self._rows.read(query, ids))

    async def colours(self, ids: tuple[str, ...]) -> dict[str, OwnColour]:
        """The colours of those who have chosen one."""
        query = f"SELECT id, colour FROM identities WHERE {self._rows.among('id', '$1')} AND colour <> ''"
        return {id: own_colour(colour) for id, colour in await self._rows.read(query, ids)}

    async def save_colour(self, id: str, colour: OwnColour) -> bool:
        """Store the colour that an identity has chosen; return whether it is there."""
        statement = "UPDATE identities SET colour = $2 WHERE id = $1 RETURNING id"
        return bool(await self._rows.write(statement, id, colour))

    async def muted(self, ids: tuple[str, ...]) -> dict[str, frozenset[str]]:
        """By whom each of some players does not want to be invited; whoever mutes nobody is left out."""
        return await self._others("muted", ids)

    async def mute(self, player: str, other: str, *, on: bool) -> None:
        """Store whether a player does not want to be invited by another."""
        await self._choose("muted", player, other, on=on)

    async def silenced(self, id: str) -> frozenset[str]:
        """Whose words a player is not told."""
        return (await self._others("silenced", (id,))).get(id, frozenset())

    async def silence(self, player: str, other: str, *, on: bool, most: int = 2**31 - 1) -> bool:
        """Store whether a player is not told the words of another, unless that would be more than `most`."""
        return await self._choose("silenced", player, other, on=on, most=most)

    async def _others(self, column: _Others, ids: tuple[str, ...]) -> dict[str, frozenset[str]]:
        """The players in a column of each of some identities; those whose is empty are left out."""
        query = f"SELECT id, {column} FROM identities WHERE {self._rows.among('id', '$1')} AND {column} <> ''"
        return {id: frozenset(others.split()) for id, others in await self._rows.read(query, ids)}

    async def _choose(
        self, column: _Others, player: str, other: str, *, on: bool, most: int = 2**31 - 1
    ) -> bool:
        """Store whether another player is in a column, and return whether there was room."""
        statement = (
            f"UPDATE identities SET {column} = trim("
            f"replace(replace({column}, CAST($2 AS TEXT), ''), '  ', ' ') || ' ' || CAST($3 AS TEXT)"
            ") WHERE id = $1 AND (CAST($3 AS TEXT) = ''"
            f" OR replace({column}, CAST($2 AS TEXT), '') <> {column} OR {column} = ''"
            f" OR length({column}) - length(replace({column}, ' ', '')) + 1 < CAST($4 AS INTEGER)"
            ") RETURNING id"
        )
        return bool(await self._rows.write(statement, player, other, other if on else "", most))

    async def holidays(self, id: str) -> list[Holiday]:
        """The holidays of a player, in order."""
        rows = await self._rows.read("SELECT holidays FROM identities WHERE id = $1", id)
        return read_holidays(rows[0][0]) if rows else []

    async def save_holidays(self, id: str, holidays: list[Holiday]) -> None:
        statement = "UPDATE identities SET holidays = $2 WHERE id = $1"
        await self._rows.write(statement, id, write_holidays(holidays))

    async def last_used(self, id: str) -> int:
        """When an identity was last used, give or take an hour; 0 if there is none."""
        rows = await self._rows.read("SELECT used FROM identities WHERE id = $1", id)
        return int(rows[0][0]) if rows else 0
