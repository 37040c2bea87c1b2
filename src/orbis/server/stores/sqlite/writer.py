"""Writes to SQLite: what waits shares a transaction, and is acknowledged after the commit."""

import asyncio
import sqlite3
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Generic, TypeVar

from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.sqlite.appender import append_all, note_all
from orbis.server.stores.sqlite.file import PATIENCE, trouble_of
from orbis.server.stores.tables import Append
from orbis.server.stores.waiting import MOST_TOGETHER, Group, WaitingAppends

Result = TypeVar("Result")

CACHE = 16_384
"""Kilobytes of the file that are kept in memory: every table under way has a page of its own."""


class _Job(Generic[Result]):
    __slots__ = ("error", "future", "is_long", "result", "work")

    def __init__(
        self,
        work: Callable[[sqlite3.Connection], Result],
        future: "asyncio.Future[Result]",
        *,
        is_long: bool,
    ) -> None:
        self.work = work
        self.future = future
        self.is_long = is_long
        self.result: Result | None = None
        self.error: BaseException | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        """Do all of the work or nothing; raise if SQLite has given up the whole transaction."""
        connection.execute("SAVEPOINT job")
        try:
            self.result = self.work(connection)
        except Exception as error:
            if not connection.in_transaction:
                raise
            connection.execute("ROLLBACK TO job")
            self.error = _as_trouble(error)
        connection.execute("RELEASE job")

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]


def _as_trouble(error: Exception) -> Exception:
    """An error as it is told to whoever waits for it."""
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.IntegrityError):
        return StoreUnavailable(f"the database cannot be written: {error}", trouble_of(error))
    return error


class SqliteWriter:
    """Runs many jobs per transaction on its own connection.

    The statements of ordinary jobs and of notices, which are rare and take microseconds, run on the event
    loop: a thread would want the interpreter's lock after each of them and, while the loop is busy, wait
    five milliseconds for it. Whatever waits runs in a thread: the commit, the beginning if another process
    writes, long jobs, and the one statement that stores a group of events. That one finds the event before
    each of them, so it need not look for their tables, too: foreign keys would take a third of its time.
    """

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], check: Callable[[], None], *, alone: bool = False
    ) -> None:
        """Write to a file; `check` raises `StoreUnavailable` if it is not the one that was opened.

        If it is `alone`, it never waits for others.
        """
        self._connection = connect()
        self._connection.execute(f"PRAGMA cache_size = -{CACHE}")
        self._has_keys = True
        self._check = check
        self._alone = alone
        self._waiting: list[_Job[object]] = []
        self._appends = WaitingAppends()
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="orbis-store")
        self._running: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[sqlite3.Connection], Result], *, is_long: bool = False) -> Result:
        """Run a job and return once it is on disk."""
        future: asyncio.Future[Result] = self._loop.create_future()
        self._waiting.append(_Job(work, future, is_long=is_long))  # type: ignore[arg-type]
        self._start()
        return await future

    def append(self, append: Append) -> "asyncio.Future[None]":
        """Store an event, on disk once awaited; it raises `Conflict` if it does not follow the last."""
        self._start()
        return self._appends.add(append)

    def _start(self) -> None:
        if self._running is None:
            self._running = self._loop.create_task(self._write_waiting())

    async def close(self) -> None:
        while self._running is not None:
            await self._running
        self._thread.shutdown()
        self._connection.close()

    async def _write_waiting(self) -> None:
        """Write until nothing waits; what arrives during a commit shares the next one."""
        try:
            while self._waiting or self._appends:
                if self._waiting:
                    jobs, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                    await self._run(jobs)
                if self._appends:
                    await self._append(self._appends.next_group())
        finally:
            self._running = None

    async def _run(self, jobs: list[_Job[object]]) -> None:
        def run_all() -> None:
            for job in jobs:
                job.run(self._connection)

        try:
            await self._begin(keys=True)
            if any(job.is_long for job in jobs):
                await self._in_thread(run_all)
            else:
                run_all()
            await self._in_thread(self._commit)
        except Exception as error:  # whoever waits gets it
            self._roll_back()
            for job in jobs:
                job.error = _as_trouble(error)
        for job in jobs:
            job.settle()

    async def _append(self, group: Group) -> None:
        def append_and_commit() -> Collection[str]:
            kept = append_all(self._connection, group.appends)
            self._commit()
            return kept

        try:
            await self._begin(keys=False)
            note_all(self._connection, group.appends)
            kept = await self._in_thread(append_and_commit)
        except Exception as error:  # whoever waits gets it
            self._roll_back()
            group.fail(_as_trouble(error))
        else:
            group.settle(kept)

    async def _begin(self, *, keys: bool) -> None:
        """Begin a transaction; if another process has one, wait for it in the thread."""
        if keys != self._has_keys and not self._connection.in_transaction:
            self._connection.execute(f"PRAGMA foreign_keys = {keys:d}")
            self._has_keys = keys
        if self._alone:
            self._connection.execute("BEGIN IMMEDIATE")
            return
        self._wait_for_others(0.0)
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
        finally:
            self._wait_for_others(PATIENCE)
        if not self._connection.in_transaction:
            await self._in_thread(lambda: self._connection.execute("BEGIN IMMEDIATE"))

    def _wait_for_others(self, seconds: float) -> None:
        self._connection.execute(f"PRAGMA busy_timeout = {1000 * seconds:.0f}").fetchall()

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        return await self._loop.run_in_executor(self._thread, work)

    def _commit(self) -> None:
        self._connection.execute("COMMIT")
        self._check()

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            with suppress(sqlite3.Error):  # then the next transaction cannot begin, and says so
                self._connection.execute("ROLLBACK")
