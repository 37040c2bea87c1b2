"""The outbox: what was stored with events is told when it is due, whichever process comes to it."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import ceil

from orbis.server.metrics import NOTICES_WAITING
from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.notices.courier import Courier
from orbis.server.notices.looks import Looks
from orbis.server.notices.subscribers import Subscribers
from orbis.server.notices.teller import FindTable, Teller
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.notices import NoticeStore, WaitingNotice

logger = logging.getLogger(__name__)

MOST_BUSY = 200
"""How many notices are told at once."""

RENEWALS = 3
"""How often in a delay it is noted who looks at a table."""

COUNT_EVERY = 10.0
"""Seconds between two counts of what waits."""

ENDS_WITHIN = 1.0
"""Seconds that what is being told has when the server stops."""

SETTLE_IN = 4.0
"""Seconds after the start in which pages that were open connect again."""

Key = tuple[str, str]
"""A player and a table."""


class Outbox:
    def __init__(
        self,
        teller: Teller,
        notices: NoticeStore,
        *,
        courier: Courier,
        subscribers: Subscribers,
        looks: Looks,
        configuration: NoticeConfiguration,
        now: Callable[[], int],
        shared: bool,
    ) -> None:
        self._teller = teller
        self._notices = notices
        self._courier = courier
        self._subscribers = subscribers
        self._looks = looks
        self._configuration = configuration
        self._now = now
        self._shared = shared
        self._busy: dict[Key, asyncio.Task[None]] = {}

    async def work(self, find: FindTable) -> None:
        """Tell what is due, for ever."""
        poll = self._configuration.poll
        is_released = self._shared
        await asyncio.sleep(min(SETTLE_IN, 2 * poll))
        since_renewal = since_count = COUNT_EVERY
        while True:
            try:
                if not is_released:
                    await self._notices.release()  # whoever held them is gone
                    is_released = True
                if self._shared and since_renewal >= self._configuration.delay / 1000 / RENEWALS:
                    await self._looks.renew()
                    since_renewal = 0.0
                if since_count >= COUNT_EVERY:
                    NOTICES_WAITING.set(await self._notices.waiting())
                    since_count = 0.0
                if self._subscribers.players:
                    await self.look(find)
            except StoreUnavailable as error:
                logger.warning("what is to be told cannot be read: %s", error)
            except Exception:
                logger.exception("the outbox failed; it is tried again")
            since_renewal, since_count = since_renewal + poll, since_count + poll
            await asyncio.sleep(poll)

    async def look(self, find: FindTable) -> None:
        """Begin to tell what is due, and put off what cannot be told anywhere now."""
        room = MOST_BUSY - len(self._busy)
        if room <= 0:
            return
        now = self._now()
        due = [each for each in await self._notices.due(now, room) if _key(each) not in self._busy]
        if not due:
            return
        waits = await self._waits(due)
        for notice in due:
            if notice.player not in waits and _key(notice) not in self._busy:
                self._busy[_key(notice)] = task = asyncio.create_task(self._teller.tell(notice, find))
                task.add_done_callback(partial(self._ended, _key(notice)))
        for wait in set(waits.values()):
            players = [player for player in waits if waits[player] == wait]
            await self._notices.put_off(players, now, now + 1000 * wait)

    async def _waits(self, due: list[WaitingNotice]) -> dict[str, int]:
        """The players none of whose channels takes anything now, and for how many seconds."""
        found = await self._notices.channels_of({notice.player for notice in due})
        news = {notice.player for notice in due if notice.kinds}
        late = {channel for notice in due for channel in notice.late.split()}
        planned = Counter[str]()
        waits: dict[str, int] = {}
        for player, channels in found.items():
            left = [
                self._courier.wait_for(
                    channel, planned if player in news or channel.id in late else Counter[str]()
                )
                for channel in channels
                if not channel.expires
            ]
            if left and min(left) > 0:
                waits[player] = ceil(min(left))
        return waits

    async def rest(self) -> None:
        """Wait until nothing is being told."""
        while self._busy:
            await asyncio.wait(self._busy.values())

    async def close(self) -> None:
        """Give what is under way a moment: what is cut off is sent again after the next start."""
        if self._busy:
            await asyncio.wait(self._busy.values(), timeout=ENDS_WITHIN)
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, key: Key, task: asyncio.Task[None]) -> None:
        del self._busy[key]
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreUnavailable):
            logger.warning("a notice has to wait: the store does not respond")
        elif error is not None:
            # Its text could name an address: the type and the place are enough.
            trace = error.__traceback__
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            where = f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}" if trace else ""
            logger.error("a notice failed: %s in %s", type(error).__name__, where)


def _key(notice: WaitingNotice) -> Key:
    return (notice.player, notice.table)
