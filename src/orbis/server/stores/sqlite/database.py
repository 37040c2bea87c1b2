"""An open SQLite file: a connection that reads in a thread of its own, and the writer."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.sqlite.file import Journal, OpenFile, check_room, connect, migrate, trouble_of
from orbis.server.stores.sqlite.lock import unusable
from orbis.server.stores.sqlite.writer import SqliteWriter

Result = TypeVar("Result")


class SqliteDatabase:
    def __init__(self, path: Path, journal: Journal = "WAL") -> None:
        self._path = path
        self._journal = journal
        self._readers: ThreadPoolExecutor
        self._reading: sqlite3.Connection
        self.writer: SqliteWriter

    async def open(self) -> None:
        """Bring the schema up to date and connect; raise `StoreUnavailable`."""
        try:
            await asyncio.to_thread(migrate, self._path, self._journal)
        except (sqlite3.Error, OSError) as error:
            raise unusable(self._path, error) from None
        self.writer = SqliteWriter(self._connect, OpenFile(self._path, self._journal).check)
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="orbis-reader")
        self._reading = await self._on_reader(self._connect)

    async def close(self) -> None:
        await self.writer.close()
        await self._on_reader(self._reading.close)
        self._readers.shutdown()

    async def read(self, query: Callable[[sqlite3.Connection], Result]) -> Result:
        try:
            return await self._on_reader(lambda: query(self._reading))
        except sqlite3.DatabaseError as error:
            raise StoreUnavailable(f"the database cannot be read: {error}", trouble_of(error)) from None

    async def write(self, work: Callable[[sqlite3.Connection], Result], *, is_long: bool = False) -> Result:
        """Do all of some work or nothing, and return once it is on disk."""
        return await self.writer.write(work, is_long=is_long)

    async def check_room(self) -> None:
        """Raise `StoreUnavailable` if the disk is full."""
        await self._on_reader(lambda: check_room(self._path))

    def _connect(self) -> sqlite3.Connection:
        return connect(self._path, self._journal)

    async def _on_reader(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)
