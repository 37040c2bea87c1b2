"""What is stored besides tables: identities, passes, texts, and when seats were last seen."""

import asyncio

import pytest

from orbis.server.stores import Store
from orbis.server.stores.store import Identity, Pass

pytestmark = pytest.mark.anyio


async def test_an_identity_is_stored_with_its_latest_name(store: Store) -> None:
    assert await store.identity("a") is None
    await store.save_identity(Identity("a", "Zoë 🪐"), 1)
    assert await store.identity("a") == Identity("a", "Zoë 🪐")
    await store.save_identity(Identity("a", "Žofia"), 2)
    assert await store.identity("a") == Identity("a", "Žofia")


async def test_a_pass_can_be_taken_once(store: Store) -> None:
    await store.save_pass("digest", Pass("t", 2), expires=100)
    assert await store.take_pass("other", now=50) is None
    taken = await asyncio.gather(*(store.take_pass("digest", now=50) for _ in range(10)))
    assert [grant for grant in taken if grant is not None] == [Pass("t", 2)]


async def test_a_pass_expires(store: Store) -> None:
    await store.save_pass("early", Pass("t", 0), expires=100)
    await store.save_pass("late", Pass("t", 1), expires=101)
    assert await store.take_pass("early", now=101) is None
    assert await store.take_pass("late", now=101) == Pass("t", 1)
    assert await store.take_pass("early", now=0) is None


async def test_a_text_is_stored_by_kind_and_id(store: Store) -> None:
    await store.save_text("tiles", "id", "Čas\nплывёт")
    await store.save_text("tiles", "id", "its content cannot be another")
    await store.save_text("record", "id", "")
    assert await store.text("tiles", "id") == "Čas\nплывёт"
    assert await store.text("record", "id") == ""
    assert await store.text("record", "other") is None


async def test_a_seat_was_last_seen_at_the_latest_time(store: Store) -> None:
    assert await store.last_seen("t", 0) is None
    await store.seen("t", (0, 1, 1), 1_800_000_000_000)
    await store.seen("t", (1, 2), 1_800_000_000_005)
    await store.seen("t", (2,), 1_800_000_000_001)
    await store.seen("t", (), 1_900_000_000_000)
    times = [await store.last_seen("t", seat) for seat in range(4)]
    assert times == [1_800_000_000_000, 1_800_000_000_005, 1_800_000_000_005, None]
    assert await store.last_seen("u", 0) is None
