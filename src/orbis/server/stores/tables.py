"""Tables as they are stored: lists of events, and what lists show of them."""

from collections.abc import Awaitable
from typing import NamedTuple, Protocol

from orbis.server.stores.notices import NewNotice


class Listing(NamedTuple):
    """What lists show of a table; they are requested often, and the table need not be loaded for them."""

    status: str
    public: bool
    players: tuple[str, ...] | None
    """The identities that hold a seat or are invited to one, each once; None if they are those before."""
    summary: bytes
    due: int | None = None
    """When the table is to be seen to though nobody looks at it."""


class StoredTable(NamedTuple):
    """A new table with its first event, number 1, and the later ones, if it comes with any."""

    id: str
    host: str
    rules: int
    tiles: str
    body: bytes
    listing: Listing
    at: int
    """Milliseconds since 1970, like all times of the server."""
    source: str = ""
    """The record from which the table continues, if any."""
    daily: str = ""
    """The day whose deal this is, if any."""
    notices: tuple[NewNotice, ...] = ()
    """Whom to tell that there is a seat for them."""
    rest: tuple[bytes, ...] = ()
    """Its later events; the listing is that after the last one."""


class Append(NamedTuple):
    """An event to store; its number is one more than the last one that the writer has seen."""

    table: str
    number: int
    body: bytes
    at: int
    listing: Listing | None = None
    """The new listing, if it changes."""
    notices: tuple[NewNotice, ...] = ()
    """Whom to tell what, besides those who follow the table."""
    result: str = ""
    """Who came where, if the event decides a rated game that was not decided yet."""
    looking: str = ""
    """A player who has just looked at the table: there is nothing to tell them any more."""
    casual: bool = False
    """Whether nobody has used the table: it keeps its place in lists, and expires as before."""

    @property
    def used(self) -> int | None:
        """When the table was used, if it was."""
        return None if self.casual else self.at


class Extension(NamedTuple):
    """The last events of a table, which come together."""

    table: str
    known: int
    """How many events are stored before these."""
    bodies: tuple[bytes, ...]
    at: int
    listing: Listing
    """That after the last one."""


class Rewritten(NamedTuple):
    """All events of a table with other bodies, and what else changes with them."""

    table: str
    bodies: list[bytes]
    listing: Listing
    source: str
    player: str
    """A host who is replaced by `nobody`."""
    nobody: str


class Head(NamedTuple):
    """What a table was created with, and how many events it has."""

    id: str
    rules: int
    tiles: str
    number: int


class Tables(Protocol):
    """Every method that changes something returns once it is on disk."""

    async def create(self, table: StoredTable) -> None:
        """Store a new table, whole or not at all; raise `Conflict` if there is one with its id."""
        ...

    def append(self, append: Append) -> Awaitable[None]:
        """Store an event that follows the last one stored; raise `Conflict` and store nothing otherwise.

        After `StoreUnavailable` it may or may not have been stored.
        """
        ...

    async def extend(self, extension: Extension) -> None:
        """Store the last events of a table, all or none; raise `Conflict` if others are stored before them.

        Nobody is told anything because of them.
        """
        ...

    async def head(self, table: str) -> Head | None: ...

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table after a number, in order and without gaps."""
        ...

    async def rewrite(self, rewritten: Rewritten) -> None:
        """Change the bodies of all events of a table; raise `Conflict` if it has more or fewer."""
        ...
