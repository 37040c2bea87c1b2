"""Appending events to PostgreSQL: one statement stores all that wait, acknowledged after the commit."""

import asyncio

from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.notices import NEVER
from orbis.server.stores.postgres.database import Database
from orbis.server.stores.postgres.notes import parcels, write_note
from orbis.server.stores.tables import Append, Listing
from orbis.server.stores.waiting import Group, WaitingAppends


class Appender:
    """Stores events in groups; while one group is being stored, the next one gathers."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._waiting = WaitingAppends()
        self._writing: asyncio.Task[None] | None = None

    def append(self, append: Append) -> "asyncio.Future[None]":
        """Store an event, on disk once awaited; it raises `Conflict` if its number is taken."""
        stored = self._waiting.add(append)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        return stored

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing

    async def _write_waiting(self) -> None:
        while self._waiting:
            await self._write(self._waiting.next_group())
        self._writing = None

    async def _write(self, group: Group, again: bool = False) -> None:
        try:
            kept = await self._database.persist(lambda lost: self._keep(group.appends, again or lost))
        except Exception as error:
            if len(group.appends) == 1 or isinstance(error, StoreUnavailable):
                group.fail(error)
                return
            # One bad event must not take others with it; after a lost connection some may have been stored.
            for each in group.alone():
                await self._write(each, again=True)
        else:
            group.settle(kept)

    async def _keep(self, appends: list[Append], again: bool) -> set[str]:
        """Store as many events as possible, and return the tables of those stored."""
        tables, numbers, bodies, *_ = zip(*appends, strict=True)
        listed = [(append, append.listing) for append in appends if append.listing is not None]
        notes = [write_note(append) for append in appends]
        told = _told(appends)
        rows = await self._database.attempt(
            _statement(appends),
            tables,
            numbers,
            bodies,
            *_columns(listed),
            *_seats(listed),
            self._process,
            notes,
            parcels(notes),
            *told,
        )
        kept = {table for (several, _) in rows for table in several}
        if again and len(kept) < len(appends):
            kept |= {table for (table,) in await self._database.attempt(_STORED, tables, numbers, bodies)}
        return kept


def _columns(listed: list[tuple[Append, Listing]]) -> tuple[list[object], ...]:
    return (
        [append.table for append, _ in listed],
        [listing.status for _, listing in listed],
        [listing.public for _, listing in listed],
        [listing.summary for _, listing in listed],
        [append.used for append, _ in listed],
        [listing.due for _, listing in listed],
    )


def _seats(listed: list[tuple[Append, Listing]]) -> tuple[list[object], ...]:
    """The tables whose seats have changed hands, and who sits where."""
    changed = [(append.table, listing.players) for append, listing in listed if listing.players is not None]
    seats = [(table, player) for table, players in changed for player in players]
    return [table for table, _ in changed], [table for table, _ in seats], [player for _, player in seats]


def _told(appends: list[Append]) -> tuple[list[object], ...]:
    """Whom to tell about events and who needs no telling, as columns; nothing if there is nobody."""
    notices = [(notice, append) for append in appends for notice in append.notices]
    looking = [append for append in appends if append.looking]
    results = _results(appends)
    if not notices and not looking and not results:
        return ()
    return (
        [append.table for _, append in notices],
        [notice.player for notice, _ in notices],
        [notice.kinds for notice, _ in notices],
        [notice.due for notice, _ in notices],
        [append.at for _, append in notices],
        [append.table for append in looking],
        [append.looking for append in looking],
        [append.at for append in looking],
        *results,
    )


def _results(appends: list[Append]) -> tuple[list[object], ...]:
    """The results of rated games, as columns; nothing if there are none."""
    decided = [append for append in appends if append.result]
    if not decided:
        return ()
    return (
        [append.table for append in decided],
        [append.at for append in decided],
        [append.result for append in decided],
    )


def _statement(appends: list[Append]) -> str:
    """The statement for the columns that there are."""
    if any(append.result for append in appends):
        return _TELL_RESULTS
    return _TELL if any(append.notices or append.looking for append in appends) else _APPEND


# In table order, so that two processes cannot deadlock. All parts see the rows as they were before the
# statement: players who stay are therefore neither deleted nor inserted.
_HEAD = """
WITH kept AS (
    INSERT INTO events ("table", number, body)
    SELECT "table", number, body
    FROM unnest($1::text[], $2::integer[], $3::bytea[]) AS given ("table", number, body)
    WHERE (SELECT true FROM events WHERE events."table" = given."table" AND events.number = given.number - 1)
    ORDER BY "table"
    ON CONFLICT DO NOTHING
    RETURNING "table", number
), listed AS (
    UPDATE tables SET status = new.status, public = new.public, summary = new.summary,
        updated = coalesce(new.updated, tables.updated), due = new.due
    FROM unnest($4::text[], $5::text[], $6::boolean[], $7::bytea[], $8::bigint[], $9::bigint[])
        AS new (id, status, public, summary, updated, due)
    JOIN kept ON kept."table" = new.id
    WHERE tables.id = new.id
    RETURNING tables.id
), seats AS (
    SELECT player, id FROM unnest($11::text[], $12::text[]) AS new ("table", player)
    JOIN listed ON listed.id = new."table"
), gone AS (
    DELETE FROM players USING listed
    WHERE players."table" = listed.id AND listed.id = ANY($10::text[])
        AND (player, "table") NOT IN (SELECT player, id FROM seats)
), come AS (
    INSERT INTO players (player, "table") SELECT player, id FROM seats ON CONFLICT DO NOTHING
)"""
_NOTICES = """, told AS (
    INSERT INTO notices (player, "table", number, kinds, due, at, looked)
    SELECT player, "table", kept.number, kinds, due, at, at - 1
    FROM unnest($16::text[], $17::text[], $18::integer[], $19::bigint[], $20::bigint[])
        AS new ("table", player, kinds, due, at)
    JOIN kept USING ("table")
    ORDER BY "table", player
    ON CONFLICT (player, "table") DO UPDATE SET
        number = excluded.number, at = excluded.at,
        kinds = notices.kinds | (excluded.kinds & ~notices.told),
        due = CASE WHEN excluded.kinds & ~notices.told <> 0 THEN least(notices.due, excluded.due)
            ELSE notices.due END,
        tries = CASE WHEN excluded.kinds & ~notices.told <> 0 THEN 0 ELSE notices.tries END
    WHERE excluded.kinds & ~notices.told <> 0 OR notices.late <> ''
), looked AS (
    UPDATE notices SET kinds = 0, told = 0, missed = 0, late = '', looked = new.at
    FROM unnest($21::text[], $22::text[], $23::bigint[]) AS new ("table", player, at)
    JOIN kept USING ("table")
    WHERE notices."table" = kept."table" AND notices.player = new.player AND notices.due <> {never}
), forgotten AS (
    DELETE FROM notices
    USING unnest($21::text[], $22::text[]) AS new ("table", player) JOIN kept USING ("table")
    WHERE notices."table" = kept."table" AND notices.player = new.player AND notices.due = {never}
)""".replace("{never}", str(NEVER))
_RESULTS = """, decided AS (
    INSERT INTO results ("table", at, placings)
    SELECT "table", at, placings
    FROM unnest($24::text[], $25::bigint[], $26::text[]) AS new ("table", at, placings)
    JOIN kept USING ("table")
    ORDER BY "table"
    ON CONFLICT DO NOTHING
)"""
_TAIL = """
SELECT array_agg("table"), pg_notify('orbis', concat_ws(E'\n', $13::text, string_agg(note, E'\n')))
FROM kept JOIN unnest($1::text[], $14::text[], $15::integer[]) AS told ("table", note, parcel) USING ("table")
GROUP BY parcel
"""
_APPEND, _TELL = _HEAD + _TAIL, _HEAD + _NOTICES + _TAIL
_TELL_RESULTS = _HEAD + _NOTICES + _RESULTS + _TAIL

_STORED = """
SELECT events."table" FROM events
JOIN unnest($1::text[], $2::integer[], $3::bytea[]) AS own ("table", number, body)
USING ("table", number, body)
"""
