"""Limits on use: a token bucket for each identity and each address."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from orbis.server.tables.refusals import Refused


@dataclass(frozen=True, slots=True)
class Limits:
    """What one identity or address may use."""

    rate: float = 20.0
    """Requests per second, in the long run."""
    burst: float = 100.0
    """Requests at once."""
    tables: int = 50
    """Unfinished tables that one identity has created."""
    watched: int = 20
    """Tables that one connection follows."""
    connections: int = 200
    """Connections from one address."""
    message: int = 16_384
    """Bytes in a message or a request body."""
    text: int = 200_000
    """Bytes in a record or a tile set."""


class Buckets:
    """A token bucket for each key, refilled at a steady rate."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float], most: int = 100_000) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> None:
        """Take tokens from a bucket; raise `Refused` if it has too few."""
        now = self._clock()
        level, then = self._buckets.pop(key, (self._burst, now))
        level = min(self._burst, level + (now - then) * self._rate)
        enough = level >= cost
        self._buckets[key] = (level - cost if enough else level, now)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if not enough:
            raise Refused("too_many", "too many requests: wait a little")


class Connections:
    """The number of connections from each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        """Count a connection; raise `Refused` if there are too many."""
        if self._counts[address] >= self._most:
            raise Refused("too_many", "too many connections from this address")
        self._counts[address] += 1

    def leave(self, address: str) -> None:
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]
