"""Upkeep: from time to time, what need not be kept any longer is deleted, and who wants to is forgotten."""

import asyncio
import logging
from collections import OrderedDict

from orbis.server.clock import Clock
from orbis.server.live.forgetter import Forgetter
from orbis.server.live.hub import Hub
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.retention import DAY, Retention, prune
from orbis.server.stores.store import Store

logger = logging.getLogger(__name__)

FIRST, EVERY = 60.0, 3600.0
"""Seconds after the start, and between two times."""

MOST_USED = 20_000


class Upkeep:
    def __init__(
        self, store: Store, hub: Hub, clock: Clock, retention: Retention, forgetter: Forgetter
    ) -> None:
        self._store = store
        self._forgetter = forgetter
        self._hub = hub
        self._clock = clock
        self._retention = retention
        self._used: OrderedDict[str, int] = OrderedDict()

    async def work(self) -> None:
        """Prune, and search for those who want to be forgotten, for ever."""
        searched = 0
        await asyncio.sleep(FIRST)
        while True:
            try:
                deleted = await prune(
                    self._store, self._retention, self._clock.now(), self._hub.follower.read_again
                )
                if any(deleted.values()):
                    logger.info("pruned: %s", {kind: count for kind, count in deleted.items() if count})
                if self._clock.now() - searched > DAY:
                    began = self._clock.now()
                    await self._forgetter.search()
                    searched = began
            except StoreUnavailable as error:
                logger.warning("the store could not be pruned: %s", error)
            except Exception:
                logger.exception("upkeep failed; it is tried again")
            await asyncio.sleep(EVERY)

    def note_used(self, record: str) -> None:
        """Store, once a day, that somebody looks at a record."""
        now = self._clock.now()
        if now - self._used.get(record, 0) > DAY:
            self._used[record] = now
            if len(self._used) > MOST_USED:
                self._used.popitem(last=False)
            self._hub.background.spawn(self._store.texts.touch_record(record, now))
