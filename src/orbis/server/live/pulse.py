"""The pulse: whether the store still keeps what it is given, tried every few seconds and whenever asked.

It is also the time at the tables. While it beats, time runs as a monotonic clock does, whatever happens to
the clock on the wall. Between beats that are too far apart the clocks of the tables stood still: the server
was down or frozen, its store was away, its machine asleep, or somebody has set the clock.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from orbis.server.clock import Clock
from orbis.server.metrics import HEALTHY
from orbis.server.protocol.server import Trouble
from orbis.server.stores.beats import Standstill
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.store import Store

logger = logging.getLogger(__name__)

EVERY = 5.0
"""Seconds between two beats: after a kill it is known this exactly until when the server was there."""

GAP = 10_000
"""Milliseconds between two beats after which the clocks stood still; the time runs no further without one."""

SHORTEST = 0.1
"""Seconds for which the result of a beat answers all questions, however many ask."""

WITHIN = 5.0
"""Seconds after which a store that has not answered counts as away."""


class Ill(NamedTuple):
    """What is wrong with the store: a word for programs and a sentence for operators."""

    trouble: Trouble
    message: str


class Pulse:
    """Writes a row that says when this process was last alive."""

    def __init__(self, store: Store, clock: Clock, *, shared: bool) -> None:
        self._store = store
        self._clock = clock
        self._last, self._felt = 0, 0.0
        """The time at the tables at the last beat, and the monotonic one."""
        # At the start one cannot know how long the processes of a shared store were away, if they were.
        self._gap = GAP if shared else 0
        self.standstills: list[Standstill] = []
        """When the clocks stood still, in the order of their ends."""
        self.on_standstill: Callable[[], None] = lambda: None
        self._beating: asyncio.Task[None] | None = None
        self._at = float("-inf")
        self.ill: Ill | None = None
        """The result of the last beat."""

    def now(self) -> int:
        """The time at the tables in milliseconds since 1970; it never goes back."""
        elapsed = int((self._clock.seconds() - self._felt) * 1000)
        return self._last + min(max(0, elapsed), GAP)

    async def start(self) -> None:
        """Begin to beat where the time at the tables had come to; raise `StoreUnavailable`."""
        last = await self._store.beats.last()
        self._last, self._felt = max(self._clock.now(), last or 0), self._clock.seconds()
        await self.feel()

    async def stop(self) -> None:
        """Beat once more: from now on the clocks stand still, and no table hears of it."""
        self.on_standstill = lambda: None
        if self._beating is not None:
            await self._beating
        await self._beat()

    async def work(self) -> None:
        """Beat for ever."""
        while True:
            await self.feel()
            await asyncio.sleep(EVERY)

    async def feel(self) -> Ill | None:
        """What is wrong with the store right now; None if it keeps what it is given."""
        loop = asyncio.get_running_loop()
        if self._beating is None and loop.time() - self._at >= SHORTEST:
            self._beating = loop.create_task(self._beat())
        if self._beating is not None:
            await asyncio.shield(self._beating)
        return self.ill

    async def _beat(self) -> None:
        try:
            ill = None
            async with asyncio.timeout(WITHIN):
                await self._live_on()
        except TimeoutError:
            ill = Ill("away", "the store does not answer")
        except StoreUnavailable as error:
            ill = Ill(error.trouble, str(error))
        except Exception as error:
            logger.exception("the pulse failed")
            ill = Ill("failing", type(error).__name__)
        finally:
            self._beating = None
            self._at = asyncio.get_running_loop().time()
        self._tell(ill)

    async def _live_on(self) -> None:
        """Store that we are alive, learn for how long nobody was, and only then let the time go on."""
        now, felt = max(self._clock.now(), self.now()), self._clock.seconds()
        await self._store.beat(now, self._gap)
        known = self.standstills[-1].ended if self.standstills else 0
        new = await self._store.beats.standstills(known)
        self.standstills += new
        self._last, self._felt, self._gap = now, felt, GAP
        if new:
            self.on_standstill()

    def _tell(self, ill: Ill | None) -> None:
        if ill is not None and (self.ill is None or self.ill.trouble != ill.trouble):
            logger.warning("the store is %s: %s", ill.trouble, ill.message)
        elif ill is None and self.ill is not None:
            logger.warning("the store is well again")
        self.ill = ill
        HEALTHY.set(ill is None)
