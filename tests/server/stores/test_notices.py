"""Notices in both stores: written with the event or not at all, held by one process, told once."""

import asyncio

import pytest

from orbis.server.stores import Conflict, Store
from orbis.server.stores.access import Device
from orbis.server.stores.identities import Identity
from orbis.server.stores.notices import NEVER, NewNotice, SettledNotice, StoredChannel, WaitingNotice
from orbis.server.stores.retention import Retention, prune

from .samples import event, new_table

pytestmark = pytest.mark.anyio

TURN, SEAT, CLOCK = 1, 2, 8
DELAY = 30
LATE = 10_000


def told(player: str = "bob", kinds: int = TURN, due: int = 100) -> NewNotice:
    return NewNotice(player, kinds, due)


async def append(store: Store, number: int, *notices: NewNotice, looking: str = "", at: int = 70) -> None:
    await store.tables.append(event("t", number, at=at)._replace(notices=notices, looking=looking))


async def only(store: Store, now: int = LATE) -> WaitingNotice:
    (found,) = await store.notices.due(now, 10)
    return found


async def test_a_notice_is_stored_with_its_event_or_not_at_all(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told(), told("cid", SEAT, 90))
    with pytest.raises(Conflict):
        await append(store, 2, told("dan"))
    with pytest.raises(Conflict):
        await append(store, 4, told("dan"))
    found = await store.notices.due(100, 10)
    assert found == [
        WaitingNotice("cid", "t", 2, SEAT, 70, 90, looked=69),
        WaitingNotice("bob", "t", 2, TURN, 70, 100, looked=69),
    ]
    assert await store.notices.due(99, 10) == found[:1]
    assert await store.notices.due(LATE, 1) == found[:1]
    assert await store.notices.waiting() == 2


async def test_events_of_many_tables_share_a_statement(store: Store) -> None:
    ids = [f"t{number}" for number in range(5)]
    for id in ids:
        await store.tables.create(new_table(id))
    await asyncio.gather(
        *(store.tables.append(event(id, 2, at=70)._replace(notices=(told(f"p{id}"),))) for id in ids),
    )
    assert sorted(each.table for each in await store.notices.due(LATE, 10)) == ids


async def test_a_newer_notice_joins_an_older_one_and_does_not_put_it_off(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told(kinds=SEAT, due=100))
    await append(store, 3, told(kinds=TURN, due=120), at=90)
    assert await only(store) == WaitingNotice("bob", "t", 3, SEAT | TURN, 90, 100, looked=69)


async def test_looking_at_a_table_leaves_nothing_to_tell(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told(), told("cid"))
    await store.notices.look([("bob", "t"), ("bob", "other"), ("dan", "t")], 80)
    notices = {each.player: each for each in await store.notices.due(LATE, 10)}
    assert (notices["bob"].kinds, notices["bob"].looked) == (0, 80)
    assert (notices["cid"].kinds, notices["cid"].looked) == (TURN, 69)
    await append(store, 3, looking="cid", at=95)
    notices = {each.player: each for each in await store.notices.due(LATE, 10)}
    assert (notices["cid"].kinds, notices["cid"].looked) == (0, 95)


async def test_whoever_plays_leaves_nothing_that_was_told(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told())
    await store.notices.settle(await only(store), SettledNotice(TURN, NEVER), DELAY)
    assert len(await store.notices.due(NEVER, 10)) == 1
    await append(store, 3, looking="bob", at=95)
    assert await store.notices.due(NEVER, 10) == []


async def test_a_look_before_an_event_leaves_that_to_tell(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told())
    await store.notices.look([("bob", "t")], 69)
    assert (await only(store)).kinds == TURN


async def test_one_process_holds_a_notice_at_a_time(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told())
    notice = await only(store, 100)
    assert await store.notices.claim(notice, 100, lease=50)
    assert not await store.notices.claim(notice, 120, lease=50)
    assert await store.notices.due(120, 10) == []
    assert await store.notices.due(151, 10) == [notice]
    assert await store.notices.claim(notice, 151, lease=50)
    await store.notices.release()
    assert await store.notices.due(151, 10) == [notice]


