"""Results of rated games in both stores: written with the event that decides, kept when the table goes."""

import asyncio
from itertools import count
from threading import Event

import pytest

from orbis.server.mine import ratings
from orbis.server.mine.ratings import RatingOffice, Standings
from orbis.server.stores import Conflict, Store
from orbis.server.stores.notices import NewNotice
from orbis.server.stores.results import START, ResultPlace, StoredResult
from orbis.server.tables.result import Placing, Placings, read_result, write_result
from orbis.server.workshop import Workshop, threads

from .samples import create_all, event, new_table

pytestmark = pytest.mark.anyio

ANN, BOB, NOBODY = "a" * 32, "b" * 32, "f" * 32
WON = write_result((Placing(1, ANN), Placing(2, BOB)))
LOST = write_result((Placing(2, ANN), Placing(1, level="priest")))


async def results(store: Store) -> list[StoredResult]:
    return await store.results.after(START, 100)


async def test_a_result_is_stored_with_its_event_or_not_at_all(store: Store) -> None:
    await create_all(store, ["t", "u", "v"])
    await store.tables.append(event("t", 2, at=70)._replace(result=WON))
    with pytest.raises(Conflict):
        await store.tables.append(event("u", 3, at=80)._replace(result=LOST))
    told = event("v", 2, at=60)._replace(result=LOST, notices=(NewNotice(BOB, 1, 100),), looking=ANN)
    await store.tables.append(told)
    assert await results(store) == [StoredResult(60, "v", LOST), StoredResult(70, "t", WON)]
    assert len(await store.notices.due(100, 10)) == 1


async def test_the_first_result_of_a_table_stays_even_without_the_table(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await store.tables.append(event("t", 2, at=70)._replace(result=WON))
    await store.tables.append(event("t", 3, at=80)._replace(result=LOST))
    await store.results.add(StoredResult(90, "t", LOST))
    await store.removal.delete_table("t")
    assert await results(store) == [StoredResult(70, "t", WON)]


async def test_results_are_read_in_order_and_in_portions(store: Store) -> None:
    for at, table in ((2, "b"), (1, "c"), (2, "a")):
        await store.results.add(StoredResult(at, table, WON))
    assert [each[:2] for each in await results(store)] == [(1, "c"), (2, "a"), (2, "b")]
    assert [each.table for each in await store.results.after(ResultPlace(2, "a"), 5)] == ["b"]
    assert [each.table for each in await store.results.after(START, 1)] == ["c"]
    assert [await store.results.count(place) for place in (START, ResultPlace(2, "a"))] == [0, 2]


async def test_ratings_follow_what_is_stored_even_if_it_comes_late(store: Store) -> None:
    """Another process may store a result that was decided before those that are known."""
    workshop = Workshop(threads())
    office = RatingOffice(store, workshop, count(step=10).__next__)
    try:
        assert (await office.current()).count == 0
        for at, table, placings in ((3, "t", WON), (4, "u", LOST), (1, "v", LOST)):
            await store.results.add(StoredResult(at, table, placings))
            whole = Standings()
            whole.fold(await results(store))
            found = await office.current()
            assert (found.skills, found.place, found.count) == (whole.skills, whole.place, whole.count)
    finally:
        workshop.close()


async def test_a_late_result_is_folded_from_its_place_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "PORTION", 2)
    monkeypatch.setattr(ratings, "SPACING", 2)
    folded = list[str]()

    def noted(text: str) -> Placings:
        folded.append(text)
        return read_result(text)

    monkeypatch.setattr(ratings, "read_result", noted)
    workshop, now = Workshop(threads()), [0.0]
    office = RatingOffice(store, workshop, lambda: now[0])
    try:
        for at in range(1, 8):
            await store.results.add(StoredResult(10 * at, f"t{at}", WON))
        before = await office.current()
        assert (before.count, len(folded)) == (7, 7)
        skills, counted = dict(before.skills), list[object]()
        count_all = store.results.count

        async def count_once(place: ResultPlace) -> int:
            counted.append(place)
            return await count_all(place)

        monkeypatch.setattr(store.results, "count", count_once)
        await store.results.add(StoredResult(55, "late", LOST))
        assert await office.current() is before
        assert counted == []
        now[0] += ratings.CHECK_EVERY
        after = await office.current()
        whole = Standings()
        whole.fold(await results(store))
        assert (after.skills, after.place, after.count) == (whole.skills, whole.place, whole.count)
        assert len(folded) - len(await results(store)) - 7 == 4
        assert before.skills == skills
    finally:
        workshop.close()


async def test_whoever_stops_waiting_leaves_the_ratings_right(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached, go_on = Event(), Event()

    def slow(text: str) -> Placings:
        reached.set()
        assert go_on.wait(30)
        return read_result(text)

    workshop = Workshop(threads())
    office = RatingOffice(store, workshop)
    try:
        for at in (1, 2):
            await store.results.add(StoredResult(at, f"t{at}", WON))
        monkeypatch.setattr(ratings, "read_result", slow)
        waiting = asyncio.create_task(office.current())
        await asyncio.to_thread(reached.wait, 30)
        waiting.cancel()
        await asyncio.wait([waiting])
        go_on.set()
        found = await office.current()
        whole = Standings()
        whole.fold(await results(store))
        assert (found.skills, found.count) == (whole.skills, 2)
    finally:
        go_on.set()
        workshop.close()


async def test_whoever_is_forgotten_leaves_results_of_nobody(store: Store) -> None:
    await store.results.add(StoredResult(1, "t", WON))
    await store.results.add(StoredResult(2, "u", LOST))
    assert [each.table for each in await store.results.of(BOB)] == ["t"]
    await store.results.forget(ANN, NOBODY)
    assert await store.results.of(ANN) == []
    assert [read_result(each.placings)[0] for each in await results(store)] == [
        Placing(1, NOBODY),
        Placing(2, NOBODY),
    ]


async def test_somebody_is_forgotten_in_the_result_of_one_table(store: Store) -> None:
    await store.results.add(StoredResult(1, "t", WON))
    await store.results.add(StoredResult(2, "u", WON))
    await store.results.forget_at("t", ANN, NOBODY)
    assert [each.table for each in await store.results.of(ANN)] == ["u"]
    assert [each.table for each in await store.results.of(NOBODY)] == ["t"]


async def test_a_new_table_is_stored_with_whom_to_tell(store: Store) -> None:
    await store.tables.create(new_table("t", at=5)._replace(notices=(NewNotice(BOB, 2, 35),)))
    (found,) = await store.notices.due(35, 10)
    assert (found.player, found.table, found.number, found.kinds, found.at) == (BOB, "t", 1, 2, 5)
