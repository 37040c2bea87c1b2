"""The deals of the day of a server: its key, and the games that were played with them."""

import asyncio

import msgspec

from orbis.notation import Record
from orbis.rules import STANDARD
from orbis.server.chance import Chance
from orbis.server.mine.daily_results import DailyBoard, DailyGame, counted
from orbis.server.protocol.lists import Summary
from orbis.server.stores.daily import FIRST, DayRow
from orbis.server.stores.lists import Place
from orbis.server.stores.store import Store
from orbis.server.tables.daily import KEY_OF_PAGES, SIZES, daily_series, daily_table, day_in, day_of
from orbis.server.tables.deal_digest import deal_digest
from orbis.server.tables.events import Millis
from orbis.server.tables.new import Host
from orbis.server.tables.table import GameTable
from orbis.server.workshop import Check, Lane, Workshop

KEY = "daily"
"""The name of the key, from which the deals of all days follow: whoever knows it knows tomorrow's."""

PORTION = 500
"""How many games are read before others have their turn."""

KEPT_DAYS = 3
"""Of how many days the results are kept in memory."""

MOST_GAMES = 1_000
"""How many games of a player are considered for their streaks, the latest."""

_decoder = msgspec.json.Decoder(Summary)


class _Day:
    """The results of a day so far, and the games from which they follow."""

    def __init__(self) -> None:
        self.place = FIRST
        self.tables: set[str] = set()
        self.boards = {players: DailyBoard() for players in SIZES}

    def add(self, row: DayRow, game: DailyGame | None, players: int) -> None:
        id, updated, _ = row
        self.place = Place(updated, id)
        if game is not None and id not in self.tables:
            self.boards[players].add(game)
        self.tables.add(id)


class DailyDeals:
    def __init__(self, store: Store, workshop: Workshop, chance: Chance, *, witnessed: bool = True) -> None:
        self._store = store
        self._witnessed = witnessed
        self._workshop = workshop
        self._chance = chance
        self._key: bytes | None = None
        self._today: tuple[str, frozenset[str]] = "", frozenset()
        """A day, and what its deals are known by."""
        self._days: dict[str, _Day] = {}
        self._changes = 0
        self._lock = asyncio.Lock()

    async def key(self) -> bytes:
        """The key of this server, the same in all its processes; all pages without a server share one."""
        if not self._witnessed:
            return KEY_OF_PAGES
        if self._key is None:
            self._key = await self._store.notices.key(KEY, bytes.fromhex(self._chance.table().secret))
        return self._key

    async def is_today(self, record: Record, now: Millis) -> bool:
        """Whether a record is of one of today's deals, or begins like one.

        What comes later is not compared: by guessing, somebody could find out which tile does.
        """
        day = day_of(now)
        if self._today[0] != day:
            key = await self.key()
            created = [daily_table(key, day, Host("", "-"), now, players=players) for players in SIZES]
            tables = [GameTable("", each, STANDARD) for each in created]
            self._today = day, frozenset([deal_digest(table.record()) for table in tables])
        return deal_digest(record) in self._today[1]

    async def boards(self, day: str) -> dict[int, DailyBoard]:
        """The results of a day by the number of players, folded as games are finished."""
        async with self._lock:
            changes, known = self._changes, self._days.get(day)
            if known is not None:
                await self._go_on(day, known)
                # Another process has stored a result late, or a game was deleted.
                if await self._store.daily.count(self._series(day), known.place) != len(known.tables):
                    known = None
            if known is None:
                known = _Day()
                await self._go_on(day, known)
            if changes == self._changes:
                self._days[day] = known
            while len(self._days) > KEPT_DAYS:
                del self._days[min(self._days)]
            return known.boards

    def drop(self, table: str | None) -> None:
        """Read a day again of which a game was changed: somebody is forgotten; None means all days."""
        self._changes += 1
        kept = [] if table is None else [day for day in self._days if table not in self._days[day].tables]
        self._days = {day: self._days[day] for day in kept}

    def _series(self, day: str) -> str:
        return daily_series(day, witnessed=self._witnessed)

    async def _go_on(self, day: str, known: _Day) -> None:
        while rows := await self._store.daily.of(self._series(day), PORTION, known.place):
            for row, (game, players) in zip(rows, await self._read(day, rows), strict=True):
                known.add(row, game, players)

    async def _read(self, day: str, rows: list[DayRow]) -> list[tuple[DailyGame | None, int]]:
        def read(check: Check) -> list[tuple[DailyGame | None, int]]:
            check()
            summaries = [(id, _decoder.decode(summary)) for id, _, summary in rows]
            return [(counted(id, day, summary), len(summary.seats)) for id, summary in summaries]

        return await self._workshop.do(Lane.QUICK, read)

    async def days(self, player: str) -> list[str]:
        """The days on which a player has played, the last first."""
        rows = await self._store.daily.by(player, MOST_GAMES)
        if not rows:
            return []

        def read(check: Check) -> list[str]:
            check()
            days = [
                (day_in(series), summary)
                for series, summary in rows
                if series == self._series(day_in(series))
            ]
            return [day for day, summary in days if counted("", day, _decoder.decode(summary)) is not None]

        return await self._workshop.do(Lane.QUICK, read)
