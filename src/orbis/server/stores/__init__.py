"""Two stores behind one interface: a SQLite file, or PostgreSQL for many processes."""

from pathlib import Path

from orbis.server.stores.sqlite.lock import Claim, Occupied
from orbis.server.stores.sqlite.store import SqliteStore
from orbis.server.stores.store import Conflict, Store, StoreUnavailable

POSTGRES_SCHEMES = ("postgres://", "postgresql://")


def is_shared(database: str) -> bool:
    return database.startswith(POSTGRES_SCHEMES)


def make_store(database: str) -> Store:
    """The store for a PostgreSQL address or a file path, not yet open."""
    if not is_shared(database):
        return SqliteStore(Path(database))
    try:
        from orbis.server.stores.postgres.store import PostgresStore  # noqa: PLC0415 (asyncpg is an extra)
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreUnavailable("PostgreSQL needs asyncpg: pip install 'orbis[postgres]'") from None
    return PostgresStore(database)


def claim(database: str) -> Claim | None:
    """Claim a database file; None for PostgreSQL. Raise `Occupied` if another process has the file."""
    return None if is_shared(database) else Claim(Path(database))


__all__ = ["Conflict", "Occupied", "Store", "StoreUnavailable", "claim", "is_shared", "make_store"]
