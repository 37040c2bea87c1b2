"""Run as a program: a server, configured by its one argument in JSON."""

import asyncio
import sys
from dataclasses import dataclass

import msgspec

from orbis.server.http.service import Configuration
from orbis.server.process.listen import Listening
from orbis.server.process.run import run
from orbis.server.stores.sqlite.store import SqliteStore
from orbis.server.stores.store import Append

LATE = 0.3
"""How many seconds late the server stores when it acknowledges early."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The server to run, and how it differs from a real one."""

    configuration: Configuration
    listening: Listening
    log_level: str
    early: bool
    """Whether it acknowledges before it stores, which the crash test must notice."""


def acknowledge_early() -> None:
    """Make the store acknowledge events before it stores them."""
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


def say(address: str) -> None:
    """Tell the parent process that the server is ready."""
    print(address, flush=True)


def main() -> None:
    wanted = msgspec.json.decode(sys.argv[1], type=Wanted)
    if wanted.early:
        acknowledge_early()
    run(wanted.configuration, wanted.listening, wanted.log_level, say)


if __name__ == "__main__":
    main()
