"""Notices in PostgreSQL."""

from orbis.server.stores.note import Change
from orbis.server.stores.notices import NEVER, NoticeStore, SettledNotice, StoredChannel, WaitingNotice
from orbis.server.stores.postgres.database import Database
from orbis.server.stores.postgres.notes import told
from orbis.server.stores.rows import Rows


class PostgresNotices(NoticeStore):
    """The notices of a store; other processes hear who has channels."""

    def __init__(self, rows: Rows, database: Database, process: str) -> None:
        super().__init__(rows)
        self._database = database
        self._process = process

    async def save_channel(self, channel: StoredChannel, most: int) -> bool:
        return bool(await self._database.query(_SAVE, *channel, most, self._process))

    async def drop_channel(self, id: str, player: str) -> bool:
        return bool(await self._database.query(_DROP, id, player, self._process))

    async def settle(self, notice: WaitingNotice, settled: SettledNotice, delay: int) -> None:
        player, table = notice.player, notice.table
        await self._database.query(_SETTLE, player, table, notice.number, notice.looked, *settled, delay)
        await self._database.query(_FORGET, [player], [table], NEVER)

    async def look(self, pairs: list[tuple[str, str]], at: int) -> None:
        players, tables = [player for player, _ in pairs], [table for _, table in pairs]
        await self._database.query(_LOOK, players, tables, at)
        await self._database.query(_FORGET, players, tables, NEVER)


_SAVE = f"""
WITH saved AS (
    INSERT INTO channels (id, player, kind, label, target, failures, made, device, expires, leads_back,
        asked, asked_until)
    SELECT $1, identities.id, $3, $4, $5, $6, $7, nullif($8::text, ''), $9, $10, $11, $12 FROM identities
    WHERE identities.id = $2
        AND ($8::text = '' OR EXISTS (SELECT 1 FROM devices WHERE digest = $8 AND identity = $2))
        AND (SELECT count(*) FROM channels WHERE player = $2 AND id <> $1) < $13
    ON CONFLICT (id) DO UPDATE SET label = excluded.label, target = excluded.target,
        failures = excluded.failures, device = excluded.device, expires = excluded.expires,
        leads_back = excluded.leads_back, asked = excluded.asked, asked_until = excluded.asked_until
    RETURNING player
)
SELECT {told("$14::text", "player", Change.CHANNELS)} FROM saved
"""
_DROP = f"""
WITH dropped AS (
    DELETE FROM channels WHERE id = $1 AND player = $2 RETURNING player
), untold AS (
    DELETE FROM notices USING dropped WHERE notices.player = dropped.player
        AND NOT EXISTS (SELECT 1 FROM channels WHERE channels.player = $2 AND id <> $1)
)
SELECT {told("$3::text", "player", Change.CHANNELS)} FROM dropped
"""
_SETTLE = """
UPDATE notices SET
    lease = 0,
    due = CASE WHEN number = $3 THEN $6 ELSE least($6, at + $11) END,
    tries = CASE WHEN number = $3 THEN $8 ELSE 0 END,
    told = CASE WHEN looked = $4 THEN told | $5 ELSE told END,
    kinds = CASE WHEN looked <> $4 THEN kinds WHEN number = $3 THEN $7 ELSE kinds & ~$5 END,
    missed = CASE WHEN looked = $4 THEN $9 ELSE 0 END,
    late = CASE WHEN looked = $4 THEN $10 ELSE '' END
WHERE player = $1 AND "table" = $2
"""
_LOOK = """
UPDATE notices SET kinds = 0, told = 0, missed = 0, late = '', looked = $3
FROM unnest($1::text[], $2::text[]) AS pair (player, "table")
WHERE notices.player = pair.player AND notices."table" = pair."table" AND at <= $3
"""
_FORGET = """
DELETE FROM notices USING unnest($1::text[], $2::text[]) AS pair (player, "table")
WHERE notices.player = pair.player AND notices."table" = pair."table" AND told = 0 AND due = $3
"""
