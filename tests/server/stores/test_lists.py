import asyncio

import pytest

from orbis.server.stores import Store
from orbis.server.stores.store import Head, ListedTable

from .samples import event, listing, new_table

pytestmark = pytest.mark.anyio


async def test_all_tables_are_listed_in_the_order_of_their_ids(store: Store) -> None:
    ids = [f"{number:x}" for number in range(1100)] + ["é", "a b", "Zz", "-"]
    await asyncio.gather(*(store.create(new_table(id)) for id in ids))
    await store.append(event("Zz", 2))
    heads = [head async for head in store.heads()]
    assert [head.id for head in heads] == sorted(ids)
    assert Head("Zz", 1, "standard", 2) in heads


async def test_there_may_be_no_tables(store: Store) -> None:
    assert [head async for head in store.heads()] == []
    assert await store.public_tables(("open",), 9) == []


async def test_public_tables_are_listed_by_status_latest_first(store: Store) -> None:
    await store.create(new_table("old", at=1))
    await store.create(new_table("new", at=2))
    await store.create(new_table("over", listing("over"), at=3))
    await store.create(new_table("private", listing(public=False), at=4))
    open_tables = await store.public_tables(("open",), 9)
    assert open_tables == [ListedTable("new", "open", 2, b"open "), ListedTable("old", "open", 1, b"open ")]
    both = await store.public_tables(("open", "over"), 9)
    assert [table.id for table in both] == ["over", "new", "old"]
    assert [table.id for table in await store.public_tables(("open", "over"), 2)] == ["over", "new"]
    assert await store.public_tables((), 9) == []


async def test_an_event_can_change_a_listing(store: Store) -> None:
    await store.create(new_table("t", listing(players=("ann", "bob"))))
    await store.append(event("t", 2, listing("on", False, ("bob", "cat")), at=7))
    assert await store.tables_of("ann", 9) == []
    changed = [ListedTable("t", "on", 7, b"on bob cat")]
    assert await store.tables_of("bob", 9) == await store.tables_of("cat", 9) == changed
    assert await store.public_tables(("open", "on"), 9) == []
    await store.append(event("t", 3, listing("over", True), at=8))
    assert await store.tables_of("bob", 9) == []
    assert await store.public_tables(("over",), 9) == [ListedTable("t", "over", 8, b"over ")]


async def test_an_event_without_a_listing_does_not_change_the_lists(store: Store) -> None:
    await store.create(new_table("t", listing(players=("ann",))))
    await store.append(event("t", 2, at=7))
    assert await store.tables_of("ann", 9) == [ListedTable("t", "open", 1, b"open ann")]


async def test_the_tables_of_a_player_are_listed_latest_first(store: Store) -> None:
    for at, id in enumerate(("a", "b", "c")):
        await store.create(new_table(id, listing(public=False, players=("ann",)), at=at))
    await store.append(event("a", 2, listing("on", players=("ann",)), at=9))
    assert [table.id for table in await store.tables_of("ann", 9)] == ["a", "c", "b"]
    assert [table.id for table in await store.tables_of("ann", 2)] == ["a", "c"]


async def test_the_tables_of_a_host_are_counted_by_status(store: Store) -> None:
    await store.create(new_table("a", host="ann"))
    await store.create(new_table("b", listing("over"), host="ann"))
    await store.create(new_table("c", host="bob"))
    assert await store.hosted("ann", ("open",)) == 1
    assert await store.hosted("ann", ("open", "over")) == 2
    assert await store.hosted("cat", ("open", "over")) == 0
    assert await store.hosted("ann", ()) == 0
