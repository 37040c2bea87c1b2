import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from amount import few_or_all

from orbis.server.stores import opened
from orbis.server.stores.postgres.database import Database
from server.postgres import Postgres

pytestmark = pytest.mark.anyio

APPEND_FOREVER = Path(__file__).with_name("append_forever.py")
KILLS = few_or_all(4, 10)


def acknowledged_until_killed(database: str, after: int) -> list[tuple[str, int]]:
    """The events acknowledged by a process that is killed after that many, with more in flight."""
    with subprocess.Popen(
        [sys.executable, APPEND_FOREVER, database], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(after)]
        process.kill()
        # The last line may be incomplete.
        lines += [line for line in process.stdout if line.endswith("\n")]
    return [(table, int(number)) for table, number in (line.split() for line in lines)]


async def test_acknowledged_events_survive_the_process(database: str) -> None:
    random = Random(5)
    last: dict[str, int] = {}
    for _ in range(KILLS):
        for table, number in acknowledged_until_killed(database, after=random.randint(1, 100)):
            last[table] = max(last.get(table, 0), number)
        async with opened(database) as store:
            for table, number in last.items():
                events = await store.tables.events(table)
                assert len(events) >= number
                assert events == [b"%d" % at for at in range(1, len(events) + 1)]


async def test_commits_wait_for_the_disk_whatever_the_database_is_set_to(
    postgres: Postgres, postgres_database: str
) -> None:
    name = postgres_database.partition("@/")[2].partition("?")[0]
    postgres.execute(postgres_database, f"ALTER DATABASE {name} SET synchronous_commit = off")
    database = Database(postgres_database, patience=1.0)
    await database.open()
    try:
        assert await database.attempt("SHOW synchronous_commit") == [("on",)]
    finally:
        await database.close()
