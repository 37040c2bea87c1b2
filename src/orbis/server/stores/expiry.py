"""What counts as expired, in SQL that both stores understand; `{before}` is the time of the last use."""

from orbis.server.stores.removal import Kept

TABLES: dict[Kept, str] = {
    "waiting": "host <> '' AND status = 'waiting' AND updated < {before}",
    "playing": "host <> '' AND status = 'playing' AND updated < {before}",
    "finished": "host <> '' AND status = 'over' AND updated < {before}",
    "lessons": "host = '' AND updated < {before}",
}
"""Tables; lessons have no host."""

OTHERS: dict[Kept, tuple[str, str, str]] = {
    "records": (
        "texts",
        "id",
        "kind = 'record' AND at < {before}"
        " AND NOT EXISTS (SELECT 1 FROM tables WHERE source = texts.id)"
        " AND NOT EXISTS (SELECT 1 FROM reviews WHERE record = texts.id)",
    ),
    "reviews": ("reviews", "record", "queued < {before}"),
    "identities": (
        "identities",
        "id",
        'used < {before} AND NOT EXISTS (SELECT 1 FROM players JOIN tables ON tables.id = "table"'
        " WHERE player = identities.id AND status <> 'over')",
    ),
    "codes": ("passes", "digest", "expires < {before}"),
    "challenges": ("challenges", "digest", "expires < {before}"),
    "mailed": ("mailed", "digest", "expires < {before}"),
    "mailboxes": ("channels", "id", "expires > 0 AND expires < {before}"),
}
"""Everything else: where it is, by what it is named, and when it has expired."""

LONE_ENDINGS = (
    "DELETE FROM texts WHERE kind = 'ending' AND {among}"
    " AND NOT EXISTS (SELECT 1 FROM texts AS records WHERE records.kind = 'record' AND records.id = texts.id)"
)
"""Deletes how those games ended whose records have expired; `{among}` says which."""

PARTS = ("events", "players", "seen", "passes", "guarded", "notices")
"""What belongs to a table, in a column of that name."""


def expired(kind: Kept, before: str, limit: str) -> str:
    """A query for the names of what has expired."""
    if kind in TABLES:
        return f"SELECT id FROM tables WHERE {TABLES[kind].format(before=before)} LIMIT {limit}"
    source, name, condition = OTHERS[kind]
    return f"SELECT DISTINCT {name} FROM {source} WHERE {condition.format(before=before)} LIMIT {limit}"
