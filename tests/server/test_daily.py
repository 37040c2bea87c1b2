"""The deal of the day: the same for everybody, once, and nobody's before its day."""

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from support.server import ServerProcess

from orbis.notation import write_record
from orbis.rules import STANDARD
from orbis.server.protocol.daily import Daily, DailySize
from orbis.server.protocol.hints import Hint
from orbis.server.protocol.identity import Code, KeptOfMe
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.table import Made, View
from orbis.server.stores import opened
from orbis.server.stores.archive.entries import read_entry
from orbis.server.stores.archive.export import lines_of
from orbis.server.stores.archive.intake import take_in
from orbis.server.stores.retention import Retention, prune
from orbis.server.tables.daily import DAY, SIZES, daily_table, daily_table_id, day_of, end_of
from orbis.server.tables.forgetting import NAMELESS
from orbis.server.tables.new import Host
from orbis.server.tables.requests import AskEnd, AskRewind
from orbis.server.tables.table import GameTable

from .clients import Client
from .inside import NOON, Inside
from .refusals import refused, refused_there
from .test_clocks import Hands, app_at
from .test_processes import Two, at, processes  # noqa: F401 (a fixture)
from .visitors import Person, Visitor, problem_of

KEY = bytes(32)
ANN, BOB = Host("a" * 32, "Ann"), Host("b" * 32, "Bob")


def begun(person: Visitor, players: int = 2) -> str:
    return person.post("/api/daily/tables", {"players": players}, Made).id


def daily(person: Visitor) -> Daily:
    return person.get("/api/daily", Daily)


def small(person: Visitor) -> DailySize:
    """The deal of the day with two players."""
    return daily(person).sizes[0]


def play(client: Client, turns: int | None = None, *, one_by_one: bool = False) -> list[tuple[int, ...]]:
    """Make the first possible decisions, and return what everybody did; a bot answers."""
    done = 0
    while turns is None or done < turns:
        client.until(lambda: client.seat == 0 or is_over(client))
        if is_over(client):
            break
        if one_by_one and len(client.options) > 1 and client.game is not None and client.game.decided == 0:
            client.act(client.options[-1])  # and think again
            client.take_back()
        client.act(client.options[0])
        done += client.last.actions[-1:] == (108,)
    client.until(lambda: client.seat == 0 or is_over(client))
    return moves(client)


def is_over(client: Client) -> bool:
    return client.visitor.view(client.table, "events").status == "over" if client.seat is None else False


def moves(client: Client) -> list[tuple[int, ...]]:
    """All decisions that were not taken back, in order."""
    found: list[int] = []
    for event in client.events:
        match event.kind:
            case "acted":
                found += event.actions
            case "took_back":
                del found[-1:]
            case _:
                pass
    return [tuple(found)]


def test_a_day_is_a_day_in_utc() -> None:
    day = day_of(NOON)
    assert day_of(end_of(day) - 1) == day
    assert day_of(end_of(day)) > day
    assert end_of(day) % DAY == 0


def test_every_day_and_number_of_players_and_every_server_has_its_own_deal() -> None:
    deals = [
        daily_table(key, day, ANN, NOON, players=players)
        for key in (KEY, b"k" * 32)
        for day in ("2026-11-17", "2026-11-18")
        for players in SIZES
    ]
    for drawn in ([each.secret for each in deals], [each.draws for each in deals]):
        assert len(set(drawn)) == len(deals)
    # Neither tells the other: they are drawn by the key alone.
    assert deals[0].secret[:32] != deals[0].draws


def test_on_one_day_everybody_has_the_same_deal_at_a_table_of_their_own() -> None:
    hers, his = (daily_table(KEY, "2026-11-17", host, NOON) for host in (ANN, BOB))
    assert (hers.secret, hers.draws) == (his.secret, his.draws)
    assert GameTable("a", hers, STANDARD).text == GameTable("b", his, STANDARD).text
    ids = {
        daily_table_id(KEY, day, host.id, players)
        for day in ("2026-11-17", "2026-11-18")
        for host in (ANN, BOB)
        for players in SIZES
    }
    assert len(ids) == 4 * len(SIZES)


@pytest.mark.parametrize("players", SIZES)
def test_one_person_meets_bots_of_one_level(players: int) -> None:
    seats = daily_table(KEY, "2026-11-17", ANN, NOON, "Priest", players=players).seats
    assert [(seat.kind, seat.level) for seat in seats] == [
        ("person", ""),
        *[("bot", "priest")] * (players - 1),
    ]
    names = [seat.name for seat in seats]
    assert names == (
        ["Ann", "Priest"] if players == 2 else ["Ann", "Priest 1", "Priest 2", "Priest 3"][:players]
    )


