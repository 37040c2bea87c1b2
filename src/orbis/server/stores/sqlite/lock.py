"""One server per file: it claims its SQLite file, and the claim ends with the process."""

import sqlite3
from contextlib import closing
from pathlib import Path

from orbis.server.stores.store import StoreUnavailable


class Occupied(StoreUnavailable):
    """Another process serves the file; neither would notice the other's events."""

    def __init__(self, database: Path) -> None:
        super().__init__(f"another server uses the database {database}")
        self.database = database


def unusable(database: Path, error: Exception) -> StoreUnavailable:
    reason = (error.strerror if isinstance(error, OSError) else None) or error
    return StoreUnavailable(f"the database {database} cannot be used: {reason}")


class Claim:
    """The exclusive right to write to a SQLite file; raise `Occupied` if another process has it."""

    def __init__(self, database: Path) -> None:
        # A SQLite lock on an empty file next to the database: the database itself has readers.
        try:
            path = database.resolve()
            if path.is_dir():
                raise StoreUnavailable(f"the database {database} cannot be used: it is a folder")
            path = path.with_name(f"{path.name}.lock")
            path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(path, isolation_level=None, timeout=0, check_same_thread=False)
        except (sqlite3.Error, OSError, ValueError, RuntimeError) as error:
            raise unusable(database, error) from None
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Occupied(database) from None
            raise unusable(database, error) from None

    def release(self) -> None:
        with closing(self._connection):
            self._connection.execute("ROLLBACK")
