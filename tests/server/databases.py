"""Direct access to a server's database."""

import asyncio
import sqlite3
from contextlib import closing

import asyncpg

from orbis.server.stores import is_shared


def execute(database: str, statement: str) -> list[tuple[object, ...]]:
    """Execute a statement, and return its rows."""
    if is_shared(database):
        return asyncio.run(_execute(database, statement))
    with closing(sqlite3.connect(database, timeout=30)) as connection, connection:
        return list(connection.execute(statement))


async def _execute(database: str, statement: str) -> list[tuple[object, ...]]:
    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(statement)]
    finally:
        await connection.close()


def table_names(database: str) -> set[str]:
    """The names of all tables of a database."""
    query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    if is_shared(database):
        query = "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()"
    return {str(name) for (name,) in execute(database, query)}
