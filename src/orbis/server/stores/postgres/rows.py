"""PostgreSQL for the statements that both stores understand."""

from orbis.server.stores.note import Change
from orbis.server.stores.postgres.database import Database
from orbis.server.stores.postgres.notes import told
from orbis.server.stores.rows import Row


class PostgresRows:
    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    async def read(self, statement: str, *values: object) -> list[Row]:
        return await self._database.query(statement, *values)

    async def write(self, statement: str, *values: object) -> list[Row]:
        return await self._database.query(statement, *values)

    async def write_once(self, statement: str, *values: object) -> list[Row]:
        return await self._database.query_once(statement, *values)

    def among(self, column: str, parameter: str) -> str:
        return f"{column} = ANY({parameter})"

    def announced(self, statement: str, change: Change) -> str:
        told_all = told(f"'{self._process}'", "name", change)
        return f"WITH changed (name) AS ({statement}) SELECT {told_all} FROM changed"
