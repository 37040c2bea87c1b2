"""A bench for work whose long questions to the core are answered elsewhere, such as in another worker."""

import asyncio
from collections.abc import Awaitable, Callable
from struct import pack

from orbis.native.answers import Answers, Unanswered
from orbis.server.benches import Drop, End, Outcome, Work
from orbis.server.workshop import Lane

Think = Callable[[Lane, bytes], Awaitable[bytes]]
"""Answers a request; whoever no longer waits cancels it."""

FORGET = 14
"""The request to forget what the core remembers of searches that nobody refers to any more."""


class Elsewhere:
    """Begins work again with every answer that it has to wait for; meanwhile the event loop is free."""

    places = 1

    def __init__(self, lane: Lane, think: Think) -> None:
        self._lane = lane
        self._think = think
        self._forgotten: list[int] = []
        self._doing: set[asyncio.Task[None]] = set()

    def begin(self, work: Work, end: End) -> Drop:
        asking = _Asking()
        task = asyncio.ensure_future(self._do(work, end, asking))
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        return asking.cancel

    def close(self) -> None:
        """Do nothing: what has begun is dropped, and ends."""

    async def _do(self, work: Work, end: End, asking: "_Asking") -> None:
        answers = Answers(self._forgotten)
        while (request := _question(work, end, answers)) is not None:
            try:
                answer = await asking.answer(self._asked(request))
            except Exception as error:  # whoever waits gets it
                end(Outcome(0.0, None, error))
                return
            if answer is not None:
                answers.add(request, answer)

    async def _asked(self, request: bytes) -> bytes:
        forgotten = self._forgotten[:]
        if forgotten:
            await self._think(self._lane, pack(f"<B{len(forgotten)}I", FORGET, *forgotten))
            del self._forgotten[: len(forgotten)]
        return await self._think(self._lane, request)


class _Asking:
    """The question that some work waits for, if any."""

    def __init__(self) -> None:
        self._future: asyncio.Future[bytes] | None = None
        self._is_cancelled = False

    async def answer(self, asked: Awaitable[bytes]) -> bytes | None:
        """The answer; None if nobody waits for it any more."""
        self._future = asyncio.ensure_future(asked)
        try:
            return await self._future
        except asyncio.CancelledError:
            if not self._is_cancelled:
                self._future.cancel()
                raise
            return None

    def cancel(self) -> None:
        self._is_cancelled = True
        if self._future is not None:
            self._future.cancel()


def _question(work: Work, end: End, answers: Answers) -> bytes | None:
    """What work has to ask before it can go on; None once it has ended."""
    try:
        with answers.used():
            outcome = work()
    except Unanswered as unanswered:
        return unanswered.request
    end(outcome)
    return None
