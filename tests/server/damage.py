"""Damage to a database, as a bad disk does it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

PAGE = 4096


def damage(database: Path, tree: str) -> None:
    """Overwrite a page in the middle of a table with garbage."""
    leaves = _leaves(database, tree)
    assert len(leaves) > 4
    _overwrite(database, leaves[len(leaves) // 2])


def ruin(database: Path, tree: str) -> None:
    """Overwrite all pages of a table that have rows with garbage."""
    for page in _leaves(database, tree):
        _overwrite(database, page)


def forget_in_index(database: Path, index: str, tree: str) -> None:
    """Delete the rows of a table, but not from an index, as a log does that belongs to another copy."""
    schema = "SELECT rowid, type, name, tbl_name, rootpage, sql FROM sqlite_schema WHERE name = ?"
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        row = connection.execute(schema, (index,)).fetchone()
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("DELETE FROM sqlite_schema WHERE name = ?", (index,))
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute(f"DELETE FROM {tree}")
        connection.execute("PRAGMA writable_schema = ON")
        insert = (
            "INSERT INTO sqlite_schema (rowid, type, name, tbl_name, rootpage, sql) VALUES (?, ?, ?, ?, ?, ?)"
        )
        connection.execute(insert, row)


def _overwrite(database: Path, page: int) -> None:
    with database.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\xa5" * PAGE)


def _leaves(database: Path, tree: str) -> list[int]:
    """The leaf pages of a table, in the order of its keys."""
    with closing(sqlite3.connect(database)) as connection:
        try:
            query = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path"
            return [page for (page,) in connection.execute(query, (tree,))]
        except sqlite3.OperationalError:
            pytest.skip("this SQLite cannot tell where its pages are")
