"""Time, as an argument: tests bring a clock of their own."""

import time
from collections.abc import Callable
from dataclasses import dataclass


def milliseconds() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Clock:
    """What time it is, and how long something took."""

    now: Callable[[], int] = milliseconds
    """Milliseconds since 1970."""
    seconds: Callable[[], float] = time.perf_counter
    """Seconds since any moment, which never go back."""
