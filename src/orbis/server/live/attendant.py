"""What happens at tables without a request: bots decide, clocks run out, bots replace absent players."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from orbis import native
from orbis.server.account import Account, Owner, Whereabouts
from orbis.server.chance import Chance
from orbis.server.live.bots import Bots
from orbis.server.live.holidays import Holidays
from orbis.server.live.hub import Hub
from orbis.server.live.table import LiveTable
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.holidays import Holiday
from orbis.server.tables.checks import may_let_bot
from orbis.server.tables.decide import acted
from orbis.server.tables.events import Absence, AnyEvent, Excused, Left, Replaced, Resumed, Status
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import GameTable

logger = logging.getLogger(__name__)

LINGER = 60_000
"""Milliseconds for which bots go on after the last player was seen, if nobody watches."""

STEP_IN = 3.0
"""Seconds before a process does what another one seems to have left undone."""


class Attendant:
    """Does what the tables of a hub wait for."""

    def __init__(
        self,
        hub: Hub,
        bots: Bots,
        chance: Chance,
        whereabouts: Whereabouts,
        holidays: Holidays,
        *,
        shared: bool,
    ) -> None:
        self._hub = hub
        self._holidays = holidays
        self._bots = bots
        self._chance = chance
        self._whereabouts = whereabouts
        self._shared = shared

    def attend(self, live: LiveTable, own: bool) -> None:
        """Schedule whatever a table waits for; the process that changed it goes first."""
        if live.gone:
            return
        live.bot_at = live.let_at = None
        self._schedule(live, own)
        self._holidays.heed(live)
        live.tell_presence()

    def _schedule(self, live: LiveTable, own: bool) -> None:
        table = live.table
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if live.unsure:
            self._look_again(live)
            return
        if table.status is Status.WAITING:
            self._watch_seats(live)
        if table.status is not Status.PLAYING or table.match is None:
            return
        if table.turn.paused is not None:
            self._watch_pause(live)
        elif not table.seats[table.match.seat].is_person:
            if live.task is None and self._has_company(live):
                delay = 0.0 if own or not self._shared else STEP_IN * (1 + self._chance.delay())
                live.task = self._hub.background.spawn(self._play(live, delay))
        else:
            self._watch_time(live)

    def _has_company(self, live: LiveTable) -> bool:
        """Whether bots play with or for anybody: somebody watches, or a player was here a moment ago.

        At a table with a clock for each turn nobody need be there.
        """
        clock = live.table.settings.clock
        if clock is not None and clock.per_turn:
            return True
        return bool(live.watchers or live.elsewhere) or self._hub.now() - live.seen < LINGER

    async def _play(self, live: LiveTable, delay: float) -> None:
        """Let bots decide until the game waits for a person or is over."""
        again = False
        try:
            await asyncio.sleep(delay)
            while await self._decide(live):
                pass
        except (Refused, StoreUnavailable) as error:
            logger.warning("a bot could not play: %s", error, extra={"table": live.table.id})
            again = True
        except native.NativeUnavailable as error:
            logger.warning("a bot could not play: %s", error, extra={"table": live.table.id})
            again = native.coming() or native.available()
        finally:
            live.task = None
        if again:
            self._look_again(live)

    def _look_again(self, live: LiveTable) -> None:
        if live.gone:
            return
        if live.timer is not None:
            live.timer.cancel()
        live.timer = asyncio.get_running_loop().call_later(
            STEP_IN, lambda: self._hub.background.spawn(self._settle(live))
        )

    async def _settle(self, live: LiveTable) -> None:
        try:
            await self._hub.settle(live)
        except (Refused, StoreUnavailable) as error:
            logger.warning("a table cannot be read: %s", error, extra={"table": live.table.id})
            self._look_again(live)
        else:
            self.attend(live, own=True)

    async def _decide(self, live: LiveTable) -> bool:
        """Make one bot decision if it is a bot's turn; return whether there may be more."""
        table, match = live.table, live.table.match
        if match is None or not _waits_for_bot(table) or not self._has_company(live):
            return False
        position, state, seat = table.position, match.state, table.seats[match.seat]
        level = seat.level or table.settings.substitute
        daily = bool(table.settings.daily)
        # The same moves meet the same answers, however they were made.
        draws = f"{table.settings.draws} {match.count if daily else position}"
        action = await self._bots.choose(
            table.id,
            level,
            state,
            table.tile_set,
            draws,
            account=Account(self._payer(live)),
            leaves_god=seat.replaced in ("absent", "late"),
            afresh=daily,
        )

        def choose(table: GameTable) -> AnyEvent | None:
            if table.match is None or table.position != position or not _waits_for_bot(table):
                return None
            return replace(acted(table.match, (action,), table), at=self._hub.now())

        await self._hub.change(live, choose)
        return True

    def _payer(self, live: LiveTable) -> Owner:
        """For whom bots decide: the host if they play, or others who play; for nobody's game, who watches it.

        All tables of one person wait in one line of the workshop, together with their hints.
        """
        table = live.table
        players = [seat.player for seat in table.seats if seat.has_a_say]
        people = sorted(players, key=table.host.__ne__) or [table.host]
        watching = (watcher.owner for watcher in live.watchers)
        return self._whereabouts.find(people) or next(watching, Owner(f"of {table.host}", table.host))

    def _watch_time(self, live: LiveTable) -> None:
        """Check again when the clock or the grace period of the player to move runs out."""
        deadlines = self._deadlines(live)
        live.let_at = self._may_let_bot(live)
        if deadlines:
            live.bot_at = next((moment for moment, reason in deadlines if reason == "absent"), None)
            wait = max(0.0, (min(deadlines)[0] - self._hub.now()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(wait, self._expire, live)

    def _deadlines(self, live: LiveTable) -> list[tuple[int, Absence]]:
        """When and why a bot takes over the seat to move."""
        table = live.table
        assert table.match is not None
        number = table.match.seat
        deadlines: list[tuple[int, Absence]] = []
        seat, grace, clock = table.seats[number], table.settings.grace, table.settings.clock
        if seat.bank is not None and seat.awaited is None:
            reason: Absence = "late" if clock is not None and clock.per_turn else "clock"
            deadlines.append((table.turn.since + seat.bank, reason))
        if grace is not None and seat.awaited is None and number not in live.presence.seats:
            deadlines.append((self._away_since(live, number) + grace, "absent"))
        return deadlines

    def _may_let_bot(self, live: LiveTable) -> int | None:
        """From when the others may let a bot play for the player to move, if they are away."""
        match, grace = live.table.match, live.table.settings.grace
        if match is None or grace is None or match.seat in live.presence.seats:
            return None
        return may_let_bot(self._away_since(live, match.seat), grace)

    def _away_since(self, live: LiveTable, seat: int) -> int:
        now = self._hub.now()
        live.away.setdefault(seat, now)
        return live.away_since(seat, now)

    def _watch_pause(self, live: LiveTable) -> None:
        """Check again when the agreed end of a pause has come."""
        paused = live.table.turn.paused
        if paused is not None and paused.until is not None:
            wait = max(0.0, (paused.until - self._hub.now()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(
                wait, lambda: self._hub.background.spawn(self._in_time(self._resume_if_due, live))
            )

    async def _resume_if_due(self, live: LiveTable) -> None:
        def choose(table: GameTable) -> AnyEvent | None:
            paused, now = table.turn.paused, self._hub.now()
            if table.status is not Status.PLAYING or paused is None or paused.until is None:
                return None
            return Resumed(at=now) if paused.until <= now else None

        if await self._hub.change(live, choose) is None:
            self.attend(live, own=True)

    def _watch_seats(self, live: LiveTable) -> None:
        """Check again when the grace period of a player who is away and not ready runs out."""
        deadlines = self._vacancies(live)
        if deadlines:
            wait = max(0.0, (min(deadlines)[0] - self._hub.now()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(
                wait, lambda: self._hub.background.spawn(self._in_time(self._free_if_due, live))
            )

    def _vacancies(self, live: LiveTable) -> list[tuple[int, int]]:
        """When seats are free again that keep others waiting: their players are away and not ready."""
        table, grace, now = live.table, live.table.settings.grace, self._hub.now()
        if grace is None or not live.watchers:
            return []
        return [
            (live.away.setdefault(number, now) + grace, number)
            for number, seat in enumerate(table.seats)
            if seat.kind == "person" and not seat.ready and seat.player != table.host
            if number not in live.presence.seats
        ]

    async def _free_if_due(self, live: LiveTable) -> None:
        for _, seat in self._vacancies(live):
            await self._ask_others(live, seat)

        def choose(table: GameTable) -> AnyEvent | None:
            now = self._hub.now()
            due = [seat for moment, seat in self._vacancies(live) if moment <= now]
            return Left(seat=due[0], at=now) if due and table.status is Status.WAITING else None

        if await self._hub.change(live, choose) is None:
            self.attend(live, own=True)

    def _expire(self, live: LiveTable) -> None:
        self._hub.background.spawn(self._in_time(self._replace_if_due, live))

    async def _in_time(self, see_to: Callable[[LiveTable], Awaitable[None]], live: LiveTable) -> None:
        """Do what is due at a table, and try again later if it cannot be done."""
        try:
            await see_to(live)
        except (Refused, StoreUnavailable) as error:
            logger.warning("what is due could not be done: %s", error, extra={"table": live.table.id})
            self._look_again(live)

    async def _replace_if_due(self, live: LiveTable) -> None:
        """Replace the player to move by a bot if their time is up, unless they are on holiday."""
        holiday: Holiday | None = None
        if live.table.match is not None:
            seat = live.table.match.seat
            await self._ask_others(live, seat)
            holiday = await self._holidays.last(live.table.seats[seat].player)

        def choose(table: GameTable) -> AnyEvent | None:
            if table.match is None or table.status is not Status.PLAYING or _waits_for_bot(table):
                return None
            if table.turn.paused is not None:
                return None
            now = self._hub.now()
            reasons = [reason for moment, reason in self._deadlines(live) if moment <= now]
            seat = table.seats[table.match.seat]
            if "late" in reasons and holiday and holiday.ends > max(seat.excused, table.turn.since):
                return Excused(seat=table.match.seat, began=holiday.began, until=holiday.ends, at=now)
            return Replaced(seat=table.match.seat, reason=reasons[0], at=now) if reasons else None

        if await self._hub.change(live, choose) is None:
            self.attend(live, own=True)

    async def _ask_others(self, live: LiveTable, seat: int) -> None:
        await self._hub.presence.note_last_seen(live, seat)


def _waits_for_bot(table: GameTable) -> bool:
    match = table.match
    if table.status is not Status.PLAYING or match is None or table.turn.paused is not None:
        return False
    return not table.seats[match.seat].is_person
