"""What the server keeps, whatever keeps it: tables as lists of events, and a few other things."""

from collections.abc import AsyncIterator, Callable
from typing import NamedTuple, Protocol


class Conflict(Exception):
    """An event whose number is taken: someone else has changed the table since it was read."""


class StoreUnavailable(Exception):
    """A store that cannot be reached, is too new for this program, or cannot be used as asked."""


class Listing(NamedTuple):
    """What lists of tables need to know of one: lists are asked for often, and the table need not wake."""

    status: str
    public: bool
    players: tuple[str, ...]
    """The identities that hold a seat, each once."""
    summary: bytes


class StoredTable(NamedTuple):
    """A table to be stored with its first event, number 1."""

    id: str
    host: str
    rules: int
    tiles: str
    body: bytes
    listing: Listing
    at: int
    """Milliseconds since 1970, as all times of the server."""


class Append(NamedTuple):
    """An event to be stored; its number is one more than the last one that the writer has seen."""

    table: str
    number: int
    body: bytes
    at: int
    listing: Listing | None = None
    """The new one, if it changes."""


class Head(NamedTuple):
    """What a table was made with, and how many events it has."""

    id: str
    rules: int
    tiles: str
    number: int


class ListedTable(NamedTuple):
    """A table in a list."""

    id: str
    status: str
    updated: int
    summary: bytes


class Identity(NamedTuple):
    """Somebody who plays: the digest of a secret that only they have, and the name they gave."""

    id: str
    name: str


class Pass(NamedTuple):
    """The seat that a one-time code moves to the device that brings it."""

    table: str
    seat: int


class ReviewJob(NamedTuple):
    """A record to be reviewed."""

    record: str
    simulations: int


class ReviewProgress(NamedTuple):
    """How far a review is, and what came of it: a document once it is done, or the error that stopped it."""

    done: int
    total: int
    document: bytes | None = None
    error: str | None = None
    found: bytes | None = None
    """What it has found so far."""


Listener = Callable[[str, int], None]
"""Called with a table and the number of its new event, when another process has stored it.

An empty table and 0 mean that anything may have changed: the connection was lost for a while, so look again.
"""


class Store(Protocol):
    """Keeps what is acknowledged: every method that changes something returns once it is on disk."""

    async def open(self) -> None:
        """Connect, bring the schema up to date, or raise `StoreUnavailable`."""
        ...

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        ...

    async def ping(self) -> None:
        """Show that it answers, or raise."""
        ...

    def listen(self, listener: Listener) -> None:
        """Report the events that other processes store from now on; a store of one process has none."""
        ...

    async def create(self, table: StoredTable) -> None:
        """Keep a new table."""
        ...

    async def append(self, append: Append) -> None:
        """Keep an event that follows the last one kept, or raise `Conflict` and keep nothing.

        After `StoreUnavailable` it may have been kept or not.
        """
        ...

    async def head(self, table: str) -> Head | None:
        """What a table was made with, if there is one."""
        ...

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table after a number, in order and without gaps."""
        ...

    def heads(self) -> AsyncIterator[Head]:
        """All tables, in the order of their ids."""
        ...

    async def public_tables(self, statuses: tuple[str, ...], limit: int) -> list[ListedTable]:
        """The public tables of these statuses, the latest changed first."""
        ...

    async def tables_of(self, player: str, limit: int) -> list[ListedTable]:
        """The tables at which someone has a seat, the latest changed first."""
        ...

    async def hosted(self, host: str, statuses: tuple[str, ...]) -> int:
        """How many tables of these statuses someone has made."""
        ...

    async def save_identity(self, identity: Identity, at: int) -> None:
        """Keep an identity, or its new name."""
        ...

    async def identity(self, id: str) -> Identity | None:
        """An identity, if it is known."""
        ...

    async def save_pass(self, digest: str, grant: Pass, expires: int) -> None:
        """Keep what a one-time code is good for, by the code's digest."""
        ...

    async def take_pass(self, digest: str, now: int) -> Pass | None:
        """Take out what a code is good for, so that nobody gets it again; nothing if it has expired."""
        ...

    async def save_text(self, kind: str, id: str, text: str) -> None:
        """Keep a text, such as a tile set or a record, by an id that follows from its content."""
        ...

    async def text(self, kind: str, id: str) -> str | None:
        """A text, if it is there."""
        ...

    async def seen(self, table: str, seats: tuple[int, ...], at: int) -> None:
        """Keep that seats were there at a time; an earlier time than the kept one changes nothing."""
        ...

    async def last_seen(self, table: str, seat: int) -> int | None:
        """When a seat was last there."""
        ...

    async def queue_review(self, job: ReviewJob, total: int, at: int) -> ReviewProgress:
        """Queue a review that is not there or has failed, and return how far it is."""
        ...

    async def review(self, job: ReviewJob) -> ReviewProgress | None:
        """How far a review is, if it was ever queued."""
        ...

    async def claim_review(self, now: int, lease: int) -> ReviewJob | None:
        """The oldest review that nobody works on; it is the caller's for `lease` milliseconds."""
        ...

    async def report_review(self, job: ReviewJob, progress: ReviewProgress, lease_until: int) -> None:
        """Keep how far a review is, and until when it is the caller's."""
        ...
