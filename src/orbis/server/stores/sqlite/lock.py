"""One server per file: it claims its SQLite file, and the claim ends with the process."""

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.sqlite.file import examine, make_private


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
        self._database = database
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
        self._file: int | None = None
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
            if sys.platform == "linux":
                self._lock_file(database)
            make_private(database.resolve())
        except BlockingIOError:
            self.release()
            raise Occupied(database) from None
        except OSError as error:
            self.release()
            raise unusable(database, error) from None
        except sqlite3.Error as error:
            self._connection.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Occupied(database) from None
            raise unusable(database, error) from None

    def _lock_file(self, database: Path) -> None:
        """Lock the database itself: the file beside it can be removed, and does not know other names of it.

        Elsewhere than on Linux this lock would get into the way of SQLite's own.
        """
        import fcntl  # noqa: PLC0415 (not on Windows)

        # Kept open until the end: closing any descriptor of a file gives up SQLite's locks on it.
        self._file = os.open(database, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def examine(self, *, alone: bool = False) -> None:
        """Raise `StoreUnavailable` if parts of the database are damaged."""
        try:
            examine(self._database, alone=alone)
        except (sqlite3.Error, OSError) as error:
            raise unusable(self._database, error) from None

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
        with closing(self._connection):
            self._connection.execute("ROLLBACK")
