"""Uvicorn's server, which stops soon whatever is under way."""

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from threading import Thread, Timer
from types import FrameType
from typing import Any

import uvicorn

from orbis.server.process.reset import reset

logger = logging.getLogger(__name__)

GRACE = 2.0
"""Seconds in which requests under way are finished when the server is stopped."""

MOST = 4.0
"""Seconds after which a stopped server ends, even if something does not come to an end."""

LAST = 6.0
"""Seconds after which the system ends it, even if Python itself does not come to an end."""


class Server(uvicorn.Server):
    """Reports when it is ready, and returns when stopped, where uvicorn would die from the signal."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        logger.info("ready")
        self._ready()

    def capture_signals(self) -> Any:
        return nullcontext()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            last = Timer(MOST, _end_now)
            last.daemon = True
            last.start()
            if hasattr(signal, "setitimer"):  # not on Windows
                signal.setitimer(signal.ITIMER_REAL, LAST)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        late = asyncio.get_running_loop().call_later(GRACE, self._drop_all)
        await super().shutdown(sockets)
        late.cancel()

    def _drop_all(self) -> None:
        """Drop the clients that are left, and what is being done for them."""
        for connection in list(self.server_state.connections):
            reset(connection.transport)
        for task in self.server_state.tasks:
            task.cancel()


def _end_now() -> None:
    """End the process; everything that was acknowledged is on disk."""
    saying = Thread(target=_say_so, daemon=True)
    saying.start()
    saying.join(0.5)  # whoever is stuck may hold the lock of the log
    os._exit(0)


def _say_so() -> None:
    logger.warning("ended with work under way")
    logging.shutdown()


@contextmanager
def stopped_by_signals(server: uvicorn.Server) -> Iterator[None]:
    """Handle the stop signals, from before the server starts until everything is closed."""
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, server.handle_exit) for number in numbers}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)
