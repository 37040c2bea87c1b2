"""An outbox with a table, a store and channels whose answers the test decides."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from orbis.server.notices.channels import made_channel
from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.notices.courier import Courier, Delivery
from orbis.server.notices.forms import Letter
from orbis.server.notices.kinds import Kinds
from orbis.server.notices.looks import Looks
from orbis.server.notices.outbox import Outbox
from orbis.server.notices.rules import DELAY
from orbis.server.notices.subscribers import Subscribers
from orbis.server.notices.teller import Teller
from orbis.server.protocol.notices import AnyChannel, WebhookChannel
from orbis.server.stores import Store, opened
from orbis.server.stores.identities import Identity
from orbis.server.stores.library import Library
from orbis.server.stores.notices import NewNotice, StoredChannel
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import GameTable
from server.stores.samples import event, new_table

from .tables import ANN, BOB, NOON, person, table_of, turn


class Hand(Courier):
    """A courier whose letters are noted; each channel answers what a test wants."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        super().__init__(NoticeConfiguration(), None, seconds)
        self.letters: list[tuple[str, Letter]] = []
        self.answers: dict[str, Delivery] = {}
        self.broken = ""
        self.slow: asyncio.Event | None = None
        self.silent: dict[str, float] = {}

    def wait_for(self, channel: StoredChannel, planned: Counter[str]) -> float:
        return self.silent.get(channel.id) or super().wait_for(channel, planned)

    async def deliver(self, channel: StoredChannel, letter: Letter, *, is_test: bool = False) -> Delivery:
        assert not is_test
        self.letters.append((channel.id, letter))
        if channel.id == self.broken:
            raise ValueError
        if self.slow is not None:
            await self.slow.wait()
        return self.answers.get(channel.id, Delivery("sent"))


class OpenPage:
    def __init__(self, heard: int) -> None:
        self.heard = heard


class Office:
    """An outbox at a table where it is Bob's turn."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = NOON
        self.ahead = 0
        """Of the clock on the wall, which was set back."""
        self.hand = Hand(lambda: self.now / 1000)
        self.number = 1
        self.number_of_looks = 0
        self.change: int | None = None
        """Of the rating by the game."""
        self.table: GameTable | None = table_of(person(ANN), person(BOB))
        assert self.table is not None
        turn(self.table)
        notices = store.notices
        self.subscribers = Subscribers(notices)
        self.looks = Looks(notices, self.subscribers.players, lambda: self.now)
        configuration = NoticeConfiguration(poll=0.01)
        self.teller = Teller(
            store,
            Library(store),
            courier=self.hand,
            subscribers=self.subscribers,
            looks=self.looks,
            count_waiting=self.count_waiting,
            find_change=self.find_change,
            configuration=configuration,
            key=b"key",
            now=lambda: self.now,
            wall=lambda: self.now - self.ahead,
        )
        self.outbox = Outbox(
            self.teller,
            notices,
            courier=self.hand,
            subscribers=self.subscribers,
            looks=self.looks,
            configuration=configuration,
            now=lambda: self.now,
            shared=False,
        )

    async def count_waiting(self, player: str) -> int:
        assert player == BOB
        return 7

    async def find_change(self, table: str, player: str) -> int | None:
        assert (table, player) == ("table-1", BOB)
        return self.change

    async def find(self, _: str) -> GameTable:
        self.number_of_looks += 1
        if self.table is None:
            raise Refused("not_found", "there is no such table")
        return self.table

    async def subscribe(self, id: str, wanted: AnyChannel | None = None) -> None:
        wanted = wanted or WebhookChannel(f"https://{id}.example/")
        channel = made_channel(wanted, BOB, id=id, secret="", site="https://o.example", now=0)
        await self.store.notices.save_channel(channel, 10)
        await self.subscribers.load()

    async def happen(self, kinds: Kinds = Kinds.TURN) -> None:
        self.number, self.now = self.number + 1, self.now + 1
        notice = NewNotice(BOB, int(kinds), self.now + DELAY)
        await self.store.tables.append(event("table-1", self.number, at=self.now)._replace(notices=(notice,)))

    async def wait(self, milliseconds: int = DELAY) -> list[str]:
        """Let time pass, and return the channels that got a letter."""
        self.now += milliseconds
        known = len(self.hand.letters)
        await self.outbox.look(self.find)
        await self.outbox.rest()
        return sorted(id for id, _ in self.hand.letters[known:])


@asynccontextmanager
async def office(folder: Path, *channels: str) -> AsyncIterator[Office]:
    async with opened(str(folder / "orbis.sqlite")) as store:
        await store.tables.create(new_table("table-1"))
        await store.identities.add(Identity(BOB, "Bob"), 1)
        found = Office(store)
        for id in channels:
            await found.subscribe(id)
        yield found
        await found.outbox.close()
        found.hand.close()
