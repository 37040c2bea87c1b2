"""Tile sets and records, each under an id derived from its content; both stores understand the statements."""

from orbis.server.stores.rows import Rows


class Texts:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def save(self, kind: str, id: str, text: str, at: int) -> None:
        statement = (
            "INSERT INTO texts (kind, id, text, at) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (kind, id) DO UPDATE SET at = excluded.at WHERE texts.at < excluded.at"
        )
        await self._rows.write(statement, kind, id, text, at)

    async def find(self, kind: str, id: str) -> str | None:
        rows = await self._rows.read("SELECT text FROM texts WHERE kind = $1 AND id = $2", kind, id)
        return str(rows[0][0]) if rows else None

    async def touch(self, kind: str, id: str, at: int) -> None:
        """Store that a text was used."""
        statement = "UPDATE texts SET at = $3 WHERE kind = $1 AND id = $2 AND at < $3"
        await self._rows.write(statement, kind, id, at)
