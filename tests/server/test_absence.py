"""Absent players, players whose clock runs out, and slow tables."""

from random import Random

from support.server import ServerProcess

from orbis.server.tables.events import ClockRules
from orbis.server.tables.requests import Act, Sit

from .clients import Client
from .games import gather, play, play_out, verified
from .refusals import refused, refused_there
from .visitors import HERE, OPEN, Person

SHORT = 1000


def pair(server: ServerProcess, **settings: object) -> tuple[Client, Client]:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(HERE, OPEN, **settings)
    clients = Client(ann, table), Client(bob, table)
    clients[1].sit(1)
    gather(clients)
    return clients


def test_a_bot_plays_for_an_absent_player_who_gets_the_seat_back(server: ServerProcess) -> None:
    ann, bob = pair(server, grace=SHORT)
    ann.act(ann.options[0])
    ann.line.cut()
    bob.until(lambda: bob.last.kind == "replaced")
    assert (bob.last.seat, bob.last.reason) == (0, "absent")
    assert bob.visitor.view(bob.table).seats[0].replaced == "absent"
    bob.until(lambda: bob.seat == 1)
    ann.come()
    assert (ann.last.kind, ann.last.seat) == ("returned", 0)
    assert ann.visitor.view(ann.table).seats[0].replaced is None
    play_out({0: ann, 1: bob}, Random(1))
    verified(bob.visitor, bob.table)


def test_an_http_request_also_gets_the_seat_back(server: ServerProcess) -> None:
    ann, bob = pair(server, grace=SHORT)
    ann.line.cut()
    bob.until(lambda: bob.last.kind == "replaced")
    bob.until(lambda: bob.seat == 1)
    assert isinstance(ann.visitor, Person)
    refused(lambda: ann.visitor.submit(ann.table, Sit(0)), "not_waiting")  # type: ignore[attr-defined]
    assert bob.until_kind("returned").seat == 0


def test_a_table_without_a_grace_period_waits(server: ServerProcess) -> None:
    slow, his_slow = pair(server, grace=None)
    hurried, his_hurried = pair(server, grace=SHORT)
    slow.line.cut()
    his_slow.until(lambda: his_slow.present == (1,))
    hurried.line.cut()
    his_hurried.until_kind("replaced")
    view = his_slow.visitor.view(slow.table)
    assert (view.number, view.seats[0].replaced) == (slow.number, None)
    slow.come()
    slow.act(slow.options[0])


def test_a_player_with_another_connection_is_not_absent(server: ServerProcess) -> None:
    ann, bob = pair(server, grace=SHORT)
    other, his_other = pair(server, grace=SHORT)
    second = Client(ann.visitor, ann.table)
    ann.line.cut()
    other.line.cut()
    his_other.until_kind("replaced")
    assert bob.visitor.view(bob.table).seats[0].replaced is None
    second.act(second.options[0])


def test_a_bot_takes_over_for_good_when_a_clock_runs_out(server: ServerProcess) -> None:
    ann, bob = pair(server, clock=ClockRules(SHORT), grace=None)
    position = ann.last.position
    assert ann.until_kind("replaced").reason == "clock"
    refused(lambda: ann.submit(Act((ann.options[0],), position)), "not_your_turn")
    ann.come_back()
    assert ann.visitor.view(ann.table).seats[0].replaced == "clock"
    # The other clock runs out too, since nobody decides.
    bob.until(lambda: bob.is_over)
    assert [event.seat for event in bob.events if event.kind == "replaced"] == [0, 1]
    verified(bob.visitor, bob.table)


def test_a_clock_charges_the_turn_and_adds_the_increment(server: ServerProcess) -> None:
    ann, bob = pair(server, clock=ClockRules(600_000, 7_000))
    began = ann.visitor.view(ann.table).since
    while ann.seat == 0:
        ann.act(ann.options[-1])
    view = ann.visitor.view(ann.table)
    assert view.since == ann.last.at
    assert view.seats[0].clock == 600_000 - (ann.last.at - began) + 7_000
    assert view.seats[1].clock == 600_000
    bob.catch_up(ann.number)
    play({0: ann, 1: bob}, Random(2), 5)


def test_a_spectators_request_does_not_return_a_seat(server: ServerProcess) -> None:
    ann, bob = pair(server, grace=SHORT)
    ann.line.cut()
    bob.until_kind("replaced")
    bob.until(lambda: bob.seat == 1)
    stranger = Client(Person(ann.visitor.server, "Eve"), ann.table)
    refused_there(stranger, lambda: stranger.submit(Sit(0)), "not_waiting")
    assert bob.visitor.view(bob.table).seats[0].replaced == "absent"
