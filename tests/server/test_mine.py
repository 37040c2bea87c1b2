"""One's own tables: which one waits, history, and friends who are invited."""

import json
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import urlencode

from support.description import Answer as Answered
from support.server import ServerProcess

from orbis.server.mine.invitations import MOST_INVITATIONS
from orbis.server.protocol.identity import KeptOfMe, Me
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.mine import Friend, Muted, Next
from orbis.server.tables.events import ClockRules, GameEnding
from orbis.server.tables.forgetting import NAMELESS
from orbis.server.tables.requests import (
    Answer,
    AskEnd,
    Clear,
    Decline,
    Fill,
    NewSeat,
    NewTable,
    Ready,
    Resign,
    Sit,
)

from .clients import Client
from .games import finished
from .refusals import refused, refused_there
from .visitors import HERE, OPEN, PILGRIM, Person, Visitor, problem_of


def mine(person: Person, **query: object) -> list[Listed]:
    return person.get(f"/api/my/tables?{urlencode(query)}", list[Listed])


def next_table(person: Person, besides: str = "") -> tuple[str, int]:
    found = person.get(f"/api/my/next{'?besides=' + besides if besides else ''}", Next)
    return found.table.id if found.table else "", found.waiting


def friends(person: Person) -> list[Friend]:
    return person.get("/api/my/friends", list[Friend])


def kept(person: Person) -> NewSeat:
    return NewSeat("kept", player=person.id)


def playing(ann: Person, bob: Person, **settings: object) -> str:
    """A table at which two people play, and Ann begins."""
    table = ann.create(HERE, OPEN, **settings)
    bob.submit(table, Sit(1))
    bob.submit(table, Ready(1))
    return table


def ended(ann: Person, bob: Person) -> str:
    """A table at which two people have played, and Bob has given up."""
    table = playing(ann, bob)
    bob.submit(table, Resign(1))
    return table


