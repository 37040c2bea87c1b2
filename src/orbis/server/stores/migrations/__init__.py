"""Schema migrations: numbered SQL files for each kind of database."""

from importlib.resources import files
from typing import Literal

from orbis.server.stores.errors import StoreUnavailable

Dialect = Literal["sqlite", "postgres"]


def steps(dialect: Dialect) -> dict[int, str]:
    """The steps in order, by the version of the schema that each leads to."""
    folder = files("orbis.server.stores") / "migrations" / dialect
    found = {
        int(file.name.removesuffix(".sql")): file.read_text("utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    }
    return dict(sorted(found.items()))


def missing_steps(dialect: Dialect, version: int) -> dict[int, str]:
    """The steps that a database has yet to take; raise `StoreUnavailable` if it is too new or too old."""
    known = steps(dialect)
    oldest, newest = min(known), max(known)
    if version > newest:
        raise StoreUnavailable(
            f"the database is of version {version}, this program knows {newest}: use a newer Orbis"
        )
    if 0 < version < oldest:
        raise StoreUnavailable(
            f"the database is of version {version}, from before Orbis 0.1: "
            f"name another one, or move this one away; version {oldest} is the first"
        )
    return {number: step for number, step in known.items() if number > version}
