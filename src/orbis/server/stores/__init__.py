"""Two stores behind one interface: a SQLite file, or PostgreSQL for many processes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from orbis.server.stores.errors import Conflict, StoreUnavailable
from orbis.server.stores.sqlite.file import Damaged
from orbis.server.stores.sqlite.lock import Claim, Occupied
from orbis.server.stores.sqlite.store import SqliteStore
from orbis.server.stores.store import Store

POSTGRES_SCHEMES = ("postgres://", "postgresql://")


def is_shared(database: str) -> bool:
    return database.startswith(POSTGRES_SCHEMES)


PATIENCE = 10.0


def make_store(database: str, patience: float = PATIENCE, *, alone: bool = False) -> Store:
    """The store for a PostgreSQL address or a file path, not yet open.

    Statements are retried for `patience` seconds while connections are lost.
    """
    if not is_shared(database):
        return SqliteStore(Path(database), alone=alone)
    try:
        from orbis.server.stores.postgres.store import PostgresStore  # noqa: PLC0415 (asyncpg is an extra)
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreUnavailable("PostgreSQL needs asyncpg: pip install 'orbis[postgres]'") from None
    return PostgresStore(database, patience)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """An open store, closed at the end; raise `StoreUnavailable`."""
    store = make_store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def claim(database: str) -> Claim | None:
    """Claim a database file; None for PostgreSQL. Raise `Occupied` if another process has the file."""
    return None if is_shared(database) else Claim(Path(database))


__all__ = [
    "PATIENCE",
    "Conflict",
    "Damaged",
    "Occupied",
    "Store",
    "StoreUnavailable",
    "claim",
    "is_shared",
    "make_store",
    "opened",
]
