"""SQLite for the statements that both stores understand."""

import json

from orbis.server.stores.note import Change
from orbis.server.stores.rows import Row
from orbis.server.stores.sqlite.database import SqliteDatabase


class SqliteRows:
    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    async def read(self, statement: str, *values: object) -> list[Row]:
        query, given = _own(statement, values)
        return await self._database.read(lambda connection: connection.execute(query, given).fetchall())

    async def write(self, statement: str, *values: object) -> list[Row]:
        query, given = _own(statement, values)
        return await self._database.write(lambda connection: connection.execute(query, given).fetchall())

    async def write_once(self, statement: str, *values: object) -> list[Row]:
        return await self.write(statement, *values)

    def among(self, column: str, parameter: str) -> str:
        return f"{column} IN (SELECT value FROM json_each({parameter}))"

    def announced(self, statement: str, _: Change) -> str:
        """The statement itself: no other process uses the file."""
        return statement


def _own(statement: str, values: tuple[object, ...]) -> tuple[str, list[object]]:
    """A statement and its values as SQLite wants them; it has no lists."""
    given = [json.dumps(value) if isinstance(value, tuple) else value for value in values]
    return statement.replace("$", "?"), given
