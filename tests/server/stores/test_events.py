import asyncio

import pytest

from orbis.server.stores import Conflict, Store, opened
from orbis.server.stores.beats import Standstill
from orbis.server.stores.tables import Extension, Head

from .samples import bodies, body, create_all, event, listing, new_table, wins

pytestmark = pytest.mark.anyio


async def test_a_new_table_has_its_first_event(store: Store) -> None:
    await store.tables.create(new_table("t"))
    assert await store.tables.head("t") == Head("t", 1, "standard", 1)
    assert await store.tables.events("t") == bodies(1)


async def test_a_new_table_can_come_with_all_its_events(store: Store) -> None:
    _, *rest = bodies(12)
    await store.tables.create(new_table("t")._replace(rest=tuple(rest)))
    assert await store.tables.events("t") == bodies(12)
    assert await store.tables.head("t") == Head("t", 1, "standard", 12)
    await store.tables.append(event("t", 13))
    with pytest.raises(Conflict):
        await store.tables.create(new_table("t")._replace(rest=(body(2, "other"),)))
    assert await store.tables.events("t") == bodies(13)


async def test_a_table_gets_its_last_events_together(store: Store) -> None:
    await store.tables.create(new_table("t", listing("open", players=("ann",))))
    later = tuple(bodies(5))
    last = Extension("t", 1, later[1:], 7, listing("over", players=("bob",)))
    await store.tables.extend(last)
    assert await store.tables.events("t") == bodies(5)
    assert await store.lists.of("ann", 9) == []
    [listed] = await store.lists.of("bob", 9)
    assert (listed.status, listed.updated) == ("over", 7)
    for known in (1, 4, 6):
        with pytest.raises(Conflict):
            await store.tables.extend(last._replace(known=known))
    with pytest.raises(Conflict):
        await store.tables.extend(last._replace(table="u", known=0))
    assert await store.tables.events("t") == bodies(5)
    await store.tables.extend(Extension("t", 5, (body(6),), 8, listing("over")))
    await store.tables.append(event("t", 7))
    assert await store.tables.events("t") == bodies(7)


async def test_of_those_who_add_the_last_events_at_once_one_wins(store: Store) -> None:
    await store.tables.create(new_table("t"))
    given = [Extension("t", 1, (body(2, by), body(3, by)), 7, listing()) for by in ("a", "b", "c", "d")]
    kept = await asyncio.gather(*[wins(store.tables.extend(each)) for each in given])
    assert await store.tables.events("t") == [body(1), *given[kept.index(True)].bodies]
    assert sum(kept) == 1


async def test_an_unknown_table_has_no_events(store: Store) -> None:
    assert await store.tables.head("t") is None
    assert await store.tables.events("t") == []


