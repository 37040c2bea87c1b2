"""What is stored besides tables: identities, passes, texts, and when seats were last seen."""

import asyncio
from pathlib import Path

import pytest

from orbis.server.stores import Store, opened
from orbis.server.stores.archive.entries import read_entry
from orbis.server.stores.archive.export import lines_of_results
from orbis.server.stores.archive.intake import take_in
from orbis.server.stores.identities import Identity
from orbis.server.stores.passes import MOST_PASSES, Pass
from orbis.server.stores.results import StoredResult
from orbis.server.tables.result import Placing, write_result

pytestmark = pytest.mark.anyio


async def test_an_identity_is_stored_with_its_latest_name(store: Store) -> None:
    assert await store.identities.find("a") is None
    await store.identities.add(Identity("a", "Zoë 🪐"), 1)
    assert await store.identities.find("a") == Identity("a", "Zoë 🪐")
    await store.identities.rename(Identity("a", "Žofia"), 2)
    assert await store.identities.find("a") == Identity("a", "Žofia")
    assert not await store.identities.rename(Identity("b", "Bob"), 2)
    assert await store.identities.find("b") is None


async def test_whoever_is_forgotten_cannot_come_back(store: Store) -> None:
    ann = Identity("a", "Ann")
    assert await store.identities.add(ann, 1)
    await store.access.save_challenge("digest", "a", expires=100, now=1)
    await store.removal.forget_identity("a", 2)
    assert not await store.identities.rename(ann, 3)
    assert not await store.identities.add(ann, 3)
    assert await store.identities.find("a") is None
    assert not await store.access.take_challenge("digest", "a", now=3)


async def test_a_pass_expires(store: Store) -> None:
    await store.passes.save("early", Pass("t", 0, 1), expires=100, now=1)
    await store.passes.save("late", Pass("t", 1, 1), expires=101, now=1)
    assert await store.passes.find("other", now=50) is None
    assert await store.passes.find("early", now=100) == Pass("t", 0, 1)
    assert await store.passes.find("early", now=101) is None
    await store.passes.save("new", Pass("u", 0, 1), expires=200, now=101)
    assert await store.passes.find("early", now=0) is None
    assert await store.passes.find("late", now=101) == Pass("t", 1, 1)


async def test_the_oldest_of_too_many_passes_for_a_seat_is_dropped(store: Store) -> None:
    for number in range(MOST_PASSES + 1):
        await store.passes.save(f"seat 0, {number}", Pass("t", 0, 1), expires=100 + number, now=1)
    await store.passes.save("seat 1", Pass("t", 1, 1), expires=1000, now=1)
    found = [await store.passes.find(f"seat 0, {number}", now=1) for number in range(MOST_PASSES + 1)]
    assert found == [None] + [Pass("t", 0, 1)] * MOST_PASSES


async def test_a_pass_drops_those_that_another_player_made_for_the_seat(store: Store) -> None:
    await store.passes.save("old", Pass("t", 0, 1), expires=100, now=1)
    await store.passes.save("new", Pass("t", 0, 7), expires=100, now=1)
    assert await store.passes.find("old", now=1) is None
    assert await store.passes.find("new", now=1) == Pass("t", 0, 7)


async def test_a_text_is_stored_by_kind_and_id(store: Store) -> None:
    await store.texts.save("tiles", "id", "Čas\nплывёт", 1)
    await store.texts.save("tiles", "id", "its content cannot be another", 1)
    await store.texts.save("record", "id", "", 1)
    assert await store.texts.find("tiles", "id") == "Čas\nплывёт"
    assert await store.texts.find("record", "id") == ""
    assert await store.texts.find("record", "other") is None


async def test_a_seat_was_last_seen_at_the_latest_time(store: Store) -> None:
    assert await store.seat_times.last("t", 0) is None
    await store.seat_times.save("t", (0, 1, 1), 1_800_000_000_000)
    await store.seat_times.save("t", (1, 2), 1_800_000_000_005)
    await store.seat_times.save("t", (2,), 1_800_000_000_001)
    await store.seat_times.save("t", (), 1_900_000_000_000)
    times = [await store.seat_times.last("t", seat) for seat in range(4)]
    assert times == [1_800_000_000_000, 1_800_000_000_005, 1_800_000_000_005, None]
    assert await store.seat_times.last("u", 0) is None


async def test_somebody_mutes_others_until_one_of_them_is_forgotten(store: Store) -> None:
    ann, bob, cyd = (letter * 32 for letter in "abc")
    for id in (ann, bob):
        await store.identities.add(Identity(id, id[:3]), 1)
    assert await store.identities.names((ann, bob, cyd)) == {ann: "aaa", bob: "bbb"}
    assert await store.identities.names(()) == {}
    assert await store.identities.muted(()) == {}
    for other in (bob, cyd, bob):
        await store.identities.mute(ann, other, on=True)
    await store.identities.mute(cyd, ann, on=True)
    assert await store.identities.muted((ann, bob, cyd)) == {ann: {bob, cyd}}
    await store.identities.rename(Identity(ann, "Ann"), 2)
    await store.identities.mute(ann, cyd, on=False)
    assert await store.identities.muted((ann, bob)) == {ann: {bob}}
    await store.removal.forget_identity(bob, 3)
    assert await store.identities.muted((ann, bob)) == {}
    await store.identities.mute(ann, cyd, on=True)
    await store.removal.forget_identity(ann, 4)
    assert await store.identities.names((ann, bob)) == {}
    assert await store.identities.muted((ann, bob)) == {}


async def test_a_colour_goes_with_its_identity_also_through_an_archive(store: Store, tmp_path: Path) -> None:
    ann, bob = (letter * 32 for letter in "ab")
    for id in (ann, bob):
        await store.identities.add(Identity(id, id[:3]), 1)
    assert await store.identities.colours((ann, bob)) == {}
    assert await store.identities.save_colour(ann, "brown")
    assert await store.identities.save_colour(ann, "teal")
    assert not await store.identities.save_colour("c" * 32, "teal")
    await store.identities.rename(Identity(ann, "Ann"), 2)
    assert await store.identities.colours((ann, bob)) == {ann: "teal"}
    await store.results.add(StoredResult(1, "t", write_result((Placing(1, ann), Placing(2, bob)))))
    lines = [line async for line in lines_of_results(store, set())]
    async with opened(str(tmp_path / "elsewhere.sqlite")) as other:
        for line in lines:
            await take_in(other, read_entry(line), 3)
        assert await other.identities.colours((ann, bob)) == {ann: "teal"}
    assert await store.identities.save_colour(ann, "")
    await store.identities.save_colour(bob, "pink")
    await store.removal.forget_identity(bob, 4)
    assert await store.identities.colours((ann, bob)) == {}


async def test_only_so_many_can_be_silenced(store: Store) -> None:
    await store.identities.add(Identity("a", "Ann"), 1)
    others = [f"{number:032x}" for number in range(4)]
    silence = store.identities.silence
    # All at once: the store counts, not whoever asks.
    came = await asyncio.gather(*[silence("a", other, on=True, most=3) for other in others])
    assert sorted(came) == [False, True, True, True]
    silenced = sorted(await store.identities.silenced("a"))
    assert len(silenced) == 3
    assert await silence("a", silenced[0], on=True, most=3), "they are silenced already"
    assert await silence("a", silenced[0], on=False, most=3)
    assert await silence("a", silenced[0], on=True, most=3)
    assert sorted(await store.identities.silenced("a")) == silenced
