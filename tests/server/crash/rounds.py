"""The crash test: tables are played while the server is killed repeatedly."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from support.server import is_error

from orbis.client import Disconnected, Refused
from orbis.notation import parse_record
from orbis.play.verification import verify
from orbis.rules import STANDARD
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.table import Made
from orbis.server.tables.events import ClockRules, Status
from orbis.server.tables.requests import NewSeat, NewTable
from server.visitors import HERE, OPEN, PILGRIM

from .errands import Errands
from .installation import KILLS, Installation
from .ledger import TableLedger
from .player import BrokenPromise, Mood, Player
from .promises import Promises, list_faults, result_faults

PLAYERS = 5

SEATS: tuple[tuple[int, tuple[NewSeat, ...]], ...] = (
    (2, (HERE, OPEN)),
    (3, (HERE, OPEN, OPEN)),
    (1, (HERE, NewSeat("here", name="Guest"))),
    (1, (PILGRIM, HERE)),
)
"""The kinds of tables: the number of clients, and the seats."""

CLOCK = ClockRules(bank=4000, increment=300)
"""A short one, which outages use up."""

GRACE = 1000
"""The shortest, in milliseconds."""

MOST_DECISIONS = 25
"""The most requests that are acknowledged before the next blow."""

PATIENCE = 3.0
"""Seconds after which the next blow comes even if fewer were acknowledged."""

FINISHES_WITHIN = 60.0

FAULTS = ("lost", "doubled", "half", "invented", "changed")


@dataclass
class Outcome:
    blows: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    """Requests of tables."""
    duplicates: int = 0
    """Those of them that were sent again."""
    promises: int = 0
    """What was acknowledged over HTTP."""
    over_http: Counter[str] = field(default_factory=Counter)
    """The same by its kind: identities, names, codes, moved seats, records, reviews, tables, rematches."""
    kinds: Counter[str] = field(default_factory=Counter)
    """The events that clients were told."""
    results: int = 0
    """Rated games that were decided."""
    tables: int = 0
    finished: int = 0
    dealt: int = 0
    verified: int = 0
    dropped: int = 0
    """Pages that were written and not synced when the power failed."""
    faults: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    """Errors in the server's log."""
    seconds: float = 0.0

    @property
    def kills(self) -> int:
        """The number of times a process of the server was killed."""
        return sum(KILLS.get(blow, 0) * count for blow, count in self.blows.items())

    @property
    def is_good(self) -> bool:
        whole = self.tables == self.finished and self.dealt == self.verified
        return whole and not self.faults and not self.errors

    def count(self, kind: str) -> int:
        """The number of faults of a kind."""
        return len({fault for fault in self.faults if f" {kind}: " in fault})


