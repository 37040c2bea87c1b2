"""Whole copies of a store. A backup is a SQLite file, whatever store it is made of and restored to."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import NamedTuple

from orbis.server.stores import Damaged, claim, is_shared
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.migrations import missing_steps
from orbis.server.stores.sqlite.file import beside, first_fault, migrate, open_plainly

Tell = Callable[[float], None]
"""Called with the share that is done, from 0 to 1."""

LOOK_EVERY = 0.1
"""Seconds between two looks at how large a copy has become."""


class NotABackup(Exception):
    """A file that is not a backup of this program or an earlier version."""


class Restored(NamedTuple):
    tables: int
    aside: Path | None
    """Where the database is that was replaced."""


async def back_up(database: str, file: Path, tell: Tell) -> int:
    """Write the store as it is at one moment to a file, check it, and return how many tables it has.

    Others may write meanwhile. The file appears only once it is complete.
    """
    with _replacing(file) as copy:
        if is_shared(database):
            from orbis.server.stores.postgres import backup as postgres  # noqa: PLC0415 (asyncpg is an extra)

            await postgres.back_up(database, copy, tell)
        else:
            await _copy(Path(database), copy, tell)
        return await asyncio.to_thread(_checked, copy)


async def restore(file: Path, database: str, tell: Tell, *, replace: bool) -> Restored:
    """Put a backup in the place of a store that nobody uses; raise `NotABackup` and change nothing.

    A file that is replaced is kept; a PostgreSQL database must be empty unless it is to be replaced.
    """
    if is_shared(database):
        from orbis.server.stores.postgres import backup as postgres  # noqa: PLC0415 (asyncpg is an extra)

        with TemporaryDirectory(prefix="orbis-restore-") as folder:
            copy = Path(folder) / "copy.db"
            tables = await _prepare(file, copy, tell)
            await postgres.restore(copy, database, tell, replace=replace)
        return Restored(tables, None)
    held = claim(database)
    assert held is not None
    try:
        path = Path(database).resolve()
        with _replacing(path) as copy:
            tables = await _prepare(file, copy, tell)
            aside = _set_aside(path)
    finally:
        held.release()
    return Restored(tables, aside)


async def _prepare(file: Path, copy: Path, tell: Tell) -> int:
    """Copy a backup, bring it up to date and check it; return how many tables it has."""
    try:
        with closing(open_plainly(file)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            missing_steps("sqlite", version)
            connection.execute("SELECT 1 FROM tables, events LIMIT 1")
            _check_schema(connection)
        await _copy(file, copy, tell)
        await asyncio.to_thread(migrate, copy)
        return await asyncio.to_thread(_checked, copy)
    except (sqlite3.Error, StoreUnavailable) as error:
        raise NotABackup(str(error)) from None


def _check_schema(connection: sqlite3.Connection) -> None:
    """Raise `StoreUnavailable` if a file has more than tables and indexes, such as triggers."""
    query = (
        "SELECT type, name FROM sqlite_schema WHERE type NOT IN ('table', 'index') OR sql LIKE '%VIRTUAL%'"
    )
    for kind, name in connection.execute(query):
        raise StoreUnavailable(f"it has a {kind} that no backup has: {name}")


async def _copy(path: Path, copy: Path, tell: Tell) -> None:
    """Copy a file in use; SQLite's own backup would begin again whenever somebody writes."""
    with closing(open_plainly(path)) as connection:
        ((pages,),) = connection.execute("PRAGMA page_count").fetchall()
        ((size,),) = connection.execute("PRAGMA page_size").fetchall()
        copying = asyncio.create_task(asyncio.to_thread(connection.execute, "VACUUM INTO ?", (str(copy),)))
        try:
            while not (await asyncio.wait([copying], timeout=LOOK_EVERY))[0]:
                with suppress(FileNotFoundError):
                    tell(copy.stat().st_size / max(1, pages * size))
        finally:
            if not copying.done():
                connection.interrupt()
                await asyncio.wait([copying])
        try:
            copying.result()
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT:
                raise Damaged(path, str(error)) from None
            raise


def _checked(copy: Path) -> int:
    """The number of tables in a copy; raise `Damaged`."""
    with closing(open_plainly(copy)) as connection:
        fault = first_fault(connection)
        if fault is not None:
            raise Damaged(copy, fault)
        ((tables,),) = connection.execute("SELECT count(*) FROM tables").fetchall()
        return int(tables)


@contextmanager
def _replacing(path: Path) -> Iterator[Path]:
    """A path beside another, whose file replaces it once it is on disk; only its owner may read it."""
    passing = path.with_name(f".{path.name}.{token_hex(4)}")
    try:
        yield passing
        passing.chmod(0o600)
        _sync(passing)
        passing.replace(path)
        _sync(path.parent)
    finally:
        for each in (passing, *beside(passing)):
            each.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _set_aside(path: Path) -> Path | None:
    """Give a database a second name, and leave no log beside the first; None if there is nothing in it."""
    logs = [each for each in beside(path) if each.exists()]
    if not path.exists() or (not path.stat().st_size and not logs):
        return None
    number = 1
    while (aside := path.with_name(f"{path.name}.before-restore-{number}")).exists():
        number += 1
    # What a killed server left in its log belongs to its database, and to no other.
    with suppress(sqlite3.Error), closing(open_plainly(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for log, other in zip(beside(path), beside(aside), strict=True):
        if log.exists():
            log.replace(other)
    aside.hardlink_to(path)
    return aside
