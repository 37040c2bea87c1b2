"""Appending events to SQLite: one statement for all events of a group.

They run in the thread that commits. The interpreter's lock is free during a statement, however many events
it stores; a statement for each event would want it back as often and, while the event loop is busy, wait
five milliseconds for it each time. So whom to tell is stored on the event loop, before the thread begins.
"""

import sqlite3
from collections.abc import Collection, Sequence

from orbis.server.stores.notices import NEVER, NewNotice
from orbis.server.stores.tables import Append, Listing


def append_all(connection: sqlite3.Connection, appends: list[Append]) -> Collection[str]:
    """Store, in a transaction, the events that follow the last one of their table; return their tables.

    Whom to tell has been stored before, by `note_all`.
    """
    if _append(connection, appends) == len(appends):
        kept = {append.table for append in appends}
    else:
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        kept = {append.table for append in appends if _append(connection, [append])}
        note_all(connection, [append for append in appends if append.table in kept])
    listed = [
        (append, append.listing) for append in appends if append.listing is not None and append.table in kept
    ]
    if listed:
        enlist(connection, listed)
    for append in appends:
        if append.table in kept and append.result:
            connection.execute(_RESULT, (append.table, append.at, append.result))
    return kept


def note_all(connection: sqlite3.Connection, appends: list[Append]) -> None:
    """Store whom to tell about events, and that whoever caused them needs no telling."""
    for append in appends:
        if append.looking:
            connection.execute(LOOK, (append.at, append.looking, append.table))
            connection.execute(FORGET, (append.looking, append.table, NEVER))
        if append.notices:
            note(connection, append.notices, (append.table, append.number, append.at))


def note(connection: sqlite3.Connection, notices: tuple[NewNotice, ...], about: tuple[str, int, int]) -> None:
    """Store whom to tell about an event, given its table, number and time."""
    connection.executemany(_NOTICE, [(*notice, *about) for notice in notices])


def _append(connection: sqlite3.Connection, appends: list[Append]) -> int:
    """How many events were stored."""
    rows, values = _given([append[:3] for append in appends])
    statement = f"""
        INSERT OR IGNORE INTO events ("table", number, body) SELECT * FROM ({rows}) AS given
        WHERE EXISTS (SELECT 1 FROM events WHERE "table" = given.column1 AND number = given.column2 - 1)
    """
    return connection.execute(statement, values).rowcount


def enlist(connection: sqlite3.Connection, listed: list[tuple[Append, Listing]]) -> None:
    """Let lists show tables as they are after events."""
    rows, values = _given(
        [
            (append.table, listing.status, listing.public, listing.summary, append.used, listing.due)
            for append, listing in listed
        ]
    )
    statement = f"""
        UPDATE tables
        SET status = column2, public = column3, summary = column4, updated = coalesce(column5, updated),
            due = column6
        FROM ({rows}) WHERE id = column1
    """
    connection.execute(statement, values)
    for append, listing in listed:
        if listing.players is not None:
            connection.execute('DELETE FROM players WHERE "table" = ?', (append.table,))
            seat(connection, append.table, listing.players)


def seat(connection: sqlite3.Connection, table: str, players: tuple[str, ...]) -> None:
    query = 'INSERT INTO players (player, "table") VALUES (?, ?)'
    connection.executemany(query, [(player, table) for player in players])


def _given(rows: Sequence[tuple[object, ...]]) -> tuple[str, list[object]]:
    """Rows as parameters, in columns that SQLite calls column1, column2 and so on.

    Empty rows make their number a power of two, so that there are few statements to prepare and to remember.
    """
    width, count = len(rows[0]), 1 << (len(rows) - 1).bit_length()
    row = f"({', '.join('?' * width)})"
    values = [value for row in rows for value in row]
    return f"VALUES {', '.join([row] * count)}", values + [None] * (width * (count - len(rows)))


LOOK = """
UPDATE notices SET kinds = 0, told = 0, missed = 0, late = '', looked = ?
WHERE player = ? AND "table" = ?"""
FORGET = 'DELETE FROM notices WHERE player = ? AND "table" = ? AND told = 0 AND due = ?'
_RESULT = 'INSERT OR IGNORE INTO results ("table", at, placings) VALUES (?, ?, ?)'
_NOTICE = """
INSERT INTO notices (player, kinds, due, "table", number, at, looked) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6 - 1)
ON CONFLICT (player, "table") DO UPDATE SET
    number = excluded.number, at = excluded.at, kinds = kinds | (excluded.kinds & ~told),
    due = iif(excluded.kinds & ~told <> 0, min(due, excluded.due), due),
    tries = iif(excluded.kinds & ~told <> 0, 0, tries)
WHERE excluded.kinds & ~told <> 0 OR late <> ''
"""
