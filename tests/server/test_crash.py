"""The short form of the crash test; scripts/crash-test.sh has the long one."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from amount import few_or_all
from support.server import ServerProcess

from .crash.rounds import SERVER_PATIENCE, CrashTest
from .postgres import Postgres, running_postgres

pytestmark = pytest.mark.anyio

KILLS = few_or_all(3, 10)
UNTIL_FOUND = 10


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Postgres | None]]:
    """A database of each kind, and its own PostgreSQL, which may be killed."""
    with ExitStack() as stack:
        if request.param == "sqlite":
            yield str(tmp_path / "orbis.db"), None
        else:
            postgres = stack.enter_context(running_postgres())
            yield stack.enter_context(postgres.database()), postgres


async def test_acknowledged_events_are_neither_lost_nor_doubled_by_kills(
    place: tuple[str, Postgres | None], tmp_path: Path
) -> None:
    database, postgres = place
    with ServerProcess(database, patience=SERVER_PATIENCE) as process:
        outcome = await CrashTest(process, database, Random(7), tables=4, postgres=postgres).run(KILLS)
    assert outcome.faults == []
    assert outcome.errors == []
    assert outcome.kills == KILLS
    assert outcome.acknowledged > 100
    assert outcome.tables == outcome.finished == outcome.verified > 0


async def test_a_server_that_acknowledges_before_it_stores_is_detected(tmp_path: Path) -> None:
    database = str(tmp_path / "orbis.db")
    with ServerProcess(database, early=True) as process:
        outcome = await CrashTest(process, database, Random(7), tables=4).run(UNTIL_FOUND)
    assert outcome.count("lost") > 0
