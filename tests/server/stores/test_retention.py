"""What is kept for how long, in both stores."""

import pytest

from orbis.server.stores import Store
from orbis.server.stores.identities import Identity
from orbis.server.stores.notices import StoredChannel
from orbis.server.stores.passes import Pass
from orbis.server.stores.retention import DAY, KINDS, Retention, count_expired, prune
from orbis.server.stores.reviews import ReviewJob
from orbis.wire.replay import RecordEnding

from .samples import event, listing, new_table

pytestmark = pytest.mark.anyio

NOW = 1000 * DAY
WEEK = Retention(**dict.fromkeys(KINDS, 7))
EVER = Retention(**dict.fromkeys(KINDS))


async def fill(store: Store, at: int, name: str) -> None:
    """Store something of each kind that was last used at a time."""
    for status in ("waiting", "playing", "over"):
        player = f"{name} at {status}"
        await store.tables.create(new_table(f"{name} {status}", listing(status, players=(player,)), at=at))
        await store.tables.append(event(f"{name} {status}", 2))
        await store.seat_times.save(f"{name} {status}", (0,), at)
        await store.identities.add(Identity(player, "Ann"), at)
    lesson = new_table(f"{name} lesson", listing("playing"), host="", at=at)
    await store.tables.create(lesson._replace(source=f"{name} continued"))
    for record in ("alone", "continued", "reviewed"):
        await store.texts.save("record", f"{name} {record}", "text", at)
    await store.texts.save("tiles", f"{name} tiles", "text", at)
    await store.reviews.queue(ReviewJob(f"{name} reviewed", 100), 1, at)
    await store.access.save_challenge(f"{name} challenge", "", expires=at, now=0)
    lasting, mailbox = f"{name} lasting", f"{name} mailbox"
    await store.identities.add(Identity(lasting, "Ann"), NOW)
    await store.notices.save_channel(
        StoredChannel(mailbox, lasting, "mail", "ann@example.org", b"{}", 0, at, leads_back=1), 10
    )
    assert await store.access.save_mailed(f"{name} link", mailbox, at, 0)
    await store.passes.save(f"{name} code", Pass(f"{name} waiting", 0, 1), at, at)


async def test_what_has_expired_is_deleted_and_the_rest_is_not(store: Store) -> None:
    await fill(store, NOW - 8 * DAY, "old")
    await fill(store, NOW - 6 * DAY, "new")
    counted = await count_expired(store, WEEK, NOW)
    gone: list[str] = []

    async def hear(id: str) -> None:
        gone.append(id)

    deleted = await prune(store, WEEK, NOW, hear)
    # A new code has swept the old one away; mailboxes are with the other channels (test_notices).
    assert counted == {**dict.fromkeys(KINDS, 1), "codes": 0, "mailboxes": 0}
    # Once the tables and reviews are gone, nothing needs the other records and identities any more.
    assert deleted == {**counted, "records": 3, "identities": 3}
    assert sorted(gone) == ["old lesson", "old over", "old playing", "old waiting"]
    assert (await store.ids()).found == ["new lesson", "new over", "new playing", "new waiting"]
    assert await store.tables.events("old over") == []
    assert len(await store.tables.events("new over")) == 2
    assert await store.seat_times.last("old over", 0) is None
    for record in ("alone", "continued", "reviewed"):
        assert await store.texts.find("record", f"old {record}") is None
        assert await store.texts.find("record", f"new {record}") == "text"
    assert await store.texts.find("tiles", "old tiles") == "text"
    assert await store.reviews.find(ReviewJob("old reviewed", 100)) is None
    assert await store.reviews.find(ReviewJob("new reviewed", 100)) is not None
    assert sum((await prune(store, WEEK, NOW)).values()) == 0


async def test_everything_can_be_kept_for_ever(store: Store) -> None:
    await fill(store, 0, "old")
    assert sum((await count_expired(store, EVER, NOW)).values()) == 0
    assert sum((await prune(store, EVER, NOW)).values()) == 0


async def test_a_player_of_a_running_game_keeps_the_identity(store: Store) -> None:
    await fill(store, 0, "old")
    only = Retention(**{**dict.fromkeys(KINDS), "identities": 7})
    assert (await prune(store, only, NOW))["identities"] == 1
    assert await store.identities.find("old at over") is None
    assert await store.identities.find("old at playing") is not None


async def test_expired_codes_are_deleted(store: Store) -> None:
    await store.passes.save("digest", Pass("t", 0, 1), NOW - 1, 0)
    assert (await prune(store, Retention(), NOW))["codes"] == 1


async def test_a_record_that_is_looked_at_is_kept(store: Store) -> None:
    await store.texts.save("record", "r", "text", 0)
    await store.texts.touch_record("r", NOW)
    await store.texts.touch_record("r", 0)
    assert (await prune(store, WEEK, NOW))["records"] == 0
    await store.removal.delete_record("r")
    assert await store.texts.find("record", "r") is None


async def test_how_a_game_ended_does_not_change(store: Store) -> None:
    for ending in (RecordEnding("agreed"), RecordEnding("resigned", 1)):
        await store.texts.save_ending("r", ending, 0)
    assert await store.texts.ending("r") == RecordEnding("agreed")


async def test_how_a_game_ended_is_kept_as_long_as_its_record(store: Store) -> None:
    for record in ("pasted again", "alone", "deleted"):
        await store.texts.save("record", record, "text", 0)
        await store.texts.save_ending(record, RecordEnding("agreed"), 0)
    await store.texts.save("record", "pasted again", "text", NOW)
    await store.removal.delete_record("deleted")
    assert (await count_expired(store, WEEK, NOW))["records"] == 1
    assert (await prune(store, WEEK, NOW))["records"] == 1
    assert await store.texts.ending("pasted again") == RecordEnding("agreed")
    assert [await store.texts.ending(record) for record in ("alone", "deleted")] == [None, None]


async def test_of_the_endings_only_those_of_expired_records_are_looked_at(store: Store) -> None:
    await store.texts.save("record", "old", "text", 0)
    for record in ("old", "its record is about to come"):
        await store.texts.save_ending(record, RecordEnding("agreed"), 0)
    assert (await prune(store, WEEK, NOW))["records"] == 1
    assert await store.texts.ending("old") is None
    assert await store.texts.ending("its record is about to come") is not None


async def test_many_things_are_deleted_a_few_at_a_time(store: Store) -> None:
    for number in range(35):
        await store.tables.create(new_table(f"t{number}", listing("over")))
    assert (await prune(store, WEEK, NOW))["finished"] == 35


async def test_a_table_is_deleted_with_everything_that_belongs_to_it(store: Store) -> None:
    await fill(store, 0, "old")
    assert await store.removal.delete_table("old waiting")
    assert not await store.removal.delete_table("old waiting")
    assert await store.tables.head("old waiting") is None
    assert await store.lists.of("old at waiting", 9) == []
    assert await store.passes.find("old code", 0) is None


async def test_a_store_knows_its_size(store: Store) -> None:
    before = await store.size()
    await store.texts.save("record", "r", "x" * 1_000_000, 0)
    assert await store.size() > before + 10_000
