"""Who wants to be told anything: what changes while the store is read is not lost."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest

from orbis.server.notices.subscribers import Subscribers
from orbis.server.stores import opened
from orbis.server.stores.identities import Identity
from orbis.server.stores.notices import NoticeStore, StoredChannel

pytestmark = pytest.mark.anyio

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Slow:
    """Lets readers of a store have what was there when they asked, but only once a test wants that."""

    def __init__(self) -> None:
        self.readers: list[asyncio.Event] = []

    def __call__(self, read: Callable[Given, Awaitable[Found]]) -> Callable[Given, Awaitable[Found]]:
        async def later(*given: Given.args, **named: Given.kwargs) -> Found:
            found = await read(*given, **named)
            self.readers.append(answer := asyncio.Event())
            await answer.wait()
            return found

        return later

    async def begin(self, read: Awaitable[None]) -> "asyncio.Future[None]":
        """Begin to read, until the store has been asked."""
        known, begun = len(self.readers), asyncio.ensure_future(read)
        while len(self.readers) == known:
            await asyncio.sleep(0)
        return begun

    async def answer(self, *begun: "asyncio.Future[None]") -> None:
        """Answer until they are done, those who asked last first."""
        while not all(each.done() for each in begun):
            for reader in reversed(self.readers):
                reader.set()
                await asyncio.sleep(0)
            await asyncio.sleep(0)
        for each in begun:
            await each


class Known:
    def __init__(self, notices: NoticeStore, slow: Slow) -> None:
        self.notices, self.slow, self.subscribers = notices, slow, Subscribers(notices)

    async def subscribe(self, player: str) -> None:
        await self.notices.save_channel(StoredChannel(player, player, "webhook", "", b"{}", 0, 0), 9)

    async def unsubscribe(self, player: str) -> None:
        await self.notices.drop_channel(player, player)


@pytest.fixture
async def known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Known]:
    async with opened(str(tmp_path / "orbis.sqlite")) as store:
        for player in ("ann", "bob", "cid"):
            await store.identities.add(Identity(player, player), 1)
        found = Known(store.notices, slow := Slow())
        await found.subscribe("ann")
        for name in ("subscribers", "channels"):
            monkeypatch.setattr(store.notices, name, slow(getattr(store.notices, name)))
        yield found


async def test_a_change_while_all_are_read_is_not_lost(known: Known) -> None:
    subscribers = known.subscribers
    loading = await known.slow.begin(subscribers.load())
    await known.subscribe("bob")
    subscribers.add("bob")
    await known.unsubscribe("ann")
    renewing = await known.slow.begin(subscribers.renew("ann"))
    await known.slow.answer(renewing, loading)
    assert subscribers.players == {"bob"}


async def test_a_change_while_somebody_is_read_is_not_lost(known: Known) -> None:
    subscribers = known.subscribers
    subscribers.add("ann")
    before = await known.slow.begin(subscribers.renew("ann"))
    await known.unsubscribe("ann")
    after = await known.slow.begin(subscribers.renew("ann"))
    await known.slow.answer(after, before)
    assert subscribers.players == set()


async def test_whoever_subscribes_while_they_are_read_stays_a_subscriber(known: Known) -> None:
    subscribers = known.subscribers
    reading = await known.slow.begin(subscribers.renew("bob"))
    await known.subscribe("bob")
    subscribers.add("bob")
    await known.slow.answer(reading)
    assert subscribers.players == {"bob"}


async def test_whoever_is_gone_while_all_are_read_stays_so(known: Known) -> None:
    subscribers = known.subscribers
    loading = await known.slow.begin(subscribers.load())
    subscribers.drop("ann")
    await known.slow.answer(loading)
    assert subscribers.players == set()


async def test_what_was_read_first_does_not_replace_what_was_read_last(known: Known) -> None:
    subscribers = known.subscribers
    first = await known.slow.begin(subscribers.load())
    await known.subscribe("cid")
    last = await known.slow.begin(subscribers.load())
    await known.slow.answer(last, first)
    assert subscribers.players == {"ann", "cid"}
