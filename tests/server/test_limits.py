"""Limits on tables, connections and sizes."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from support.server import GENEROUS, ServerProcess
from websockets.exceptions import InvalidStatus

from orbis.server.http.limits import Limits
from orbis.server.protocol import messages
from orbis.server.protocol.messages import Watch
from orbis.server.protocol.server import Health
from orbis.server.tables.requests import Leave

from .clients import Client, Line
from .metrics import eventually, metric
from .refusals import refused
from .test_records import played, text_of
from .visitors import HERE, OPEN, Person, Visitor, problem_of

NARROW = Limits(rate=1e9, burst=1e9, tables=2, watched=2, connections=3, frames=1e9, message=2000, text=5000)


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


def test_the_number_of_unfinished_tables_per_place_is_limited(tmp_path: Path) -> None:
    limits = Limits(rate=1e9, burst=1e9, tables=2, crowd_tables=5)
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=limits, proxies="127.0.0.1") as server:
        crowd = [Person(server, f"Eve {number}") for number in range(5)]
        for eve in crowd:
            eve.headers["x-forwarded-for"] = "2001:db8::7"
        tables = [eve.create(HERE, OPEN) for eve in crowd]
        crowd[0].headers["x-forwarded-for"] = "2001:db8::8"
        refused(lambda: crowd[0].create(HERE, OPEN), "limit")
        crowd[0].headers["x-forwarded-for"] = "2001:db8:0:1::7"
        crowd[0].create(HERE, OPEN)
        for eve, table in zip(crowd[1:3], tables[1:3], strict=True):
            with Client(eve, table) as client:
                client.submit(Leave(0))
        crowd[3].create(HERE, OPEN)


def test_the_number_of_tables_per_connection_is_limited(narrow: ServerProcess) -> None:
    tables = [Person(narrow, "Ann").create(HERE, OPEN) for _ in range(NARROW.watched + 1)]
    line = Line(Visitor(narrow))
    assert isinstance(line.hear(), messages.Welcome)
    for table in (*tables, tables[0]):
        line.say(Watch(table))
    answers = [_hear_answer(line) for _ in range(NARROW.watched + 2)]
    refusal = answers.pop(NARROW.watched)
    assert isinstance(refusal, messages.Error)
    assert (refusal.error.code, refusal.table) == ("limit", tables[-1])
    assert all(isinstance(answer, messages.Table) for answer in answers)
    line.say(messages.Unwatch(tables[0]))
    line.say(Watch(tables[-1]))
    assert isinstance(_hear_answer(line), messages.Table)


def _hear_answer(line: Line) -> messages.AnyMessage:
    """The next message that is not about who is present."""
    while isinstance(message := line.hear(), messages.Present):
        pass
    return message


def test_the_number_of_connections_per_place_is_limited(narrow: ServerProcess) -> None:
    eventually(lambda: metric(Visitor(narrow), "orbis_connections") == 0)
    lines = [Line(Visitor(narrow)) for _ in range(NARROW.connections)]
    assert _refusal_of(lambda: Line(Visitor(narrow))) == 429
    lines.pop().close()
    eventually(lambda: metric(Visitor(narrow), "orbis_connections") < NARROW.connections)
    assert isinstance(Line(Visitor(narrow)).hear(), messages.Welcome)


@pytest.mark.parametrize("trusted", [True, False])
def test_connections_through_a_proxy_are_limited_by_visitor(tmp_path: Path, *, trusted: bool) -> None:
    burst = 8 if trusted else GENEROUS.burst
    limits = replace(GENEROUS, rate=1e-6, burst=burst, connections=2)
    proxies = "127.0.0.1" if trusted else None
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=limits, proxies=proxies) as server:

        def come(address: str) -> Line:
            line = Line(Visitor(server), {"x-forwarded-for": address})
            assert isinstance(line.hear(), messages.Welcome)
            return line

        lines = [come("192.0.2.1"), come("192.0.2.1")]
        assert _refusal_of(lambda: come("192.0.2.1")) == 429
        if not trusted:
            assert _refusal_of(lambda: come("192.0.2.2")) == 429
            return
        lines.append(come("192.0.2.2"))
        # Requests are limited by visitor, too: each handshake was one of eight.
        for line, more in ((lines[0], 5), (lines[2], 7)):
            for _ in range(more):
                line.say(messages.Unwatch("nowhere"))
            line.say(messages.Ping())
            line.say(messages.Unwatch("nowhere"))
            refusals = [line.hear(), line.hear()]
            assert all(isinstance(each, messages.Error) for each in refusals)


def _refusal_of(connect: Callable[[], object]) -> int:
    """The status with which a handshake is refused."""
    with pytest.raises(InvalidStatus) as caught:
        connect()
    return caught.value.response.status_code


def test_what_one_brings_in_a_day_is_limited(tmp_path: Path) -> None:
    few = replace(GENEROUS, daily_tables=3, daily_texts=2)
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=few) as server:
        ann = Person(server, "Ann")
        texts = [text_of(played(1, f"seed {number}")) for number in range(3)]
        for text in (*texts[:2], *texts[:2]):  # what is there already does not count
            ann.keep(text=text)
        refused(lambda: ann.keep(text=texts[2]), "limit")
        for _ in range(few.daily_tables):  # finished tables count, too
            with Client(ann, ann.create(HERE, OPEN)) as client:
                client.submit(Leave(0))
        refused(lambda: ann.create(HERE, OPEN), "limit")
        assert Person(server, "Bob").keep(text=texts[2])


def test_an_address_is_limited_across_identities(tmp_path: Path) -> None:
    few = replace(GENEROUS, daily_texts=1)
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=few) as server:
        for number in range(10):
            Person(server, "Ann").keep(text=text_of(played(1, f"seed {number}")))
        refused(lambda: Person(server, "Ann").keep(text=text_of(played(1, "one more"))), "limit")


def test_a_full_store_begins_nothing_new_and_plays_on(database: str) -> None:
    with ServerProcess(database) as server:
        ann = Person(server, "Ann")
        table = ann.create(HERE, HERE, grace=None)
    small = replace(GENEROUS, disk=1)
    with ServerProcess(database, limits=small) as server:
        ann.server = server
        for begin in (lambda: ann.create(HERE, HERE), lambda: ann.keep(text=text_of(played(1)))):
            assert "no room" in refused(begin, "limit").message
        told = Visitor(server).ask("GET", "/health")
        health = msgspec.json.decode(told.content, type=Health)
        assert (told.status, health.status, health.room) == (200, "ok", False)
        assert "--disk" in health.message
        assert Visitor(server).ask("GET", "/ready").status == 200
        assert metric(ann, "orbis_room") == 0
        assert metric(ann, "orbis_store_bytes") > 1
        with Client(ann, table) as client:
            assert client.act(client.options[0]).event == 2
