"""Whole games over WebSocket, from the invitation to the verified record."""

from random import Random

import pytest
from support.server import ServerProcess

from orbis.play.fairness import commitment_to
from orbis.server.tables.requests import Act, Ready, Sit

from .clients import Client
from .games import play_out, verified
from .visitors import ACOLYTE, HERE, OPEN, PILGRIM, Person, Visitor

NAMES = ("Ann", "Bob", "Cyd", "Dan")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_people_play_a_whole_game(server: ServerProcess, players: int) -> None:
    people = [Person(server, name) for name in NAMES[:players]]
    table = people[0].create(*[OPEN] * players)
    hands = {seat: Client(person, table) for seat, person in enumerate(people)}
    commitment = hands[0].view.fairness.commitment
    for seat, client in hands.items():
        client.submit(Sit(seat))
        client.submit(Ready(seat, nonce=f"nonce of {seat}"))
    play_out(hands, Random(players))
    record = verified(people[0], table)
    assert [seat.name for seat in record.seats] == list(NAMES[:players])
    view = people[0].view(table)
    assert view.ending == "played"
    assert view.fairness.nonces == tuple(f"nonce of {seat}" for seat in range(players))
    assert view.fairness.commitment == commitment == commitment_to(view.fairness.secret or "")
    assert all(client.events == hands[0].events for client in hands.values())
    assert people[0].wordless_events(table) == hands[0].events
    assert people[0].wordless_events(table, after=100) == hands[0].events[100:]


def test_bots_and_people_play_at_one_table(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(PILGRIM, HERE, ACOLYTE, OPEN)
    hands = {1: Client(ann, table), 3: Client(bob, table, "full")}
    hands[3].sit(3)
    play_out(hands, Random(5))
    record = verified(bob, table)
    assert [seat.kind for seat in record.seats] == ["pilgrim", "human", "acolyte", "human"]


def test_one_identity_can_play_four_seats(server: ServerProcess) -> None:
    ann = Person(server, "Ann", by="cookie")
    table = ann.create(HERE, HERE, HERE, HERE)
    client = Client(ann, table, "full")
    assert client.view.status == "playing"
    play_out(dict.fromkeys(range(4), client), Random(6))
    verified(ann, table)


def test_bots_play_each_other_to_the_end(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create_for_bots(PILGRIM, ACOLYTE)
    watcher = Client(Visitor(server), table)
    watcher.until(lambda: watcher.is_over)
    verified(ann, table)


def test_a_program_can_play_a_whole_game_by_http(server: ServerProcess) -> None:

    ann, random = Person(server, "Ann"), Random(7)
    table = ann.create(HERE, HERE)
    while (view := ann.view(table, "events")).status == "playing":
        assert view.brief is not None
        assert (
            ann.submit(table, Act((random.choice(view.brief.options),), view.position)).event
            == view.number + 1
        )
    verified(ann, table)
