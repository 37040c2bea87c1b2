"""A store that is its file's only connection needs no memory that connections share."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from orbis.server.stores import StoreUnavailable, make_store
from orbis.server.stores.identities import Identity
from orbis.server.stores.sqlite.file import examine

pytestmark = pytest.mark.anyio


async def test_what_was_stored_is_there_again_alone_and_with_others(tmp_path: Path) -> None:
    database = str(tmp_path / "orbis.db")
    for number, alone in enumerate((True, False, True)):
        store = make_store(database, alone=alone)
        await store.open()
        assert await store.identities.add(Identity(f"{number:032x}", "Ann"), 0)
        assert (tmp_path / "orbis.db-wal").stat().st_size > 0
        assert (tmp_path / "orbis.db-shm").exists() == (not alone)
        await store.close()
    store = make_store(database)
    await store.open()
    for number in range(3):
        assert await store.identities.find(f"{number:032x}") is not None
    await store.close()


async def test_one_connection_reads_and_writes_for_all_who_ask_at_once(tmp_path: Path) -> None:
    store = make_store(str(tmp_path / "orbis.db"), alone=True)
    await store.open()
    names = [f"{number:032x}" for number in range(50)]
    added = [store.identities.add(Identity(name, "Ann"), 0) for name in names]
    await asyncio.gather(*added, *[store.identities.find(name) for name in names])
    assert all([await store.identities.find(name) for name in names])
    await store.close()


async def test_the_log_stays_short(tmp_path: Path) -> None:
    store = make_store(str(tmp_path / "orbis.db"), alone=True)
    await store.open()
    for number in range(500):
        await store.identities.add(Identity(f"{number:032x}", "Ann"), 0)
    assert (tmp_path / "orbis.db-wal").stat().st_size < 1024**2
    await store.close()


@pytest.mark.parametrize("alone", [True, False])
async def test_what_cannot_be_read_is_said_to_be_so(tmp_path: Path, alone: bool) -> None:
    path = tmp_path / "orbis.db"
    store = make_store(str(path), alone=alone)
    await store.open()
    await store.close()
    with closing(sqlite3.connect(path)) as other:
        other.execute("ALTER TABLE identities RENAME TO lost")
    store = make_store(str(path), alone=alone)
    await store.open()
    with pytest.raises(StoreUnavailable, match="cannot be read"):
        await store.identities.find("a" * 32)
    await store.close()


async def test_a_file_that_is_gone_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "orbis.db"
    store = make_store(str(path), alone=True)
    await store.open()
    await store.identities.add(Identity("a" * 32, "Ann"), 0)
    path.rename(tmp_path / "elsewhere.db")
    with pytest.raises(StoreUnavailable):
        await store.identities.add(Identity("b" * 32, "Bob"), 0)
    await store.close()


async def test_a_log_that_was_left_is_read_without_shared_memory(tmp_path: Path) -> None:
    path, left = tmp_path / "orbis.db", tmp_path / "left"
    store = make_store(str(path), alone=True)
    await store.open()
    await store.identities.add(Identity("a" * 32, "Ann"), 0)
    left.mkdir()
    for each in ("orbis.db", "orbis.db-wal"):
        shutil.copy(tmp_path / each, left)
    await store.close()
    (left / "orbis.db-shm").mkdir()  # so that nobody can use it
    examine(left / "orbis.db", alone=True)
    store = make_store(str(left / "orbis.db"), alone=True)
    await store.open()
    assert await store.identities.find("a" * 32) is not None
    await store.close()
