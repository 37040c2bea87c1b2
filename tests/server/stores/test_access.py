"""How people are recognised, in both stores."""

import pytest

from orbis.server.notices.settings import settings_of
from orbis.server.protocol.notices import NoticeSettings
from orbis.server.stores import Store
from orbis.server.stores.access import MOST_PASSKEYS, Device, Passkey, Preferences, Recovery
from orbis.server.stores.identities import Identity

pytestmark = pytest.mark.anyio

ANN = Identity("a", "Ann")


@pytest.fixture(autouse=True)
async def ann(store: Store) -> None:
    await store.identities.add(ANN, 1)


async def test_a_device_is_recognised_until_it_is_signed_out(store: Store) -> None:
    access = store.access
    assert await access.known("d") is None
    assert await access.add_device(Device("d", "a", "Firefox", 1, 2))
    assert await access.add_device(Device("e", "a", "Safari", 1, 3))
    assert not await access.add_device(Device("f", "nobody", "", 1, 1))
    assert await access.known("d") == ANN
    assert [device.digest for device in await access.devices("a")] == ["e", "d"]
    await access.use_device("d", "Chrome", 9)
    assert await access.device("d") == Device("d", "a", "Chrome", 1, 9)
    assert await store.identities.last_used("a") == 9
    assert not await access.sign_out("nobody", "d")
    assert await access.sign_out("a", "d")
    assert not await access.sign_out("a", "d")
    assert (await access.known("d"), await access.known("e")) == (None, ANN)


async def test_a_new_link_replaces_the_old_one(store: Store) -> None:
    access = store.access
    assert not await access.save_recovery(Recovery("nobody", "x", 1, 0))
    for digest in ("x", "y"):
        assert await access.save_recovery(Recovery("a", digest, 1, 0))
    assert await access.recovered("x") is None
    assert await access.recovered("y") == ANN
    assert not await access.use_recovery("x", 5)
    assert await access.use_recovery("y", 5)
    assert await access.recovery("a") == Recovery("a", "y", 1, 5)


async def test_a_passkey_stays_with_whom_it_was_made_for(store: Store) -> None:
    access = store.access
    await store.identities.add(Identity("b", "Bob"), 1)
    key = Passkey("k", "a", "key", 0, "Chrome", 1, 0)
    assert await access.add_passkey(key)
    assert not await access.add_passkey(key._replace(identity="b"))
    assert not await access.add_passkey(key._replace(id="l", identity="nobody"))
    assert await access.use_passkey("k", 0, 5)  # one that does not count
    assert await access.use_passkey("k", 7, 8)
    assert not await access.use_passkey("k", 7, 9)
    assert not await access.use_passkey("k", 0, 9)
    assert await access.passkeys("a") == [key._replace(counter=7, used=8)]
    await access.delete_passkey("b", "k")
    assert await access.passkey("k") is not None
    await access.delete_passkey("a", "k")
    assert await access.passkey("k") is None


async def test_nobody_has_too_many_passkeys(store: Store) -> None:
    keys = [Passkey(f"k{n}", "a", "key", 0, "", 1, 0) for n in range(MOST_PASSKEYS + 1)]
    assert [await store.access.add_passkey(key) for key in keys] == [True] * MOST_PASSKEYS + [False]
    assert await store.access.add_passkey(keys[0])


async def test_muting_often_leaves_nothing_behind(store: Store) -> None:
    for other in ("b" * 32, "c" * 32, "d" * 32, "c" * 32):
        await store.identities.mute("a", other, on=True)
    await store.identities.mute("a", "b" * 32, on=False)
    await store.identities.mute("a", "c" * 32, on=False)
    await store.identities.mute("a", "e" * 32, on=True)
    await store.removal.forget_identity("e" * 32, 5)
    assert await store.access._rows.read("SELECT muted FROM identities") == [("d" * 32,)]


@pytest.mark.parametrize("expires", [False, True])
async def test_whoever_is_gone_is_named_by_nobody(store: Store, expires: bool) -> None:
    gone, other = "e" * 32, "c" * 32
    for number, id in enumerate((other, gone)):
        await store.identities.add(Identity(id, "Cid"), 100 - number)
        await store.identities.silence(ANN.id, id, on=True)
        await store.identities.mute(ANN.id, id, on=True)
    assert (await settings_of(store, ANN.id)).silenced == (other, gone)
    if expires:
        assert await store.removal.delete("identities", [gone, other], 100) == 1
    else:
        await store.removal.forget_identity(gone, 5)
    assert await settings_of(store, ANN.id) == NoticeSettings(silenced=(other,))
    assert await store.identities.muted((ANN.id,)) == {ANN.id: frozenset({other})}


async def test_a_challenge_is_taken_once_and_in_time(store: Store) -> None:
    access = store.access
    for digest in ("one", "two", "three"):
        await access.save_challenge(digest, "a", expires=100, now=1)
    assert await access.take_challenge("one", "a", now=100)
    assert not await access.take_challenge("one", "a", now=1)
    assert not await access.take_challenge("two", "", now=1)
    assert not await access.take_challenge("two", "a", now=1)
    assert not await access.take_challenge("three", "a", now=101)
    await access.save_challenge("old", "", expires=100, now=1)
    await access.save_challenge("new", "", expires=200, now=101)
    assert not await access.take_challenge("old", "", now=1)


async def test_what_is_ones_own_goes_with_the_identity(store: Store) -> None:
    access = store.access
    for identity in (ANN, Identity("b", "Bob")):
        id = identity.id
        await store.identities.add(identity, 1)
        await access.add_device(Device(id, id, "", 1, 1))
        await access.save_recovery(Recovery(id, id, 1, 0))
        await access.add_passkey(Passkey(id, id, "key", 0, "", 1, 0))
        assert await access.save_preferences(id, Preferences("{}", 1))
    assert await access.save_preferences("a", Preferences('{"z": "ž"}', 2))
    assert await access.preferences("a") == Preferences('{"z": "ž"}', 2)
    assert not await access.save_preferences("nobody", Preferences("{}", 1))
    await store.removal.forget_identity("a", 5)
    assert await store.removal.delete("identities", ["b"], before=9) == 1
    for id in ("a", "b"):
        assert await access.known(id) is None
        assert await access.recovered(id) is None
        assert await access.passkey(id) is None
        assert await access.preferences(id) is None
