"""Tile sets and records, each under an id derived from its content; both stores understand the statements.

How a game ended is stored under the id of its record, and lasts as long as that.
"""

import msgspec

from orbis.server.stores.rows import Rows
from orbis.wire.replay import RecordEnding


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

    async def ending(self, id: str) -> RecordEnding | None:
        """How the game of a record ended early, if that is known."""
        text = await self.find("ending", id)
        return None if text is None else msgspec.json.decode(text, type=RecordEnding)

    async def save_ending(self, id: str, ending: RecordEnding, at: int) -> None:
        """Store how the game of a record ended, unless that is known: others may have the same moves."""
        statement = (
            "INSERT INTO texts (kind, id, text, at) VALUES ('ending', $1, $2, $3)"
            " ON CONFLICT (kind, id) DO NOTHING"
        )
        await self._rows.write(statement, id, msgspec.json.encode(ending).decode(), at)

    async def touch_record(self, id: str, at: int) -> None:
        """Store that a record was used."""
        statement = "UPDATE texts SET at = $2 WHERE kind = 'record' AND id = $1 AND at < $2"
        await self._rows.write(statement, id, at)
