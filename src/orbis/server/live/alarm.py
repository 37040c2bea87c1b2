"""The alarm: wakes tables at which something is due though nobody looks at them."""

import asyncio
import logging
from typing import NamedTuple

from orbis.server.live.hub import Hub
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.lists import FIRST_DUE
from orbis.server.stores.store import Store
from orbis.server.tables.refusals import Refused

logger = logging.getLogger(__name__)

EVERY = 15.0
"""Seconds between two looks at what is due."""

AT_ONCE = 200
"""How many tables are woken at a look; the next look goes on from there."""

FIRST_WAIT, LONGEST_WAIT = 60_000, 6 * 3_600_000
"""Milliseconds after which a table that could not be woken is tried again; each time twice as many."""


class _Failure(NamedTuple):
    wait: int
    again: int
    """When the table is tried again."""


class Alarm:
    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub
        self._place = FIRST_DUE
        self._met: set[str] = set()
        """The tables that failed and are still due, since the beginning of this round."""
        self._failures: dict[str, _Failure] = {}

    async def work(self) -> None:
        """Wake tables for ever."""
        while True:
            try:
                await self.ring()
            except StoreUnavailable as error:
                logger.warning("what is due cannot be read: %s", error)
            except Exception:
                logger.exception("the alarm failed; it is tried again")
            await asyncio.sleep(EVERY)

    async def ring(self) -> None:
        """Wake tables at which something is due now, beginning with those after the last look."""
        tried, now, began = 0, self._hub.now(), self._place
        while tried < AT_ONCE:
            page = await self._store.lists.due(now, AT_ONCE - tried, self._place)
            for self._place in page:
                tried += await self._try(self._place.table, now)
            if not page:
                self._begin_again()
                if tried or began == FIRST_DUE:
                    return
                began = FIRST_DUE

    def _begin_again(self) -> None:
        self._place = FIRST_DUE
        self._failures = {id: failure for id, failure in self._failures.items() if id in self._met}
        self._met.clear()

    async def _try(self, id: str, now: int) -> bool:
        """Wake a table, unless it has failed not long ago; return whether it was tried."""
        failure = self._failures.get(id)
        if failure is not None:
            self._met.add(id)
            if now < failure.again:
                return False
        try:
            self._hub.tables.attend(await self._hub.tables.wake(id), own=False)
        except Refused as refused:
            if failure is None:
                logger.warning("a table cannot be woken: %s", refused, extra={"table": id})
            wait = FIRST_WAIT if failure is None else min(2 * failure.wait, LONGEST_WAIT)
            self._failures[id] = _Failure(wait, now + wait)
            self._met.add(id)
        else:
            self._failures.pop(id, None)
        return True