async def test_what_is_due_to_somebody_is_put_off_unless_it_is_held(store: Store) -> None:
    for id in ("t", "u", "v"):
        await store.tables.create(new_table(id))
        await store.tables.append(event(id, 2, at=70)._replace(notices=(told(), told("cid"))))
    await store.tables.create(new_table("w"))
    await store.tables.append(event("w", 2, at=70)._replace(notices=(told(due=900),)))
    held = next(
        each for each in await store.notices.due(100, 10) if (each.player, each.table) == ("bob", "u")
    )
    assert await store.notices.claim(held, 100, lease=50)
    await store.notices.put_off(["bob", "dan"], 100, 500)
    found = {(each.player, each.table): each.due for each in await store.notices.due(LATE, 10)}
    assert [found["cid", id] for id in "tuv"] == [100, 100, 100]
    assert [found["bob", id] for id in "tuvw"] == [500, 100, 500, 900]


async def test_a_notice_that_has_changed_is_not_held(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told())
    notice = await only(store)
    await append(store, 3, told(kinds=SEAT))
    assert not await store.notices.claim(notice, LATE, lease=50)


async def test_a_notice_that_was_looked_at_is_not_held(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told())
    notice = await only(store)
    await store.notices.look([("bob", "t")], 80)
    assert not await store.notices.claim(notice, LATE, lease=50)


async def test_what_was_told_is_not_told_again_until_the_table_is_opened(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told())
    notice = await only(store)
    await store.notices.settle(notice, SettledNotice(TURN, NEVER), DELAY)
    assert await store.notices.due(LATE, 10) == []
    await append(store, 3, told())
    assert await store.notices.due(LATE, 10) == []
    await append(store, 4, told(kinds=TURN | SEAT), at=75)
    assert (await only(store)).kinds == SEAT
    await store.notices.look([("bob", "t")], 80)
    await append(store, 5, told())
    assert (await only(store)).kinds == TURN


async def test_an_event_during_a_letter_is_told_after_it(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told())
    notice = await only(store)
    assert await store.notices.claim(notice, 100, lease=50)
    await append(store, 3, told(kinds=SEAT, due=500), at=470)
    await store.notices.settle(notice, SettledNotice(TURN, NEVER), DELAY)
    after = await only(store)
    assert after == WaitingNotice("bob", "t", 3, SEAT, 470, 500, told=TURN, looked=69)


MISSED = SettledNotice(TURN, 200, 0, 1, TURN, "c1 c2")
"""A turn was told, but two channels have not taken it."""


async def test_a_notice_is_tried_again_where_it_was_not_taken(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told())
    await store.notices.settle(await only(store), MISSED, DELAY)
    again = WaitingNotice("bob", "t", 2, 0, 70, 200, told=TURN, tries=1, missed=TURN, late="c1 c2", looked=69)
    assert await only(store) == again
    assert await store.notices.waiting() == 1
    await append(store, 3, told(due=150), at=120)
    assert await only(store) == again._replace(number=3, at=120), "the newest is said when it is tried again"
    await append(store, 4, told(kinds=SEAT, due=190), at=160)
    assert await only(store) == again._replace(number=4, at=160, kinds=SEAT, due=190, tries=0)
    await store.notices.look([("bob", "t")], 170)
    assert await only(store) == WaitingNotice("bob", "t", 4, 0, 160, 190, looked=170)


async def test_an_event_during_a_letter_does_not_make_others_hear_it_again(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told())
    notice = await only(store)
    assert await store.notices.claim(notice, 100, lease=50)
    await append(store, 3, told(kinds=SEAT, due=500), at=470)
    await store.notices.settle(notice, MISSED, DELAY)
    after = WaitingNotice("bob", "t", 3, SEAT, 470, 200, told=TURN, missed=TURN, late="c1 c2", looked=69)
    assert await only(store) == after


async def test_what_was_looked_at_during_a_letter_does_not_count_as_told(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told(kinds=SEAT))
    notice = await only(store)
    assert await store.notices.claim(notice, 100, lease=50)
    await store.notices.look([("bob", "t")], 110)
    await store.notices.settle(notice, SettledNotice(SEAT, NEVER, 0, 1, SEAT, "c1"), DELAY)
    await append(store, 3, told(kinds=SEAT, due=150), at=120)
    assert (await only(store)).kinds == SEAT


