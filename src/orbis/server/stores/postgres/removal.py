"""Removing things from PostgreSQL; other processes hear of it."""

from orbis.server.stores import expiry
from orbis.server.stores.note import Change
from orbis.server.stores.postgres.database import Database
from orbis.server.stores.postgres.notes import told
from orbis.server.stores.removal import Kept


class PostgresRemoval:
    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    async def expired(self, kind: Kept, before: int, limit: int) -> list[str]:
        rows = await self._database.query(expiry.expired(kind, "$1::bigint", "$2"), before, limit)
        return [name for (name,) in rows]

    async def delete(self, kind: Kept, names: list[str], before: int) -> int:
        if kind in expiry.TABLES:
            condition = f" AND {expiry.TABLES[kind].format(before='$3::bigint')}"
            rows = await self._database.query(_delete_tables(condition), names, self._process, before)
        else:
            source, name, condition = expiry.OTHERS[kind]
            where = f"{name} = ANY($1) AND {condition.format(before='$2::bigint')}"
            statement = f"DELETE FROM {source} WHERE {where} RETURNING {name}"
            if kind == "identities":
                statement = self._forgetting(statement)
            rows = await self._database.query(statement, names, before)
            if kind == "records":
                await self._database.query(expiry.LONE_ENDINGS.format(among="id = ANY($1)"), names)
        return len(rows)

    def _forgetting(self, statement: str) -> str:
        """A statement that deletes identities, what they were to be told, and their ids in others' rows."""
        told_all = told(f"'{self._process}'", "id", Change.FORGOTTEN)
        return (
            f"WITH gone AS ({statement}),"
            " untold AS (DELETE FROM notices USING gone WHERE notices.player = gone.id),"
            f" unnamed AS ({_UNNAME})"
            f" SELECT {told_all} FROM gone"
        )

    async def delete_table(self, id: str) -> bool:
        return bool(await self._database.query(_delete_tables(""), [id], self._process))

    async def delete_record(self, id: str) -> None:
        await self._database.query(
            "WITH gone AS (DELETE FROM reviews WHERE record = $1)"
            " DELETE FROM texts WHERE kind IN ('record', 'ending') AND id = $1",
            id,
        )

    async def forget_identity(self, id: str, at: int) -> None:
        await self._database.query(_FORGET, id, at, self._process)

    async def forgotten(self) -> list[str]:
        rows = await self._database.query("SELECT player FROM forgotten ORDER BY player")
        return [player for (player,) in rows]

    async def all_forgotten(self, players: list[str]) -> None:
        # An event that was under way may have been stored after them.
        await self._database.query(
            "WITH untold AS (DELETE FROM notices WHERE player = ANY($1))"
            " DELETE FROM forgotten WHERE player = ANY($1)",
            players,
        )


_LEFT = """
(SELECT coalesce(string_agg(other, ' '), '') FROM unnest(string_to_array({column}, ' ')) AS other
WHERE other NOT IN (SELECT id FROM gone))"""
_UNNAME = f"""
UPDATE identities SET muted = {_LEFT.format(column="muted")}, silenced = {_LEFT.format(column="silenced")}
WHERE string_to_array(muted || ' ' || silenced, ' ') && (SELECT array_agg(id) FROM gone)
    AND id NOT IN (SELECT id FROM gone)
"""


def _delete_tables(condition: str) -> str:
    """A statement that deletes tables and tells other processes."""
    parts = ", ".join(
        f'{part}_gone AS (DELETE FROM {part} USING gone WHERE {part}."table" = gone.id)'
        for part in expiry.PARTS
    )
    return (
        f"WITH gone AS (DELETE FROM tables WHERE id = ANY($1){condition} RETURNING id), {parts}"
        f" SELECT {told('$2::text', 'id', Change.REWRITTEN)} FROM gone"
    )


_FORGET = f"""
WITH wanted AS (
    INSERT INTO forgotten (player, at) VALUES ($1, $2) ON CONFLICT (player) DO UPDATE SET at = excluded.at
), gone AS (
    DELETE FROM identities WHERE id = $1
), untold AS (
    DELETE FROM notices WHERE player = $1
), unchallenged AS (
    DELETE FROM challenges WHERE identity = $1
), unmuted AS (
    UPDATE identities SET muted = trim(replace(replace(muted, $1, ''), '  ', ' ')),
        silenced = trim(replace(replace(silenced, $1, ''), '  ', ' '))
    WHERE (muted LIKE '%' || $1 || '%' OR silenced LIKE '%' || $1 || '%') AND id <> $1
)
SELECT {told("$3::text", "$1::text", Change.FORGOTTEN)}
"""
