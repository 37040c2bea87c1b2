"""People who want to be forgotten, and what is kept of them."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Collection, Sequence
from pathlib import Path
from random import Random
from threading import current_thread

import msgspec
import pytest
from support.server import ServerProcess, orbis

from orbis.notation import parse_record
from orbis.server.chance import Chance
from orbis.server.clock import Clock
from orbis.server.live import forgetter
from orbis.server.live.awake import IDLE
from orbis.server.live.forgetter import Forgetter
from orbis.server.live.hub import Hub
from orbis.server.protocol.identity import Kept, KeptOfMe
from orbis.server.protocol.messages import Watch
from orbis.server.protocol.puzzles import OwnMistake
from orbis.server.protocol.table import Made
from orbis.server.stores import opened
from orbis.server.stores.errors import Conflict, StoreUnavailable
from orbis.server.stores.library import Library
from orbis.server.stores.tables import Rewritten
from orbis.server.tables.events import Created, SeatPlan
from orbis.server.tables.forgetting import NAMELESS, public
from orbis.server.tables.requests import Answer, AskEnd, Branch, Leave, Ready, Sit

from .clients import Client
from .databases import execute, table_names
from .games import finished, gather, play
from .inside import inside
from .refusals import refused
from .test_reviews import FEW, ask, done
from .visitors import HERE, OPEN, PILGRIM, Person, Visitor, problem_of

NAME = "Vercingetorix"


def everything(database: str) -> str:
    """All that is stored, as one text, except who is still to be forgotten."""
    found = []
    for table in table_names(database) - {"forgotten"}:
        for row in execute(database, f"SELECT * FROM {table}"):
            found.append(" ".join(_text(value) for value in row))
    return "\n".join(found)


def _text(value: object) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)


def forget(person: Person) -> int:
    answer = person.ask("DELETE", "/api/identity")
    assert answer.status == 200
    return json.loads(answer.content)["tables"]  # type: ignore[no-any-return]


def ended(person: Person) -> str:
    """A table at which somebody has played with themselves, and ended the game."""
    table = person.create(HERE, HERE, grace=None)
    with Client(person, table) as client:
        for _ in range(5):
            client.act(client.options[0])
        client.submit(AskEnd(0))
    return table


def test_a_device_that_is_not_known_any_more_hears_whether_its_player_is(server: ServerProcess) -> None:
    ann, stranger = Person(server, "Ann"), Visitor(server)
    path = f"/api/players/{ann.id}"
    ann.ask("DELETE", "/api/identity/devices")
    assert stranger.get(path, Kept).kept, "signed out, and there is a way back"
    forget(ann)
    assert not stranger.get(path, Kept).kept
    assert not stranger.get("/api/players/x", Kept).kept


def test_the_others_keep_the_reviews_of_games_with_somebody_who_is_forgotten(database: str) -> None:
    with ServerProcess(database) as server:
        person, bob = Person(server, NAME), Person(server, "Bob")
        table = person.create(HERE, OPEN, grace=None)
        hands = {0: Client(person, table), 1: Client(bob, table)}
        hands[1].sit(1)
        gather(hands.values())
        play(hands, Random(3), 60)
        hands[0].submit(AskEnd(0))
        gather(hands.values())
        hands[1].submit(Answer(1, True))
        record = bob.keep(table=table)
        ask(bob, record, FEW)
        before = done(bob, record, FEW).review
        assert before is not None
        mistakes = bob.get("/api/my/mistakes", list[OwnMistake])
        assert mistakes, "he plays at random"
        forget(person)
        after = [msgspec.structs.replace(each, opponents=(NAMELESS,), record="") for each in mistakes]
        found = bob.get("/api/my/mistakes", list[OwnMistake])
        assert [msgspec.structs.replace(each, record="") for each in found] == after
        replaced = found[0].record
        assert replaced == bob.keep(table=table) != record
        state = bob.review(replaced, FEW)
        assert (state.state, state.done) == ("done", state.total)
        kept = state.review
        assert kept is not None
        assert [(each.name, each.accuracy) for each in kept.seats] == [
            (NAMELESS, before.seats[0].accuracy),
            ("Bob", before.seats[1].accuracy),
        ]
        assert kept.turns == before.turns
        refused(lambda: bob.review(record, FEW), "not_found")
        stored = everything(database)
        assert NAME not in stored
        assert person.id not in stored
        assert record not in stored


def test_whoever_is_forgotten_leaves_no_trace(database: str) -> None:
    with ServerProcess(database) as server:
        person, bob = Person(server, NAME), Person(server, "Bob")
        over = ended(person)
        record = person.keep(table=over)
        before = person.record(over)
        branch = bob.post(f"/api/records/{record}/tables", Branch(0, (HERE, PILGRIM)), Made).id
        waiting = person.create(HERE, OPEN)
        shared = person.create(HERE, OPEN, grace=None)
        playing = Client(bob, shared)
        playing.sit(1)
        own = Client(person, shared)
        assert any(NAME in str(event.log) for event in bob.events(over))
        bob.replay(record)
        assert forget(person) == 3
        assert NAME not in str(bob.events(over))
        refused(lambda: bob.replay(record), "not_found")
        answer = person.ask("GET", "/api/identity")
        assert (answer.status, problem_of(answer).code) == (401, "no_identity")
        kept = everything(database)
        assert NAME not in kept
        assert person.id not in kept
        # The games are what they were.
        after = parse_record(Visitor(server).text(f"/api/tables/{over}/record"))
        assert (after.deal, after.moves, after.result) == (before.deal, before.moves, before.result)
        assert after.seats[0].name == NAMELESS
        assert Visitor(server).verification(bob.keep(table=over)).holds
        refused(lambda: bob.text(f"/api/records/{record}"), "not_found")
        assert bob.view(branch).status == "playing"
        assert bob.view(waiting).status == "over"
        view = bob.view(shared)
        assert (view.seats[0].name, view.seats[0].replaced) == (NAMELESS, "resigned")
        own.line.close()
        server.stop()
        assert server.errors() == []
    assert orbis("tables", "check", ORBIS_DATABASE=database).code == 0


def test_a_browser_that_is_forgotten_loses_its_cookie(server: ServerProcess) -> None:
    person = Person(server, "Ann", by="cookie")
    answer = person.ask("DELETE", "/api/identity")
    assert answer.status == 200
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    refused(lambda: Visitor(server).get("/api/identity/export", KeptOfMe), "no_identity")


def test_whoever_left_a_table_is_forgotten_there_too(database: str) -> None:
    with ServerProcess(database) as server:
        ann, person = Person(server, "Ann"), Person(server, NAME)
        table = ann.create(HERE, OPEN)
        with Client(person, table) as client:
            client.submit(Sit(1))
            client.submit(Leave(1))
        forget(person)
        server.stop()
    assert execute(database, "SELECT player FROM forgotten") == [(person.id,)]
    _search(database)
    assert execute(database, "SELECT player FROM forgotten") == []
    kept = everything(database)
    assert NAME not in kept
    assert person.id not in kept


@pytest.mark.parametrize("at_once", [100, 0], ids=["at once", "by the search"])
@pytest.mark.anyio
async def test_whoever_is_forgotten_in_a_rated_game_leaves_a_result_of_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    monkeypatch.setattr(forgetter, "MOST_AT_ONCE", at_once)
    async with inside(tmp_path) as application:
        service = application.app.state.service  # type: ignore[attr-defined]
        made = await application.ask("POST", "/api/identity", {"name": NAME, "token": True})
        seats = {"seats": [{"kind": "here"}, {"kind": "bot", "level": "pilgrim"}], "rated": True}
        await application.ask("POST", "/api/tables", seats, made["token"])
        await application.ask("DELETE", "/api/identity", None, made["token"])
        if not at_once:
            await service.forgetter.search()
        database = str(tmp_path / "orbis.sqlite")
        assert len(execute(database, "SELECT * FROM results")) == 1
        assert made["id"] not in everything(database)


@pytest.mark.anyio
async def test_a_rename_in_flight_brings_nobody_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(tmp_path) as application:
        service = application.app.state.service  # type: ignore[attr-defined]
        made = await application.ask("POST", "/api/identity", {"name": "Ann", "token": True})
        write = service.store.identities._rows.write

        async def late(statement: str, *values: object) -> object:
            monkeypatch.undo()
            await application.ask("DELETE", "/api/identity", None, made["token"])
            return await write(statement, *values)

        monkeypatch.setattr(service.store.identities._rows, "write", late)
        answer = await application.ask("POST", "/api/identity", {"name": NAME}, made["token"])
        assert answer["error"]["code"] == "no_identity"
        kept = everything(str(tmp_path / "orbis.sqlite"))
        assert NAME not in kept
        assert made["id"] not in kept


def test_the_client_of_whoever_is_forgotten_is_not_kept(database: str) -> None:
    """It would tell which tables were theirs, since a client has one name at all tables."""
    with ServerProcess(database) as server:
        ann, person = Person(server, "Ann"), Person(server, NAME)
        table = ann.create(HERE, OPEN)
        person.submit(table, Sit(1), client="telltale")
        person.submit(table, Ready(1), client="telltale")
        ann.submit(table, AskEnd(0), client="hers")
        forget(person)
        kept = everything(database)
        assert "telltale" not in kept
        assert "hers" in kept
        server.stop()
    assert orbis("tables", "check", ORBIS_DATABASE=database).code == 0


def _search(database: str) -> None:
    async def search() -> None:
        async with opened(database) as store:
            library = Library(store)
            hub = Hub(store, library, Clock(), IDLE, shared=False)
            await Forgetter(hub, store, library, Chance()).search()
            await hub.close()

    asyncio.run(search())


def test_one_sees_what_is_kept(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, HERE)
    with Client(ann, table) as client:
        client.act(client.options[0])
    kept = ann.get("/api/identity/export", KeptOfMe)
    assert (kept.id, kept.name) == (ann.id, "Ann")
    (mine,) = kept.tables
    assert [event["kind"] for event in mine.events] == ["created", "acted"]
    assert not {"secret", "draws"} & mine.events[0].keys()


@pytest.mark.anyio
async def test_one_sees_all_that_is_kept_or_why_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(tmp_path) as application:
        store = application.app.state.service.store  # type: ignore[attr-defined]
        token = (await application.ask("POST", "/api/identity", {"name": "Ann", "token": True}))["token"]
        seats = {"seats": [{"kind": "here"}, {"kind": "open"}]}
        made = [(await application.ask("POST", "/api/tables", seats, token))["id"] for _ in range(2)]
        whole = await application.ask("GET", "/api/identity/export", None, token)
        assert {table["id"] for table in whole["tables"]} == set(made)
        events, read = store.tables.events, list[str]()

        async def failing(id: str) -> list[bytes]:
            read.append(id)
            if len(read) == 2:
                raise StoreUnavailable("it is gone")
            return await events(id)  # type: ignore[no-any-return]

        monkeypatch.setattr(store.tables, "events", failing)
        answer = await application.ask("GET", "/api/identity/export", None, token)
        assert (len(read), answer["error"]["code"]) == (2, "unavailable")


def test_one_sees_all_tables_even_those_that_others_made(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    own = [ann.create(HERE, OPEN) for _ in range(3)]
    over = ann.create(HERE, OPEN)
    with Client(bob, over) as client:
        client.sit(1)
    ann.submit(over, AskEnd(0))
    bob.submit(over, Answer(1, True))
    rematch = bob.post(f"/api/tables/{over}/rematch", None, Made).id
    kept = ann.get("/api/identity/export", KeptOfMe)
    assert {table.id for table in kept.tables} == {*own, over, rematch}
    seated = {table.id: table.events for table in bob.get("/api/identity/export", KeptOfMe).tables}
    assert [event["kind"] for event in seated[rematch]] == ["created"]


def test_what_nobody_may_know_yet_is_not_among_what_is_kept() -> None:
    seats = (SeatPlan("person", "Ann", "ann", ready=True, nonce="4f1c"),)
    created = Created(
        seats=seats, public=True, rules=1, tiles="", secret="hidden", draws="hidden", substitute=""
    )
    kept = public(created)
    assert "hidden" not in str(kept)
    assert kept["seats"] == [
        {"kind": "person", "name": "Ann", "player": "ann", "ready": True, "nonce": "4f1c"}
    ]


def test_whoever_is_forgotten_is_disconnected(server: ServerProcess) -> None:
    ann, person = Person(server, "Ann"), Person(server, NAME)
    table = ann.create(HERE, OPEN)
    line = Client(person, table).line
    forget(person)
    assert line.closed() == 1000
    refused(lambda: person.submit(table, Sit(1)), "no_identity")
    assert NAME not in str(ann.events(table))


def test_the_seat_of_whoever_is_forgotten_is_resigned_whatever_clients_they_had(
    server: ServerProcess,
) -> None:
    ann, person = Person(server, "Ann"), Person(server, NAME)
    table = ann.create(HERE, OPEN, grace=None)
    person.submit(table, Sit(1), client="forget", request=1)
    person.submit(table, Ready(1), client="forget", request=9)
    forget(person)
    assert ann.view(table).seats[1].replaced == "resigned"


@pytest.mark.anyio
async def test_a_player_of_many_tables_is_forgotten_bit_by_bit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgetter, "MOST_AT_ONCE", 1)
    monkeypatch.setattr(forgetter, "PORTION", 2)
    searched_in: set[str] = set()
    named = forgetter._named

    def noted(bodies: Sequence[bytes], wanted: Collection[str]) -> list[str]:
        searched_in.add(current_thread().name)
        return named(bodies, wanted)

    monkeypatch.setattr(forgetter, "_named", noted)
    async with inside(tmp_path) as application:
        service = application.app.state.service  # type: ignore[attr-defined]
        made = await application.ask("POST", "/api/identity", {"name": NAME, "token": True})
        seats = {"seats": [{"kind": "here"}, {"kind": "open"}]}
        for _ in range(5):
            await application.ask("POST", "/api/tables", seats, made["token"])
        assert await application.ask("DELETE", "/api/identity", None, made["token"]) == {"tables": 5}
        database = str(tmp_path / "orbis.sqlite")
        assert NAME in everything(database)
        await service.forgetter.search()
        assert NAME not in everything(database)
        assert made["id"] not in everything(database)
    assert all(name.startswith("orbis-quick") for name in searched_in)
    assert searched_in


@pytest.mark.anyio
async def test_a_table_that_cannot_be_changed_does_not_hinder_the_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgetter, "MOST_AT_ONCE", 0)
    async with inside(tmp_path) as application:
        service = application.app.state.service  # type: ignore[attr-defined]
        made = await application.ask("POST", "/api/identity", {"name": NAME, "token": True})
        seats = {"seats": [{"kind": "here"}, {"kind": "open"}]}
        tables = [
            (await application.ask("POST", "/api/tables", seats, made["token"]))["id"] for _ in range(3)
        ]
        await application.ask("DELETE", "/api/identity", None, made["token"])
        rewrite, busy = service.store.tables.rewrite, Counter({tables[0]: 100, tables[1]: 3})

        async def hindered(rewritten: Rewritten) -> None:
            if busy[rewritten.table]:
                busy[rewritten.table] -= 1
                raise Conflict(rewritten.table)
            await rewrite(rewritten)

        monkeypatch.setattr(service.store.tables, "rewrite", hindered)
        await service.forgetter.search()
        stored = execute(str(tmp_path / "orbis.sqlite"), 'SELECT "table", body FROM events')
        assert {table for table, body in stored if NAME in _text(body)} == {tables[0]}
        assert await service.store.removal.forgotten() == [made["id"]]
        busy.clear()
        await service.forgetter.search()
        assert NAME not in everything(str(tmp_path / "orbis.sqlite"))
        assert await service.store.removal.forgotten() == []


@pytest.mark.anyio
async def test_a_deleted_table_leaves_the_server(tmp_path: Path) -> None:
    async with inside(tmp_path) as application:
        hub = application.app.state.service.hub  # type: ignore[attr-defined]
        made = await application.ask("POST", "/api/identity", {"name": "Ann", "token": True})
        seats = {"seats": [{"kind": "here"}, {"kind": "here"}]}
        table = (await application.ask("POST", "/api/tables", seats, made["token"]))["id"]
        socket = await application.connect("Ann", made["token"])
        await socket.say(Watch(table))
        live = await hub.tables.wake(table)
        assert await application.ask("DELETE", f"/api/tables/{table}", None, made["token"]) == {"tables": 1}
        await socket.until(lambda: socket.heard[-1]["kind"] == "error")
        assert socket.heard[-1]["error"]["code"] == "not_found"
        assert socket.heard[-1]["table"] == table
        await socket.leave()
        hub.tables.attend(live)
        assert live.timer is None or live.timer.cancelled()
        assert (live.task, live.watchers) == (None, {})


def test_a_host_deletes_a_table_at_which_nobody_else_plays(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    alone, shared = finished(ann), ann.create(HERE, OPEN)
    answer = bob.ask("DELETE", f"/api/tables/{alone}")
    assert problem_of(answer).code == "forbidden"
    with Client(bob, shared) as client:
        client.sit(1)
    answer = ann.ask("DELETE", f"/api/tables/{shared}")
    assert problem_of(answer).code == "forbidden"
    assert json.loads(ann.ask("DELETE", f"/api/tables/{alone}").content) == {"tables": 1}
    refused(lambda: bob.view(alone), "not_found")
    assert ann.ask("DELETE", f"/api/tables/{alone}").status == 404


def test_a_cookie_is_renewed_while_it_is_used(database: str) -> None:
    with ServerProcess(database) as server:
        ann = Person(server, "Ann", by="cookie")
        assert "set-cookie" not in ann.ask("GET", "/api/identity").headers
        month = 31 * 86_400_000
        execute(database, f"UPDATE devices SET used = {time.time_ns() // 10**6 - month}")
        answer = ann.ask("GET", "/api/identity")
        assert answer.headers["set-cookie"].startswith(f"orbis={ann.secret};")
        assert "set-cookie" not in ann.ask("GET", "/api/identity").headers
        program = Person(server, "Program")
        execute(database, "UPDATE devices SET used = 0")
        assert "set-cookie" not in program.ask("GET", "/api/identity").headers
