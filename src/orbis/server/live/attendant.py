"""What happens at tables without a request: bots decide, clocks run out, bots replace absent players."""

import asyncio
import logging

from msgspec.structs import replace

from orbis import native
from orbis.server.chance import Chance
from orbis.server.live.bots import Bots
from orbis.server.live.hub import Hub
from orbis.server.live.table import LiveTable
from orbis.server.stores.store import StoreUnavailable
from orbis.server.tables.decide import acted
from orbis.server.tables.events import Absence, AnyEvent, Replaced, Status
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import GameTable

logger = logging.getLogger(__name__)

STEP_IN = 3.0
"""Seconds before a process does what another one seems to have left undone."""


class Attendant:
    """Does what the tables of a hub wait for."""

    def __init__(self, hub: Hub, bots: Bots, chance: Chance, *, shared: bool) -> None:
        self._hub = hub
        self._bots = bots
        self._chance = chance
        self._shared = shared

    def attend(self, live: LiveTable, own: bool) -> None:
        """Schedule whatever a table waits for; the process that changed it goes first."""
        table = live.table
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if live.unsure:
            self._look_again(live)
            return
        if table.status is not Status.PLAYING or table.match is None:
            return
        if not table.seats[table.match.state.seat].is_person:
            if live.task is None:
                delay = 0.0 if own or not self._shared else STEP_IN * (1 + self._chance.delay())
                live.task = self._hub.spawn(self._play(live, delay))
        else:
            self._watch_time(live)

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
        if live.timer is not None:
            live.timer.cancel()
        live.timer = asyncio.get_running_loop().call_later(
            STEP_IN, lambda: self._hub.spawn(self._settle(live))
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
        await asyncio.sleep(live.table.settings.pace / 1000)
        table, match = live.table, live.table.match
        if match is None or not _waits_for_bot(table):
            return False
        position, state, seat = table.position, match.state, table.seats[match.state.seat]
        level = seat.level or table.settings.substitute
        draws = f"{table.settings.draws} {position}"
        action = await self._bots.choose(table.id, level, state, table.tile_set, draws)

        def choose(table: GameTable) -> AnyEvent | None:
            if table.match is None or table.position != position or not _waits_for_bot(table):
                return None
            return replace(acted(table.match, (action,), table), at=self._hub.now())

        await self._hub.change(live, choose)
        return True

    def _watch_time(self, live: LiveTable) -> None:
        """Check again when the clock or the grace period of the player to move runs out."""
        due = [moment for moment, _ in self._deadlines(live)]
        if due:
            wait = max(0.0, (min(due) - self._hub.now()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(wait, self._expire, live)

    def _deadlines(self, live: LiveTable) -> list[tuple[int, Absence]]:
        """When and why a bot takes over the seat to move."""
        table = live.table
        assert table.match is not None
        number = table.match.state.seat
        deadlines: list[tuple[int, Absence]] = []
        bank = table.seats[number].bank
        if bank is not None:
            deadlines.append((table.since + bank, "clock"))
        grace = table.settings.grace
        if grace is not None and number not in live.present:
            deadlines.append((live.away.setdefault(number, self._hub.now()) + grace, "absent"))
        return deadlines

    def _expire(self, live: LiveTable) -> None:
        self._hub.spawn(self._replace(live))

    async def _replace(self, live: LiveTable) -> None:
        """Replace the player to move by a bot if their time is up."""
        try:
            await self._replace_if_due(live)
        except (Refused, StoreUnavailable) as error:
            logger.warning(
                "an absent player could not be replaced: %s", error, extra={"table": live.table.id}
            )
            self._look_again(live)

    async def _replace_if_due(self, live: LiveTable) -> None:
        await self._ask_others(live)

        def choose(table: GameTable) -> AnyEvent | None:
            if table.match is None or table.status is not Status.PLAYING or _waits_for_bot(table):
                return None
            now = self._hub.now()
            reasons = [reason for moment, reason in self._deadlines(live) if moment <= now]
            return Replaced(seat=table.match.state.seat, reason=reasons[0], at=now) if reasons else None

        if await self._hub.change(live, choose) is None:
            self.attend(live, own=True)

    async def _ask_others(self, live: LiveTable) -> None:
        match = live.table.match
        if match is not None:
            seat = match.state.seat
            seen = await self._hub.last_seen(live, seat)
            if seen is not None and seat in live.away:
                live.away[seat] = max(live.away[seat], seen)


def _waits_for_bot(table: GameTable) -> bool:
    match = table.match
    return (
        table.status is Status.PLAYING and match is not None and not table.seats[match.state.seat].is_person
    )
