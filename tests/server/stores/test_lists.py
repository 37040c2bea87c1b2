import asyncio

import pytest

from orbis.server.stores import Store
from orbis.server.stores.lists import ListedTable, Place
from orbis.server.stores.sqlite.store import SqliteStore
from orbis.server.stores.store import Ids
from orbis.server.stores.tables import Head

from .samples import create_all, event, listing, new_table

pytestmark = pytest.mark.anyio


async def test_all_tables_are_listed_in_the_order_of_their_ids(store: Store) -> None:
    ids = [f"{number:x}" for number in range(1100)] + ["é", "a b", "Zz", "-"]
    await asyncio.gather(*(store.tables.create(new_table(id)) for id in ids))
    await store.tables.append(event("Zz", 2))
    assert await store.ids() == Ids(sorted(ids), complete=True)
    assert await store.tables.head("Zz") == Head("Zz", 1, "standard", 2)


async def test_there_may_be_no_tables(store: Store) -> None:
    assert await store.ids() == Ids([], complete=True)
    assert await store.damaged_parts() == []
    assert await store.lists.public(("open",), 9) == []


async def test_public_tables_are_listed_by_status_latest_first(store: Store) -> None:
    await store.tables.create(new_table("old", at=1))
    await store.tables.create(new_table("new", at=2))
    await store.tables.create(new_table("over", listing("over"), at=3))
    await store.tables.create(new_table("private", listing(public=False), at=4))
    open_tables = await store.lists.public(("open",), 9)
    assert open_tables == [ListedTable("new", "open", 2, b"open "), ListedTable("old", "open", 1, b"open ")]
    both = await store.lists.public(("open", "over"), 9)
    assert [table.id for table in both] == ["over", "new", "old"]
    assert [table.id for table in await store.lists.public(("open", "over"), 2)] == ["over", "new"]
    assert await store.lists.public((), 9) == []


async def test_an_event_can_change_a_listing(store: Store) -> None:
    await store.tables.create(new_table("t", listing(players=("ann", "bob"))))
    await store.tables.append(event("t", 2, listing("on", False, ("bob", "cat")), at=7))
    assert await store.lists.of("ann", 9) == []
    changed = [ListedTable("t", "on", 7, b"on bob cat")]
    assert await store.lists.of("bob", 9) == await store.lists.of("cat", 9) == changed
    assert await store.lists.public(("open", "on"), 9) == []
    await store.tables.append(event("t", 3, listing("over", True), at=8))
    assert await store.lists.of("bob", 9) == []
    assert await store.lists.public(("over",), 9) == [ListedTable("t", "over", 8, b"over ")]


async def test_an_event_without_a_listing_does_not_change_the_lists(store: Store) -> None:
    await store.tables.create(new_table("t", listing(players=("ann",))))
    await store.tables.append(event("t", 2, at=7))
    assert await store.lists.of("ann", 9) == [ListedTable("t", "open", 1, b"open ann")]


async def test_the_tables_that_changed_last_are_found_without_looking_at_all(store: Store) -> None:
    for number in range(500):
        await store.tables.create(new_table(f"t{number:03}", listing(public=number % 2 == 0), at=number // 2))
    assert [each.id for each in await store.lists.latest(3)] == ["t498", "t499", "t496"]
    rows = store.lists._rows
    query = "SELECT id FROM tables ORDER BY updated DESC, id LIMIT 3"
    if isinstance(store, SqliteStore):
        plan = await rows.read(f"EXPLAIN QUERY PLAN {query}")
    else:
        await rows.write("ANALYZE tables")
        plan = await rows.read(f"EXPLAIN {query}")
    assert "tables_latest" in str(plan)


async def test_the_tables_of_a_player_are_listed_latest_first(store: Store) -> None:
    for at, id in enumerate(("a", "b", "c")):
        await store.tables.create(new_table(id, listing(public=False, players=("ann",)), at=at))
    await store.tables.append(event("a", 2, listing("on", players=("ann",)), at=9))
    assert [table.id for table in await store.lists.of("ann", 9)] == ["a", "c", "b"]
    assert [table.id for table in await store.lists.of("ann", 2)] == ["a", "c"]


async def test_the_tables_of_a_host_are_counted_by_status(store: Store) -> None:
    await store.tables.create(new_table("a", host="ann"))
    await store.tables.create(new_table("b", listing("over"), host="ann"))
    await store.tables.create(new_table("c", host="bob"))
    assert await store.lists.hosted(("ann",), ("open",)) == {"ann": 1}
    assert await store.lists.hosted(("ann", "bob", "cat"), ("open", "over")) == {"ann": 2, "bob": 1}
    assert await store.lists.hosted(("ann",), ()) == {}


async def test_tables_are_listed_in_portions(store: Store) -> None:
    await create_all(store, "bca")
    assert await store.lists.ids_after("", 2) == ["a", "b"]
    assert await store.lists.ids_after("b", 2) == ["c"]
    assert await store.lists.ids_after("c", 2) == []


async def test_the_tables_of_a_player_are_listed_by_status_and_page_by_page(store: Store) -> None:
    for id, status, at in (
        ("a", "over", 1),
        ("b", "on", 2),
        ("c", "over", 2),
        ("d", "over", 2),
        ("e", "over", 3),
    ):
        await store.tables.create(new_table(id, listing(status, players=("ann",)), at=at))
    await store.tables.create(new_table("f", listing("over", players=("bob",)), at=2))

    async def ids(*statuses: str, after: Place | None = None, limit: int = 9) -> list[str]:
        return [table.id for table in await store.lists.of("ann", limit, statuses, after)]

    assert await ids("on") == ["b"]
    assert await ids("on", "over") == ["e", "b", "c", "d", "a"]
    assert await ids() == []
    assert await ids("over", limit=2) == ["e", "c"]
    assert await ids("over", after=Place(2, "c")) == ["d", "a"]
    assert await ids("over", after=Place(1, "a")) == []
    assert [table.id for table in await store.lists.of("ann", 9, after=Place(3, "e"))] == [
        "b",
        "c",
        "d",
        "a",
    ]
