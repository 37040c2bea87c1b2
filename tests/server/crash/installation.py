"""What the crash test strikes: servers on one database, and the blows that hit them."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from support.nursery import ForkedServer, Nursery
from support.serve import Journal, Wanted
from support.server import GENEROUS, free_port

from orbis.server.http.service import Configuration
from orbis.server.process.listen import Listening
from orbis.server.stores import Store, StoreUnavailable, make_store
from server.postgres import Postgres, running_postgres

from .journal import PowerFailure, library

SERVER_PATIENCE = 1.0
"""Seconds for which the server waits for PostgreSQL; short, so that some requests are refused."""

RECOVERS_WITHIN = 60.0

STARTING = 0.25
"""A starting server is killed within this many seconds."""

AWAY = 3.0
"""The longest outage of PostgreSQL, in seconds."""

Blows = dict[str, int]
"""The blows and their weights."""

ON_SERVER: Blows = {"kill": 85, "kill while starting": 10, "stop": 5}
ON_POSTGRES: Blows = {"kill the database": 5, "kill the connections": 8}
ON_PROCESSES: Blows = {"kill all": 10, "freeze": 12, "freeze long": 1, "freeze and kill": 5}

KILLS: Blows = {"kill": 1, "kill while starting": 2, "kill all": 2, "freeze and kill": 1}
"""How many processes of the server each blow kills."""


@dataclass
class Installation:
    """Servers on one database, of which any may be struck."""

    servers: list[ForkedServer]
    database: str
    postgres: Postgres | None = None
    power: PowerFailure | None = None
    blows: Blows = field(default_factory=dict)
    _store: Store | None = None

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    @property
    def is_down(self) -> bool:
        return not any(server.is_alive for server in self.servers)

    def start(self) -> None:
        """Start the servers that are not running."""
        dead = [server for server in self.servers if not server.is_alive]
        for server in dead:
            if self.power is not None:
                self.power.begin()
            server.launch()
        for server in dead:
            server.wait_until_ready()

    def kill(self, server: ForkedServer) -> None:
        server.kill()
        if self.power is not None:
            self.power.strike()

    def stop(self, server: ForkedServer) -> None:
        server.stop()
        if self.power is not None:
            self.power.strike()

    def close(self) -> None:
        for server in self.servers:
            server.close()

    async def strike(self, blow: str, random: Random) -> None:
        """Strike a blow; some servers may be dead afterwards."""
        server = random.choice([server for server in self.servers if server.is_alive] or self.servers)
        match blow:
            case "kill":
                self.kill(server)
            case "kill all":
                for each in self.servers:
                    self.kill(each)
            case "kill while starting":
                self.kill(server)
                if self.power is not None:
                    self.power.begin()
                server.launch()
                await asyncio.sleep(random.random() * STARTING)
                self.kill(server)
            case "stop":
                await asyncio.to_thread(self.stop, server)
            case "freeze":
                await self._freeze(server, random.uniform(0.1, 2.0))
            case "freeze long":
                # Longer than clients wait for an answer.
                await self._freeze(server, random.uniform(8.0, 12.0))
            case "freeze and kill":
                server.freeze()
                await asyncio.sleep(random.random())
                self.kill(server)
            case "kill the database":
                assert self.postgres is not None
                await asyncio.to_thread(self.postgres.kill)
                await asyncio.sleep(random.choice((0.0, random.random() * AWAY)))
                await asyncio.to_thread(self.postgres.start)
            case "kill the connections":
                assert self.postgres is not None
                await asyncio.to_thread(self.postgres.kill_connections, self.database)
            case _:
                raise AssertionError(blow)

    async def _freeze(self, server: ForkedServer, seconds: float) -> None:
        server.freeze()
        try:
            await asyncio.sleep(seconds)
        finally:
            server.thaw()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Store]:
        """The store beside the servers; a file is opened anew each time, so that it recovers."""
        if self.postgres is None:
            store = await self._opened()
            try:
                yield store
            finally:
                await store.close()
        else:
            self._store = self._store or await self._opened()
            if self.is_down:
                await asyncio.to_thread(self.postgres.wait_for_statements, self.database)
            yield self._store

    async def leave(self) -> None:
        """Close what was opened for reading."""
        if self._store is not None:
            await self._store.close()
            self._store = None

    async def _opened(self) -> Store:
        """Open the store as soon as its database has recovered."""
        deadline = time.monotonic() + RECOVERS_WITHIN
        while True:
            store = make_store(self.database, RECOVERS_WITHIN)
            try:
                await store.open()
            except StoreUnavailable:
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.05)
            else:
                return store

    def told(self) -> list[str]:
        """All lines of the servers' logs."""
        return [line for server in self.servers for line in server.told().splitlines()]


@contextmanager
def installed(
    folder: Path,
    random: Random,
    *,
    kind: str = "sqlite",
    processes: int = 1,
    power_loss: bool = False,
    early: float = 0.0,
    unsynced: bool = False,
    blows: Blows | None = None,
) -> Iterator[Installation]:
    """A new installation in a folder, started; raise `NoJournal` if power losses cannot be staged here."""
    with ExitStack() as stack:
        power = postgres = None
        if kind == "sqlite":
            database = str(folder / "orbis.db")
            if power_loss:
                power = PowerFailure(Path(database), random)
        else:
            # Durable, as PostgreSQL is by default.
            postgres = stack.enter_context(running_postgres("fsync=on"))
            database = stack.enter_context(postgres.database())
        journal = Journal(str(power.journal), sends=False) if power is not None else None
        nursery = stack.enter_context(Nursery(library() if power is not None else None))
        servers = []
        for _ in range(processes):
            wanted = Wanted(
                Configuration(database, GENEROUS, patience=SERVER_PATIENCE),
                Listening("127.0.0.1", free_port()),
                "info",
                early,
                unsynced,
                journal,
            )
            servers.append(ForkedServer(nursery, wanted, folder))
        blows = blows or {
            **ON_SERVER,
            **(ON_POSTGRES if postgres is not None else {}),
            **(ON_PROCESSES if processes > 1 else {}),
        }
        installation = Installation(servers, database, postgres, power, blows)
        stack.callback(installation.close)
        installation.start()
        yield installation
