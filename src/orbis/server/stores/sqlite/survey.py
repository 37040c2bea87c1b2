"""What can still be found in a damaged file."""

import sqlite3
from collections.abc import Iterator

from orbis.server.stores.store import Ids

_TREES = (("tables", "id"), ("events", '"table"'))
"""Where the ids of tables are, each in the order of the ids."""


def all_ids(connection: sqlite3.Connection) -> Ids:
    """The ids of all tables; around a damaged page from both sides, and from the events as well."""
    found: set[str] = set()
    complete = True
    for tree, column in _TREES:
        try:
            found.update(_walk(connection, tree, column, upwards=True))
        except sqlite3.DatabaseError:
            complete = False
            found.update(_reachable(connection, tree, column))
    return Ids(sorted(found), complete)


def _reachable(connection: sqlite3.Connection, tree: str, column: str) -> Iterator[str]:
    for upwards in (True, False):
        try:
            yield from _walk(connection, tree, column, upwards=upwards)
        except sqlite3.DatabaseError:
            continue


def _walk(connection: sqlite3.Connection, tree: str, column: str, *, upwards: bool) -> Iterator[str]:
    """The ids one by one: a statement that returns many would return none if it meets a damaged page."""
    beyond, order = (">", "ASC") if upwards else ("<", "DESC")
    first = f"SELECT {column} FROM {tree} ORDER BY {column} {order} LIMIT 1"
    following = f"SELECT {column} FROM {tree} WHERE {column} {beyond} ? ORDER BY {column} {order} LIMIT 1"
    row = connection.execute(first).fetchone()
    while row is not None:
        yield row[0]
        row = connection.execute(following, row).fetchone()


def damaged_parts(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """The parts of the file in which something is wrong, and what."""
    names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    found = []
    for (name,) in names:
        try:
            ((told, *_), *_) = connection.execute(f'PRAGMA integrity_check("{name}")').fetchall()
        except sqlite3.DatabaseError as error:
            told = str(error)
        if told != "ok":
            found.append((name, told.splitlines()[-1]))
    return found
