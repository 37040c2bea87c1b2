"""Fair shares: what everybody may use, by identity and by place."""

import asyncio
from http.client import HTTPConnection
from pathlib import Path
from unittest.mock import Mock

import pytest
from support.server import PATIENCE, ServerProcess
from websockets.exceptions import InvalidStatus

from orbis.server.account import Account, Owner
from orbis.server.http.connection import SocketConnection
from orbis.server.http.limits import Limits
from orbis.server.http.pack import built_pack, names_of
from orbis.server.http.shares import BYTES, MILLISECONDS, Shares, metered, place_of
from orbis.server.protocol import messages
from orbis.server.protocol.messages import Ping, Unwatch
from orbis.server.tables.refusals import Refused

from .clients import Client, Line
from .refusals import refused
from .visitors import HERE, OPEN, Person, Visitor

NEVER = 1e-6
"""A rate at which nothing comes back during a test."""


class Stopwatch:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


ANN, BOB = Owner("10.0.0.1", "ann"), Owner("10.0.0.1", "bob")
STRANGER = Owner("10.0.0.1")


def shares(clock: Stopwatch | None = None) -> Shares:
    return Shares(Limits(rate=1.0, burst=10.0, crowd=3.0), clock or Stopwatch())


def test_a_share_is_used_up_and_comes_back() -> None:
    clock = Stopwatch()
    given = shares(clock)
    for _ in range(10):
        given.admit(STRANGER, 1.0)
    with pytest.raises(Refused, match="too_many"):
        given.admit(STRANGER, 1.0)
    clock.now = 2.25
    given.admit(STRANGER, 2.0)


def test_identities_have_a_share_of_their_own_before_that_of_their_place() -> None:
    given = shares()
    given.admit(STRANGER, 10.0)
    given.admit(ANN, 10.0)
    with pytest.raises(Refused):
        given.admit(ANN, 1.0)
    given.admit(BOB, 10.0)


def test_many_identities_at_one_place_cannot_use_everything() -> None:
    given = shares()
    admitted = 0
    for number in range(100):
        try:
            given.admit(Owner("10.0.0.1", f"eve {number}"), 1.0)
        except Refused:
            continue
        admitted += 1
    assert admitted == 30
    given.admit(Owner("10.0.0.2", "ann"), 1.0)


def test_what_cost_more_than_was_paid_is_a_debt() -> None:
    clock = Stopwatch()
    given = shares(clock)
    given.admit(ANN, 1.0)
    given.settle(Account(ANN, milliseconds=13 * MILLISECONDS), 1.0)
    clock.now = 2.0
    with pytest.raises(Refused):
        given.admit(ANN, 1.0)
    clock.now = 4.25
    given.admit(ANN, 1.0)


def test_traffic_is_charged() -> None:
    given = shares()
    given.settle(Account(STRANGER, bytes=20 * BYTES), 1.0)
    with pytest.raises(Refused):
        given.admit(STRANGER, 1.0)


def test_refusals_cost_a_little_of_the_own_share_only() -> None:
    clock = Stopwatch()
    given = shares(clock)
    given.admit(ANN, 10.0)
    for _ in range(60):
        assert not given.is_insistent(STRANGER)
        with pytest.raises(Refused):
            given.admit(ANN, 1.0)
    assert given.is_insistent(ANN)
    clock.now = 10.0
    with pytest.raises(Refused):
        given.admit(ANN, 1.0)
    given.admit(BOB, 10.0)


def test_what_a_connection_is_sent_is_charged_although_it_says_nothing() -> None:
    given, channel = shares(), Mock()
    service = Mock(visitors=Mock(shares=given))
    connection = SocketConnection(channel, service, identified := Mock(id="ann"), Account(ANN))
    assert connection.player == identified.id
    for _ in range(20):
        connection.send(bytes(BYTES))
    assert channel.send.call_count == 20
    with pytest.raises(Refused):
        given.admit(ANN, 1.0)


def test_a_debt_is_bounded() -> None:
    clock = Stopwatch()
    given = shares(clock)
    given.settle(Account(ANN, milliseconds=1e9), 1.0)
    clock.now = 21.0
    given.admit(ANN, 1.0)


def test_the_steps_of_a_task_are_measured_and_not_its_waiting() -> None:
    async def work() -> int:
        await asyncio.sleep(0.2)
        return sum(range(1_000_000))

    account = Account(ANN)

    async def measured() -> int:
        return await metered(work().__await__(), account)

    assert asyncio.run(measured()) == 499_999_500_000
    assert 0 < account.milliseconds < 190


