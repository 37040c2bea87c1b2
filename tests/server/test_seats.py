"""Seats: taken through a link, given back, ready, and protected from others."""

from functools import partial

from support.server import ServerProcess

from orbis.server.protocol.table import Listed
from orbis.server.tables.requests import Act, AskEnd, Leave, Ready, Resign, Sit, TakeBack

from .clients import Client
from .refusals import refused, refused_there
from .visitors import HERE, OPEN, PILGRIM, Person, Visitor


def test_a_table_is_dealt_only_when_all_seats_are_taken_and_ready(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(HERE, OPEN, ready=False)
    hers, his = Client(ann, table), Client(bob, table)
    assert hers.game is None
    hers.submit(Ready(0))
    assert hers.view.status == "waiting"
    refused_there(hers, lambda: hers.submit(Act((0,), 1)), "not_playing")
    refused_there(hers, lambda: ann.record(table), "not_playing")
    his.submit(Sit(1))
    assert his.game is None
    his.submit(Ready(1))
    assert his.seat == 0
    assert [sentence["key"] for sentence in ann.events(table)[-1].log] == ["table-ready", "table-dealt"]
    assert bob.view(table).status == "playing"


def test_a_taken_seat_is_refused(server: ServerProcess) -> None:
    ann, bob, cyd = (Person(server, name) for name in ("Ann", "Bob", "Cyd"))
    table = ann.create(HERE, OPEN, PILGRIM)
    his, hers = Client(bob, table), Client(cyd, table)
    his.submit(Sit(1))
    for seat in (0, 1, 2):
        refused_there(hers, partial(hers.submit, Sit(seat)), "seat_taken")
    refused_there(hers, lambda: hers.submit(Leave(1)), "forbidden")
    refused_there(hers, lambda: hers.submit(Ready(1)), "forbidden")
    refused_there(hers, lambda: hers.submit(Sit(3)), "bad_request")
    his.submit(Ready(1))
    refused_there(hers, lambda: hers.submit(Sit(1)), "not_waiting")
    for ask in (Act((0,), 4), TakeBack(4), AskEnd(1), Resign(1)):
        refused_there(hers, partial(hers.submit, ask), "forbidden")


def test_a_seat_that_was_given_back_is_open_again(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(HERE, OPEN)
    client = Client(bob, table)
    client.submit(Sit(1, name="Robert"))
    client.submit(Leave(1))
    assert [seat.kind for seat in bob.view(table).seats] == ["person", "open"]
    assert bob.get("/api/my/tables", list[Listed]) == []
    refused_there(client, lambda: client.submit(Ready(1)), "forbidden")
    client.sit(1)
    refused_there(client, lambda: client.submit(Leave(1)), "not_waiting")
    assert bob.view(table).seats[1].name == "Bob"


def test_a_table_that_all_players_left_is_abandoned(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, OPEN, PILGRIM)
    client = Client(ann, table)
    client.submit(Leave(0))
    view = ann.view(table)
    assert (view.status, view.ending) == ("over", "abandoned")
    refused_there(client, lambda: client.submit(Sit(1)), "not_waiting")


def test_nobody_can_be_ready_twice(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    client = Client(ann, ann.create(HERE, OPEN))
    refused_there(client, lambda: client.submit(Ready(0, nonce="another")), "not_waiting")


def test_a_visitor_without_an_identity_can_watch_but_not_sit(server: ServerProcess) -> None:
    ann, visitor = Person(server, "Ann"), Visitor(server)
    table = ann.create(HERE, OPEN)
    client = Client(visitor, table)
    refused_there(client, lambda: client.submit(Sit(1)), "no_identity")
    refused(lambda: visitor.post(f"/api/tables/{table}/requests", _SIT, object), "no_identity")
    refused(lambda: visitor.post("/api/tables", {"seats": [{"kind": "open"}] * 2}, object), "no_identity")
    refused(lambda: visitor.get("/api/my/tables", object), "no_identity")


_SIT = {"client": "c", "request": 1, "ask": {"do": "sit", "seat": 1}}


def test_only_public_tables_and_ones_own_are_listed(server: ServerProcess) -> None:
    ann, visitor = Person(server, "Ann"), Visitor(server)
    hidden, public = ann.create(HERE, OPEN), ann.create(HERE, OPEN, public=True)
    listed = [each.id for each in visitor.get("/api/tables", list[Listed])]
    assert public in listed
    assert hidden not in listed
    mine = [each.id for each in ann.get("/api/my/tables", list[Listed])]
    assert sorted(mine) == sorted([hidden, public])
    Client(Person(server, "Bob"), public).sit(1)
    assert public not in [each.id for each in visitor.get("/api/tables", list[Listed])]
    playing = visitor.get("/api/tables?status=playing", list[Listed])
    (found,) = (each for each in playing if each.id == public)
    assert (found.status, found.summary.turn, found.summary.round) == ("playing", 0, 1)


def test_a_name_that_cannot_be_shown_is_refused_everywhere(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    client = Client(ann, ann.create(HERE, OPEN))
    for name in ("a\ab", "\0", "\u202e", " "):
        refused_there(client, partial(client.submit, Sit(1, name)), "bad_request")
        refused(partial(ann.post, "/api/identity", {"name": name}, object), "bad_request")
        seats = {"seats": [{"kind": "here", "name": name}] * 2}
        refused(partial(ann.post, "/api/tables", seats, object), "bad_request")
    client.submit(Sit(1, name="  Ann \n the  second "))
    assert ann.view(client.table).seats[1].name == "Ann the second"
