"""Moving seats to another device, and rematches."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random

from support.server import ServerProcess

from orbis.server.protocol.identity import Code, SeatTaken
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.table import Made
from orbis.server.tables.requests import Answer, AskEnd, Fill, Leave, Ready, Reclaim, Sit

from .clients import Client
from .databases import execute
from .games import gather, play, play_out, verified
from .refusals import refused, refused_there
from .visitors import HERE, OPEN, PILGRIM, Person, Visitor


def code_for(person: Person, table: str, seat: int) -> str:
    return person.post(f"/api/tables/{table}/seats/{seat}/code", None, Code).code


def use(person: Person, code: str) -> SeatTaken:
    taken = person.post("/api/codes", {"code": code}, SeatTaken)
    return SeatTaken(taken.table, taken.seat, taken.witnessed)


def look_at(visitor: Visitor, code: str) -> SeatTaken:
    taken = visitor.post("/api/codes", {"code": code, "look": True}, SeatTaken)
    assert taken.name
    assert taken.others
    return SeatTaken(taken.table, taken.seat, taken.witnessed)


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
    assert (moved.seat, moved.player, moved.former) == (0, phone.id, desk.id)
    old.catch_up(new.number)
    refused_there(old, lambda: old.act(old.options[0]), "forbidden")
    assert desk.get("/api/my/tables", list[Listed]) == []
    assert [each.id for each in phone.get("/api/my/tables", list[Listed])] == [table]
    play_out({0: new}, Random(2))
    verified(phone, table)


def test_the_old_device_takes_its_seat_back_without_a_code(server: ServerProcess) -> None:
    desk, phone, thief = Person(server, "Ann"), Person(server, "Ann's phone"), Person(server, "Eve")
    table = desk.create(HERE, PILGRIM)
    old, new, other = Client(desk, table), Client(phone, table), Client(thief, table)
    refused_there(old, lambda: old.submit(Reclaim(0)), "forbidden")  # it is hers already
    use(phone, code_for(desk, table, 0))
    old.until_kind("moved")
    refused_there(other, lambda: other.submit(Reclaim(0)), "forbidden")
    old.submit(Reclaim(0))
    assert (old.last.kind, old.last.player, old.last.former) == ("moved", desk.id, phone.id)
    old.act(old.options[0])
    new.catch_up(old.number)
    refused_there(new, lambda: new.act(new.options[0]), "forbidden")
    new.submit(Reclaim(0))
    assert phone.view(table).seats[0].player == phone.id


def test_the_host_remains_the_host_on_another_device(server: ServerProcess) -> None:
    desk, phone = Person(server, "Ann"), Person(server, "Ann's phone")
    table = desk.create(HERE, OPEN)
    use(phone, code_for(desk, table, 0))
    assert phone.view(table).host == phone.id
    Client(phone, table).submit(Fill(1, "pilgrim"))


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


def test_a_code_dies_when_its_maker_leaves_the_seat(server: ServerProcess) -> None:
    host, eve, other_eve, bob = (Person(server, name) for name in ("Ann", "Eve", "Eve 2", "Bob"))
    table = host.create(HERE, OPEN)
    thief, his = Client(eve, table), Client(bob, table)
    thief.submit(Sit(1))
    code = code_for(eve, table, 1)
    thief.submit(Leave(1))
    refused(lambda: use(other_eve, code), "not_found")
    his.sit(1)
    for person in (eve, other_eve):
        refused(partial(use, person, code), "not_found")
    assert host.view(table).seats[1].player == bob.id


def test_a_code_made_before_one_left_is_dead_when_one_is_back(server: ServerProcess) -> None:
    ann, phone = Person(server, "Ann"), Person(server, "Phone")
    table = Person(server, "Host").create(HERE, OPEN)
    client = Client(ann, table)
    client.submit(Sit(1))
    code = code_for(ann, table, 1)
    client.submit(Leave(1))
    client.submit(Sit(1))
    refused(lambda: use(phone, code), "not_found")


def test_a_seat_given_to_a_friend_cannot_be_taken_back_with_another_code(server: ServerProcess) -> None:
    ann, friend, accomplice = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.create(HERE, HERE)
    given, kept = code_for(ann, table, 1), code_for(ann, table, 1)
    use(friend, given)
    for person in (ann, accomplice):
        refused(partial(use, person, kept), "not_found")
    assert ann.view(table).seats[1].player == friend.id


def test_a_seat_has_a_few_open_codes_and_the_oldest_dies_first(server: ServerProcess) -> None:
    desk, phone = Person(server, "Ann"), Person(server, "Phone")
    table = desk.create(HERE, OPEN)
    first, *_, last = [code_for(desk, table, 0) for _ in range(20)]
    refused(lambda: use(phone, first), "not_found")
    assert use(phone, last) == SeatTaken(table, 0)


def test_a_code_that_moved_nothing_can_still_be_used(server: ServerProcess) -> None:
    desk, phone = Person(server, "Ann"), Person(server, "Phone")
    table = desk.create(HERE, OPEN)
    code = code_for(desk, table, 0)
    use(desk, code)  # on the device that has the seat
    assert use(phone, code) == SeatTaken(table, 0)


def test_one_of_several_devices_that_send_a_code_at_once_gets_the_seat(server: ServerProcess) -> None:
    desk, phones = Person(server, "Ann"), [Person(server, f"Phone {number}") for number in range(6)]
    table = desk.create(HERE, OPEN)
    code = code_for(desk, table, 0)
    with ThreadPoolExecutor(len(phones)) as threads:
        answers = list(threads.map(lambda phone: phone.ask("POST", "/api/codes", {"code": code}), phones))
    assert sorted(answer.status for answer in answers) == [200] + [404] * 5
    assert sum(event.kind == "moved" for event in desk.events(table)) == 1


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


def test_whoever_looks_at_a_code_hears_what_they_would_hear_if_they_used_it(server: ServerProcess) -> None:
    ann, friend, eve, stranger = (*(Person(server, name) for name in ("Ann", "Bob", "Eve")), Visitor(server))
    table, over = ann.create(HERE, HERE), ann.create(HERE, PILGRIM)
    used, dead, ended = code_for(ann, table, 1), code_for(ann, table, 1), code_for(ann, over, 0)
    for visitor in (stranger, eve, ann):
        assert look_at(visitor, used) == SeatTaken(table, 1)
    assert ann.view(table).seats[1].player == ann.id
    use(friend, used)
    Client(ann, over).submit(AskEnd(0))
    for visitor in (stranger, eve):
        for code in (used, dead, "0123456789"):
            refused(partial(look_at, visitor, code), "not_found")
        refused(partial(look_at, visitor, ended), "not_playing")


def test_a_dead_code_tells_nothing_of_its_table(server: ServerProcess) -> None:
    ann, friend, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.create(HERE, PILGRIM)
    used, dead = code_for(ann, table, 0), code_for(ann, table, 0)
    use(friend, used)
    Client(friend, table).submit(AskEnd(0))
    for ask in (look_at, use):
        refused(partial(ask, eve, dead), "not_found")


def test_only_somebody_can_use_a_code(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    code = code_for(ann, ann.create(HERE, OPEN), 0)
    for each in (code, "0123456789"):
        refused(partial(Visitor(server).post, "/api/codes", {"code": each}, SeatTaken), "no_identity")


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
    rematched = hands[0].until_kind("rematched")
    assert rematched.table == new
    assert rematched.player in {ann.id, bob.id}
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


def test_at_a_rematch_the_seat_of_somebody_deleted_is_open(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = bob.create(HERE, OPEN)
    his, client = Client(bob, table), Client(ann, table)
    client.sit(1)
    gather((client, his))
    client.submit(AskEnd(1))
    gather((client, his))
    his.submit(Answer(0, True))
    assert bob.ask("DELETE", "/api/identity").status == 200
    again = rematch(ann, table)
    view = ann.view(again)
    assert view.host == ann.id
    assert [(seat.kind, seat.name, seat.player) for seat in view.seats] == [
        ("person", "Ann", ann.id),
        ("open", "", ""),
    ]
    eve = Client(Person(server, "Eve"), again)
    eve.sit(1)


def rematch(person: Person, table: str) -> str:
    return person.post(f"/api/tables/{table}/rematch", None, Made).id


def test_a_seat_of_a_rematch_belongs_to_its_player(server: ServerProcess) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    table = ann.create(HERE, PILGRIM)
    Client(ann, table).submit(AskEnd(0))
    client = Client(eve, rematch(ann, table))
    refused_there(client, lambda: client.submit(Sit(1)), "seat_taken")


def test_a_host_who_gives_one_of_their_seats_to_a_friend_remains_the_host(server: ServerProcess) -> None:
    ann, friend = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(HERE, HERE)
    use(friend, code_for(ann, table, 1))
    assert ann.view(table).host == ann.id
    # Whoever moves all their seats takes the table along.
    two, phone = ann.create(HERE, HERE, OPEN), Person(server, "Ann's phone")
    for seat in (0, 1):
        use(phone, code_for(ann, two, seat))
    assert phone.view(two).host == phone.id
