import asyncio

import pytest

from orbis.server.stores import Conflict, Store
from orbis.server.stores.store import Head

from .samples import bodies, body, create_all, event, listing, new_table, opened, wins

pytestmark = pytest.mark.anyio


async def test_a_new_table_has_its_first_event(store: Store) -> None:
    await store.create(new_table("t"))
    assert await store.head("t") == Head("t", 1, "standard", 1)
    assert await store.events("t") == bodies(1)


async def test_an_unknown_table_has_no_events(store: Store) -> None:
    assert await store.head("t") is None
    assert await store.events("t") == []


async def test_events_come_in_the_order_of_their_numbers(store: Store) -> None:
    await store.create(new_table("t"))
    await store.create(new_table("u"))
    for number in range(2, 13):
        await store.append(event("t", number))
    assert await store.events("t") == bodies(12)
    assert await store.events("t", after=10) == [body(11), body(12)]
    assert await store.events("u") == bodies(1)
    assert await store.head("t") == Head("t", 1, "standard", 12)


async def test_a_table_is_created_once(store: Store) -> None:
    await store.create(new_table("t"))
    with pytest.raises(Conflict):
        await store.create(new_table("t", listing(players=("ann",)), host="other"))
    assert await store.tables_of("ann", 9) == []
    assert await store.hosted("other", ("open",)) == 0


async def test_an_event_number_is_used_once(store: Store) -> None:
    await store.create(new_table("t"))
    await store.append(event("t", 2))
    with pytest.raises(Conflict):
        await store.append(event("t", 2, by="other"))
    assert await store.events("t") == bodies(2)


async def test_an_identical_second_event_is_a_conflict(store: Store) -> None:
    await store.create(new_table("t"))
    await store.append(event("t", 2))
    with pytest.raises(Conflict):
        await store.append(event("t", 2))


async def test_a_refused_event_does_not_change_the_lists(store: Store) -> None:
    await store.create(new_table("t", listing("open", players=("ann",))))
    await store.append(event("t", 2))
    with pytest.raises(Conflict):
        await store.append(event("t", 2, listing("over", players=("bob",))))
    assert [listed.status for listed in await store.tables_of("ann", 9)] == ["open"]
    assert await store.tables_of("bob", 9) == []


@pytest.mark.parametrize("number", [0, 1, 3, 100])
async def test_a_gap_in_the_numbers_is_refused(store: Store, number: int) -> None:
    await store.create(new_table("t"))
    with pytest.raises(Conflict):
        await store.append(event("t", number))
    assert await store.events("t") == bodies(1)


@pytest.mark.parametrize("number", [1, 2])
async def test_an_event_without_a_table_is_refused(store: Store, number: int) -> None:
    with pytest.raises(Conflict):
        await store.append(event("t", number))
    assert await store.events("t") == []


async def test_one_of_many_concurrent_events_gets_a_number(store: Store) -> None:
    await store.create(new_table("t"))
    for number in range(2, 6):
        won = await asyncio.gather(
            *(wins(store.append(event("t", number, by=str(writer)))) for writer in range(40))
        )
        assert won.count(True) == 1
        assert (await store.events("t"))[-1] == body(number, str(won.index(True)))


async def test_one_of_several_stores_gets_each_number(database: str) -> None:
    tables = [f"t{number}" for number in range(20)]
    async with opened(database) as one, opened(database) as two, opened(database) as three:
        await create_all(one, tables)
        # Each goes through the tables from a different end, so that they meet in the middle of their groups.
        asked = [
            *((one, table) for table in tables),
            *((two, table) for table in reversed(tables)),
            *((three, table) for table in tables[10:] + tables[:10]),
        ]
        for number in range(2, 12):
            won = await asyncio.gather(
                *(wins(store.append(event(table, number, by=str(id(store))))) for store, table in asked)
            )
            winners = [table for (_, table), kept in zip(asked, won, strict=True) if kept]
            assert sorted(winners) == sorted(tables)
        for table in tables:
            events = await one.events(table)
            assert len(events) == 11
            assert events == await two.events(table) == await three.events(table)


async def test_concurrent_events_are_stored_in_order(store: Store) -> None:
    await create_all(store, ("t", "u"))
    await asyncio.gather(*(store.append(event(table, number)) for number in range(2, 30) for table in "tu"))
    assert await store.events("t") == await store.events("u") == bodies(29)


async def test_under_load_every_table_keeps_its_events(store: Store) -> None:
    tables = [f"t{number}" for number in range(300)]
    await asyncio.gather(*(store.create(new_table(table)) for table in tables))

    async def play(table: str) -> None:
        for number in range(2, 8):
            await store.append(event(table, number, listing(f"at {number}") if number % 3 == 0 else None))

    await asyncio.gather(*map(play, tables))
    for table in tables:
        assert await store.events(table) == bodies(7)
    assert len(await store.public_tables(("at 6",), 999)) == 300


async def test_stored_events_are_found_when_the_store_is_opened_again(database: str) -> None:
    async with opened(database) as store:
        await store.create(new_table("t"))
        await store.append(event("t", 2))
    async with opened(database) as store:
        assert await store.events("t") == bodies(2)


async def test_closing_writes_pending_events(database: str) -> None:
    async with opened(database) as store:
        await store.create(new_table("t"))
        waiting = asyncio.gather(*(store.append(event("t", number)) for number in range(2, 20)))
        await asyncio.sleep(0)
    await waiting
    async with opened(database) as store:
        assert await store.events("t") == bodies(19)


async def test_a_cancelled_append_does_not_affect_others(store: Store) -> None:
    await create_all(store, ("t", "u"))
    leaving = asyncio.create_task(store.append(event("t", 2)))
    staying = asyncio.create_task(store.append(event("u", 2)))
    await asyncio.sleep(0)
    leaving.cancel()
    await staying
    assert await store.events("u") == bodies(2)


async def test_a_store_answers_a_ping(store: Store) -> None:
    await store.ping()
