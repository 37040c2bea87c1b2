"""One thread that writes to SQLite: whatever waits is written together, and acknowledged after the commit."""

import asyncio
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Generic, TypeVar

from orbis.server.stores.store import StoreUnavailable

Result = TypeVar("Result")

MOST_TOGETHER = 512
"""How many jobs share a commit at most."""


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
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]


class Writer:
    """Runs jobs in transactions of many on a connection of its own; only a job's first statement may fail."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._jobs: SimpleQueue[_Job[object] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="orbis-store", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Let a job be written, and return once it is on disk."""
        future: asyncio.Future[Result] = self._loop.create_future()
        self._jobs.put(_Job(work, future))  # type: ignore[arg-type]
        try:
            return await future
        except sqlite3.OperationalError as error:
            raise StoreUnavailable(f"the database cannot be written: {error}") from None

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        connection = self._connect()
        try:
            while self._write_waiting(connection):
                pass
        finally:
            connection.close()

    def _write_waiting(self, connection: sqlite3.Connection) -> bool:
        """Write all jobs that wait, in one transaction; tell whether there may be more."""
        job = self._jobs.get()
        jobs: list[_Job[object]] = []
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_TOGETHER or self._jobs.empty():
                break
            job = self._jobs.get()
        if jobs:
            self._commit(connection, jobs)
            self._loop.call_soon_threadsafe(_settle, jobs)
        return job is not None

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job[object]]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                job.run(connection)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in jobs:
                job.error = error


def _settle(jobs: list[_Job[object]]) -> None:
    for job in jobs:
        job.settle()
