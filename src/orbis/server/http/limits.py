"""Limits on use."""

from collections import Counter
from dataclasses import dataclass

from orbis.server.tables.refusals import Refused


@dataclass(frozen=True, slots=True)
class Limits:
    """What one identity may use, and one place: an address, or a network of IPv6."""

    rate: float = 20.0
    """Requests per second, in the long run, of an identity, or of all strangers at a place."""
    burst: float = 100.0
    """Requests at once."""
    crowd: float = 10.0
    """How many times that all identities at a place may use together."""
    tables: int = 50
    """Unfinished tables that one identity has created."""
    crowd_tables: int = 200
    """Unfinished tables that all identities at a place have created."""
    watched: int = 20
    """Tables that one connection follows."""
    sockets: int = 500
    """Connections of any kind from one place."""
    all_sockets: int = 10_000
    """Connections of any kind to one process."""
    connections: int = 200
    """WebSockets from one place."""
    frames: float = 400.0
    """WebSocket frames of any kind per second and connection, in the long run."""
    message: int = 16_384
    """Bytes in a message or a request body."""
    text: int = 200_000
    """Bytes in a record or a tile set."""
    daily_tables: int = 200
    """Tables that one identity makes in a day, finished or not."""
    daily_texts: int = 50
    """Records and tile sets that one identity brings in a day."""
    daily_mails: int = 5
    """Mailboxes that one identity names in a day, each of which gets a mail."""
    daily_links: int = 5
    """Links that are mailed to one mailbox in a day, so that its owner can come back."""
    disk: int = 10 * 1024**3
    """Bytes in the store above which nothing new is begun."""


class Connections:
    """The number of connections from each place."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def enter(self, place: str) -> None:
        """Count a connection; raise `Refused` if there are too many."""
        if self._counts[place] >= self._most:
            raise Refused("too_many", "too many connections from this address")
        self._counts[place] += 1

    @property
    def total(self) -> int:
        return self._counts.total()

    def leave(self, place: str) -> None:
        self._counts[place] -= 1
        if not self._counts[place]:
            del self._counts[place]