def test_the_next_table_is_the_one_that_has_waited_longest(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    assert next_table(ann) == ("", 0)
    first, second = playing(ann, bob), playing(ann, bob)
    ann.create(HERE, OPEN)
    assert next_table(ann) == (first, 2)
    assert next_table(ann, besides=first) == (second, 1)
    assert next_table(bob) == ("", 0)
    ann.submit(first, Resign(0))
    assert next_table(ann) == (second, 1)


def test_a_list_tells_whose_turn_it_is_since_when_and_the_clocks(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = playing(ann, bob, clock=ClockRules(600_000, 5_000))
    (going,) = mine(ann, status="going")
    assert (going.id, going.summary.turn, going.summary.clocks) == (table, 0, (600_000, 600_000))
    assert going.summary.since == ann.view(table).since == going.updated
    assert mine(ann, status="over") == []


def test_games_that_are_over_stay_as_history(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ended(ann, bob)
    agreed = playing(ann, bob)
    ann.submit(agreed, AskEnd(0))
    bob.submit(agreed, Answer(1, True))
    assert mine(ann, status="going") == []
    second, first = (each.summary for each in mine(ann, status="over"))
    assert (first.ending, second.ending) == (GameEnding.RESIGNED, GameEnding.AGREED)
    assert first.winners == ann.view(table).winners == (0,)
    assert not second.winners
    assert not first.parts + second.parts
    assert first.record == ann.keep(table=table)
    assert first.seats[1].replaced == "resigned"
    assert first.since == ann.events(table)[-1].at


def test_history_is_paged_and_searched_by_name(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    tables = [ann.create(HERE, OPEN, NewSeat("bot", "pilgrim", name)) for name in ("Rigel", "Łucja", "Rigel")]
    latest = tables[::-1]
    assert [each.id for each in mine(ann)] == latest
    (first,) = mine(ann, limit=1)
    rest = mine(ann, limit=2, updated=first.updated, after=first.id)
    assert [each.id for each in (first, *rest)] == latest
    assert mine(ann, updated=rest[-1].updated, after=rest[-1].id) == []
    assert [each.id for each in mine(ann, name=" ŁUC")] == [tables[1]]
    assert [each.id for each in mine(ann, name="luc")] == [tables[1]]
    assert [each.id for each in mine(ann, name="rig")] == [tables[2], tables[0]]
    assert [each.id for each in mine(ann, name="rig", limit=1)] == [tables[2]]
    assert mine(ann, name="Ann") == []
    for wrong in ("limit=0", "limit=101", "updated=5", "after=x", "status=open", "name=" + "x" * 41):
        refused(partial(ann.get, f"/api/my/tables?{wrong}", list[Listed]), "bad_request")


def test_friends_are_those_with_whom_one_has_played(server: ServerProcess) -> None:
    ann, bob, cyd = (Person(server, name) for name in ("Ann", "Bob", "Cyd"))
    assert friends(ann) == []
    waiting = ann.create(HERE, OPEN, OPEN)
    cyd.submit(waiting, Sit(1))
    table = ended(ann, bob)
    (friend,) = friends(ann)
    (other,) = friends(bob)
    assert (friend.player, friend.name, friend.games, friend.table) == (bob.id, "Bob", 1, table)
    assert (friend.mine, friend.theirs) == (other.theirs, other.mine)
    assert (friend.mine, friend.theirs) == (1, 0)
    assert friends(cyd) == []


def test_a_friend_is_invited_and_takes_the_seat(server: ServerProcess) -> None:
    ann, bob, cyd = (Person(server, name) for name in ("Ann", "Bob", "Cyd"))
    playing(ann, bob)
    table = ann.create(HERE, kept(bob), OPEN)
    seat = cyd.view(table).seats[1]
    assert (seat.kind, seat.name, seat.kept, seat.player) == ("open", "Bob", bob.id, "")
    invitation = mine(bob)[0]
    assert (invitation.id, invitation.summary.seats[1].kept) == (table, bob.id)
    hers = Client(cyd, table)
    refused_there(hers, lambda: hers.submit(Sit(1)), "seat_taken")
    refused_there(hers, lambda: hers.submit(Decline(1)), "forbidden")
    refused_there(hers, lambda: hers.submit(Clear(1)), "forbidden")
    his = Client(bob, table)
    his.sit(1)
    assert bob.view(table).seats[1].kept == ""
    refused_there(his, lambda: his.submit(Decline(1)), "forbidden")
    hers.sit(2)
    assert bob.view(table).status == "playing"


def test_an_invitation_is_declined_and_the_seat_is_open_to_anybody(server: ServerProcess) -> None:
    ann, bob, cyd = (Person(server, name) for name in ("Ann", "Bob", "Cyd"))
    playing(ann, bob)
    table = ann.create(HERE, kept(bob))
    bob.submit(table, Decline(0 + 1))
    event = ann.events(table)[-1]
    assert (event.kind, event.seat, [each["key"] for each in event.log]) == (
        "declined",
        1,
        ["table-declined"],
    )
    assert table not in [each.id for each in mine(bob)]
    cyd.submit(table, Sit(1))


def test_the_host_opens_a_kept_seat_or_gives_it_to_a_bot(server: ServerProcess) -> None:
    ann, bob, cyd = (Person(server, name) for name in ("Ann", "Bob", "Cyd"))
    playing(ann, bob)
    table = ann.create(HERE, kept(bob), OPEN)
    ann.submit(table, Clear(1))
    assert [each["key"] for each in ann.events(table)[-1].log] == ["table-opened"]
    refused(lambda: ann.submit(table, Clear(1)), "not_waiting")
    cyd.submit(table, Sit(1))
    other = ann.create(HERE, kept(bob))
    ann.submit(other, Fill(1, "pilgrim"))
    assert other not in [each.id for each in mine(bob)]


def test_whoever_sits_elsewhere_does_not_block_the_seat_that_was_kept(server: ServerProcess) -> None:
    ann, bob, cyd = (Person(server, name) for name in ("Ann", "Bob", "Cyd"))
    playing(ann, bob)
    table = ann.create(HERE, kept(bob), OPEN)
    bob.submit(table, Sit(2))
    cyd.submit(table, Sit(1))
    assert [seat.player for seat in ann.view(table).seats] == [ann.id, cyd.id, bob.id]


def test_only_friends_are_invited_and_never_many_times(server: ServerProcess) -> None:
    ann, bob, cyd = (Person(server, name) for name in ("Ann", "Bob", "Cyd"))
    playing(ann, bob)
    refused(lambda: ann.create(HERE, kept(cyd)), "forbidden")
    refused(lambda: ann.create(HERE, kept(ann)), "forbidden")
    refused(lambda: ann.create(HERE, NewSeat("kept")), "forbidden")
    refused(lambda: ann.create(HERE, kept(bob), public=True), "unfit")
    refused(lambda: ann.create(HERE, kept(bob), kept(bob)), "unfit")
    refused(lambda: ann.create(kept(bob), PILGRIM), "unfit")
    tables = [ann.create(HERE, kept(bob)) for _ in range(MOST_INVITATIONS)]
    refused(lambda: ann.create(HERE, kept(bob)), "limit")
    bob.submit(tables[0], Decline(1))
    ann.create(HERE, kept(bob))


def invite_at_once(ann: Person, bob: Person, *servers: ServerProcess) -> None:
    """Send invitations from all servers at once: as many as can wait are sent, and others are refused."""
    playing(ann, bob)
    hosts = [Visitor(each, ann.headers) for each in servers] * 12
    wanted = NewTable((HERE, kept(bob)))
    with ThreadPoolExecutor(len(hosts)) as threads:
        answers = list(threads.map(lambda host: host.ask("POST", "/api/tables", wanted), hosts))
    made = [each for each in answers if each.status == 201]
    assert {problem_of(each).code for each in answers if each not in made} == {"limit"}
    assert sum(seat.kept == bob.id for table in mine(ann) for seat in table.summary.seats) == len(made)
    assert len(made) <= MOST_INVITATIONS
    if len(servers) == 1:
        assert len(made) == MOST_INVITATIONS


def test_many_invitations_at_once_are_not_too_many(server: ServerProcess) -> None:
    invite_at_once(Person(server, "Ann"), Person(server, "Bob"), server)


def test_many_invitations_by_several_processes_are_not_too_many(postgres_database: str) -> None:
    with ServerProcess(postgres_database) as one, ServerProcess(postgres_database) as other:
        invite_at_once(Person(one, "Ann"), Person(one, "Bob"), one, other)


def test_whoever_is_muted_cannot_invite(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    playing(ann, bob)
    assert bob.post(f"/api/my/muted/{ann.id}", None, Muted) == Muted(ann.id, muted=True)
    assert friends(bob)[0].muted
    assert not friends(ann)[0].muted
    problem = refused(lambda: ann.create(HERE, kept(bob)), "forbidden")
    assert [(fault.kind, fault.found) for fault in problem.faults] == [("guest", "Bob")]
    assert bob.get("/api/identity/export", KeptOfMe).muted == (ann.id,)
    assert json.loads(bob.ask("DELETE", f"/api/my/muted/{ann.id}").content) == {
        "player": ann.id,
        "muted": False,
    }
    ann.create(HERE, kept(bob))
    for id in (bob.id, "x", "A" * 32):
        refused(partial(bob.post, f"/api/my/muted/{id}", None, Muted), "not_found")


def test_friends_are_recognised_by_the_colour_they_have_chosen(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, alone = playing(ann, bob, public=True), bob.create(HERE, HERE)
    assert [(each.colours, friend.colour) for each in mine(ann) for friend in friends(ann)] == [((), "")]

    def colours(table: str) -> list[str]:
        return ann.get(f"/api/tables/{table}/colours", list[str])

    def choose(colour: object) -> Answered:
        return bob.ask("PUT", "/api/identity/colour", {"colour": colour})

    assert choose("violet").status == 200
    for wrong in ("red", None, ["teal"]):
        assert problem_of(choose(wrong)).code == "bad_request"
    assert (
        problem_of(Visitor(server).ask("PUT", "/api/identity/colour", {"colour": "teal"})).code
        == "no_identity"
    )
    bob.post("/api/identity", {"name": "Robert"}, Me)
    assert bob.get("/api/identity", Me).colour == "violet"
    assert bob.get("/api/identity/export", KeptOfMe).colour == "violet"
    assert [friend.colour for friend in friends(ann)] == ["violet"]
    assert mine(ann)[0].colours == ("", "violet")
    public = Visitor(server).get("/api/tables?status=playing", list[Listed])
    assert [each.colours for each in public if each.id == table] == [("", "violet")]
    assert colours(table) == ["", "violet"]
    assert colours(alone) == ["", ""]  # whoever has several seats lends them to others
    assert problem_of(ann.ask("GET", "/api/tables/none/colours")).code == "not_found"
    assert choose("").status == 200
    assert colours(table) == ["", ""]


def test_somebody_who_is_forgotten_is_nobodys_friend_and_no_longer_invited(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    over = ended(ann, bob)
    table = ann.create(HERE, kept(bob))
    ann.post(f"/api/my/muted/{bob.id}", None, Muted)
    assert bob.ask("DELETE", "/api/identity").status == 200
    assert friends(ann) == []
    (history,) = mine(ann, status="over")
    assert (history.id, history.summary.seats[1].name) == (over, NAMELESS)
    assert history.summary.record == ann.keep(table=over)
    seat = ann.view(table).seats[1]
    assert (seat.kind, seat.name, seat.kept) == ("open", "", "")
    assert ann.get("/api/identity/export", KeptOfMe).muted == ()
    refused(lambda: ann.create(HERE, kept(bob)), "forbidden")


def test_games_of_bots_alone_have_no_friends(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    finished(ann)
    assert friends(ann) == []
    assert len(mine(ann, status="over")) == 1


def test_a_list_says_who_can_delete_a_table_that_waits(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(HERE, OPEN)
    assert [each.summary.host for each in mine(ann)] == [ann.id]
    with Client(bob, table) as his:
        his.sit(1)
    assert [each.summary.host for each in (*mine(ann), *mine(bob))] == ["", ""]
