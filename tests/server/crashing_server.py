"""Run as a program: a server as its one argument describes it, in JSON."""

import asyncio
import json
import sys

from orbis.server.http.limits import Limits
from orbis.server.http.service import Configuration
from orbis.server.process import run as running
from orbis.server.process.listen import Listening
from orbis.server.process.run import run
from orbis.server.stores.postgres.store import PostgresStore
from orbis.server.stores.sqlite.store import SqliteStore
from orbis.server.stores.store import Append

LATE = 0.3
"""Seconds by which the server that acknowledges early stores late."""


def acknowledge_early() -> None:
    """Let the store say that it has kept what it only means to keep: the crash test must notice."""
    keep = SqliteStore.append
    under_way = set[asyncio.Task[None]]()

    async def keep_late(store: SqliteStore, append: Append) -> None:
        await asyncio.sleep(LATE)
        await keep(store, append)

    async def append(self: SqliteStore, append: Append) -> None:
        task = asyncio.create_task(keep_late(self, append))
        under_way.add(task)
        task.add_done_callback(under_way.discard)

    SqliteStore.append = append  # type: ignore[method-assign]


def have_patience(seconds: float) -> None:
    """Let PostgreSQL be away for that long before requests are refused."""
    PostgresStore.__init__.__defaults__ = (seconds,)


def main() -> None:
    told = json.loads(sys.argv[1])
    have_patience(told["patience"])
    running.SILENCE = told["silence"]
    if told["early"]:
        acknowledge_early()
    configuration = Configuration(told["database"], Limits(**told["limits"]), idle=told["idle"])
    run(configuration, Listening("127.0.0.1", told["port"]), "info")


if __name__ == "__main__":
    main()
