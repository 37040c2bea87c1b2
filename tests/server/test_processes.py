"""Several processes on one PostgreSQL: what they tell each other, and which request wins."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from threading import Barrier
from time import monotonic, sleep

import msgspec
import pytest
from msgspec.structs import replace
from support.description import Answer
from support.server import ServerProcess

from orbis.server.protocol.access import RecoveryLink
from orbis.server.protocol.identity import Me
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.messages import Ping, Pong, Welcome
from orbis.server.protocol.notices import NoticeChannel
from orbis.server.protocol.table import Ack, Made
from orbis.server.tables.requests import Act, LetBot, Ready, Sit

from .clients import Client, Line
from .games import gather, play, play_out, verified
from .metrics import metric
from .postgres import Postgres
from .refusals import refused
from .visitors import HERE, OPEN, PILGRIM, Person, Visitor, problem_of

Two = tuple[ServerProcess, ServerProcess]


@contextmanager
def two_of(database: str) -> Iterator[Two]:
    with ServerProcess(database) as one, ServerProcess(database) as other:
        yield one, other


@pytest.fixture(scope="module")
def processes(postgres: Postgres) -> Iterator[Two]:
    """Two servers on one database, shared by all tests that do not kill them."""
    with postgres.database() as database, two_of(database) as servers:
        yield servers


@pytest.fixture
def frail_processes(postgres_database: str) -> Iterator[Two]:
    """Two servers for one test, which may kill them."""
    with two_of(postgres_database) as servers:
        yield servers


def at(person: Person, server: ServerProcess) -> Visitor:
    """The same person at another process."""
    return Visitor(server, person.headers)


def conflicts(processes: Two) -> float:
    """The number of conflicts in both processes."""
    return sum(metric(Visitor(server), "orbis_conflicts_total") for server in processes)


def event_of(answer: Answer, expected: str) -> int | None:
    """The number of the event that a request became; None if it was refused as expected."""
    if answer.status == 200:
        return msgspec.json.decode(answer.content, type=Ack).event
    assert problem_of(answer).code == expected
    return None


def test_clients_of_one_table_can_use_different_processes(
    processes: Two,
) -> None:
    one, other = processes
    ann, bob = Person(one, "Ann"), Person(other, "Bob")
    table = ann.create(HERE, OPEN, PILGRIM)
    hands = {0: Client(ann, table), 1: Client(bob, table)}
    spectator = Client(Visitor(other), table, "full")
    hands[1].sit(1)
    gather(hands.values())
    play_out(hands, Random(1))
    spectator.catch_up(hands[0].number)
    assert (
        hands[0].events
        == hands[1].events
        == [replace(event, log=(), deed=None) for event in spectator.events]
    )
    verified(ann, table)
    verified(bob, table)


def test_a_player_at_another_process_is_present(processes: Two) -> None:
    one, other = processes
    ann, bob = Person(one, "Ann"), Person(other, "Bob")
    table = ann.create(HERE, OPEN, grace=3_600_000)
    hers, his = Client(ann, table), Client(bob, table)
    his.sit(1)
    hers.line.say(Ping())
    while not isinstance(hers.receive(), Pong):
        pass
    his.until(lambda: his.presence.seats == (0, 1))
    assert his.presence.bot_at is None
    refused(lambda: his.submit(LetBot(0)), "stale")


def test_reconnecting_to_another_process_misses_and_repeats_nothing(
    processes: Two,
) -> None:
    ann = Person(processes[0], "Ann")
    table = ann.create(HERE, HERE)
    client, random = Client(ann, table), Random(2)
    hands = {0: client, 1: client}

    def move() -> None:
        client.line.cut()
        client.visitor = at(ann, random.choice(processes))
        client.come()

    play_out(hands, random, after_each=move)
    assert client.events == ann.wordless_events(table)
    verified(ann, table)


def test_only_one_of_several_concurrent_requests_wins(
    processes: Two,
) -> None:
    ann = Person(processes[0], "Ann")
    table = ann.create(HERE, HERE)
    before = conflicts(processes)
    doors = [at(ann, server) for server in processes] * 2
    together = Barrier(len(doors))

    def race(number: int, attempt: int, action: int, position: int) -> int | None:
        body = {"client": f"c{number}", "request": attempt, "ask": Act((action,), position)}
        together.wait()
        return event_of(doors[number].ask("POST", f"/api/tables/{table}/requests", body), "stale")

    with ThreadPoolExecutor(len(doors)) as threads:
        for attempt in range(1, 31):
            view = ann.view(table, "events")
            assert view.brief is not None
            options = Random(attempt).choices(view.brief.options, k=len(doors))
            asks = [(number, attempt, action, view.position) for number, action in enumerate(options)]
            events = list(threads.map(lambda ask: race(*ask), asks))
            assert sorted(events, key=lambda event: event is None)[:2] == [view.number + 1, None]
    assert {door.view(table).number for door in doors} == {31}
    assert conflicts(processes) > before


def test_one_request_sent_to_both_processes_is_done_once(
    processes: Two,
) -> None:
    ann = Person(processes[0], "Ann")
    table = ann.create(HERE, HERE)
    doors = [at(ann, server) for server in processes]
    together = Barrier(len(doors))

    def send(door: Visitor, request: int, ask: Act) -> Ack:
        together.wait()
        body = {"client": "c", "request": request, "ask": ask}
        return door.post(f"/api/tables/{table}/requests", body, Ack)

    with ThreadPoolExecutor(len(doors)) as threads:
        for request in range(1, 21):
            view = ann.view(table, "events")
            assert view.brief is not None
            ask = Act((view.brief.options[0],), view.position)
            acks = list(threads.map(lambda door: send(door, request, ask), doors))  # noqa: B023
            assert {ack.event for ack in acks} == {view.number + 1}
            assert sorted(ack.duplicate for ack in acks) == [False, True]


def test_only_one_of_several_concurrent_players_gets_a_seat(
    processes: Two,
) -> None:
    people = [Person(server, f"Person {number}") for number, server in enumerate(processes * 2)]
    together = Barrier(len(people))
    for _ in range(10):
        table = people[0].create(OPEN, PILGRIM)
        with ThreadPoolExecutor(len(people)) as threads:

            def sit(person: Person, table: str = table) -> str | None:
                body = {"client": "c", "request": 1, "ask": Sit(0)}
                together.wait()
                answer = person.ask("POST", f"/api/tables/{table}/requests", body)
                return None if event_of(answer, "seat_taken") is None else person.id

            (holder,) = [id for id in threads.map(sit, people) if id]
        assert {person.view(table).seats[0].player for person in people} == {holder}


def test_a_rematch_asked_for_at_different_processes_is_one_table(
    processes: Two,
) -> None:
    ann, bob = Person(processes[0], "Ann"), Person(processes[1], "Bob")
    table = ann.create(HERE, OPEN)
    hands = {0: Client(ann, table), 1: Client(bob, table)}
    hands[1].sit(1)
    gather(hands.values())
    play_out(hands, Random(3))
    together = Barrier(2)

    def ask(person: Person) -> str:
        together.wait()
        return person.post(f"/api/tables/{table}/rematch", None, Made).id

    with ThreadPoolExecutor(2) as threads:
        (new,) = set(threads.map(ask, (ann, bob)))
    assert {each.id for each in bob.get("/api/my/tables", list[Listed])} == {table, new}
    again = {0: Client(bob, new), 1: Client(ann, new)}
    for seat, client in again.items():
        client.submit(Ready(seat))
    play(again, Random(4), 10)


def test_a_bots_turn_continues_after_its_process_was_killed(
    frail_processes: Two,
) -> None:
    one, other = frail_processes
    ann = Person(one, "Ann")
    table = ann.create_for_bots(PILGRIM, PILGRIM, PILGRIM, PILGRIM)
    spectator = Client(Visitor(other), table)
    spectator.until(lambda: spectator.number > 2)
    one.kill()
    known = spectator.number
    spectator.catch_up(known + 10)
    assert Visitor(other).view(table).status == "playing"


def test_a_player_at_another_process_is_not_replaced(processes: Two) -> None:
    one, other = processes
    grace = 1000  # less than the time between two signs of life at other tables
    ann, bob, cyd = Person(one, "Ann"), Person(other, "Bob"), Person(other, "Cyd")
    tables = [ann.create(HERE, OPEN, grace=grace, ready=False) for _ in range(2)]
    hers, control = (Client(ann, table) for table in tables)
    his, gone = Client(bob, tables[0]), Client(cyd, tables[1])
    for mine, theirs in ((hers, his), (control, gone)):
        theirs.sit(1)
        mine.submit(Ready(0))
        while mine.seat == 0:
            mine.act(mine.options[-1])
    gone.line.cut()
    # She sees only what her own process tells her, and nobody asks him for pings.
    assert control.until_kind("replaced").seat == 1
    began = monotonic()
    while monotonic() - began < 2 * grace / 1000:
        sleep(0.1)
    assert [event.kind for event in ann.events(tables[0])].count("replaced") == 0
    his.catch_up(hers.number)
    his.act(his.options[0])


def test_whoever_is_forgotten_by_one_process_is_disconnected_by_the_other(processes: Two) -> None:
    one, other = processes
    person = Person(one, "Ann")
    line = Line(at(person, other))
    assert isinstance(line.hear(), Welcome)
    assert person.ask("DELETE", "/api/identity").status == 200
    assert line.closed() == 1000
    assert at(person, other).ask("GET", "/api/identity").status == 401


def test_a_device_signed_out_at_one_process_is_disconnected_by_the_other(processes: Two) -> None:
    one, other = processes
    ann = Person(one, "Ann")
    link = ann.post("/api/identity/recovery", None, RecoveryLink).secret
    token = Visitor(other).post("/api/recovery", {"secret": link, "token": True}, Me).token
    phone = Visitor(other, {"authorization": f"Bearer {token}"})
    line, own = Line(phone), Line(at(ann, other))
    ann.post("/api/identity", {"name": "Anna"}, Me)
    assert ann.ask("DELETE", "/api/identity/devices").status == 200
    assert line.closed() == 1000
    refused(lambda: phone.get("/api/identity", Me), "no_identity")
    own.say(Ping())
    assert isinstance(own.hear(), Welcome)
    assert isinstance(own.hear(), Pong)
    # What was noted on the way: the other process has forgotten the old name.
    assert at(ann, other).get("/api/identity", Me).name == "Anna"


def test_a_channel_added_at_one_process_signs_nobody_out_at_the_other(processes: Two) -> None:
    one, other = processes
    ann, bob = Person(one, "Ann"), Person(one, "Bob")
    line, his = Line(at(ann, other)), Line(at(bob, other))
    assert isinstance(line.hear(), Welcome)
    ann.post("/api/notices/channels", {"kind": "ntfy", "url": "https://ntfy.example/ann"}, NoticeChannel)
    assert bob.ask("DELETE", "/api/identity").status == 200
    assert his.closed() == 1000  # the other process has heard of both
    line.say(Ping())
    assert isinstance(line.hear(), Pong)
