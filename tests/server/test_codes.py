"""Moving seats to another device, and rematches."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random

from support.server import ServerProcess

from orbis.server.protocol.identity import Code, SeatTaken
from orbis.server.protocol.table import Listed, Made
from orbis.server.tables.requests import AskEnd, Ready, Sit

from .clients import Client
from .databases import execute
from .games import gather, play, play_out, verified
from .refusals import refused, refused_there
from .visitors import HERE, OPEN, PILGRIM, Person


def code_for(person: Person, table: str, seat: int) -> str:
    return person.post(f"/api/tables/{table}/seats/{seat}/code", None, Code).code


def use(person: Person, code: str) -> SeatTaken:
    return person.post("/api/codes", {"code": code}, SeatTaken)


def test_a_seat_moves_to_the_device_that_sends_the_code(server: ServerProcess) -> None:
    desk, phone = Person(server, "Ann"), Person(server, "Ann's phone")
    table = desk.create(HERE, PILGRIM)
    old, new = Client(desk, table), Client(phone, table)
    play({0: old}, Random(1), 4)
    old.until(lambda: old.seat == 0)
    code = code_for(desk, table, 0)
    spelt = f"{code[:5]}-{code[5:]}".lower().replace("0", "o").replace("1", "l")
    assert use(phone, spelt) == SeatTaken(table, 0)
    moved = new.until_kind("moved")
    assert (moved.seat, moved.player) == (0, phone.id)
    old.catch_up(new.number)
    refused_there(old, lambda: old.act(old.options[0]), "forbidden")
    assert desk.get("/api/my/tables", list[Listed]) == []
    assert [each.id for each in phone.get("/api/my/tables", list[Listed])] == [table]
    play_out({0: new}, Random(2))
    verified(phone, table)


def test_a_code_can_be_used_once(server: ServerProcess) -> None:
    desk, phone, thief = Person(server, "Ann"), Person(server, "Phone"), Person(server, "Eve")
    table = desk.create(HERE, OPEN)
    code = code_for(desk, table, 0)
    use(phone, code)
    refused(lambda: use(thief, code), "not_found")
    assert desk.view(table).seats[0].player == phone.id


def test_an_unknown_or_expired_code_is_refused(server: ServerProcess) -> None:
    desk, thief = Person(server, "Ann"), Person(server, "Eve")
    table = desk.create(HERE, OPEN)
    refused(lambda: use(thief, "0123456789"), "not_found")
    refused(lambda: use(thief, "short"), "bad_request")
    code = code_for(desk, table, 0)
    execute(server.database, "UPDATE passes SET expires = 1")
    refused(lambda: use(thief, code), "not_found")
    assert desk.view(table).seats[0].player == desk.id


def test_only_the_player_in_a_seat_can_make_its_code(server: ServerProcess) -> None:
    desk, thief = Person(server, "Ann"), Person(server, "Eve")
    table = desk.create(HERE, OPEN, PILGRIM)
    for seat in (0, 1, 2):
        refused(partial(code_for, thief, table, seat), "forbidden")
    refused(lambda: code_for(desk, table, 2), "forbidden")
    refused(lambda: code_for(desk, table, 4), "not_found")
    refused(lambda: code_for(desk, "no-such-table", 0), "not_found")


def test_a_code_for_a_finished_table_is_refused(server: ServerProcess) -> None:
    desk, phone = Person(server, "Ann"), Person(server, "Phone")
    table = desk.create(HERE, PILGRIM)
    code = code_for(desk, table, 0)
    Client(desk, table).submit(AskEnd(0))
    refused(lambda: use(phone, code), "not_playing")


def test_all_players_who_ask_for_a_rematch_get_the_same_table(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(HERE, OPEN, PILGRIM)
    hands = {0: Client(ann, table), 1: Client(bob, table)}
    hands[1].sit(1)
    gather(hands.values())
    refused(lambda: rematch(ann, table), "not_playing")
    refused(lambda: rematch(Person(server, "Eve"), table), "forbidden")
    play_out(hands, Random(3))
    with ThreadPoolExecutor(8) as threads:
        made = set(threads.map(lambda person: rematch(person, table), [ann, bob] * 4))
    (new,) = made
    assert hands[0].until_kind("rematched").table == new
    for person in (ann, bob):
        assert {each.id for each in person.get("/api/my/tables", list[Listed])} == {table, new}
    view = ann.view(new)
    assert (view.status, view.settings.previous) == ("waiting", table)
    assert [seat.player for seat in view.seats] == [bob.id, "", ann.id]
    again = {0: Client(bob, new), 2: Client(ann, new)}
    for seat, client in again.items():
        client.submit(Ready(seat))
    play_out(again, Random(4))
    first, second = verified(ann, table), verified(ann, new)
    assert first.deal != second.deal


def rematch(person: Person, table: str) -> str:
    return person.post(f"/api/tables/{table}/rematch", None, Made).id


def test_a_seat_of_a_rematch_belongs_to_its_player(server: ServerProcess) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    table = ann.create(HERE, PILGRIM)
    Client(ann, table).submit(AskEnd(0))
    client = Client(eve, rematch(ann, table))
    refused_there(client, lambda: client.submit(Sit(1)), "seat_taken")