async def test_events_come_in_the_order_of_their_numbers(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await store.tables.create(new_table("u"))
    for number in range(2, 13):
        await store.tables.append(event("t", number))
    assert await store.tables.events("t") == bodies(12)
    assert await store.tables.events("t", after=10) == [body(11), body(12)]
    assert await store.tables.events("u") == bodies(1)
    assert await store.tables.head("t") == Head("t", 1, "standard", 12)


async def test_a_table_is_created_once(store: Store) -> None:
    await store.tables.create(new_table("t"))
    with pytest.raises(Conflict):
        await store.tables.create(new_table("t", listing(players=("ann",)), host="other"))
    assert await store.lists.of("ann", 9) == []
    assert await store.lists.hosted(("other",), ("open",)) == {}


async def test_an_event_number_is_used_once(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await store.tables.append(event("t", 2))
    with pytest.raises(Conflict):
        await store.tables.append(event("t", 2, by="other"))
    assert await store.tables.events("t") == bodies(2)


async def test_an_identical_second_event_is_a_conflict(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await store.tables.append(event("t", 2))
    with pytest.raises(Conflict):
        await store.tables.append(event("t", 2))


async def test_a_listing_may_leave_the_players_as_they_are(store: Store) -> None:
    await store.tables.create(new_table("t", listing("open", players=("ann",))))
    await store.tables.append(event("t", 2, listing("playing", players=None), at=7))
    [listed] = await store.lists.of("ann", 9)
    assert (listed.status, listed.updated) == ("playing", 7)


async def test_what_is_no_use_of_a_table_leaves_it_where_it_is_in_lists(store: Store) -> None:
    await store.tables.create(new_table("t", listing("open", players=("ann",)), at=5))
    await store.tables.append(event("t", 2, listing("playing", players=("ann",)), at=7)._replace(casual=True))
    [listed] = await store.lists.unfinished_of("ann")
    assert (listed.status, listed.updated) == ("playing", 5)
    await store.tables.append(event("t", 3, listing("over", players=("ann",)), at=9))
    assert await store.lists.unfinished_of("ann") == []
    [listed] = await store.lists.of("ann", 9)
    assert listed.updated == 9


async def test_a_conflict_in_a_group_does_not_affect_the_others(store: Store) -> None:
    tables = [f"t{number}" for number in range(700)]
    for table in tables:
        await store.tables.create(new_table(table, listing("open", players=("ann",))))
    await store.tables.append(event("t5", 2, by="other"))
    results = await asyncio.gather(
        *(store.tables.append(event(table, 2, listing("over", players=None))) for table in tables),
        return_exceptions=True,
    )
    assert [type(result) for result in results if result is not None] == [Conflict]
    assert isinstance(results[5], Conflict)
    for table in tables:
        assert await store.tables.events(table) == (
            [body(1), body(2, "other")] if table == "t5" else bodies(2)
        )
    assert len(await store.lists.public(("over",), 1000)) == 699


async def test_a_refused_event_does_not_change_the_lists(store: Store) -> None:
    await store.tables.create(new_table("t", listing("open", players=("ann",))))
    await store.tables.append(event("t", 2))
    with pytest.raises(Conflict):
        await store.tables.append(event("t", 2, listing("over", players=("bob",))))
    assert [listed.status for listed in await store.lists.of("ann", 9)] == ["open"]
    assert await store.lists.of("bob", 9) == []


@pytest.mark.parametrize("number", [0, 1, 3, 100])
async def test_a_gap_in_the_numbers_is_refused(store: Store, number: int) -> None:
    await store.tables.create(new_table("t"))
    with pytest.raises(Conflict):
        await store.tables.append(event("t", number))
    assert await store.tables.events("t") == bodies(1)


@pytest.mark.parametrize("number", [1, 2])
async def test_an_event_without_a_table_is_refused(store: Store, number: int) -> None:
    with pytest.raises(Conflict):
        await store.tables.append(event("t", number))
    assert await store.tables.events("t") == []


async def test_one_of_many_concurrent_events_gets_a_number(store: Store) -> None:
    await store.tables.create(new_table("t"))
    for number in range(2, 6):
        won = await asyncio.gather(
            *(wins(store.tables.append(event("t", number, by=str(writer)))) for writer in range(40))
        )
        assert won.count(True) == 1
        assert (await store.tables.events("t"))[-1] == body(number, str(won.index(True)))


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
                *(
                    wins(store.tables.append(event(table, number, by=str(id(store)))))
                    for store, table in asked
                )
            )
            winners = [table for (_, table), kept in zip(asked, won, strict=True) if kept]
            assert sorted(winners) == sorted(tables)
        for table in tables:
            events = await one.tables.events(table)
            assert len(events) == 11
            assert events == await two.tables.events(table) == await three.tables.events(table)


async def test_concurrent_events_are_stored_in_order(store: Store) -> None:
    await create_all(store, ("t", "u"))
    await asyncio.gather(
        *(store.tables.append(event(table, number)) for number in range(2, 30) for table in "tu")
    )
    assert await store.tables.events("t") == await store.tables.events("u") == bodies(29)


async def test_under_load_every_table_keeps_its_events(store: Store) -> None:
    tables = [f"t{number}" for number in range(300)]
    await asyncio.gather(*(store.tables.create(new_table(table)) for table in tables))

    async def play(table: str) -> None:
        for number in range(2, 8):
            await store.tables.append(
                event(table, number, listing(f"at {number}") if number % 3 == 0 else None)
            )

    await asyncio.gather(*map(play, tables))
    for table in tables:
        assert await store.tables.events(table) == bodies(7)
    assert len(await store.lists.public(("at 6",), 999)) == 300


async def test_stored_events_are_found_when_the_store_is_opened_again(database: str) -> None:
    async with opened(database) as store:
        await store.tables.create(new_table("t"))
        await store.tables.append(event("t", 2))
    async with opened(database) as store:
        assert await store.tables.events("t") == bodies(2)


async def test_closing_writes_pending_events(database: str) -> None:
    async with opened(database) as store:
        await store.tables.create(new_table("t"))
        waiting = asyncio.gather(*(store.tables.append(event("t", number)) for number in range(2, 20)))
        await asyncio.sleep(0)
    await waiting
    async with opened(database) as store:
        assert await store.tables.events("t") == bodies(19)


async def test_a_cancelled_append_does_not_affect_others(store: Store) -> None:
    await create_all(store, ("t", "u"))
    leaving = asyncio.ensure_future(store.tables.append(event("t", 2)))
    staying = asyncio.ensure_future(store.tables.append(event("u", 2)))
    await asyncio.sleep(0)
    leaving.cancel()
    await staying
    assert await store.tables.events("u") == bodies(2)


async def test_a_store_remembers_when_it_was_last_alive(store: Store) -> None:
    assert await store.beats.last() is None
    for at in (5, 9):
        await store.beat(at, gap=9)
    assert await store.beats.last() == 9
    assert await store.beats.standstills(after=0) == []


async def test_a_store_knows_when_nobody_was_alive_for_too_long(store: Store) -> None:
    for at in (5, 14, 24, 25, 100):
        await store.beat(at, gap=9)
    assert await store.beats.standstills(after=0) == [Standstill(14, 24), Standstill(25, 100)]
    assert await store.beats.standstills(after=24) == [Standstill(25, 100)]
