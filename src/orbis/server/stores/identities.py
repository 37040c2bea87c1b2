"""Identities, and what is stored with them; both stores understand the same statements."""

from typing import NamedTuple

from orbis.server.protocol.own_colour import OwnColour, own_colour
from orbis.server.stores.holidays import Holiday, read_holidays, write_holidays
from orbis.server.stores.note import Change
from orbis.server.stores.rows import Rows, first


class Identity(NamedTuple):
    """A player: the id that everybody sees, and the name they chose."""

    id: str
    name: str


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
        query = f"SELECT id, muted FROM identities WHERE {self._rows.among('id', '$1')} AND muted <> ''"
        return {id: frozenset(muted.split()) for id, muted in await self._rows.read(query, ids)}

    async def mute(self, player: str, other: str, *, on: bool) -> None:
        """Store whether a player does not want to be invited by another."""
        statement = (
            "UPDATE identities SET muted = trim("
            "replace(replace(muted, CAST($2 AS TEXT), ''), '  ', ' ') || ' ' || CAST($3 AS TEXT)"
            ") WHERE id = $1"
        )
        await self._rows.write(statement, player, other, other if on else "")

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
