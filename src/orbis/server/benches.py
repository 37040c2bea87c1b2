"""Benches: where the work of the workshop is done."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple, Protocol


class Outcome(NamedTuple):
    """What came of some work, and how many seconds of a processor it took."""

    seconds: float
    value: Any
    error: BaseException | None


Work = Callable[[], Outcome]
End = Callable[[Outcome], None]
Drop = Callable[[], None]


class Bench(Protocol):
    """Does some kind of work."""

    places: int
    """How much of it at once."""

    def begin(self, work: Work, end: End) -> Drop:
        """Begin some work, and hand over what comes of it on the event loop.

        Call what is returned when nobody waits for it any more: it ends sooner then, if it can.
        """
        ...

    def close(self) -> None: ...


class Threads:
    """Does work in threads."""

    def __init__(self, places: int, name: str) -> None:
        self.places = places
        self._threads = ThreadPoolExecutor(places, name)

    def begin(self, work: Work, end: End) -> Drop:
        loop = asyncio.get_running_loop()

        def run() -> None:
            outcome = work()
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(end, outcome)

        self._threads.submit(run)
        return _nothing

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class InLine:
    """Does work on the event loop itself, where there are no threads."""

    places = 1

    def begin(self, work: Work, end: End) -> Drop:
        asyncio.get_running_loop().call_soon(lambda: end(work()))
        return _nothing

    def close(self) -> None:
        """Do nothing: what has begun is done."""


def _nothing() -> None:
    """Work that asks now and then whether anybody waits for it is told so."""
