"""The metrics of a server, and a way to wait for what it does on its own."""

import time
from collections.abc import Callable

from support.server import PATIENCE

from .visitors import Visitor


def metric(visitor: Visitor, name: str) -> float:
    """A metric by its name and labels; 0 if it was never counted."""
    for line in visitor.text("/metrics").splitlines():
        if line.startswith(f"{name} "):
            return float(line.rpartition(" ")[2])
    return 0.0


def eventually(happened: Callable[[], bool]) -> None:
    """Poll until a condition is true."""
    deadline = time.monotonic() + 2 * PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "it has not happened"
        time.sleep(0.02)
