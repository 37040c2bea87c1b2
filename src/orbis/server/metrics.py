"""Metrics for Prometheus."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from orbis.server.tables.events import AnyEvent

REGISTRY = CollectorRegistry()

LIVE_TABLES = Gauge("orbis_live_tables", "Tables in memory", registry=REGISTRY)
HEALTHY = Gauge("orbis_healthy", "Whether the store keeps what it is given", registry=REGISTRY)
STORE_BYTES = Gauge("orbis_store_bytes", "How much the store takes up", registry=REGISTRY)
ROOM = Gauge("orbis_room", "Whether the store has room for anything new", registry=REGISTRY)
CONNECTIONS = Gauge("orbis_connections", "Open WebSocket connections", registry=REGISTRY)
REFUSALS = Counter("orbis_refusals", "Requests refused", ["code"], registry=REGISTRY)
CONFLICTS = Counter(
    "orbis_conflicts", "Events decided again because another process was faster", registry=REGISTRY
)
REQUESTS = Counter("orbis_http_requests", "HTTP requests answered", ["status"], registry=REGISTRY)
TREES = Gauge("orbis_tree_bytes", "Memory of the trees that bots keep between decisions", registry=REGISTRY)
WAITING_WORK = Gauge("orbis_waiting_work", "Long work that waits its turn", ["lane"], registry=REGISTRY)
LOOP_DELAY = Histogram(
    "orbis_loop_delay_seconds",
    "By how much the event loop was late",
    buckets=(0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0),
    registry=REGISTRY,
)
NOTICES = Counter(
    "orbis_notices", "Notices that channels took or did not take", ["outcome"], registry=REGISTRY
)
NOTICES_WAITING = Gauge(
    "orbis_notices_waiting", "Players who are to be told about a table", registry=REGISTRY
)
REVIEWS = Counter("orbis_reviews", "Reviews finished", ["outcome"], registry=REGISTRY)


class StoredEvents(Collector):
    """Events stored, and how long that took: plain numbers, as every decision is counted here."""

    BOUNDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Begin again at zero."""
        self._kinds: dict[type[AnyEvent], int] = dict.fromkeys(get_args(AnyEvent), 0)
        self._within = [0] * (len(self.BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, event: AnyEvent) -> None:
        self._kinds[type(event)] += 1

    def time(self, seconds: float) -> None:
        self._within[bisect_left(self.BOUNDS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        kinds = CounterMetricFamily("orbis_events", "Events stored", labels=["kind"])
        for kind, count in self._kinds.items():
            kinds.add_metric([str(kind.__struct_config__.tag)], count)
        yield kinds
        bounds = [*map(str, self.BOUNDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._within), strict=True))
        yield HistogramMetricFamily(
            "orbis_store_seconds", "Time until an event was on disk", buckets, self._seconds
        )


STORED = StoredEvents()
REGISTRY.register(STORED)


def exposition() -> bytes:
    return generate_latest(REGISTRY)
