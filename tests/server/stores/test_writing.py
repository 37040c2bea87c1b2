"""Writing to SQLite: a job is done or not, and nobody waits for another process on the event loop."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from threading import current_thread

import pytest

from orbis.server.stores import Conflict, Store, opened
from orbis.server.stores.retention import DAY
from orbis.server.stores.sqlite.file import connect
from orbis.server.stores.sqlite.writer import SqliteWriter

from .samples import create_all, event, listing, new_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    return tmp_path / "orbis.sqlite"


@pytest.fixture
async def written(file: Path) -> AsyncIterator[Store]:
    async with opened(str(file)) as store:
        yield store


async def test_a_job_that_fails_half_way_leaves_nothing(written: Store) -> None:
    twice = listing(players=("ann", "ann"))
    made = await asyncio.gather(
        written.tables.create(new_table("t", twice)),
        written.tables.create(new_table("u")),
        return_exceptions=True,
    )
    assert isinstance(made[0], Conflict)
    assert made[1] is None
    assert await written.tables.head("t") is None
    assert await written.tables.events("t") == []
    assert await written.tables.head("u") is not None


async def test_an_event_that_cannot_be_written_at_all_is_refused(written: Store) -> None:
    await written.tables.create(new_table("t"))
    async with asyncio.timeout(10):
        with pytest.raises(OverflowError):
            await written.tables.append(event("t", 2**70))
        await written.tables.append(event("t", 2))


async def test_an_event_needs_no_foreign_key_but_everything_else_does(written: Store, file: Path) -> None:
    await written.tables.create(new_table("t"))
    writer = SqliteWriter(lambda: connect(file), lambda: None)
    await writer.append(event("t", 2))
    with pytest.raises(Conflict):
        await writer.append(event("nowhere", 2))
    with pytest.raises(sqlite3.IntegrityError):
        await writer.write(lambda connection: connection.execute("INSERT INTO players VALUES ('ann', 'x')"))
    await writer.close()


async def test_the_loop_goes_on_while_another_process_writes(written: Store, file: Path) -> None:
    await written.tables.create(new_table("t"))
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        for work in (written.tables.append(event("t", 2)), written.seat_times.save("t", (0,), 1)):
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.ensure_future(work)
            done, _ = await asyncio.wait([writing], timeout=0.1)
            assert not done
            other.execute("ROLLBACK")
            await writing


async def test_tables_are_deleted_beside_the_loop(written: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await create_all(written, "ab")
    threads: list[str] = []

    def delete(*_: object) -> bool:
        threads.append(current_thread().name)
        return True

    monkeypatch.setattr("orbis.server.stores.sqlite.removal._delete_table", delete)
    await written.removal.delete("waiting", ["a"], DAY)
    await written.removal.delete_table("b")
    assert [name.startswith("orbis-store") for name in threads] == [True, True]
