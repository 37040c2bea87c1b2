"""Where those are who are refused most: their networks, in memory, for two hours at most."""

from collections import Counter
from collections.abc import Callable
from ipaddress import ip_network

HOUR = 3600.0
MOST_NETWORKS = 10_000
SHOWN = 10


def network_of(place: str) -> str:
    """The network of a place, which many households share; empty if it has none.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2::/64"), network_of("testclient")
    ('192.0.2.0/24', '2001:db8:1::/48', '')
    """
    try:
        found = ip_network(place)
    except ValueError:
        return ""
    return str(found.supernet(new_prefix=24 if found.version == 4 else 48))


class RefusedPlaces:
    def __init__(self, seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._began = seconds()
        self._now: Counter[str] = Counter()
        self._before: Counter[str] = Counter()

    def count(self, place: str) -> None:
        self._turn()
        network = network_of(place)
        if network in self._now or len(self._now) < MOST_NETWORKS:
            self._now[network] += 1

    def most(self) -> list[tuple[str, int]]:
        """The networks refused most often in this hour and the one before, and how often."""
        self._turn()
        return (self._now + self._before).most_common(SHOWN)

    def _turn(self) -> None:
        hours = int((self._seconds() - self._began) // HOUR)
        if hours:
            self._before = self._now if hours == 1 else Counter()
            self._now = Counter()
            self._began += hours * HOUR
