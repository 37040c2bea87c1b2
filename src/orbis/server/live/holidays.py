"""Holidays: days in which somebody is away, and the clocks of all their slow tables stand."""

from contextlib import suppress
from typing import NamedTuple

import msgspec

from orbis.server.live.hub import Hub
from orbis.server.live.table import LiveTable
from orbis.server.protocol.lists import Summary
from orbis.server.stores.holidays import Holiday
from orbis.server.stores.store import Store
from orbis.server.tables.events import AnyEvent, Excused, Status
from orbis.server.tables.refusals import Refused, TextFault
from orbis.server.tables.table import GameTable

DAY = 86_400_000
YEAR = 365 * DAY
MOST = 14 * DAY
"""How long somebody may be away in a year, in milliseconds."""

REST = 3_600_000
"""Milliseconds after a change within which nobody can go away again."""

MOVE_REST = 60_000
"""Milliseconds after a change within which nobody who is away can stay away for longer or shorter."""

SLIGHT = 5 * 60_000
"""Milliseconds by which a holiday may end earlier or later without anybody being told."""

MOST_HOLIDAYS = 50
"""How many holidays somebody may have in a year."""


class Allowance(NamedTuple):
    """Until when somebody is away, if they are, and how much of the year's holidays is left from now on."""

    until: int | None
    left: int


class Holidays:
    def __init__(self, hub: Hub, store: Store) -> None:
        self._hub = hub
        self._store = store

    async def last(self, player: str) -> Holiday | None:
        """The last holiday of a player, which may be over."""
        holidays = await self._store.identities.holidays(player) if player else []
        return holidays[-1] if holidays else None

    async def of(self, player: str) -> Allowance:
        return allowance(await self._store.identities.holidays(player), self._hub.now())

    async def set(self, player: str, until: int | None) -> Allowance:
        """Be away from now until a time, or be back, at all slow tables; raise `Refused`."""
        now = self._hub.now()
        known = [each for each in await self._store.identities.holidays(player) if each.ends > now - YEAR]
        left = allowance(known, now).left
        current = known.pop() if known and known[-1].ends > now else None
        if until is None and current is None:
            return allowance(known, now)
        if until is not None and not now < until <= now + left:
            raise Refused(
                "limit", f"a holiday ends in the future, and at most {left / DAY:.1f} days are left"
            )
        if current is not None and until is not None and abs(until - current.ends) < SLIGHT:
            return allowance([*known, current], now)
        if until is not None:
            _check_rest([*known, current] if current else known, now, MOVE_REST if current else REST)
        if current is None and len(known) >= MOST_HOLIDAYS:
            raise Refused("limit", f"you were away {MOST_HOLIDAYS} times within a year: stay for now")
        holiday = Holiday(current.began if current else now, now if until is None else until, now)
        await self._store.identities.save_holidays(player, [*known, holiday])
        await self._tell(player, holiday)
        return allowance([*known, holiday], now)

    async def _tell(self, player: str, holiday: Holiday) -> None:
        """Let the clocks stand; a table that is missed asks again before a bot plays."""
        for listed in await self._store.lists.unfinished_of(player):
            clock = msgspec.json.decode(listed.summary, type=Summary).clock
            if clock is not None and clock.per_turn:
                with suppress(Refused):
                    await self._excuse(await self._hub.tables.wake(listed.id), player, holiday, by=player)

    def heed(self, live: LiveTable) -> None:
        """Let the clocks of those stand, too, who have got a seat at a slow table while they are away."""
        table = live.table
        if table.status is Status.OVER or table.settings.clock is None or not table.settings.clock.per_turn:
            return
        seated = {(seat.taken, seat.player) for seat in table.seats if seat.kind == "person"}
        new, live.heeded = seated - live.heeded, seated
        for player in {player for _, player in new}:
            self._hub.background.spawn(self._heed(live, player))

    async def _heed(self, live: LiveTable, player: str) -> None:
        with suppress(Refused):
            # The holiday may change meanwhile.
            while (holiday := await self.last(player)) is not None:
                known = max(
                    (live.table.seats[number].excused for number in live.table.seats_of(player)), default=0
                )
                if max(holiday.ends, known) <= self._hub.now() or not await self._excuse(
                    live, player, holiday
                ):
                    return

    async def _excuse(self, live: LiveTable, player: str, holiday: Holiday, *, by: str = "") -> bool:
        """Tell a table of a holiday; return whether it did not know."""

        def excused(table: GameTable) -> AnyEvent | None:
            at = self._hub.now()
            for number in table.seats_of(player):
                if table.status is not Status.OVER and table.seats[number].excused != holiday.ends:
                    return Excused(seat=number, began=holiday.began, until=holiday.ends, at=at, by=by)
            return None

        told = False
        while await self._hub.change(live, excused) is not None:
            told = True
        return told


def _check_rest(holidays: list[Holiday], now: int, rest: int) -> None:
    """Raise `Refused` if the last holiday has only just changed: every change is an event at many tables."""
    if holidays and now < holidays[-1].changed + rest:
        again = holidays[-1].changed + rest
        wait = -(-(again - now) // 60_000)
        message = f"your holidays have only just changed: try again in {wait} minutes"
        raise Refused("limit", message, faults=(TextFault(0, "", "rest", str(again)),))


def allowance(holidays: list[Holiday], now: int) -> Allowance:
    """What is left of the year; of a holiday that is not over, only what has passed is used up."""
    until = holidays[-1].ends if holidays and holidays[-1].ends > now else None
    spent = sum(max(0, min(each.ends, now) - max(each.began, now - YEAR)) for each in holidays)
    return Allowance(until, max(0, MOST - spent))
