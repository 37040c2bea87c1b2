"""Minimal tables and events for the tests of stores."""

from collections.abc import Awaitable, Iterable

from orbis.server.stores import Conflict, Store
from orbis.server.stores.tables import Append, Listing, StoredTable


def listing(status: str = "open", public: bool = True, players: tuple[str, ...] | None = ()) -> Listing:
    return Listing(status, public, players, f"{status} {' '.join(players or ())}".encode())


def new_table(id: str, listed: Listing | None = None, host: str = "host", at: int = 1) -> StoredTable:
    return StoredTable(id, host, 1, "standard", body(1), listed or listing(), at)


def event(table: str, number: int, listed: Listing | None = None, at: int = 1, by: str = "") -> Append:
    return Append(table, number, body(number, by), at, listed)


def body(number: int, by: str = "") -> bytes:
    return b"\0event %d" % number + by.encode()


def bodies(last: int) -> list[bytes]:
    return [body(number) for number in range(1, last + 1)]


async def wins(append: Awaitable[None]) -> bool:
    """Whether an event is stored rather than refused for a conflict."""
    try:
        await append
    except Conflict:
        return False
    return True


async def create_all(store: Store, ids: Iterable[str]) -> None:
    for id in ids:
        await store.tables.create(new_table(id))
