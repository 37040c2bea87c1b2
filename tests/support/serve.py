"""Run as a program: a server, configured by its one argument in JSON."""

import asyncio
import ctypes
import sqlite3
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from orbis.server.http import app
from orbis.server.http.service import Configuration
from orbis.server.process import http_protocol, slow_readers
from orbis.server.process.listen import Listening
from orbis.server.process.run import run
from orbis.server.stores import is_shared
from orbis.server.stores.sqlite.tables import SqliteTables
from orbis.server.stores.tables import Append


@dataclass(frozen=True, slots=True)
class Journal:
    """A file in which a library, loaded in front of the C library, notes what the server writes."""

    path: str
    sends: bool
    """Whether it also notes what the server sends."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The server to run, and how it differs from a real one."""

    configuration: Configuration
    listening: Listening
    log_level: str
    early: float = 0.0
    """How many seconds before it stores it acknowledges, which the crash test must notice."""
    unsynced: bool = False
    """Whether commits return before they are on disk, which the crash test must notice."""
    journal: Journal | None = None
    haste: float = 1.0
    """How many times as soon it gives up clients who let it wait."""
    page: str | None = None
    """The folder of another built page."""


def acknowledge_early(database: str, seconds: float) -> None:
    """Make the store acknowledge events before it stores them."""
    tables: Any = SqliteTables
    if is_shared(database):
        from orbis.server.stores.postgres.tables import PostgresTables

        tables = PostgresTables
    keep = tables.append
    under_way = set[asyncio.Task[None]]()

    async def keep_late(self: Any, append: Append) -> None:
        await asyncio.sleep(seconds)
        await keep(self, append)

    async def append(self: Any, append: Append) -> None:
        task = asyncio.create_task(keep_late(self, append))
        under_way.add(task)
        task.add_done_callback(under_way.discard)

    tables.append = append


class Unsynced(sqlite3.Connection):
    """A connection whose commits return before they are on disk, whatever it is told."""

    def execute(self, statement: str, *parameters: Any) -> sqlite3.Cursor:
        if statement.startswith("PRAGMA synchronous"):
            statement = "PRAGMA synchronous = OFF"
        return super().execute(statement, *parameters)


def leave_unsynced(database: str) -> None:
    """Let commits return before they are on disk."""
    if is_shared(database):
        from orbis.server.stores.postgres.database import SETTINGS

        SETTINGS["synchronous_commit"] = "off"
    else:
        connect: Any = sqlite3.connect
        sqlite3.connect = lambda *given, **named: connect(*given, factory=Unsynced, **named)


def begin_journal(journal: Journal, database: str) -> None:
    noting = ctypes.CDLL(None).begin_journal(journal.path.encode(), database.encode(), int(journal.sends))
    assert noting >= 0, "the journal cannot be written"


def hurry(haste: float) -> None:
    http_protocol.HEADER /= haste
    http_protocol.BODY /= haste
    slow_readers.PATIENCE /= haste
    slow_readers.EVERY /= haste


def say(address: str) -> None:
    """Tell the parent process that the server is ready."""
    print(address, flush=True)


def serve(wanted: Wanted) -> None:
    database = wanted.configuration.database
    if wanted.early:
        acknowledge_early(database, wanted.early)
    if wanted.unsynced:
        leave_unsynced(database)
    hurry(wanted.haste)
    if wanted.journal is not None:
        begin_journal(wanted.journal, database)
    if wanted.page is not None:
        served: Any = app
        served.built_page = partial(Path, wanted.page)
    run(wanted.configuration, wanted.listening, wanted.log_level, say)


if __name__ == "__main__":
    serve(msgspec.json.decode(sys.argv[1], type=Wanted))
