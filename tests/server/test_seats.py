"""Seats: taken through a link, given back, ready, and protected from others."""

from functools import partial

from support.server import ServerProcess

from orbis.server.protocol.lists import Listed
from orbis.server.tables.events import ClockRules
from orbis.server.tables.requests import (
    Act,
    AnyRequest,
    AskEnd,
    Clear,
    Fill,
    Leave,
    Ready,
    Rename,
    Resign,
    Sit,
    TakeBack,
)

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
    client = Client(Person(server, "Bob"), ann.create(HERE, OPEN))
    blank = ("\u115f", "\u2800", "\u3164", "\u0301", "Ann\u2800", "A\u200dnn", "Ann\u200c", "\u200d")
    for name in ("a\ab", "\0", "\u202e", " ", *blank):
        refused_there(client, partial(client.submit, Sit(1, name)), "bad_request")
        refused(partial(ann.post, "/api/identity", {"name": name}, object), "bad_request")
        seats = {"seats": [{"kind": "here", "name": name}] * 2}
        refused(partial(ann.post, "/api/tables", seats, object), "bad_request")
    client.submit(Sit(1, name="  Ann \n the  second "))
    assert ann.view(client.table).seats[1].name == "Ann the second"


def test_names_may_have_the_joiners_that_their_script_needs(server: ServerProcess) -> None:
    for name in (
        "علی\u200cرضا",
        "ශ්\u200dරී",
        "👨\u200d👩\u200d👧",
        "👩🏽\u200d🚀",
        "❤\ufe0f\u200d🔥",
        "അവന്\u200d",
    ):
        assert Person(server, name).name == name


def test_the_host_lets_bots_have_open_seats_and_opens_them_again(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(HERE, OPEN, OPEN, clock=ClockRules(60_000))
    hers, his = Client(ann, table), Client(bob, table)
    hers.submit(Fill(1, "acolyte", "Akolyth"))
    assert (hers.last.kind, hers.last.seat, hers.last.level, hers.last.name) == (
        "filled",
        1,
        "acolyte",
        "Akolyth",
    )
    seat = ann.view(table).seats[1]
    assert (seat.kind, seat.level, seat.name, seat.ready, seat.clock) == (
        "bot",
        "acolyte",
        "Akolyth",
        True,
        None,
    )
    refused_there(his, lambda: his.submit(Sit(1)), "seat_taken")
    refused_there(hers, lambda: hers.submit(Fill(1, "pilgrim")), "seat_taken")
    hers.submit(Clear(1))
    assert [(each.kind, each.clock) for each in ann.view(table).seats[1:]] == [("open", 60_000)] * 2
    refused_there(hers, lambda: hers.submit(Clear(1)), "not_waiting")  # it is open
    his.sit(1)
    hers.submit(Fill(2, "pilgrim"))
    assert ann.view(table).status == "playing"
    assert ann.view(table).seats[2].name == "pilgrim"
    for ask in (Clear(2), Fill(2, "acolyte")):
        refused_there(hers, partial(hers.submit, ask), "not_waiting")


def test_only_the_host_lets_bots_have_seats(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(HERE, OPEN, OPEN, PILGRIM)
    client = Client(bob, table)
    client.submit(Sit(1))
    assert bob.view(table).host == ann.id
    for ask in (Fill(2, "pilgrim"), Clear(3)):
        refused_there(client, partial(client.submit, ask), "forbidden")


def test_players_are_called_something_else_before_the_deal(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(HERE, OPEN)
    hers, his = Client(ann, table), Client(bob, table)
    hers.submit(Rename(0, "  Grandma   Ilse "))
    assert (hers.last.kind, hers.last.name) == ("renamed", "Grandma Ilse")
    assert ann.view(table).seats[0].name == "Grandma Ilse"
    assert ann.view(table).seats[0].ready
    refused_there(his, lambda: his.submit(Rename(0, "Bob")), "forbidden")
    refused_there(hers, lambda: hers.submit(Rename(0, "\u202e")), "bad_request")
    his.sit(1)
    hers.catch_up(his.number)
    refused_there(hers, lambda: hers.submit(Rename(0, "Ann")), "not_waiting")


def test_the_host_frees_a_seat_and_its_player_cannot_take_another(server: ServerProcess) -> None:
    ann, eve, bob = (Person(server, name) for name in ("Ann", "Eve", "Bob"))
    table = ann.create(HERE, OPEN, OPEN, public=True)
    hers, squatter, his = Client(ann, table), Client(eve, table), Client(bob, table)
    squatter.sit(1)
    refused_there(squatter, lambda: squatter.submit(Sit(2)), "forbidden")  # one seat for each
    for ask in (Clear(0), Clear(1)):
        refused_there(squatter, partial(squatter.submit, ask), "forbidden")
    refused_there(hers, lambda: hers.submit(Clear(0)), "forbidden")  # one leaves one's own
    hers.submit(Clear(1))
    assert (hers.last.kind, hers.last.seat, hers.last.former) == ("cleared", 1, eve.id)
    (told,) = ann.events(table, hers.number - 1)[0].log
    assert told == {"key": "table-removed", "arguments": {"name": "Eve"}}
    seat = ann.view(table).seats[1]
    assert (seat.kind, seat.player, seat.ready, seat.nonce) == ("open", "", False, None)
    assert eve.get("/api/my/tables", list[Listed]) == []
    asks: tuple[AnyRequest, ...] = (Sit(1), Sit(2), Ready(1))
    for each in asks:
        refused_there(squatter, partial(squatter.submit, each), "forbidden")
    his.sit(1)
    hers.submit(Fill(2, "pilgrim"))
    refused_there(hers, lambda: hers.submit(Clear(1)), "not_waiting")
    assert ann.view(table).status == "playing"


def test_a_seat_whose_player_is_away_and_not_ready_is_free_again(server: ServerProcess) -> None:
    ann, bob, cyd = (Person(server, name) for name in ("Ann", "Bob", "Cyd"))
    table = ann.create(HERE, OPEN, OPEN, grace=1000, ready=False)
    hers = Client(ann, table)
    for person, seat in ((bob, 1), (cyd, 2)):
        with Client(person, table) as client:
            client.submit(Sit(seat))
            if person is cyd:
                client.submit(Ready(seat))
    assert hers.until_kind("left").seat == 1
    assert [(seat.kind, seat.ready) for seat in ann.view(table).seats] == [
        ("person", False),
        ("open", False),
        ("person", True),
    ]


def test_a_seat_whose_player_is_there_stays_theirs(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, other = (ann.create(HERE, OPEN, grace=1000, ready=False) for _ in range(2))
    hers, his, watcher = Client(ann, table), Client(bob, table), Client(ann, other)
    his.submit(Sit(1))
    with Client(bob, other) as client:
        client.submit(Sit(1))
    watcher.until_kind("left")
    assert hers.visitor.view(table).seats[1].player == bob.id
