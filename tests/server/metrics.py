"""What a server counts, and waiting for what it does by itself."""

import time
from collections.abc import Callable

from support.server import PATIENCE

from .visitors import Visitor


def metric(visitor: Visitor, name: str) -> float:
    """A figure of a server by its name and labels; 0 if it was never counted."""
    for line in visitor.text("/metrics").splitlines():
        if line.startswith(f"{name} "):
            return float(line.rpartition(" ")[2])
    return 0.0


def eventually(happened: Callable[[], bool]) -> None:
    """Ask again and again until something is so that nobody tells of."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.02)
