"""Time, as an argument: tests inject their own clock."""

import time
from collections.abc import Callable
from dataclasses import dataclass


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Clock:
    now: Callable[[], int] = milliseconds
    """Milliseconds since 1970."""
    seconds: Callable[[], float] = time.perf_counter
    """Monotonic seconds from an arbitrary start."""
