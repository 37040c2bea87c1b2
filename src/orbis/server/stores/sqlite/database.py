"""An open SQLite file: the writer, and a connection that reads in a thread of its own, or the writer's."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.sqlite.file import OpenFile, check_room, connect, migrate, trouble_of
from orbis.server.stores.sqlite.lock import unusable
from orbis.server.stores.sqlite.writer import SqliteWriter

Result = TypeVar("Result")


class SqliteDatabase:
    def __init__(self, path: Path, *, alone: bool = False) -> None:
        """A file; `alone` if it can have only one connection, as the private files of a page."""
        self._path = path
        self._alone = alone
        self._readers: ThreadPoolExecutor
        self._reading: sqlite3.Connection | None = None
        self.writer: SqliteWriter

    async def open(self) -> None:
        """Bring the schema up to date and connect; raise `StoreUnavailable`."""
        try:
            await asyncio.to_thread(migrate, self._path, alone=self._alone)
        except (sqlite3.Error, OSError) as error:
            raise unusable(self._path, error) from None
        self.writer = SqliteWriter(self._connect, OpenFile(self._path).check, alone=self._alone)
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="orbis-reader")
        if not self._alone:
            self._reading = await self._on_reader(self._connect)

    async def close(self) -> None:
        await self.writer.close()
        if self._reading is not None:
            await self._on_reader(self._reading.close)
        self._readers.shutdown()

    async def read(self, query: Callable[[sqlite3.Connection], Result]) -> Result:
        def read(connection: sqlite3.Connection) -> Result:
            try:
                return query(connection)
            except sqlite3.DatabaseError as error:
                raise StoreUnavailable(f"the database cannot be read: {error}", trouble_of(error)) from None

        reading = self._reading
        if reading is None:
            return await self.writer.write(read)
        return await self._on_reader(lambda: read(reading))

    async def write(self, work: Callable[[sqlite3.Connection], Result], *, is_long: bool = False) -> Result:
        """Do all of some work or nothing, and return once it is on disk."""
        return await self.writer.write(work, is_long=is_long)

    async def check_room(self) -> None:
        """Raise `StoreUnavailable` if the disk is full."""
        await self._on_reader(lambda: check_room(self._path))

    def _connect(self) -> sqlite3.Connection:
        return connect(self._path, alone=self._alone)

    async def _on_reader(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)
