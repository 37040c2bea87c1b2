"""Unused tables leave the memory, and wake unchanged."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from support.server import ServerProcess

from orbis.server.tables.requests import Act, AskRewind

from .clients import Client
from .games import gather, play, play_out, verified
from .metrics import eventually, metric
from .visitors import HERE, OPEN, PILGRIM, Person, Visitor


@pytest.fixture(params=["sqlite", "postgres"])
def sleepy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that puts unused tables to sleep almost at once."""
    shared = request.param == "postgres"
    database = request.getfixturevalue("postgres_database") if shared else str(tmp_path / "orbis.sqlite")
    with ServerProcess(database, idle=100) as server:
        yield server


def asleep(server: ServerProcess) -> None:
    """Wait until no table is awake."""
    eventually(lambda: metric(Visitor(server), "orbis_live_tables") == 0)


def test_a_table_without_followers_sleeps_and_wakes_unchanged(sleepy: ServerProcess) -> None:
    ann, bob = Person(sleepy, "Ann"), Person(sleepy, "Bob")
    table = ann.create(HERE, OPEN, grace=None)
    hers, his = Client(ann, table), Client(bob, table)
    his.sit(1)
    gather((hers, his))
    hands = {0: hers, 1: his}
    play(hands, Random(1), 30)
    wish = AskRewind(0, 0, hers.last.position)
    hers.submit(wish)
    before = ann.view(table)
    record, last = ann.text(f"/api/tables/{table}/record"), hers.send(Act((0,), 1))
    hers.line.close()
    his.line.close()
    asleep(sleepy)
    assert ann.view(table) == before
    assert ann.text(f"/api/tables/{table}/record") == record
    asleep(sleepy)
    hers.come()
    assert hers.number == before.number
    acknowledged = hers.submit(wish, last - 1)
    assert (acknowledged.event, acknowledged.duplicate) == (before.number, True)
    his.come()
    play_out(hands, Random(2))
    verified(ann, table)


def test_a_table_stays_awake_while_bots_play(sleepy: ServerProcess) -> None:
    ann = Person(sleepy, "Ann")
    table = ann.create_for_bots(PILGRIM, PILGRIM)
    asleep(sleepy)
    assert ann.view(table).status == "over"
