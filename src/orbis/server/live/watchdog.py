"""The watchdog: notices when the event loop is late, and what kept it."""

import asyncio
import logging
import sys
import threading
import time
import traceback
from collections import deque
from pathlib import Path
from types import FrameType

from orbis.server.metrics import LOOP_DELAY

logger = logging.getLogger(__name__)

EVERY = 0.05
"""Seconds between two looks."""

LATE = 0.25
"""Seconds of delay that are worth a line in the log."""

MINUTE = 60.0

PACKAGE = str(Path(__file__).resolve().parents[2])


class Watchdog:
    """Measures the delay of the loop from within, and looks at it from a thread while it is late."""

    def __init__(self, late: float = LATE) -> None:
        self._late = late
        self._beat = time.monotonic()
        self._seen = ""
        self._delays: deque[float] = deque(maxlen=round(MINUTE / EVERY))
        self._ended = threading.Event()

    async def watch(self) -> None:
        """Watch the running loop until cancelled."""
        self._beat = time.monotonic()
        if sys.platform != "emscripten":  # a page has no threads
            threading.Thread(target=self._look, args=(threading.get_ident(),), daemon=True).start()
        try:
            while True:
                await asyncio.sleep(EVERY)
                self._note(time.monotonic() - self._beat - EVERY)
        finally:
            self._ended.set()

    @property
    def longest(self) -> float:
        """The longest delay of about the last minute, in seconds."""
        return max(self._delays, default=0.0)

    def _note(self, delay: float) -> None:
        LOOP_DELAY.observe(max(delay, 0.0))
        self._delays.append(max(delay, 0.0))
        if delay > self._late:
            extra = {"milliseconds": round(1000 * delay), "running": self._seen or "unknown"}
            logger.warning("the event loop was late", extra=extra)
        self._seen = ""
        self._beat = time.monotonic()

    def _look(self, loop: int) -> None:
        """While the loop is late, note what runs in its thread."""
        while not self._ended.wait(self._late / 2):
            if not self._seen and time.monotonic() - self._beat > EVERY + self._late / 2:
                self._seen = _place(sys._current_frames().get(loop))


def _place(frame: FrameType | None) -> str:
    """Where a thread is: the innermost functions of this package."""
    lines = [line for line in traceback.extract_stack(frame) if line.filename.startswith(PACKAGE)]
    return " < ".join(f"{Path(line.filename).stem}.{line.name}:{line.lineno}" for line in lines[:-4:-1])
