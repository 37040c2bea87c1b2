"""The short form of the crash test, and proof that it can fail; scripts/crash-test.sh has the long one."""

import os
from pathlib import Path
from random import Random

import pytest
from amount import few_or_all

from .crash.installation import Blows, installed
from .crash.journal import NoJournal, library
from .crash.rounds import CrashTest, Outcome

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(
        not hasattr(os, "pidfd_open"), reason="servers are forked and struck as on Linux only"
    ),
]

KILLS = few_or_all(4, 12)
UNTIL_FOUND = 40

GAPS = few_or_all((0.3, 0.01), (0.3, 0.1, 0.03, 0.01, 0.003))
"""How many seconds too early a server acknowledges."""


def need_journals() -> None:
    """Skip where no power loss can be staged, and say why."""
    try:
        library()
    except NoJournal as reason:
        pytest.skip(str(reason))


async def outcome_of(
    folder: Path,
    kills: int,
    *,
    kind: str = "sqlite",
    processes: int = 1,
    power_loss: bool = False,
    early: float = 0.0,
    unsynced: bool = False,
    blows: Blows | None = None,
) -> Outcome:
    random = Random(7)
    with installed(
        folder,
        random,
        kind=kind,
        processes=processes,
        power_loss=power_loss,
        early=early,
        unsynced=unsynced,
        blows=blows,
    ) as installation:
        return await CrashTest(installation, random, tables=4).run(kills)


@pytest.mark.parametrize(
    ("kind", "processes", "power_loss"),
    [("sqlite", 1, False), ("sqlite", 1, True), ("postgres", 2, False)],
)
async def test_what_is_acknowledged_is_neither_lost_nor_doubled_by_kills(
    tmp_path: Path, kind: str, processes: int, power_loss: bool
) -> None:
    if power_loss:
        need_journals()
    outcome = await outcome_of(tmp_path, KILLS, kind=kind, processes=processes, power_loss=power_loss)
    assert outcome.faults == []
    assert outcome.errors == []
    assert outcome.kills >= KILLS
    assert outcome.acknowledged > 50
    assert outcome.tables == outcome.finished > 0
    assert outcome.dealt == outcome.verified > 0


@pytest.mark.parametrize("gap", GAPS)
@pytest.mark.thorough
async def test_a_server_that_acknowledges_before_it_stores_is_detected(tmp_path: Path, gap: float) -> None:
    outcome = await outcome_of(tmp_path, UNTIL_FOUND, early=gap, blows={"kill": 1})
    # Sometimes a client that comes back is the first to miss what it was told.
    assert outcome.count("lost") > 0 or any("BrokenPromise" in fault for fault in outcome.faults)


async def test_a_server_that_does_not_sync_is_detected_by_a_power_loss(tmp_path: Path) -> None:
    need_journals()
    outcome = await outcome_of(tmp_path, UNTIL_FOUND, power_loss=True, unsynced=True, blows={"kill": 1})
    assert outcome.count("lost") > 0


@pytest.mark.thorough
async def test_commits_that_postgres_does_not_wait_for_are_detected(tmp_path: Path) -> None:
    blows = {"kill the database": 4, "kill": 1}
    outcome = await outcome_of(tmp_path, UNTIL_FOUND, kind="postgres", unsynced=True, blows=blows)
    assert outcome.count("lost") > 0
