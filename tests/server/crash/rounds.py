"""The crash test: tables are played while the server is killed repeatedly."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from support.server import ServerProcess

from orbis.client import http
from orbis.notation import parse_record
from orbis.play.verification import verify
from orbis.rules import STANDARD
from orbis.server.protocol.identity import Me, NewIdentity
from orbis.server.protocol.table import Made
from orbis.server.stores import Store, StoreUnavailable, make_store
from orbis.server.tables.requests import NewSeat, NewTable
from server.postgres import Postgres
from server.visitors import HERE, OPEN, PILGRIM

from .ledger import TableLedger
from .player import BrokenPromise, Player

PLAYERS = 4

SEATS: tuple[tuple[int, tuple[NewSeat, ...]], ...] = (
    (2, (HERE, OPEN)),
    (3, (HERE, OPEN, OPEN)),
    (1, (HERE, NewSeat("here", name="Guest"))),
    (1, (PILGRIM, HERE)),
)
"""The kinds of tables: the number of clients, and the seats."""

MOST_DECISIONS = 60
"""The most decisions that are acknowledged before the next blow."""

PATIENCE = 5.0
"""Seconds after which the next blow comes even if fewer decisions were acknowledged."""

FINISHES_WITHIN = 300.0

AWAY = 4.0
"""The longest outage of PostgreSQL, in seconds."""

SERVER_PATIENCE = 1.0
"""Seconds for which the server waits for PostgreSQL; short, so that some requests are refused."""

RECOVERS_WITHIN = 30.0

STARTING = 2.0
"""A starting server is killed within this many seconds."""

BLOWS: tuple[tuple[tuple[str, int], ...], ...] = (
    (("kill", 80), ("kill while starting", 10), ("stop", 10)),
    (
        ("kill", 70),
        ("kill while starting", 10),
        ("stop", 10),
        ("kill the database", 10),
        ("kill the connections", 10),
    ),
)
"""The blows and their weights, with SQLite and with PostgreSQL."""


@dataclass
class Outcome:
    blows: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    duplicates: int = 0
    tables: int = 0
    finished: int = 0
    verified: int = 0
    faults: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    """Errors in the server's log."""
    seconds: float = 0.0

    @property
    def kills(self) -> int:
        """The number of times the server was killed."""
        return self.blows["kill"] + self.blows["kill while starting"]

    def count(self, kind: str) -> int:
        """The number of faults of a kind: lost, doubled, half, invented, changed."""
        return len({fault for fault in self.faults if f" {kind}: " in fault})