async def test_a_notice_about_nothing_is_forgotten(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told())
    await store.notices.settle(await only(store), SettledNotice(0, NEVER), DELAY)
    assert await store.notices.waiting() == 0
    await store.notices.look([("bob", "t")], 80)


async def test_a_deleted_table_is_not_told(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await append(store, 2, told())
    assert await store.removal.delete_table("t")
    assert await store.notices.due(LATE, 10) == []


@pytest.fixture
async def people(store: Store) -> None:
    for id in ("bob", "cid"):
        await store.identities.add(Identity(id, id.title()), 1)
        await store.access.add_device(Device(f"{id}'s", id, "", 1, 1))


def channel(id: str, player: str = "bob", made: int = 1) -> StoredChannel:
    return StoredChannel(id, player, "webhook", "mine", b"{}", 0, made)


@pytest.mark.usefixtures("people")
async def test_channels_are_kept_up_to_a_number(store: Store) -> None:
    notices = store.notices
    assert await notices.save_channel(channel("c1", made=2), 2)
    assert await notices.save_channel(channel("c2"), 2)
    assert not await notices.save_channel(channel("c3"), 2)
    assert await notices.save_channel(channel("c1", made=2)._replace(label="other"), 2)
    assert await notices.save_channel(channel("d1", "cid"), 2)
    assert [each.id for each in await notices.channels("bob")] == ["c2", "c1"]
    assert (await notices.channels("bob"))[1].label == "other"
    assert sorted(await notices.subscribers()) == ["bob", "cid"]
    assert await notices.channel("nothing") is None
    found = await notices.channels_of(["cid", "bob", "dan"])
    assert {player: len(channels) for player, channels in found.items()} == {"bob": 2, "cid": 1}


@pytest.mark.usefixtures("people")
async def test_the_last_channel_takes_what_was_to_be_told_with_it(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await store.notices.save_channel(channel("c1"), 9)
    await store.notices.save_channel(channel("c2"), 9)
    await append(store, 2, told())
    assert not await store.notices.drop_channel("c1", "cid")
    assert await store.notices.drop_channel("c1", "bob")
    assert await store.notices.waiting() == 1
    assert await store.notices.drop_channel("c2", "bob")
    assert await store.notices.waiting() == 0
    assert await store.notices.subscribers() == []


@pytest.mark.usefixtures("people")
async def test_what_is_stored_while_somebody_is_forgotten_goes_as_well(store: Store) -> None:
    await store.tables.create(new_table("t"))
    await store.removal.forget_identity("bob", 50)
    await append(store, 2, told(), told("cid"))
    await store.removal.all_forgotten(["bob"])
    assert [each.player for each in await store.notices.due(LATE, 10)] == ["cid"]


@pytest.mark.usefixtures("people")
async def test_only_a_mailbox_that_is_there_is_confirmed_and_once(store: Store) -> None:
    notices = store.notices
    await notices.save_channel(channel("c1")._replace(kind="mail", expires=LATE), 9)
    await notices.save_channel(channel("c2"), 9)
    assert not await notices.confirm_mailbox("c1", "", 0)
    for id in ("c1", "c2"):
        await notices.ask_to_confirm(id, "first", 100)
        await notices.ask_to_confirm(id, "second", 100)
        tried = [await notices.confirm_mailbox(id, *how) for how in (("first", 99), ("second", 101))]
        assert tried == [False, False]
    assert await notices.confirm_mailbox("c1", "second", 100)
    assert not await notices.confirm_mailbox("c1", "second", 100)
    assert not await notices.confirm_mailbox("c2", "second", 100)
    found = [(each.expires, each.leads_back) for each in await notices.channels("bob")]
    assert found == [(0, 1), (0, 0)]
    await notices.ask_to_confirm("c1", "third", 100)
    await notices.end_channel("c1", LATE)
    assert not await notices.confirm_mailbox("c1", "third", 1)
    await notices.ask_to_confirm("c1", "fourth", 100)
    await notices.drop_channel("c1", "bob")
    assert not await notices.confirm_mailbox("c1", "fourth", 1)
    assert [each.id for each in await store.notices.channels("bob")] == ["c2"]


@pytest.mark.usefixtures("people")
async def test_failures_count_in_a_row(store: Store) -> None:
    await store.notices.save_channel(channel("c1"), 9)
    counts = [await store.notices.count_failure("c1", failed) for failed in (True, True, False, True)]
    assert counts == [1, 2, 0, 1]
    assert await store.notices.count_failure("nothing", True) == 0


@pytest.mark.usefixtures("people")
async def test_a_channel_that_has_ended_stays_so_until_it_is_revived(store: Store) -> None:
    await store.notices.save_channel(channel("c1"), 9)
    await store.notices.end_channel("c1", LATE)
    ended = await store.notices.channel("c1")
    assert ended is not None
    assert (ended.is_ended, ended.expires) == (True, LATE)
    for failed in (False, True):  # what was sent before comes in late
        await store.notices.count_failure("c1", failed)
        assert await store.notices.channel("c1") == ended
    assert await store.notices.subscribers() == []
    assert await store.notices.revive_channel("c1")
    assert await store.notices.channel("c1") == channel("c1")
    assert await store.notices.subscribers() == ["bob"]


async def test_the_first_key_of_a_name_stays(store: Store) -> None:
    assert await store.notices.key("push", b"first") == b"first"
    assert await store.notices.key("push", b"second") == b"first"
    assert await store.notices.keys() == {"push": b"first"}


@pytest.mark.usefixtures("people")
async def test_settings_are_replaced(store: Store) -> None:
    assert await store.notices.settings("bob") is None
    for settings in (b"one", b"two"):
        await store.notices.save_settings("bob", settings)
        assert await store.notices.settings("bob") == settings


@pytest.mark.usefixtures("people")
async def test_a_browser_is_told_nothing_once_it_is_signed_out(store: Store) -> None:
    notices, access = store.notices, store.access
    await store.tables.create(new_table("t"))
    assert await notices.save_channel(channel("c1")._replace(device="bob's"), 9)
    assert not await notices.save_channel(channel("c2")._replace(device="cid's"), 9)
    await append(store, 2, told())
    assert not await access.sign_out("cid", "bob's")
    assert (await notices.channels("bob"))[0].device == "bob's"
    assert await access.sign_out("bob", "bob's")
    assert (await notices.channels("bob"), await notices.waiting()) == ([], 0)
    assert not await notices.save_channel(channel("c1")._replace(device="bob's"), 9)


@pytest.mark.usefixtures("people")
async def test_channels_settings_and_notices_go_with_the_identity(store: Store) -> None:
    notices = store.notices
    await store.tables.create(new_table("t"))
    for number, player in enumerate(("bob", "cid"), start=2):
        await notices.save_channel(channel(player, player), 9)
        await notices.save_settings(player, b"{}")
        await append(store, number, told(player))
    await store.removal.forget_identity("bob", 5)
    assert await store.removal.delete("identities", ["cid"], before=9) == 1
    assert (await notices.subscribers(), await notices.waiting()) == ([], 0)
    for player in ("bob", "cid"):
        assert not await notices.save_channel(channel("late", player), 9)
        await notices.save_settings(player, b"{}")
        assert await notices.settings(player) is None


@pytest.mark.usefixtures("people")
async def test_a_mailbox_that_nobody_confirms_is_pruned(store: Store) -> None:
    notices = store.notices
    await notices.save_channel(channel("c1"), 9)
    for id in ("m1", "m2", "m3"):
        await notices.save_channel(channel(id)._replace(kind="mail", expires=700), 9)
    await notices.save_channel(channel("m2")._replace(kind="mail"), 9)
    await notices.save_channel(channel("m3")._replace(kind="mail", expires=1_000), 9)
    assert (await prune(store, Retention(), 700))["mailboxes"] == 0
    assert (await prune(store, Retention(), 701))["mailboxes"] == 1
    assert [(each.id, each.expires) for each in await notices.channels("bob")] == [
        ("c1", 0),
        ("m2", 0),
        ("m3", 1_000),
    ]
