"""One-time codes in PostgreSQL."""

from orbis.server.stores.passes import MOST_PASSES, Pass
from orbis.server.stores.postgres.database import Database


class PostgresPasses:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, digest: str, grant: Pass, expires: int, now: int) -> None:
        await self._database.query_once(_SAVE, digest, *grant, expires, now, MOST_PASSES - 1)

    async def find(self, digest: str, now: int) -> Pass | None:
        query = 'SELECT "table", seat, taken FROM passes WHERE digest = $1 AND expires >= $2'
        rows = await self._database.query(query, digest, now)
        return Pass(*rows[0]) if rows else None


# Skip rows that another process is deleting, to avoid a deadlock.
_SAVE = """
WITH newest AS (
    SELECT digest FROM passes WHERE "table" = $2 AND seat = $3 AND taken = $4
    ORDER BY expires DESC, digest LIMIT $7
), useless AS (
    SELECT digest FROM passes WHERE expires < $6
    OR ("table" = $2 AND seat = $3 AND digest NOT IN (SELECT digest FROM newest))
    FOR UPDATE SKIP LOCKED
), dropped AS (
    DELETE FROM passes WHERE digest IN (SELECT digest FROM useless)
)
INSERT INTO passes (digest, "table", seat, taken, expires) VALUES ($1, $2, $3, $4, $5)
"""
