"""Writes to SQLite: jobs that wait share a transaction, and are acknowledged after the commit."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from orbis.server.stores.store import StoreUnavailable

Result = TypeVar("Result")

MOST_TOGETHER = 512
"""How many jobs may share a commit."""


class _Job(Generic[Result]):
    __slots__ = ("error", "future", "result", "work")

    def __init__(
        self, work: Callable[[sqlite3.Connection], Result], future: "asyncio.Future[Result]"
    ) -> None:
        self.work = work
        self.future = future
        self.result: Result | None = None
        self.error: BaseException | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        try:
            self.result = self.work(connection)
        except Exception as error:
            self.error = error

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]


class SqliteWriter:
    """Runs many jobs per transaction on its own connection; only a job's first statement may fail.

    The statements, which take microseconds, run on the event loop; only the commit, which waits for the disk,
    runs in a thread. A thread for all of it would want the interpreter's lock after each statement and, while
    the loop is busy, wait five milliseconds for it each time.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connection = connect()
        self._waiting: list[_Job[object]] = []
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="orbis-store")
        self._running: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Run a job and return once it is on disk."""
        future: asyncio.Future[Result] = self._loop.create_future()
        self._waiting.append(_Job(work, future))  # type: ignore[arg-type]
        if self._running is None:
            self._running = self._loop.create_task(self._write_waiting())
        try:
            return await future
        except sqlite3.OperationalError as error:
            raise StoreUnavailable(f"the database cannot be written: {error}") from None

    async def close(self) -> None:
        while self._running is not None:
            await self._running
        self._thread.shutdown()
        self._connection.close()

    async def _write_waiting(self) -> None:
        """Write until nothing waits; jobs that arrive during a commit share the next one."""
        try:
            while self._waiting:
                jobs, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                try:
                    self._connection.execute("BEGIN IMMEDIATE")
                    for job in jobs:
                        job.run(self._connection)
                    await self._loop.run_in_executor(self._thread, self._connection.execute, "COMMIT")
                except sqlite3.Error as error:
                    if self._connection.in_transaction:
                        self._connection.execute("ROLLBACK")
                    for job in jobs:
                        job.error = error
                for job in jobs:
                    job.settle()
        finally:
            self._running = None
