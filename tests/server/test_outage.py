"""Requests are refused during an outage of the store, and everything continues afterwards."""

import resource
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.server import ServerProcess
from websockets.exceptions import InvalidStatus

from orbis.client.followed_table import act
from orbis.server.protocol import messages
from orbis.server.protocol.messages import Watch

from .clients import Client, Line
from .postgres import Postgres, running_postgres
from .refusals import refused
from .visitors import HERE, PILGRIM, Person, Visitor

NEVER = resource.RLIM_INFINITY


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that may be killed."""
    with running_postgres() as postgres:
        yield postgres


@pytest.fixture
def impatient(own_postgres: Postgres) -> Iterator[ServerProcess]:
    """A server that waits only briefly for PostgreSQL."""
    with own_postgres.database() as database, ServerProcess(database, patience=0.2) as process:
        yield process


def test_requests_are_refused_during_an_outage_and_done_afterwards(
    own_postgres: Postgres, impatient: ServerProcess
) -> None:
    ann = Person(impatient, "Ann")
    client = Client(ann, ann.create(HERE, HERE, grace=None))
    ask = act(client.position, client.options[0])
    own_postgres.kill()
    request = client.send(ask)
    refused(lambda: client.answer(request), "unavailable")
    # Something that was never stored must not be shown either.
    refused(lambda: ann.view(client.table), "unavailable")
    assert Visitor(impatient).ask("GET", "/health").status == 503
    client.line.say(Watch(client.table))
    answer = client.line.hear()
    assert isinstance(answer, messages.Error)
    assert answer.error.code == "unavailable"
    own_postgres.start()
    ack, again = client.submit(ask, request), client.submit(ask, request)
    assert (ack.duplicate, again.duplicate, again.event) == (False, True, ack.event)
    impatient.stop()
    assert impatient.errors() == []


def test_new_connections_are_refused_during_an_outage(
    own_postgres: Postgres, impatient: ServerProcess
) -> None:
    ann = Person(impatient, "Ann")
    with ServerProcess(impatient.database, patience=0.2) as process:
        own_postgres.kill()
        with pytest.raises(InvalidStatus) as away:
            Line(Visitor(process, ann.headers))
        assert away.value.response.status_code == 503
        own_postgres.start()
        assert isinstance(Line(Visitor(process, ann.headers)).hear(), messages.Welcome)


def test_bots_continue_after_an_outage(own_postgres: Postgres, impatient: ServerProcess) -> None:
    ann = Person(impatient, "Ann")
    client = Client(ann, ann.create_for_bots(PILGRIM, PILGRIM, PILGRIM, PILGRIM, grace=None))
    client.receive()
    own_postgres.kill()
    # Only this log line proves that a bot tried and failed.
    while "a bot could not play" not in impatient.told():
        assert Visitor(impatient).ask("GET", "/health").status == 503
    own_postgres.start()
    client.until(lambda: client.is_over)


def test_a_full_disk_refuses_decisions_and_loses_none(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.db")) as process:
        ann = Person(process, "Ann")
        client = Client(ann, ann.create(HERE, HERE, grace=None))
        ask, number = act(client.position, client.options[0]), client.number
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, NEVER))
        request = client.send(ask)
        refused(lambda: client.answer(request), "unavailable")
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (NEVER, NEVER))
        assert client.submit(ask, request).event == number + 1
