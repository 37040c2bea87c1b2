"""Time, as an argument: tests inject their own clock."""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def processor_seconds() -> float:
    """Seconds of a processor that this thread has used; in a page, which does not know them, seconds."""
    return time.perf_counter() if sys.platform == "emscripten" else time.thread_time()


@dataclass(frozen=True, slots=True)
class Clock:
    now: Callable[[], int] = milliseconds
    """Milliseconds since 1970."""
    seconds: Callable[[], float] = time.perf_counter
    """Monotonic seconds from an arbitrary start."""
    wall: Callable[[], int] = milliseconds
    """Milliseconds since 1970 as everybody else counts them: this may go back, `now` at tables does not."""
