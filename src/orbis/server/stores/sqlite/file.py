"""The file of a SQLite store: opening and migrating it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

from orbis.server.stores.migrations import missing_steps

PATIENCE = 30.0
"""Seconds to wait for a locked file."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on disk when they return."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE, check_same_thread=False)
    try:
        _use_wal(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # without it, macOS may leave commits in the disk's cache
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def migrate(path: Path) -> None:
    """Create the file if necessary, and take the missing steps."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(connect(path)) as connection, connection:
        # Before reading the version: another process may be migrating too.
        connection.execute("BEGIN IMMEDIATE")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for number, step in enumerate(missing_steps("sqlite", version), start=version + 1):
            for statement in _statements(step):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")


def _use_wal(connection: sqlite3.Connection) -> None:
    """Switch to WAL mode; SQLite does not wait here if another process is switching at the same time."""
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
