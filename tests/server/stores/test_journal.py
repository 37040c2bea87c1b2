"""A store without shared memory keeps its journal in a file that is emptied."""

from pathlib import Path

import pytest

from orbis.server.stores import StoreUnavailable, make_store
from orbis.server.stores.identities import Identity

pytestmark = pytest.mark.anyio


async def test_what_was_stored_is_there_again_with_either_journal(tmp_path: Path) -> None:
    database = str(tmp_path / "orbis.db")
    for number, journal in enumerate(("TRUNCATE", "WAL", "TRUNCATE")):
        store = make_store(database, journal=journal)  # type: ignore[arg-type]
        await store.open()
        assert await store.identities.add(Identity(f"{number:032x}", "Ann"), 0)
        assert (tmp_path / "orbis.db-wal").exists() == (journal == "WAL")
        await store.close()
    store = make_store(database)
    await store.open()
    for number in range(3):
        assert await store.identities.find(f"{number:032x}") is not None
    await store.close()


async def test_the_journal_is_empty_once_something_is_stored(tmp_path: Path) -> None:
    store = make_store(str(tmp_path / "orbis.db"), journal="TRUNCATE")
    await store.open()
    await store.identities.add(Identity("a" * 32, "Ann"), 0)
    assert (tmp_path / "orbis.db-journal").stat().st_size == 0
    await store.close()


async def test_a_file_that_is_gone_is_noticed_without_a_log_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "orbis.db"
    store = make_store(str(path), journal="TRUNCATE")
    await store.open()
    await store.identities.add(Identity("a" * 32, "Ann"), 0)
    path.rename(tmp_path / "elsewhere.db")
    with pytest.raises(StoreUnavailable):
        await store.identities.add(Identity("b" * 32, "Bob"), 0)
    await store.close()