class CrashTest:
    """Plays on a running server, and kills it."""

    def __init__(
        self,
        process: ServerProcess,
        database: str,
        random: Random,
        tables: int = 6,
        postgres: Postgres | None = None,
    ) -> None:
        self._process = process
        self._database = database
        self._random = random
        self._at_once = tables
        self._postgres = postgres
        self._accounts: list[Me] = []
        self._ledgers: list[TableLedger] = []
        self._playing: dict[str, list[asyncio.Task[None]]] = {}
        self.outcome = Outcome()

    async def run(self, kills: int, told: Callable[[Outcome], None] = lambda _: None) -> Outcome:
        """Play until the server was killed that many times, finish all tables, and check everything."""
        began = time.monotonic()
        for number in range(PLAYERS):
            wanted = NewIdentity(f"P{number}", token=True)
            self._accounts.append(http.read(await self._ask("/api/identity", None, wanted), Me))
        while self.outcome.kills < kills and not self.outcome.faults:
            await self._fill()
            await self._wait_for_decisions(self._random.randint(1, MOST_DECISIONS))
            await self._strike()
            self._count(began)
            told(self.outcome)
        if not self.outcome.faults:
            await self._finish()
        for task in self._players():
            task.cancel()
        self._process.stop()
        self.outcome.errors = self._process.errors()
        self._count(began)
        return self.outcome

    async def _start(self) -> None:
        await asyncio.to_thread(self._process.start)

    async def _ask(self, path: str, token: str | None = None, body: object = None) -> bytes:
        return await asyncio.to_thread(http.ask, self._process.address, path, token, body)

    def _players(self) -> list[asyncio.Task[None]]:
        return [task for tasks in self._playing.values() for task in tasks]

    async def _fill(self) -> None:
        """Replace finished tables by new ones, and start their players."""
        while sum(not ledger.over for ledger in self._ledgers) < self._at_once:
            clients, seats = SEATS[len(self._ledgers) % len(SEATS)]
            accounts = self._random.sample(self._accounts, clients)
            wanted = NewTable(seats, pace=0, grace=None, ready=False)
            made = http.read(await self._ask("/api/tables", accounts[0].token, wanted), Made)
            ledger = TableLedger(made.id)
            self._ledgers.append(ledger)
            self._playing[ledger.id] = [
                asyncio.create_task(
                    Player(self._process.address, account, ledger, Random(self._random.random())).play()
                )
                for account in accounts
            ]

    async def _wait_for_decisions(self, number: int) -> None:
        """Wait until that many more decisions are acknowledged, and then for a random moment."""
        wanted = self._acknowledged() + number
        deadline = time.monotonic() + PATIENCE
        while self._acknowledged() < wanted and time.monotonic() < deadline:
            await asyncio.sleep(0.002)
        await asyncio.sleep(self._random.random() * 0.01)

    def _acknowledged(self) -> int:
        return sum(len(ledger.acknowledged) for ledger in self._ledgers)

    async def _strike(self) -> None:
        """Strike one random blow, check what is stored, and continue."""
        blow = self._random.choices(*zip(*BLOWS[self._postgres is not None], strict=True))[0]
        self.outcome.blows[blow] += 1
        await self._carry_out(blow)
        if blow not in ("kill the database", "kill the connections"):
            # The store recovers when it is opened: sometimes here, sometimes by the server.
            if self._random.random() < 0.5:
                await self._check([ledger for ledger in self._ledgers if not ledger.over])
            await self._start()
        await self._check([ledger for ledger in self._ledgers if not ledger.over])

    async def _carry_out(self, blow: str) -> None:
        match blow:
            case "stop":
                await asyncio.to_thread(self._process.stop)
            case "kill":
                self._process.kill()
            case "kill while starting":
                self._process.kill()
                self._process.launch()
                await asyncio.sleep(self._random.random() * STARTING)
                self._process.kill()
            case "kill the database":
                assert self._postgres is not None
                await asyncio.to_thread(self._postgres.kill)
                await asyncio.sleep(self._random.random() * AWAY)
                await asyncio.to_thread(self._postgres.start)
            case "kill the connections":
                assert self._postgres is not None
                await asyncio.to_thread(self._postgres.kill_connections, self._database)
            case _:
                raise AssertionError(blow)

    async def _check(self, ledgers: list[TableLedger]) -> None:
        """Compare what is stored with what was promised."""
        store = await self._opened()
        try:
            for ledger in ledgers:
                self.outcome.faults += await ledger.faults(store)
        finally:
            await store.close()
        for task in self._players():
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                self.outcome.faults.append(f"a client: {error!r}")

    async def _opened(self) -> Store:
        """Open the store as soon as its database has recovered."""
        deadline = time.monotonic() + RECOVERS_WITHIN
        while True:
            store = make_store(self._database)
            try:
                await store.open()
            except StoreUnavailable:
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.05)
            else:
                return store

    async def _finish(self) -> None:
        """Wait until all games are finished, and verify their records."""
        try:
            async with asyncio.timeout(FINISHES_WITHIN):
                await asyncio.gather(*self._players())
        except (TimeoutError, BrokenPromise) as error:
            self.outcome.faults.append(f"a client: {error!r}")
        await self._check(self._ledgers)
        for ledger in self._ledgers:
            text = (await self._ask(f"/api/tables/{ledger.id}/record")).decode()
            self.outcome.verified += not verify(parse_record(text), STANDARD)

    def _count(self, began: float) -> None:
        self.outcome.acknowledged = self._acknowledged()
        self.outcome.duplicates = sum(ledger.duplicates for ledger in self._ledgers)
        self.outcome.tables = len(self._ledgers)
        self.outcome.finished = sum(ledger.over for ledger in self._ledgers)
        self.outcome.seconds = time.monotonic() - began