class CrashTest:
    """Plays on an installation, and strikes it."""

    def __init__(self, installation: Installation, random: Random, tables: int = 6) -> None:
        self._installation = installation
        self._random = random
        self._at_once = tables
        self._mood = Mood()
        self._promises = Promises()
        self._errands: list[Errands] = []
        self._playing: dict[str, dict[str, asyncio.Task[None]]] = {}
        """The players of each table."""
        self._running: list[asyncio.Task[None]] = []
        self._acknowledged = 0
        self._at: tuple[int, Callable[[], None]] | None = None
        """What to do at the very moment when that many requests are acknowledged."""
        self.ledgers: list[TableLedger] = []
        self.outcome = Outcome()

    async def run(self, kills: int, told: Callable[[Outcome], None] = lambda _: None) -> Outcome:
        """Play until the server was killed that many times, finish all tables, and check everything."""
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(32))
        began = time.monotonic()
        addresses = self._installation.addresses
        for number in range(PLAYERS):
            errands = Errands(addresses, f"P{number}", self._promises, self, self._another_random())
            await errands.come()
            self._errands.append(errands)
        self._running = [asyncio.create_task(errands.run()) for errands in self._errands]
        try:
            while self.outcome.kills < kills and not self.outcome.faults:
                await self._fill()
                await self._round()
                self._count(began)
                told(self.outcome)
            if not self.outcome.faults:
                await self._finish()
        finally:
            await self._end()
        self.outcome.errors = [line for line in self._installation.told() if is_error(line)]
        self._count(began)
        return self.outcome

    def play(self, id: str, accounts: Collection[str]) -> TableLedger:
        """Let these accounts play a table, together with those that play it already."""
        ledger = next((ledger for ledger in self.ledgers if ledger.id == id), None)
        if ledger is None:
            ledger = TableLedger(id, on_promise=self._promised)
            self.ledgers.append(ledger)
        players = self._playing.setdefault(id, {})
        for account in accounts:
            if account not in players:
                me = next(errands.me for errands in self._errands if errands.me.id == account)
                player = Player(self._installation.addresses, me, ledger, self._another_random(), self._mood)
                players[account] = asyncio.create_task(player.play())
        return ledger

    @property
    def is_busy(self) -> bool:
        """Whether there are tables enough."""
        return sum(not ledger.over for ledger in self.ledgers) > self._at_once

    def _another_random(self) -> Random:
        return Random(self._random.random())

    def _players(self) -> list[asyncio.Task[None]]:
        return [task for players in self._playing.values() for task in players.values()]

    async def _fill(self) -> None:
        """Replace finished tables by new ones, and start their players."""
        while sum(not ledger.over for ledger in self.ledgers) < self._at_once:
            clients, seats = SEATS[len(self.ledgers) % len(SEATS)]
            errands = self._random.sample(self._errands, clients)
            wanted = NewTable(
                seats,
                public=self._random.random() < 0.3,
                grace=self._random.choice((None, None, GRACE)),
                clock=self._random.choice((None, None, None, CLOCK)),
                substitute="pilgrim",
                hints=True,
                ready=False,
                rated=clients > 1 and self._random.random() < 0.5,
            )
            try:
                made = await errands[0].post("/api/tables", wanted, Made)
            except (Disconnected, Refused):
                await asyncio.sleep(0.05)
                continue
            ledger = self.play(made.id, [each.me.id for each in errands])
            ledger.promise(kind="created", by=errands[0].me.id)

    def _promised(self) -> None:
        self._acknowledged += 1
        if self._at is not None and self._acknowledged >= self._at[0]:
            _, act = self._at
            self._at = None
            act()

    async def _round(self) -> None:
        """Play for a while, strike one random blow, and check what is stored."""
        blows = self._installation.blows
        blow = self._random.choices([*blows], [*blows.values()])[0]
        due = asyncio.Event()
        struck = blow == "kill" and len(self._installation.servers) == 1 and self._random.random() < 0.5

        def at_once() -> None:
            due.set()
            if struck:
                self._installation.kill(self._installation.servers[0])

        self._at = self._acknowledged + self._random.randint(1, MOST_DECISIONS), at_once
        with suppress(TimeoutError):
            await asyncio.wait_for(due.wait(), PATIENCE)
        self._at = None
        self.outcome.blows[blow] += 1
        if not self._installation.is_down:
            await asyncio.sleep(self._random.random() * 0.01)
            await self._installation.strike(blow, self._random)
        active = [ledger for ledger in self.ledgers if not ledger.over]
        # The store recovers when it is opened: sometimes here, sometimes by the server.
        if self._installation.is_down and self._random.random() < 0.5:
            await self._check(active)
            await asyncio.to_thread(self._installation.start)
        else:
            await asyncio.to_thread(self._installation.start)
            await self._check(active)

    async def _check(self, ledgers: list[TableLedger]) -> None:
        """Compare what is stored with what was promised."""
        at_rest = self._installation.is_down
        async with self._installation.reading() as store:
            for ledger in ledgers:
                self.outcome.faults += await ledger.faults(store)
            self.outcome.faults += await self._promises.faults(store)
            if at_rest:
                self.outcome.faults += await list_faults(store, ledgers, self._promises.names)
                self.outcome.faults += await result_faults(store, ledgers)
        self._look_at_clients()

    def _look_at_clients(self) -> None:
        for task in [*self._players(), *self._running]:
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                self.outcome.faults.append(f"a client: {error!r}")

    async def _finish(self) -> None:
        """End all games, and verify their records and everything else."""
        await self._stop(self._running)
        self._look_at_clients()
        self._running = []
        self._mood.hurries = True
        await self._check([ledger for ledger in self.ledgers if not ledger.over])
        for ledger in self.ledgers:
            if ledger.table is not None and not ledger.over:
                # A seat may have moved without an answer.
                self.play(ledger.id, {seat.player for seat in ledger.table.seats if seat.player})
        try:
            async with asyncio.timeout(FINISHES_WITHIN):
                await asyncio.gather(*self._players())
        except (TimeoutError, BrokenPromise) as error:
            unfinished = [self._told_of(ledger) for ledger in self.ledgers if not ledger.over]
            self.outcome.faults.append(f"a client: {error!r}, these are not over: {unfinished}")
        await self._check(self.ledgers)
        for ledger in self.ledgers:
            if ledger.table is not None and ledger.table.match is not None:
                text = await self._errands[0].text(f"/api/tables/{ledger.id}/record")
                self.outcome.verified += not verify(parse_record(text), STANDARD)
        for errands in self._errands:
            self.outcome.faults += await self._wrong_list(errands)
        for server in self._installation.servers:
            await asyncio.to_thread(self._installation.stop, server)
        await self._check(self.ledgers)

    def _told_of(self, ledger: TableLedger) -> str:
        """What is known of a table that does not end."""
        seats = [] if ledger.table is None else ledger.table.seats
        return f"{ledger.id} {[*ledger.told.values()][-3:]} {seats} {[*self._playing[ledger.id]]}"

    async def _wrong_list(self, errands: Errands) -> list[str]:
        """Compare the server's own answer with what the events say."""
        listed = await errands.get("/api/my/tables", tuple[Listed, ...])
        right = {
            ledger.id: ledger.table.status
            for ledger in self.ledgers
            if ledger.table is not None and errands.me.id in [seat.player for seat in ledger.table.seats]
        }
        return [
            f"table {each.id}: half: {errands.me.name} sees it as {each.status}, not {right[each.id]}"
            for each in listed
            if each.id in right and each.status is not Status(right[each.id])
        ]

    async def _end(self) -> None:
        await self._stop([*self._running, *self._players()])
        await self._installation.leave()
        for server in self._installation.servers:
            server.kill()

    async def _stop(self, tasks: Sequence[asyncio.Task[None]]) -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _count(self, began: float) -> None:
        outcome, power = self.outcome, self._installation.power
        outcome.acknowledged = sum(len(ledger.acknowledged) for ledger in self.ledgers)
        outcome.duplicates = sum(ledger.duplicates for ledger in self.ledgers)
        outcome.over_http = self._promises.kinds + Counter(
            promised["kind"] for ledger in self.ledgers for promised in ledger.promised
        )
        outcome.promises = outcome.over_http.total()
        outcome.results = sum(ledger.result is not None for ledger in self.ledgers)
        outcome.kinds = Counter(event["kind"] for ledger in self.ledgers for event in ledger.told.values())
        outcome.tables = len(self.ledgers)
        outcome.finished = sum(ledger.over for ledger in self.ledgers)
        outcome.dealt = sum(
            ledger.table is not None and ledger.table.match is not None for ledger in self.ledgers
        )
        outcome.dropped = 0 if power is None else power.dropped
        outcome.seconds = time.monotonic() - began
