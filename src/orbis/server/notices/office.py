"""The office: everything about notices that a server has, from its keys to its outbox."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from orbis.server.clock import Clock
from orbis.server.notices import push
from orbis.server.notices.channels import target_in
from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.notices.courier import Courier, Delivery
from orbis.server.notices.forms import Letter, Signer
from orbis.server.notices.looks import Looks
from orbis.server.notices.outbox import Outbox
from orbis.server.notices.proof import Purpose, is_proof, link_of
from orbis.server.notices.subscribers import Spawn, Subscribers
from orbis.server.notices.teller import CountWaiting, FindChange, FindTable, Teller
from orbis.server.notices.words import words_of_test
from orbis.server.stores.library import Library
from orbis.server.stores.notices import LINK_KEY, PUSH_KEY, StoredChannel
from orbis.server.stores.store import Store


@dataclass(frozen=True, slots=True)
class NoticeOffice:
    configuration: NoticeConfiguration
    subscribers: Subscribers
    looks: Looks
    courier: Courier
    teller: Teller
    outbox: Outbox
    _signer: Signer | None
    _key: bytes
    _wall: Callable[[], int]

    @classmethod
    async def open(
        cls,
        store: Store,
        library: Library,
        configuration: NoticeConfiguration,
        clock: Clock,
        count_waiting: CountWaiting,
        *,
        find_change: FindChange,
        place_of: Callable[[str], str] = str,
        shared: bool,
    ) -> Self:
        """Read the keys, and make those that are missing; raise `StoreUnavailable`."""
        notices = store.notices
        key = await notices.key(LINK_KEY, secrets.token_bytes(32))
        signer = None
        if push.is_available():
            signer = Signer(await notices.key(PUSH_KEY, push.new_key()), configuration.contact)
        subscribers = Subscribers(notices)
        await subscribers.load()
        looks = Looks(notices, subscribers.players, clock.now)
        courier = Courier(configuration, signer, clock.seconds, place_of)
        teller = Teller(
            store,
            library,
            courier=courier,
            subscribers=subscribers,
            looks=looks,
            count_waiting=count_waiting,
            find_change=find_change,
            configuration=configuration,
            key=key,
            now=clock.now,
            wall=clock.wall,
        )
        outbox = Outbox(
            teller,
            notices,
            courier=courier,
            subscribers=subscribers,
            looks=looks,
            configuration=configuration,
            now=clock.now,
            shared=shared,
        )
        return cls(configuration, subscribers, looks, courier, teller, outbox, signer, key, clock.wall)

    @property
    def public_key(self) -> str:
        """For browsers; empty if the server cannot push."""
        return push.public_key(self._signer.key) if self._signer else ""

    def start(self, spawn: Spawn, find: FindTable) -> None:
        """Begin to tell what is due."""
        self.subscribers.spawn = self.looks.spawn = spawn
        spawn(self.outbox.work(find))

    async def close(self) -> None:
        await self.outbox.close()
        self.courier.close()

    def link(self, purpose: Purpose, channel: str, site: str, nonce: str = "") -> str:
        return link_of(self._key, purpose, channel, site, nonce)

    def proves(self, purpose: Purpose, channel: str, proof: str, nonce: str = "") -> bool:
        return is_proof(self._key, purpose, channel, proof, nonce)

    async def test(self, channel: StoredChannel, language: str, waiting: int) -> Delivery:
        """Try a channel at once, whatever the rules say; so many tables wait for its player."""
        site = target_in(channel).site
        letter = Letter(
            words_of_test(language),
            site,
            self.link("unsubscribe", channel.id, site),
            waiting,
            self._wall(),
            self._wall(),
        )
        return await self.courier.deliver(channel, letter, is_test=True)