def test_what_is_measured_can_be_cancelled() -> None:
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(10)
        finally:
            ended.append("cleaned up")

    async def cancelled() -> None:
        task = asyncio.create_task(_awaited(work().__await__()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    async def _awaited(waiting: object) -> None:
        await metered(waiting, Account(ANN))  # type: ignore[arg-type]

    asyncio.run(cancelled())
    assert ended == ["cleaned up"]


def test_a_place_is_an_address_or_a_network_of_ipv6() -> None:
    assert place_of("2001:db8::1") == place_of("2001:db8::ffff:1:2:3%eth0")
    assert place_of("2001:db8::1") != place_of("2001:db8:0:1::1")
    assert place_of("192.0.2.1") != place_of("192.0.2.2")
    assert place_of("") == ""


def is_used_up(status: list[int], share: int) -> bool:
    """Whether a share was used up, by requests that cost a little more if the machine is slow."""
    passed = status.count(200)
    return share / 2 < passed <= share and status == [200] * passed + [429] * (len(status) - passed)


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    slow = Limits(rate=NEVER, burst=40)
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=slow) as server:
        ann = Person(server, "Ann")
        table = ann.create(HERE, OPEN)
        client = Client(ann, table)
        for _ in range(50):
            client.line.say(Unwatch("nowhere"))
        while not isinstance(heard := client.line.hear(), messages.Error):
            pass
        assert heard.error.code == "too_many"
        refused(lambda: ann.view(table), "too_many")
        with pytest.raises(InvalidStatus):
            Line(ann)
        assert Visitor(server).view(table).id == table


def test_whoever_does_not_heed_refusals_loses_the_connection(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=Limits(rate=NEVER, burst=10)) as server:
        connection = HTTPConnection(server.host, timeout=PATIENCE)
        answers: list[tuple[int, str | None]] = []
        while len(answers) < 200 and (429, "close") not in answers:
            connection.request("GET", "/api/about")
            response = connection.getresponse()
            response.read()
            answers.append((response.status, response.getheader("connection")))
        connection.close()
        assert 10 < len(answers) < 100
        assert answers[-2:] == [(429, None), (429, "close")]


def test_a_club_behind_one_address_is_no_attack(tmp_path: Path) -> None:
    """Sixty pages ping, and everybody plays."""
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=Limits(rate=NEVER, burst=60)) as server:
        people = [Person(server, f"Guest {number}") for number in range(6)]
        table = people[0].create(HERE, OPEN)
        lines = [Line(person) for person in people for _ in range(10)]
        for line in lines:
            assert isinstance(line.hear(), messages.Welcome)
            for _ in range(10):  # half a minute's
                line.say(Ping())
        for line in lines:
            assert all(isinstance(line.hear(), messages.Pong) for _ in range(10))
        assert {person.view(table).id for person in people} == {table}


def test_everything_but_the_health_is_counted(tmp_path: Path) -> None:
    wrong = {"authorization": "Bearer " + "x" * 43}
    foreign = {"origin": "https://elsewhere.example"}
    asked: list[tuple[str, dict[str, str]]] = [
        ("/api/identity", wrong),
        ("/api/about", foreign),
        ("/metrics", {}),
        ("/api/openapi.json", {}),
        ("/", {}),
    ]
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=Limits(rate=NEVER, burst=20)) as server:
        for path, headers in asked:
            server.stop()
            server.start()
            visitor = Visitor(server, headers)
            status = {visitor.ask("GET", path).status for _ in range(120)}
            assert 429 in status, path
            assert {visitor.ask("GET", "/health").status for _ in range(50)} == {200}


@pytest.mark.skipif(built_pack() is None, reason="the offline pack is not built")
def test_a_stranger_can_fetch_the_whole_pack(tmp_path: Path) -> None:
    pack = built_pack()
    assert pack is not None
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=Limits()) as server:
        visitor = Visitor(server)
        paths = ["/", *(f"/pack/{name}" for name in names_of(pack))]
        assert {path: visitor.ask("GET", path).status for path in paths} == dict.fromkeys(paths, 200)


def test_an_identity_is_limited_across_addresses(tmp_path: Path) -> None:
    limits = Limits(rate=NEVER, burst=20)
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=limits, proxies="127.0.0.1") as server:
        ann = Person(server, "Ann")
        status = [
            ann.ask("GET", "/api/identity", headers={"x-forwarded-for": f"10.0.0.{number}"}).status
            for number in range(25)
        ]
        assert is_used_up(status, 20)
        assert Visitor(server, {"x-forwarded-for": "10.0.1.1"}).ask("GET", "/api/about").status == 200


def test_strangers_share_their_network_of_ipv6(tmp_path: Path) -> None:
    limits = Limits(rate=NEVER, burst=20)
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=limits, proxies="127.0.0.1") as server:
        status = [
            Visitor(server, {"x-forwarded-for": f"2001:db8::{number:x}"}).ask("GET", "/api/lessons").status
            for number in range(25)
        ]
        assert is_used_up(status, 20)


def test_forwarded_headers_are_ignored_unless_configured(tmp_path: Path) -> None:
    limits = Limits(rate=NEVER, burst=20)
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=limits) as server:
        status = [
            Visitor(server, {"x-forwarded-for": f"10.0.0.{number}"}).ask("GET", "/api/lessons").status
            for number in range(25)
        ]
        assert is_used_up(status, 20)
