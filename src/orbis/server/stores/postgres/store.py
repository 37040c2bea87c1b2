"""PostgreSQL: for several processes that serve the same tables."""

from collections.abc import AsyncIterator
from secrets import token_hex

from orbis.server.stores.postgres.appender import Appender
from orbis.server.stores.postgres.database import TROUBLE, Database, unavailable
from orbis.server.stores.postgres.listener import Notifications
from orbis.server.stores.store import (
    Append,
    Conflict,
    Head,
    Identity,
    ListedTable,
    Listener,
    Pass,
    ReviewJob,
    ReviewProgress,
    StoredTable,
)

PAGE = 500
"""How many tables are read at a time when all are requested."""

PATIENCE = 10.0
"""Seconds for which a statement is retried when connections are lost."""


class PostgresStore:
    """A store shared by several processes; each is notified of what the others store."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self._url = url
        self._process = token_hex(8)
        self._database = Database(url, patience)
        self._appender = Appender(self._database, self._process)
        self._notifications = Notifications(url, self._process)

    async def open(self) -> None:
        await self._database.open()
        try:
            await self._notifications.open()
        except TROUBLE as error:
            await self._database.close()
            raise unavailable(self._url, error) from None

    async def close(self) -> None:
        await self._appender.close()
        await self._notifications.close()
        await self._database.close()

    async def ping(self) -> None:
        await self._database.query_once("SELECT 1")

    def listen(self, listener: Listener) -> None:
        self._notifications.listen(listener)

    async def create(self, table: StoredTable) -> None:
        status, public, players, summary = table.listing
        values = (table.id, table.host, table.rules, table.tiles, status, public, summary, table.at)

        async def keep(again: bool) -> bool:
            rows = await self._database.attempt(_CREATE, *values, table.body, players, self._process)
            return bool(rows) or (
                again and await self._database.attempt(_CREATED, table.id, table.body) != []
            )

        if not await self._database.persist(keep):
            raise Conflict(table.id)

    async def append(self, append: Append) -> None:
        await self._appender.append(append)

    async def head(self, table: str) -> Head | None:
        rows = await self._database.query(_HEADS + " WHERE id = $1", table)
        return Head(*rows[0]) if rows else None

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        query = 'SELECT body FROM events WHERE "table" = $1 AND number > $2 ORDER BY number'
        return [body for (body,) in await self._database.query(query, table, after)]

    async def heads(self) -> AsyncIterator[Head]:
        last = ""
        while True:
            rows = await self._database.query(_HEADS + " WHERE id > $1 ORDER BY id LIMIT $2", last, PAGE)
            for row in rows:
                yield Head(*row)
            if len(rows) < PAGE:
                return
            last = rows[-1][0]

    async def public_tables(self, statuses: tuple[str, ...], limit: int) -> list[ListedTable]:
        rows = await self._database.query(
            "SELECT id, status, updated, summary FROM tables WHERE public AND status = ANY($1)"
            " ORDER BY updated DESC, id LIMIT $2",
            statuses,
            limit,
        )
        return [ListedTable(*row) for row in rows]

    async def tables_of(self, player: str, limit: int) -> list[ListedTable]:
        rows = await self._database.query(
            'SELECT id, status, updated, summary FROM players JOIN tables ON "table" = id WHERE player = $1'
            " ORDER BY updated DESC, id LIMIT $2",
            player,
            limit,
        )
        return [ListedTable(*row) for row in rows]

    async def hosted(self, host: str, statuses: tuple[str, ...]) -> int:
        query = "SELECT count(*) FROM tables WHERE host = $1 AND status = ANY($2)"
        ((count,),) = await self._database.query(query, host, statuses)
        return int(count)

    async def save_identity(self, identity: Identity, at: int) -> None:
        await self._database.query(
            "INSERT INTO identities (id, name, updated) VALUES ($1, $2, $3)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, updated = excluded.updated",
            *identity,
            at,
        )

    async def identity(self, id: str) -> Identity | None:
        rows = await self._database.query("SELECT id, name FROM identities WHERE id = $1", id)
        return Identity(*rows[0]) if rows else None

    async def save_pass(self, digest: str, grant: Pass, expires: int) -> None:
        await self._database.query_once(
            'INSERT INTO passes (digest, "table", seat, expires) VALUES ($1, $2, $3, $4)',
            digest,
            *grant,
            expires,
        )

    async def take_pass(self, digest: str, now: int) -> Pass | None:
        rows = await self._database.query_once(_TAKE_PASS, digest, now)
        return Pass(*rows[0]) if rows else None

    async def save_text(self, kind: str, id: str, text: str) -> None:
        statement = "INSERT INTO texts (kind, id, text) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._database.query(statement, kind, id, text)

    async def text(self, kind: str, id: str) -> str | None:
        rows = await self._database.query("SELECT text FROM texts WHERE kind = $1 AND id = $2", kind, id)
        return str(rows[0][0]) if rows else None

    async def seen(self, table: str, seats: tuple[int, ...], at: int) -> None:
        await self._database.query(
            'INSERT INTO seen ("table", seat, at) SELECT $1, seat, $3 FROM unnest($2::integer[]) AS seat'
            ' ON CONFLICT ("table", seat) DO UPDATE SET at = greatest(seen.at, excluded.at)',
            table,
            sorted(set(seats)),
            at,
        )

    async def last_seen(self, table: str, seat: int) -> int | None:
        rows = await self._database.query('SELECT at FROM seen WHERE "table" = $1 AND seat = $2', table, seat)
        return int(rows[0][0]) if rows else None

    async def queue_review(self, job: ReviewJob, total: int, at: int) -> ReviewProgress:
        await self._database.query(
            "INSERT INTO reviews (record, simulations, total, queued) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (record, simulations) DO UPDATE SET error = NULL, queued = excluded.queued"
            " WHERE reviews.error IS NOT NULL",
            *job,
            total,
            at,
        )
        (row,) = await self._database.query(_REVIEW, *job)
        return ReviewProgress(*row)

    async def review(self, job: ReviewJob) -> ReviewProgress | None:
        rows = await self._database.query(_REVIEW, *job)
        return ReviewProgress(*rows[0]) if rows else None

    async def claim_review(self, now: int, lease: int) -> ReviewJob | None:
        rows = await self._database.query_once(_CLAIM, now, now + lease)
        return ReviewJob(*rows[0]) if rows else None

    async def report_review(self, job: ReviewJob, progress: ReviewProgress, lease_until: int) -> None:
        await self._database.query(
            "UPDATE reviews SET done = $3, total = $4, document = $5, error = $6, found = $7, lease = $8"
            " WHERE record = $1 AND simulations = $2",
            *job,
            *progress,
            lease_until,
        )


_CREATE = """
WITH made AS (
    INSERT INTO tables (id, host, rules, tiles, status, public, summary, updated)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id
), first AS (
    INSERT INTO events ("table", number, body) SELECT id, 1, $9 FROM made
), come AS (
    INSERT INTO players (player, "table") SELECT player, id FROM made, unnest($10::text[]) AS player
)
SELECT pg_notify('orbis', concat_ws(' ', id, 1, $11::text)) FROM made
"""
_CREATED = 'SELECT 1 FROM events WHERE "table" = $1 AND number = 1 AND body = $2'
_HEADS = 'SELECT id, rules, tiles, (SELECT max(number) FROM events WHERE "table" = id) FROM tables'
_REVIEW = "SELECT done, total, document, error, found FROM reviews WHERE record = $1 AND simulations = $2"

# Skip rows that another process is deleting, to avoid a deadlock.
_TAKE_PASS = """
WITH expired AS (
    DELETE FROM passes
    WHERE digest IN (SELECT digest FROM passes WHERE expires < $2 FOR UPDATE SKIP LOCKED)
)
DELETE FROM passes WHERE digest = $1 AND expires >= $2 RETURNING "table", seat
"""
_CLAIM = """
WITH oldest AS MATERIALIZED (
    SELECT record, simulations FROM reviews
    WHERE document IS NULL AND error IS NULL AND lease < $1
    ORDER BY queued LIMIT 1 FOR UPDATE SKIP LOCKED
)
UPDATE reviews SET lease = $2 FROM oldest
WHERE reviews.record = oldest.record AND reviews.simulations = oldest.simulations
RETURNING reviews.record, reviews.simulations
"""