def test_the_same_moves_meet_the_same_answers(server: ServerProcess) -> None:
    hers, his = (Client(person, begun(person)) for person in (Person(server, "Ann"), Person(server, "Bob")))
    assert hers.table != his.table
    assert hers.view.fairness == his.view.fairness
    played = play(hers, 4)
    assert play(his, 4, one_by_one=True) == played
    assert hers.number != his.number


@pytest.mark.thorough
def test_the_same_moves_meet_the_same_answers_in_every_process(processes: Two) -> None:  # noqa: F811
    one, other = processes
    ann, bob = Person(one, "Ann"), Person(other, "Bob")
    hers, his = Client(ann, begun(ann)), Client(bob, begun(bob))
    assert begun(at(ann, other)) == hers.table
    played = play(hers, 3)
    assert play(his, 3) == played


def test_everybody_plays_once(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    assert [size.players for size in daily(ann).sizes] == list(SIZES)
    for visitor in (ann, Visitor(server)):
        assert all(size.mine is None for size in daily(visitor).sizes)
    table = begun(ann)
    assert begun(ann) == table
    assert {size.players for size in daily(ann).sizes if size.mine is None} == {3, 4}
    mine = small(ann).mine
    assert mine is not None
    assert (mine.table, mine.state) == (table, "playing")
    with Client(ann, table) as client:
        play(client, 1)
        for forbidden in (
            lambda: client.submit(AskRewind(0, 0, client.position)),
            lambda: ann.post(f"/api/tables/{table}/hint", {"strength": "tile"}, Hint),
            lambda: ann.post(f"/api/tables/{table}/seats/0/code", None, Code),
        ):
            refused_there(client, forbidden, "forbidden")
        client.submit(AskEnd(0))
    assert problem_of(ann.ask("DELETE", f"/api/tables/{table}")).code == "forbidden"
    refused(lambda: ann.post(f"/api/tables/{table}/rematch", None, Made), "forbidden")
    assert begun(ann) == table
    found = small(ann)
    assert found.mine is not None
    assert found.mine.state == "uncounted"
    assert not any(result.you for result in found.today.results)
    assert daily(ann).streak == 0
    assert begun(ann, 3) not in (table, begun(ann, 4))


def test_nobody_sees_the_deal_by_another_way_while_the_day_is_on(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = begun(ann)
    with Client(ann, table) as client:
        play(client, 1)
    record = write_record(ann.record(table))
    thought = {"seed": "12345678", "number": client.number}
    for visitor in (bob, Visitor(server)):
        for path in ("", "/events", "/record", "/moments/0"):
            refused(partial(visitor.get, f"/api/tables/{table}{path}", View), "forbidden")
        refused(partial(Client, visitor, table), "forbidden")
    refused(lambda: bob.post(f"/api/tables/{table}/thoughts", thought, View), "forbidden")
    # Whoever pastes their own record could have it reviewed, or play on from any moment.
    for visitor in (ann, bob):
        refused(partial(visitor.keep, text=record), "forbidden")
    assert table not in json.dumps([each.id for each in bob.get("/api/tables?status=playing", list[Listed])])


def test_a_finished_game_counts_and_keeps_the_secret_of_the_day(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann Daily"), Person(server, "Bob Daily")
    table = begun(ann)
    with Client(ann, table, "full") as client:
        play(client)
        assert all(event.secret is None for event in client.events)
    view = ann.view(table)
    assert view.status == "over"
    assert view.fairness.secret is None
    refused(lambda: ann.record(table), "forbidden")
    refused(lambda: ann.keep(table=table), "forbidden")
    assert view.game is not None
    totals = [score.total for score in view.game.scores]
    hers = next(each for each in small(ann).today.results if each.you)
    assert (hers.name, hers.score, hers.opponent, hers.table) == ("Ann Daily", *totals, table)
    [seen] = [each for each in small(bob).today.results if each.name == "Ann Daily"]
    assert (seen.rank, seen.won, seen.you, seen.table) == (hers.rank, hers.won, False, "")
    mine, found = small(ann).mine, daily(ann)
    assert mine is not None
    assert (mine.state, found.streak, found.longest) == ("counted", 1, 1)
    kept = ann.get("/api/identity/export", KeptOfMe)
    assert table in {each.id for each in kept.tables}
    assert ann.ask("DELETE", "/api/identity").status == 200
    names = [each.name for each in small(bob).today.results]
    assert "Ann Daily" not in names
    assert NAMELESS in names


async def _small(inside: Inside, token: str, query: str = "") -> dict[str, Any]:
    """The deal of the day with two players."""
    answer: dict[str, Any] = await inside.ask("GET", f"/api/daily{query}", token=token)
    found: dict[str, Any] = answer["sizes"][0]
    return found


async def _play_inside(inside: Inside, table: str, token: str) -> None:
    path = f"/api/tables/{table}"
    for request in range(1, 10_000):
        view: Any = await inside.ask("GET", f"{path}?detail=events", token=token)
        while view["status"] == "playing" and view["brief"]["seat"] != 0:
            await asyncio.sleep(0.001)  # a bot thinks
            view = await inside.ask("GET", f"{path}?detail=events", token=token)
        if view["status"] == "over":
            return
        ask = {"do": "act", "actions": view["brief"]["options"][:1], "position": view["position"]}
        answer = await inside.ask(
            "POST", f"{path}/requests", {"client": "c", "request": request, "ask": ask}, token
        )
        assert "event" in answer


@pytest.mark.anyio
async def test_the_day_after_everybody_can_look_through_the_games(tmp_path: Path) -> None:
    hands = Hands()
    async with app_at(tmp_path, hands) as inside:
        ann, bob = [
            await inside.ask("POST", "/api/identity", {"name": name, "token": True})
            for name in ("Ann", "Bob")
        ]
        hers, his = [
            (await inside.ask("POST", "/api/daily/tables", {}, me["token"]))["id"] for me in (ann, bob)
        ]
        await _play_inside(inside, hers, ann["token"])
        today = await _small(inside, bob["token"])
        assert [each["name"] for each in today["today"]["results"]] == ["Ann"]
    hands.wall, hands.seconds = end_of(day_of(NOON)), 0.0
    async with app_at(tmp_path, hands) as inside:
        found = await _small(inside, bob["token"])
        assert found["today"] | {"ends": 0} == {
            "day": day_of(hands.wall),
            "ends": 0,
            "games": 0,
            "results": [],
        }
        assert found["mine"] is None
        [winner] = found["yesterday"]["results"]
        assert (winner["name"], winner["table"]) == ("Ann", hers)
        kept: Any = await inside.ask("POST", "/api/records", {"table": hers}, token=bob["token"])
        checked: Any = await inside.ask("GET", f"/api/records/{kept['id']}/verification")
        assert checked["holds"]
        streak: Any = await inside.ask("GET", "/api/daily", token=ann["token"])
        assert (streak["streak"], streak["longest"]) == (1, 1)
        # A game that is finished too late is a game, and no result.
        await _play_inside(inside, his, bob["token"])
        found = await _small(inside, bob["token"], "?most=0")
        assert (found["yesterday"]["games"], found["yesterday"]["results"]) == (1, [])
        # There is a new deal.
        new: Any = await inside.ask("POST", "/api/daily/tables", {}, bob["token"])
        texts = []
        for table in (hers, new["id"]):
            moment: Any = await inside.ask("GET", f"/api/tables/{table}/moments/0", token=bob["token"])
            texts.append(moment["state"]["display"])
        assert texts[0] != texts[1]


@pytest.mark.anyio
async def test_deal_and_results_move_with_an_archive_and_expire_with_their_tables(tmp_path: Path) -> None:
    hands = Hands()
    async with app_at(tmp_path, hands) as inside:
        ann = await inside.ask("POST", "/api/identity", {"name": "Ann", "token": True})
        table = (await inside.ask("POST", "/api/daily/tables", {}, ann["token"]))["id"]
        await _play_inside(inside, table, ann["token"])
    files = tmp_path / "orbis.sqlite", tmp_path / "there.sqlite"
    async with opened(str(files[0])) as here, opened(str(files[1])) as there:
        for line in await lines_of(here, table, set()):
            await take_in(there, read_entry(line), NOON)
        assert await there.notices.keys() == await here.notices.keys() != {}
        day = day_of(NOON)
        moved = await there.daily.of(day, 10)
        assert [row[0] for row in moved] == [table]
        assert await there.daily.by(ann["id"], 10) == await here.daily.by(ann["id"], 10) != []
        await prune(there, Retention(finished=30), NOON + 31 * DAY)
        assert await there.daily.of(day, 10) == []


@pytest.mark.anyio
async def test_a_day_is_by_the_clock_on_the_wall_though_the_tables_are_ahead_of_it(tmp_path: Path) -> None:
    hands = Hands()
    hands.wall = NOON + 2 * DAY
    async with app_at(tmp_path, hands):
        pass
    hands.wall = NOON  # somebody has put the clock right; the time at the tables never goes back
    async with app_at(tmp_path, hands) as inside:
        ann = await inside.ask("POST", "/api/identity", {"name": "Ann", "token": True})
        table = (await inside.ask("POST", "/api/daily/tables", {"players": 3}, ann["token"]))["id"]
        await _play_inside(inside, table, ann["token"])
        found: Any = await inside.ask("GET", "/api/daily", token=ann["token"])
        assert found["day"] == day_of(NOON)
        assert [size["today"]["games"] for size in found["sizes"]] == [0, 1, 0]
        assert found["sizes"][1]["mine"] == {"table": table, "state": "counted"}
