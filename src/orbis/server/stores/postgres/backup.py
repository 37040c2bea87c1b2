"""Whole copies of a PostgreSQL database: all rows of one snapshot, to and from a SQLite file."""

import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import asyncpg

from orbis.server.stores.errors import InUse, NotEmpty, StoreUnavailable
from orbis.server.stores.migrations import missing_steps, steps
from orbis.server.stores.postgres.database import ANSWERS_WITHIN, SETTINGS, TROUBLE, Database, unavailable
from orbis.server.stores.sqlite.file import open_plainly, take_steps

AT_ONCE = 1000
"""How many rows are read at a time."""

REFERRED = ("tables", "identities", "devices")
"""The tables that others refer to, in this order."""

ALIVE = 15_000
"""Milliseconds after its last beat in which a server may still be there."""


async def back_up(url: str, copy: Path, tell: Callable[[float], None]) -> None:
    """Write all rows to a new SQLite file, as they are at one moment."""
    async with (
        _connected(url) as connection,
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        if await connection.fetchval("SELECT to_regclass('orbis_schema') IS NULL"):
            raise StoreUnavailable("the database has no tables")
        version = await connection.fetchval("SELECT version FROM orbis_schema")
        missing_steps("postgres", version)
        with closing(sqlite3.connect(copy, isolation_level=None)) as file:
            take_steps(file, {number: step for number, step in steps("sqlite").items() if number <= version})
            columns = _columns(file)
            total = 0
            for table in columns:
                total += await connection.fetchval(f'SELECT count(*) FROM "{table}"')
            done = 0
            file.execute("BEGIN")
            for table, names in columns.items():
                marks = ", ".join("?" * len(names.split(", ")))
                cursor = connection.cursor(f'SELECT {names} FROM "{table}"', prefetch=AT_ONCE)
                async for row in cursor:
                    file.execute(f'INSERT INTO "{table}" ({names}) VALUES ({marks})', tuple(row))
                    done += 1
                    if not done % AT_ONCE:
                        tell(done / total)
            file.execute("COMMIT")


async def restore(copy: Path, url: str, tell: Callable[[float], None], *, replace: bool) -> None:
    """Fill a database with all rows of an up-to-date copy, or leave it as it is."""
    database = Database(url, patience=0.0)
    await database.open()
    await database.close()
    with closing(open_plainly(copy)) as file:
        columns = _known_columns()  # not those of the file: their names become part of statements
        async with _connected(url) as connection, connection.transaction():
            names = ", ".join(f'"{table}"' for table in columns)
            await connection.execute(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE")
            last = await connection.fetchval("SELECT max(at) FROM alive")
            if last is not None and last > time.time_ns() // 1_000_000 - ALIVE:
                raise InUse("a server uses the database")
            if not replace and await _is_filled(connection, columns):
                raise NotEmpty("the database is not empty")
            await connection.execute(f"TRUNCATE {names}")
            for done, (table, each) in enumerate(columns.items(), start=1):
                rows = file.execute(f'SELECT {each} FROM "{table}"')
                types = [attribute.type.name for attribute in await _attributes(connection, table, each)]
                await connection.copy_records_to_table(
                    table, records=_converted(rows, types), columns=each.replace('"', "").split(", ")
                )
                tell(done / len(columns))


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[Any]:
    try:
        connection = await asyncpg.connect(url, timeout=ANSWERS_WITHIN, server_settings=SETTINGS)
        try:
            yield connection
        finally:
            await connection.close(timeout=ANSWERS_WITHIN)
    except TROUBLE as error:
        raise unavailable(url, error) from None


def _columns(file: sqlite3.Connection) -> dict[str, str]:
    """The columns of each table, quoted and separated by commas; a table follows those it refers to."""
    tables = [name for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    tables.sort(key=lambda name: REFERRED.index(name) if name in REFERRED else len(REFERRED))
    return {
        table: ", ".join(f'"{row[1]}"' for row in file.execute(f'PRAGMA table_info("{table}")'))
        for table in tables
    }


def _known_columns() -> dict[str, str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as empty:
        take_steps(empty, steps("sqlite"))
        return _columns(empty)


async def _is_filled(connection: Any, tables: Iterable[str]) -> bool:
    """Whether there is anything but the note that a server was once there."""
    kept = [table for table in tables if table != "alive"]
    return any([await connection.fetchval(f'SELECT EXISTS (SELECT 1 FROM "{table}")') for table in kept])


async def _attributes(connection: Any, table: str, columns: str) -> Any:
    return (await connection.prepare(f'SELECT {columns} FROM "{table}"')).get_attributes()


def _converted(rows: Iterator[Any], types: list[str]) -> Iterator[tuple[object, ...]]:
    """Rows of SQLite, which has no truth values, for PostgreSQL."""
    for row in rows:
        yield tuple(
            [bool(value) if kind == "bool" else value for value, kind in zip(row, types, strict=True)]
        )
