"""What may be added to the store: so much a day for each identity and each place, and so much in all."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Literal

from orbis.server.account import Owner
from orbis.server.http.limits import Limits
from orbis.server.metrics import ROOM, STORE_BYTES
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.store import Store
from orbis.server.tables.refusals import Refused

logger = logging.getLogger(__name__)

Addition = Literal["tables", "texts", "mails"]
"""Texts are pasted records and tile sets; mails ask for the consent of their readers."""

Counted = Addition | Literal["links"]

Shares = tuple[tuple[str, float], ...]
"""Who adds something, and how much each may add in a day."""

DAY = 86_400.0
CROWD = 10.0
"""How many times as much as one identity all identities at a place may add."""

MOST_KEYS = 100_000
LOOK_EVERY = 5.0
"""Seconds between two looks at the size of the store."""


class Quotas:
    """Counts what is added. Each process counts for itself, and from zero when it starts."""

    def __init__(self, store: Store, limits: Limits, seconds: Callable[[], float]) -> None:
        self._store = store
        self._limits = limits
        self._seconds = seconds
        self._daily: dict[Counted, float] = {
            "tables": limits.daily_tables,
            "texts": limits.daily_texts,
            "mails": limits.daily_mails,
            "links": limits.daily_links,
        }
        self._used: OrderedDict[tuple[Counted, str], tuple[float, float]] = OrderedDict()
        self._looked = float("-inf")
        self._has_room = True

    async def admit(self, what: Addition, host: Owner) -> None:
        """Count something that is about to be stored; raise `Refused` if it is too much."""
        if not await self.has_room():
            raise Refused("limit", "the server has no room for anything new; running games go on")
        # From here on nothing is awaited: whoever asks at the same time must be counted.
        most = self._daily[what]
        shares = ((f"identity {host.identity}", most), (f"place {host.place}", CROWD * most))
        if not self._has_left(what, shares):
            raise Refused("limit", "you have added too much today: try again later")
        self._count(what, shares)

    def admit_link(self, asker: Owner, mailbox: str) -> Shares:
        """Count a link that is asked for, whether anybody has that mailbox or not; raise `Refused`.

        There is always room: somebody wants to come back. Nor can strangers take that away: whoever has not
        asked for this mailbox today gets a link, even if others have asked for too many.
        """
        most = self._daily["links"]
        digest = hashlib.sha256(mailbox.encode()).hexdigest()
        place = (f"place {asker.place}", CROWD * most)
        usual = ((f"mailbox {digest}", most), place)
        reserve = (
            (f"mailbox {digest} at {asker.place}", 1.0),
            (f"others' mailbox {digest}", CROWD * most),
            place,
        )
        if self._has_left("links", usual):
            # Whoever has asked has had theirs.
            return self._count(
                "links", (*usual, *(reserve[:1] if self._has_left("links", reserve[:1]) else ()))
            )
        if self._has_left("links", reserve):
            return self._count("links", reserve)
        raise Refused("limit", "too many links were asked for today: try again later")

    def give_back_link(self, shares: Shares) -> None:
        """Take back what was counted for a link that could not be sent."""
        for key, share in shares:
            now = self._seconds()
            self._used["links", key] = max(0.0, self._still_used(("links", key), share, now) - 1), now

    def _has_left(self, what: Counted, shares: Shares) -> bool:
        now = self._seconds()
        return all(self._still_used((what, key), share, now) + 1 <= share for key, share in shares)

    def _count(self, what: Counted, shares: Shares) -> Shares:
        now = self._seconds()
        for key, share in shares:
            self._used[what, key] = self._still_used((what, key), share, now) + 1, now
            self._used.move_to_end((what, key))
        while len(self._used) > MOST_KEYS:
            self._used.popitem(last=False)
        return shares

    def _still_used(self, key: tuple[Counted, str], share: float, now: float) -> float:
        """How much of a day's share counts as used; it comes back steadily."""
        amount, then = self._used.get(key, (0.0, now))
        return max(0.0, amount - (now - then) * share / DAY)

    async def has_room(self) -> bool:
        """Whether anything new may be stored."""
        now = self._seconds()
        if now - self._looked >= LOOK_EVERY:
            self._looked = now
            size = await self._store.size()
            had, self._has_room = self._has_room, size < self._limits.disk
            STORE_BYTES.set(size)
            ROOM.set(self._has_room)
            if had and not self._has_room:
                logger.warning("nothing new is begun: the store takes up %d bytes (--disk)", size)
        return self._has_room

    async def start(self, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """Look at the size of the store before anybody can add to it, and then again and again."""
        await self._look()
        spawn(self._watch())

    async def _look(self) -> None:
        with suppress(StoreUnavailable):  # the pulse tells why
            await self.has_room()

    async def _watch(self) -> None:
        """Look for the metrics and the log."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self._look()
