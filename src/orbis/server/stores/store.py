"""The interface of the stores: tables as lists of events, and a few other things."""

from collections.abc import AsyncIterator, Callable
from typing import NamedTuple, Protocol


class Conflict(Exception):
    """An event whose number is taken: the table has changed since it was read."""


class StoreUnavailable(Exception):
    """A store that cannot be reached, is too new for this program, or cannot be used as requested."""


class Listing(NamedTuple):
    """What lists show of a table; they are requested often, and the table need not be loaded for them."""

    status: str
    public: bool
    players: tuple[str, ...]
    """The identities that hold a seat, without duplicates."""
    summary: bytes


class StoredTable(NamedTuple):
    """A new table with its first event, number 1."""

    id: str
    host: str
    rules: int
    tiles: str
    body: bytes
    listing: Listing
    at: int
    """Milliseconds since 1970, like all times of the server."""


class Append(NamedTuple):
    """An event to store; its number is one more than the last one that the writer has seen."""

    table: str
    number: int
    body: bytes
    at: int
    listing: Listing | None = None
    """The new listing, if it changes."""


class Head(NamedTuple):
    """What a table was created with, and how many events it has."""

    id: str
    rules: int
    tiles: str
    number: int


class ListedTable(NamedTuple):
    id: str
    status: str
    updated: int
    summary: bytes


class Identity(NamedTuple):
    """A player: the digest of a secret that only they have, and the name they chose."""

    id: str
    name: str


class Pass(NamedTuple):
    """The seat that a one-time code moves to another device."""

    table: str
    seat: int


class ReviewJob(NamedTuple):
    record: str
    simulations: int


class ReviewProgress(NamedTuple):
    """The progress of a review, and its result: a document once it is done, or the error that stopped it."""

    done: int
    total: int
    document: bytes | None = None
    error: str | None = None
    found: bytes | None = None
    """The findings so far."""


Listener = Callable[[str, int], None]
"""Called with a table and the number of its new event, when another process has stored it.

An empty table and 0 mean that the connection was lost for a while: anything may have changed.
"""


class Store(Protocol):
    """Every method that changes something returns once it is on disk."""

    async def open(self) -> None:
        """Connect and bring the schema up to date; raise `StoreUnavailable`."""
        ...

    async def close(self) -> None:
        """Finish what is in progress and disconnect."""
        ...

    async def ping(self) -> None:
        """Raise if the store does not respond."""
        ...

    def listen(self, listener: Listener) -> None:
        """Report events that other processes store from now on; a store for one process reports none."""
        ...

    async def create(self, table: StoredTable) -> None: ...

    async def append(self, append: Append) -> None:
        """Store an event that follows the last one stored; raise `Conflict` and store nothing otherwise.

        After `StoreUnavailable` it may or may not have been stored.
        """
        ...

    async def head(self, table: str) -> Head | None: ...

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table after a number, in order and without gaps."""
        ...

    def heads(self) -> AsyncIterator[Head]:
        """All tables, ordered by id."""
        ...

    async def public_tables(self, statuses: tuple[str, ...], limit: int) -> list[ListedTable]:
        """The public tables with these statuses, the most recently changed first."""
        ...

    async def tables_of(self, player: str, limit: int) -> list[ListedTable]:
        """The tables at which a player has a seat, the most recently changed first."""
        ...

    async def hosted(self, host: str, statuses: tuple[str, ...]) -> int:
        """How many tables with these statuses a host has created."""
        ...

    async def save_identity(self, identity: Identity, at: int) -> None:
        """Store an identity, or its new name."""
        ...

    async def identity(self, id: str) -> Identity | None: ...

    async def save_pass(self, digest: str, grant: Pass, expires: int) -> None:
        """Store the seat that a one-time code moves, under the code's digest."""
        ...

    async def take_pass(self, digest: str, now: int) -> Pass | None:
        """Remove and return what a code grants, so that it works only once; None if it has expired."""
        ...

    async def save_text(self, kind: str, id: str, text: str) -> None:
        """Store a text, such as a tile set or a record, under an id derived from its content."""
        ...

    async def text(self, kind: str, id: str) -> str | None: ...

    async def seen(self, table: str, seats: tuple[int, ...], at: int) -> None:
        """Record when seats were last present; a time before the stored one changes nothing."""
        ...

    async def last_seen(self, table: str, seat: int) -> int | None:
        """When a seat was last present."""
        ...

    async def queue_review(self, job: ReviewJob, total: int, at: int) -> ReviewProgress:
        """Queue a review that is new or has failed, and return its progress."""
        ...

    async def review(self, job: ReviewJob) -> ReviewProgress | None:
        """The progress of a review; None if it was never queued."""
        ...

    async def claim_review(self, now: int, lease: int) -> ReviewJob | None:
        """Claim the oldest review that nobody works on, for `lease` milliseconds."""
        ...

    async def report_review(self, job: ReviewJob, progress: ReviewProgress, lease_until: int) -> None:
        """Store the progress of a review, and until when the caller holds it."""
        ...
