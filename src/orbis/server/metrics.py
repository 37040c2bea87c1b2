"""Metrics for Prometheus."""

from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from orbis.server.tables.events import AnyEvent

REGISTRY = CollectorRegistry()

LIVE_TABLES = Gauge("orbis_live_tables", "Tables in memory", registry=REGISTRY)
CONNECTIONS = Gauge("orbis_connections", "Open WebSocket connections", registry=REGISTRY)
EVENTS = Counter("orbis_events", "Events stored", ["kind"], registry=REGISTRY)
REFUSALS = Counter("orbis_refusals", "Requests refused", ["code"], registry=REGISTRY)
CONFLICTS = Counter(
    "orbis_conflicts", "Events decided again because another process was faster", registry=REGISTRY
)
REQUESTS = Counter("orbis_http_requests", "HTTP requests answered", ["status"], registry=REGISTRY)
STORING = Histogram(
    "orbis_store_seconds",
    "Time until an event was on disk",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0),
    registry=REGISTRY,
)
REVIEWS = Counter("orbis_reviews", "Reviews finished", ["outcome"], registry=REGISTRY)


_KINDS = {kind: EVENTS.labels(kind.__struct_config__.tag) for kind in get_args(AnyEvent)}


def count_event(event: AnyEvent) -> None:
    _KINDS[type(event)].inc()


def exposition() -> bytes:
    return generate_latest(REGISTRY)
