"""Limits on requests, tables and connections."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.server import ServerProcess
from websockets.exceptions import InvalidStatus

from orbis.server.http.limits import Limits
from orbis.server.protocol import messages
from orbis.server.protocol.messages import Ping, Watch
from orbis.server.tables.requests import Leave

from .clients import Client, Line
from .metrics import eventually, metric
from .refusals import refused
from .visitors import HERE, OPEN, Person, Visitor, problem_of

NARROW = Limits(rate=1e9, burst=1e9, tables=2, watched=2, connections=3, message=2000, text=5000)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with low limits but a high rate."""
    database = tmp_path_factory.mktemp("narrow") / "orbis.sqlite"
    with ServerProcess(str(database), limits=NARROW) as server:
        yield server


def test_a_body_may_not_exceed_the_limit(narrow: ServerProcess) -> None:
    ann = Person(narrow, "Ann")
    for size, status in ((NARROW.message, 400), (NARROW.message + 1, 413), (100 * NARROW.message, 413)):
        answer = ann.ask("POST", "/api/tables", b"[" + b" " * (size - 2) + b"]")
        assert answer.status == status
    assert problem_of(answer).code == "too_large"
    refused(lambda: ann.keep(text="x" * (NARROW.text - 100)), "unfit")
    refused(lambda: ann.keep(text="x" * NARROW.text), "too_large")


def test_an_oversized_message_closes_the_connection(narrow: ServerProcess) -> None:
    line = Line(Visitor(narrow))
    line.say_raw("[" + " " * (NARROW.message - 2) + "]")
    assert isinstance(line.hear(), messages.Welcome)
    answer = line.hear()
    assert isinstance(answer, messages.Error)
    assert answer.error.code == "bad_request"
    line.say_raw("[" + " " * NARROW.message + "]")
    assert line.closed() == 1009


def test_the_number_of_unfinished_tables_per_host_is_limited(narrow: ServerProcess) -> None:
    ann = Person(narrow, "Ann")
    tables = [ann.create(HERE, OPEN) for _ in range(NARROW.tables)]
    refused(lambda: ann.create(HERE, OPEN), "limit")
    Person(narrow, "Bob").create(HERE, OPEN)
    with Client(ann, tables[0]) as client:
        client.submit(Leave(0))
    ann.create(HERE, OPEN)
    refused(lambda: ann.create(HERE, OPEN), "limit")


def test_the_number_of_tables_per_connection_is_limited(narrow: ServerProcess) -> None:
    tables = [Person(narrow, "Ann").create(HERE, OPEN) for _ in range(NARROW.watched + 1)]
    line = Line(Visitor(narrow))
    assert isinstance(line.hear(), messages.Welcome)
    for table in (*tables, tables[0]):
        line.say(Watch(table))
    answers = [line.hear() for _ in range(NARROW.watched + 2)]
    refusal = answers.pop(NARROW.watched)
    assert isinstance(refusal, messages.Error)
    assert (refusal.error.code, refusal.table) == ("limit", tables[-1])
    assert all(isinstance(answer, messages.Table) for answer in answers)
    line.say(messages.Unwatch(tables[0]))
    line.say(Watch(tables[-1]))
    assert isinstance(line.hear(), messages.Table)


def test_the_number_of_connections_per_address_is_limited(narrow: ServerProcess) -> None:
    eventually(lambda: metric(Visitor(narrow), "orbis_connections") == 0)
    lines = [Line(Visitor(narrow)) for _ in range(NARROW.connections)]
    with pytest.raises(InvalidStatus) as caught:
        Line(Visitor(narrow))
    assert caught.value.response.status_code in (403, 429)
    lines.pop().close()
    eventually(lambda: metric(Visitor(narrow), "orbis_connections") < NARROW.connections)
    assert isinstance(Line(Visitor(narrow)).hear(), messages.Welcome)


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    slow = Limits(rate=1e-6, burst=40)
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=slow) as server:
        ann = Person(server, "Ann")
        table = ann.create(HERE, OPEN)
        client = Client(ann, table)
        for _ in range(50):
            client.line.say(Ping())
        heard = [client.line.hear() for _ in range(51)]
        refusals = [message for message in heard if isinstance(message, messages.Error)]
        assert {refusal.error.code for refusal in refusals} == {"too_many"}
        assert 10 < len(refusals) < 50
        refused(lambda: ann.view(table), "too_many")
        refused(lambda: Visitor(server).view(table), "too_many")
        with pytest.raises(InvalidStatus):
            Line(ann)
        assert metric(Visitor(server), 'orbis_refusals_total{code="too_many"}') == len(refusals) + 3


def test_an_identity_is_limited_across_addresses(tmp_path: Path) -> None:
    limits = Limits(rate=1e-6, burst=20)
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=limits, proxies="127.0.0.1") as server:
        ann = Person(server, "Ann")
        status = [
            ann.ask("GET", "/api/identity", headers={"x-forwarded-for": f"10.0.0.{number}"}).status
            for number in range(25)
        ]
        assert status == [200] * 20 + [429] * 5
        assert Visitor(server, {"x-forwarded-for": "10.0.1.1"}).ask("GET", "/api/about").status == 200


def test_forwarded_headers_are_ignored_unless_configured(tmp_path: Path) -> None:
    limits = Limits(rate=1e-6, burst=20)
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=limits) as server:
        status = [
            Visitor(server, {"x-forwarded-for": f"10.0.0.{number}"}).ask("GET", "/api/about").status
            for number in range(25)
        ]
        assert status == [200] * 20 + [429] * 5
