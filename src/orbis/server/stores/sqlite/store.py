"""One SQLite file in WAL mode: the default, with nothing else to install."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from orbis.server.stores.sqlite.file import connect, migrate
from orbis.server.stores.sqlite.lock import unusable
from orbis.server.stores.sqlite.writer import SqliteWriter
from orbis.server.stores.store import (
    Append,
    Conflict,
    Head,
    Identity,
    ListedTable,
    Listener,
    Listing,
    Pass,
    ReviewJob,
    ReviewProgress,
    StoredTable,
    StoreUnavailable,
)

Result = TypeVar("Result")

PAGE = 500
"""How many tables are read at a time when all are requested."""


class SqliteStore:
    """A store in one file, served by one process at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer: SqliteWriter
        self._readers: ThreadPoolExecutor
        self._reading: sqlite3.Connection

    async def open(self) -> None:
        try:
            await asyncio.to_thread(migrate, self._path)
        except (sqlite3.Error, OSError) as error:
            raise unusable(self._path, error) from None
        self._writer = SqliteWriter(lambda: connect(self._path))
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="orbis-reader")
        self._reading = await self._on_reader(lambda: connect(self._path))

    async def close(self) -> None:
        await self._writer.close()
        await self._on_reader(self._reading.close)
        self._readers.shutdown()

    async def ping(self) -> None:
        await self._read(lambda connection: connection.execute("SELECT 1").fetchone())

    def listen(self, listener: Listener) -> None:
        """Do nothing: no other process writes to the file."""

    async def _on_reader(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def _read(self, query: Callable[[sqlite3.Connection], Result]) -> Result:
        try:
            return await self._on_reader(lambda: query(self._reading))
        except sqlite3.OperationalError as error:
            raise StoreUnavailable(f"the database cannot be read: {error}") from None

    async def create(self, table: StoredTable) -> None:
        listing = table.listing

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO tables (id, host, rules, tiles, status, public, summary, updated)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    table.id,
                    table.host,
                    table.rules,
                    table.tiles,
                    listing.status,
                    listing.public,
                    listing.summary,
                    table.at,
                ),
            )
            connection.execute(
                'INSERT INTO events ("table", number, body) VALUES (?, 1, ?)', (table.id, table.body)
            )
            _seat(connection, table.id, listing.players)

        try:
            await self._writer.write(write)
        except sqlite3.IntegrityError:
            raise Conflict(table.id) from None

    async def append(self, append: Append) -> None:
        def write(connection: sqlite3.Connection) -> None:
            kept = connection.execute(
                'INSERT INTO events ("table", number, body) SELECT :table, :number, :body'
                ' WHERE EXISTS (SELECT 1 FROM events WHERE "table" = :table AND number = :number - 1)',
                {"table": append.table, "number": append.number, "body": append.body},
            )
            if not kept.rowcount:
                raise Conflict(append.table)
            if append.listing is not None:
                _list(connection, append.table, append.listing, append.at)

        try:
            await self._writer.write(write)
        except sqlite3.IntegrityError:
            raise Conflict(append.table) from None

    async def head(self, table: str) -> Head | None:
        row = await self._read(
            lambda connection: connection.execute(_HEADS + " WHERE id = ?", (table,)).fetchone()
        )
        return None if row is None else Head(*row)

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self._read(
            lambda connection: connection.execute(
                'SELECT body FROM events WHERE "table" = ? AND number > ? ORDER BY number', (table, after)
            ).fetchall()
        )
        return [body for (body,) in rows]

    async def heads(self) -> AsyncIterator[Head]:
        last = ""
        while True:
            rows = await self._read(partial(_heads_after, last))
            for row in rows:
                yield Head(*row)
            if len(rows) < PAGE:
                return
            last = rows[-1][0]

    async def public_tables(self, statuses: tuple[str, ...], limit: int) -> list[ListedTable]:
        return await self._listed(
            f"SELECT id, status, updated, summary FROM tables WHERE public AND status IN ({_marks(statuses)})"
            " ORDER BY updated DESC, id LIMIT ?",
            (*statuses, limit),
        )

    async def tables_of(self, player: str, limit: int) -> list[ListedTable]:
        return await self._listed(
            'SELECT id, status, updated, summary FROM players JOIN tables ON "table" = id WHERE player = ?'
            " ORDER BY updated DESC, id LIMIT ?",
            (player, limit),
        )

    async def _listed(self, query: str, parameters: tuple[object, ...]) -> list[ListedTable]:
        rows = await self._read(lambda connection: connection.execute(query, parameters).fetchall())
        return [ListedTable(*row) for row in rows]

    async def hosted(self, host: str, statuses: tuple[str, ...]) -> int:
        query = f"SELECT count(*) FROM tables WHERE host = ? AND status IN ({_marks(statuses)})"
        row = await self._read(lambda connection: connection.execute(query, (host, *statuses)).fetchone())
        return int(row[0])

    async def save_identity(self, identity: Identity, at: int) -> None:
        await self._change(
            "INSERT INTO identities (id, name, updated) VALUES (?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, updated = excluded.updated",
            (*identity, at),
        )

    async def identity(self, id: str) -> Identity | None:
        query = "SELECT id, name FROM identities WHERE id = ?"
        row = await self._read(lambda connection: connection.execute(query, (id,)).fetchone())
        return None if row is None else Identity(*row)

    async def save_pass(self, digest: str, grant: Pass, expires: int) -> None:
        await self._change(
            'INSERT INTO passes (digest, "table", seat, expires) VALUES (?, ?, ?, ?)',
            (digest, *grant, expires),
        )

    async def take_pass(self, digest: str, now: int) -> Pass | None:
        def write(connection: sqlite3.Connection) -> Pass | None:
            connection.execute("DELETE FROM passes WHERE expires < ?", (now,))
            query = 'DELETE FROM passes WHERE digest = ? RETURNING "table", seat'
            row = connection.execute(query, (digest,)).fetchone()
            return None if row is None else Pass(*row)

        return await self._writer.write(write)

    async def save_text(self, kind: str, id: str, text: str) -> None:
        await self._change("INSERT OR IGNORE INTO texts (kind, id, text) VALUES (?, ?, ?)", (kind, id, text))

    async def text(self, kind: str, id: str) -> str | None:
        query = "SELECT text FROM texts WHERE kind = ? AND id = ?"
        row = await self._read(lambda connection: connection.execute(query, (kind, id)).fetchone())
        return None if row is None else str(row[0])

    async def seen(self, table: str, seats: tuple[int, ...], at: int) -> None:
        query = (
            'INSERT INTO seen ("table", seat, at) VALUES (?, ?, ?)'
            ' ON CONFLICT ("table", seat) DO UPDATE SET at = max(at, excluded.at)'
        )
        rows = [(table, seat, at) for seat in seats]
        await self._writer.write(lambda connection: connection.executemany(query, rows).rowcount)

    async def last_seen(self, table: str, seat: int) -> int | None:
        query = 'SELECT at FROM seen WHERE "table" = ? AND seat = ?'
        row = await self._read(lambda connection: connection.execute(query, (table, seat)).fetchone())
        return None if row is None else int(row[0])

    async def queue_review(self, job: ReviewJob, total: int, at: int) -> ReviewProgress:
        def write(connection: sqlite3.Connection) -> ReviewProgress:
            connection.execute(
                "INSERT INTO reviews (record, simulations, total, queued) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (record, simulations) DO UPDATE SET error = NULL, queued = excluded.queued"
                " WHERE error IS NOT NULL",
                (*job, total, at),
            )
            return ReviewProgress(*connection.execute(_REVIEW, job).fetchone())

        return await self._writer.write(write)

    async def review(self, job: ReviewJob) -> ReviewProgress | None:
        row = await self._read(lambda connection: connection.execute(_REVIEW, job).fetchone())
        return None if row is None else ReviewProgress(*row)

    async def claim_review(self, now: int, lease: int) -> ReviewJob | None:
        def write(connection: sqlite3.Connection) -> ReviewJob | None:
            row = connection.execute(
                "SELECT record, simulations FROM reviews"
                " WHERE document IS NULL AND error IS NULL AND lease < ? ORDER BY queued LIMIT 1",
                (now,),
            ).fetchone()
            if row is None:
                return None
            query = "UPDATE reviews SET lease = ? WHERE record = ? AND simulations = ?"
            connection.execute(query, (now + lease, *row))
            return ReviewJob(*row)

        return await self._writer.write(write)

    async def report_review(self, job: ReviewJob, progress: ReviewProgress, lease_until: int) -> None:
        await self._change(
            "UPDATE reviews SET done = ?, total = ?, document = ?, error = ?, found = ?, lease = ?"
            " WHERE record = ? AND simulations = ?",
            (*progress, lease_until, *job),
        )

    async def _change(self, statement: str, parameters: tuple[object, ...]) -> None:
        await self._writer.write(lambda connection: connection.execute(statement, parameters).rowcount)


_HEADS = 'SELECT id, rules, tiles, (SELECT max(number) FROM events WHERE "table" = id) FROM tables'
_REVIEW = "SELECT done, total, document, error, found FROM reviews WHERE record = ? AND simulations = ?"


def _heads_after(last: str, connection: sqlite3.Connection) -> list[tuple[str, int, str, int]]:
    return connection.execute(_HEADS + " WHERE id > ? ORDER BY id LIMIT ?", (last, PAGE)).fetchall()


def _marks(values: tuple[str, ...]) -> str:
    return ", ".join("?" * len(values))


def _list(connection: sqlite3.Connection, table: str, listing: Listing, at: int) -> None:
    connection.execute(
        "UPDATE tables SET status = ?, public = ?, summary = ?, updated = ? WHERE id = ?",
        (listing.status, listing.public, listing.summary, at, table),
    )
    connection.execute('DELETE FROM players WHERE "table" = ?', (table,))
    _seat(connection, table, listing.players)


def _seat(connection: sqlite3.Connection, table: str, players: tuple[str, ...]) -> None:
    query = 'INSERT INTO players (player, "table") VALUES (?, ?)'
    connection.executemany(query, [(player, table) for player in players])
