"""Threads that wait for other machines. A server that ends does not wait for them."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

Result = TypeVar("Result")


class WaitingThreads:
    """Runs what blocks, in a few daemon threads that start when they are first needed."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._started = 0
        self._work: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = SimpleQueue()

    def begin(self, work: Callable[[], Result]) -> "asyncio.Future[Result]":
        """Begin something; the future is done when its thread is, so shield it."""
        if self._started < self._most:
            self._started += 1
            Thread(target=self._run, name=f"orbis-courier-{self._started}", daemon=True).start()
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._work.put((work, done))
        return done

    def close(self) -> None:
        """Let the threads end once they are done."""
        for _ in range(self._started):
            self._work.put(None)

    def _run(self) -> None:
        while (given := self._work.get()) is not None:
            work, done = given
            result, error = None, None
            try:
                result = work()
            except BaseException as raised:  # whoever waits gets it
                error = raised
            with suppress(RuntimeError):  # the loop is closed
                done.get_loop().call_soon_threadsafe(_settle, done, result, error)


def _settle(done: "asyncio.Future[Any]", result: Any, error: BaseException | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
        done.exception()  # perhaps nobody waits any more
    else:
        done.set_result(result)
