"""Schema migrations: numbered SQL files for each kind of database."""

from importlib.resources import files
from typing import Literal

from orbis.server.stores.store import StoreUnavailable

Dialect = Literal["sqlite", "postgres"]


def steps(dialect: Dialect) -> tuple[str, ...]:
    """The steps in order; a database of version n has taken the first n."""
    folder = files("orbis.server.stores") / "migrations" / dialect
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name
    )
    return tuple(file.read_text("utf-8") for file in found)


def missing_steps(dialect: Dialect, version: int) -> tuple[str, ...]:
    """The steps that a database has yet to take; raise `StoreUnavailable` if it is too new."""
    known = steps(dialect)
    if version > len(known):
        raise StoreUnavailable(
            f"the database is of version {version}, this program knows {len(known)}: use a newer Orbis"
        )
    return known[version:]
