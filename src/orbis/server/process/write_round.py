"""One round of the event loop writes once to each connection."""

import asyncio
import logging
from collections.abc import Callable

logger = logging.getLogger(__name__)


class WriteRound:
    """What is to be written at the end of this round: a single callback for all connections of a process."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def add(self, write: Callable[[], None]) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._write)
        self._waiting.append(write)

    def _write(self) -> None:
        waiting, self._waiting = self._waiting, []
        for write in waiting:
            try:
                write()
            except Exception:
                logger.exception("a connection failed")
