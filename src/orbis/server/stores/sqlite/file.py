"""The file of a SQLite store: opening, migrating and examining it, and noticing that it is gone."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic, sleep

from orbis.server.protocol.server import Trouble
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.migrations import missing_steps

PATIENCE = 30.0
"""Seconds to wait for a locked file."""


LARGEST_EXAMINED = 2 * 1024**3
"""Bytes up to which a file is examined at the start: that takes about two seconds per GiB."""

SHORT_LOG = 200
"""Pages of the log of a file that is not shared: a page reads it whenever it starts."""

LEAST_ROOM = 1024**2
"""Bytes that must be free on the disk."""

BESIDE = ("-wal", "-shm")
"""The endings of the files that belong to a database in use."""

_TROUBLES: dict[int, Trouble] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


def trouble_of(error: sqlite3.Error) -> Trouble:
    return _TROUBLES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "failing")


def beside(path: Path) -> list[Path]:
    return [path.with_name(path.name + ending) for ending in BESIDE]


def check_room(path: Path) -> None:
    """Raise `StoreUnavailable` if a small change may still fit on the disk, but a larger one does not."""
    if shutil.disk_usage(path.parent).free < LEAST_ROOM:
        raise StoreUnavailable(f"the disk is full: less than {LEAST_ROOM // 1024} KiB are left", "full")


def make_private(path: Path) -> None:
    """Let only the owner read a file and what belongs to it: it has the secrets of running games."""
    for each in (path, *beside(path)):
        with suppress(FileNotFoundError, PermissionError):
            if each.stat().st_mode & 0o077:
                each.chmod(0o600)


def examine(path: Path, *, alone: bool = False) -> None:
    """Raise `StoreUnavailable` if parts of a file are damaged; large files are not examined."""
    if not path.exists() or path.stat().st_size > LARGEST_EXAMINED:
        return
    with closing(open_plainly(path)) as connection:
        if alone:
            be_alone(connection)
        fault = first_fault(connection)
    if fault is not None:
        raise Damaged(path, fault)


def first_fault(connection: sqlite3.Connection) -> str | None:
    try:
        ((found,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
        return str(error)
    return None if found == "ok" else str(found).splitlines()[-1]


class Damaged(StoreUnavailable):
    """A file of which parts cannot be read."""

    def __init__(self, database: Path, found: str) -> None:
        super().__init__(f"the database {database} is damaged: {found}", "damaged")
        self.database = database
        self.found = found


class OpenFile:
    """The file under a path and its log; an open file can be deleted or replaced, and then all is lost."""

    def __init__(self, path: Path) -> None:
        found = os.fspath(path.resolve())  # SQLite keeps the log beside the file that a link leads to
        self._paths = found, f"{found}-wal"
        self._found: tuple[tuple[int, int], ...] | None = None

    def check(self) -> None:
        """Raise `StoreUnavailable` if the files are not those of the first check."""
        try:
            found = tuple([(each.st_dev, each.st_ino) for each in map(os.stat, self._paths)])
        except FileNotFoundError:
            found = ()
        if self._found is None:
            self._found = found
        if found != self._found or not found:
            raise StoreUnavailable("the database was deleted or replaced while it was in use", "gone")


def open_plainly(path: Path) -> sqlite3.Connection:
    """A connection to a file that must exist, without changing how it is written."""
    address = f"{path.resolve().as_uri()}?mode=rw"
    return sqlite3.connect(address, uri=True, isolation_level=None, timeout=PATIENCE, check_same_thread=False)


def connect(path: Path, *, alone: bool = False) -> sqlite3.Connection:
    """A connection whose commits are on disk when they return."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE, check_same_thread=False)
    try:
        if alone:
            be_alone(connection)
            connection.execute(f"PRAGMA wal_autocheckpoint = {SHORT_LOG}")
        _use_log(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # without it, macOS may leave commits in the disk's cache
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def be_alone(connection: sqlite3.Connection) -> None:
    """Let a connection be the only one: SQLite keeps what is where in its log in memory that others share."""
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")


def migrate(path: Path, *, alone: bool = False) -> None:
    """Create the file if necessary, and take the missing steps."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(connect(path, alone=alone)) as connection, connection:
        # Before reading the version: another process may be migrating too.
        connection.execute("BEGIN IMMEDIATE")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        take_steps(connection, missing_steps("sqlite", version))


def take_steps(connection: sqlite3.Connection, steps: dict[int, str]) -> None:
    for number, step in steps.items():
        for statement in _statements(step):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")


def _use_log(connection: sqlite3.Connection) -> None:
    """Write commits to a log beside the file; SQLite does not wait if another process is switching, too."""
    deadline = monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                raise
        sleep(0.01)


def _statements(script: str) -> Iterator[str]:
    """The statements of a script one by one; `executescript` would end the transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
