"""What a deal is known by."""

import hashlib

from orbis.notation import Record


def deal_digest(record: Record) -> str:
    """A digest of what everybody saw when a game began, in whatever order: turned, it is the same."""
    seen = (len(record.seats), record.tiles, sorted(record.display), sorted(record.gods))
    return hashlib.sha256(repr(seen).encode()).hexdigest()
