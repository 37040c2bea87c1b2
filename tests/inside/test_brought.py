"""Games that were played in a page, and are brought to a server by whoever played them."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Literal

import msgspec
import pytest
from support.server import GENEROUS

from inside.bringing import BOT, SHARED, TURNS, begun, bring, line_of, person, played, refusal
from inside.games import Game, Visitor, begin
from orbis.cli import main
from orbis.server.http.service import Configuration
from orbis.server.inside import archive
from orbis.server.inside.inside import Inside
from orbis.server.stores import StoreUnavailable
from orbis.server.stores.results import START
from orbis.server.stores.retention import DAY
from orbis.server.stores.tables import Append, Extension
from orbis.server.tables.events import Said, write_event

pytestmark = pytest.mark.anyio


async def test_whoever_brings_a_game_has_their_seat_and_plays_on(page: Inside, server: Inside) -> None:
    player, table, _ = await played(page, BOT)
    zoe = await person(server, "Zoe")
    line = await line_of(page, table)
    assert await bring(zoe, line) == {"id": table, "is_new": True, "status": "playing", "differs": False}
    there, here = [await each.ask("GET", f"/api/tables/{table}") for each in (player, zoe)]
    assert here["game"]["state"] == there["game"]["state"]
    assert [seat["name"] for seat in here["seats"]] == ["Zoe", "pilgrim"]
    assert here["host"] == here["seats"][0]["player"] != there["host"]
    assert here["fairness"]["witnessed"] is False
    assert [each["id"] for each in await zoe.ask("GET", "/api/my/tables")] == [table]
    zoe.connect()
    await Game(zoe, table, Random(2)).play()
    record = (await zoe.ask("POST", "/api/records", {"table": table}))["id"]
    assert (await zoe.ask("GET", f"/api/records/{record}/verification"))["holds"]


async def test_a_server_without_the_core_says_which_game_it_cannot_take(
    page: Inside, server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, strong, _ = await played(page, ({"kind": "here"}, {"kind": "bot", "level": "priest"}))
    _, weak, _ = await played(page, BOT)
    lines = [await line_of(page, table) for table in (strong, weak)]
    monkeypatch.setattr("orbis.native.available", lambda: False)
    zoe = await person(server, "Zoe")
    assert await refusal(zoe, lines[0]) == "unavailable"
    told = msgspec.json.decode(zoe.heard[-1].partition("] ")[2])["error"]
    assert [(each["kind"], each["found"]) for each in told["faults"]] == [("core-absent", "priest")]
    assert (await bring(zoe, lines[1]))["is_new"]


async def test_a_game_that_was_played_on_in_the_page_is_brought_up_to_date(
    page: Inside, server: Inside
) -> None:
    _, table, game = await played(page, BOT)
    zoe = await person(server, "Zoe")
    assert (await bring(zoe, await line_of(page, table)))["is_new"]
    before = (await zoe.ask("GET", f"/api/tables/{table}?detail=events"))["number"]
    assert not (await bring(zoe, await line_of(page, table)))["is_new"]
    await game.play()
    whole = await line_of(page, table)
    assert await bring(zoe, whole) == {"id": table, "is_new": True, "status": "over", "differs": False}
    after = await zoe.ask("GET", f"/api/tables/{table}?detail=events")
    assert (after["status"], after["number"] > before) == ("over", True)


async def test_a_game_is_brought_up_to_date_whatever_one_is_called_meanwhile(
    page: Inside, server: Inside
) -> None:
    _, table, game = await played(page, BOT)
    zoe = await person(server, "Zoe")
    line = await line_of(page, table)
    await bring(zoe, line)
    await zoe.ask("POST", "/api/identity", {"name": "Zoe the Second"})
    again = await bring(zoe, line)
    assert (again["is_new"], again["differs"]) == (False, False)
    await game.play()
    whole = await bring(zoe, await line_of(page, table))
    assert (whole["is_new"], whole["status"], whole["differs"]) == (True, "over", False)


async def test_a_game_is_brought_up_to_date_though_the_clock_of_the_page_is_ahead(
    page: Inside, server: Inside
) -> None:
    _, table, game = await played(page, BOT)
    zoe = await person(server, "Zoe")
    await bring(zoe, ahead(await line_of(page, table)))
    await asyncio.sleep(0.01)  # the server's clock has moved on
    again = await bring(zoe, ahead(await line_of(page, table)))
    assert (again["is_new"], again["differs"]) == (False, False)
    await game.play()
    whole = await bring(zoe, ahead(await line_of(page, table)))
    assert (whole["is_new"], whole["status"], whole["differs"]) == (True, "over", False)


def ahead(line: str) -> str:
    """The line of a table as a page writes it whose clock is a day ahead."""
    table = msgspec.json.decode(line)
    for event in table["events"]:
        event["at"] += 86_400_000
    return msgspec.json.encode(table).decode()


async def test_a_game_is_there_as_a_whole_or_not_at_all(
    page: Inside, server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await played(page, BOT)).table
    zoe, tables = await person(server, "Zoe"), server.service.store.tables
    line = await line_of(page, table)

    async def fail(_: object, given: Append) -> None:
        raise StoreUnavailable("the server is killed here")

    monkeypatch.setattr(type(tables), "append", fail)
    assert (await bring(zoe, line))["is_new"]
    assert len(await tables.events(table)) == len(msgspec.json.decode(line)["events"])


async def test_a_game_that_came_only_in_part_is_completed(page: Inside, server: Inside) -> None:
    table = (await played(page, BOT)).table
    zoe = await person(server, "Zoe")
    line = msgspec.json.decode(await line_of(page, table))
    part = {**line, "events": line["events"][:3]}
    await bring(zoe, msgspec.json.encode(part).decode())
    assert (await bring(zoe, msgspec.json.encode(line).decode()))["is_new"]
    assert len(await server.service.store.tables.events(table)) == len(line["events"])


async def test_a_game_is_brought_up_to_date_as_a_whole_or_not_at_all(
    page: Inside, server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table, game = await played(page, BOT)
    zoe, tables = await person(server, "Zoe"), server.service.store.tables
    await bring(zoe, await line_of(page, table))
    before = len(await tables.events(table))
    await game.play()

    async def fail(_: object, given: Append) -> None:
        raise StoreUnavailable("the server is killed here")

    monkeypatch.setattr(type(tables), "append", fail)
    line = await line_of(page, table)
    assert (await bring(zoe, line))["is_new"]
    assert before < len(await tables.events(table)) == len(msgspec.json.decode(line)["events"])


async def test_a_game_that_was_played_on_at_the_server_is_not_changed_by_the_page(
    page: Inside, server: Inside
) -> None:
    _, table, game = await played(page, BOT)
    zoe = await person(server, "Zoe")
    await bring(zoe, await line_of(page, table))
    zoe.connect()
    await Game(zoe, table, Random(4)).play(TURNS + 4)
    before = await server.service.store.tables.events(table)
    assert not (await bring(zoe, await line_of(page, table)))["differs"]
    await game.play()
    again = await bring(zoe, await line_of(page, table))
    assert (again["is_new"], again["status"], again["differs"]) == (False, "playing", True)
    assert (await server.service.store.tables.events(table))[: len(before)] == before
    assert (await zoe.ask("GET", f"/api/tables/{table}?detail=events"))["status"] == "playing"


async def test_whoever_was_replaced_returned_or_paused_in_the_page_brings_that(
    page: Inside, server: Inside
) -> None:
    line = msgspec.json.decode(await line_of(page, (await played(page, BOT, 2)).table))
    line["events"] += [
        {"kind": "replaced", "seat": 0, "reason": "absent"},
        {"kind": "returned", "seat": 0},
        {"kind": "wished", "seat": 0, "wish": "pause"},
        {"kind": "resumed", "seat": 0},
        {"kind": "replaced", "seat": 0, "reason": "resigned"},
    ]
    assert (await bring(await person(server, "Zoe"), msgspec.json.encode(line).decode()))["is_new"]


async def test_nobody_who_brings_a_game_is_told_that_it_came_if_it_was_played_on_meanwhile(
    page: Inside, server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table, game = await played(page, BOT)
    zoe, tables = await person(server, "Zoe"), server.service.store.tables
    await bring(zoe, await line_of(page, table))
    await game.play(TURNS + 2)
    meanwhile = write_event(Said(seat=0, phrase="hello"))

    async def overtaken(_: object, given: Extension) -> None:
        monkeypatch.undo()
        await tables.append(Append(table, given.known + 1, meanwhile, 0))
        await tables.extend(given)

    monkeypatch.setattr(type(tables), "extend", overtaken)
    known = len(await tables.events(table))
    came = await bring(zoe, await line_of(page, table))
    assert came == {"id": table, "is_new": False, "status": "playing", "differs": True}
    assert (await tables.events(table))[known:] == [meanwhile]
    assert (await zoe.ask("GET", f"/api/tables/{table}?detail=events"))["number"] == known + 1


class Door(asyncio.Lock):
    """A lock that knows when somebody waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self.knocked = asyncio.Event()

    async def acquire(self) -> Literal[True]:
        if self.locked():
            self.knocked.set()
        return await super().acquire()


async def test_a_game_is_brought_up_to_date_only_while_nobody_plays_there(
    page: Inside, server: Inside
) -> None:
    _, table, game = await played(page, BOT)
    zoe, service = await person(server, "Zoe"), server.service
    await bring(zoe, await line_of(page, table))
    await game.play(TURNS + 2)
    line = await line_of(page, table)
    (await service.hub.tables.wake(table)).lock = door = Door()
    async with service.hub.holding(table) as live:
        bringing = asyncio.create_task(bring(zoe, line))
        await door.knocked.wait()
        said = write_event(Said(seat=0, phrase="hello", at=live.table.settings.at))
        await service.store.tables.append(Append(table, live.table.number + 1, said, 0))
        live.unsure = True
    assert not (await bringing)["is_new"]


async def test_a_game_that_is_brought_up_to_date_counts_once(page: Inside, tmp_path: Path) -> None:
    _, table, game = await played(page, BOT)
    limits = replace(GENEROUS, tables=1)
    async with begun(Configuration(str(tmp_path / "small.sqlite"), limits)) as small:
        zoe = await person(small, "Zoe")
        await bring(zoe, await line_of(page, table))
        await game.play(TURNS + 2)
        assert (await bring(zoe, await line_of(page, table)))["is_new"]
        assert await refusal(zoe, await line_of(page, (await played(page, BOT, 2)).table)) == "limit"


async def test_those_who_shared_a_screen_keep_their_names_and_one_gets_a_seat_of_their_own(
    page: Inside, server: Inside
) -> None:
    table = (await played(page, SHARED)).table
    zoe, bob = await person(server, "Zoe"), await person(server, "Robert")
    await bring(zoe, await line_of(page, table))
    code = (await zoe.ask("POST", f"/api/tables/{table}/seats/1/code"))["code"]
    assert (await bob.ask("POST", "/api/codes", {"code": code}))["table"] == table
    view = await bob.ask("GET", f"/api/tables/{table}")
    assert [seat["name"] for seat in view["seats"]] == ["Ann", "Bob"]
    assert len({seat["player"] for seat in view["seats"]}) == 2


async def test_a_game_is_brought_by_one_person(page: Inside, server: Inside) -> None:
    table = (await played(page, BOT)).table
    line = await line_of(page, table)
    await bring(await person(server, "Zoe"), line)
    assert await refusal(await person(server, "Eve"), line) == "forbidden"


async def lines_of(page: Inside) -> list[str]:
    return (await archive.export(page.service)).decode().splitlines()


def saved(folder: Path, cookie: str, lines: list[str]) -> list[str]:
    """The arguments with which a host imports a copy that somebody has saved."""
    copy = {"kind": "orbis-copy", "cookies": cookie, "browser": {}, "tables": "\n".join(lines)}
    file, database = folder / "copy.json", folder / "served.sqlite"
    file.write_bytes(msgspec.json.encode(copy))
    return ["tables", "import", "--copy", str(file), "--database", str(database), "--lang", "en"]


async def test_a_game_of_long_ago_is_kept_from_the_day_on_which_a_host_has_imported_it(
    page: Inside, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    player, table, _ = await played(page, BOT)
    lines = await lines_of(page)
    number = lines.index(await line_of(page, table))
    old = msgspec.json.decode(lines[number])
    for event in old["events"]:
        event["at"] -= 800 * DAY
    lines[number] = encoded(old)
    arguments = saved(tmp_path, player.cookie, lines)
    for given in (arguments, ["tables", "prune", *arguments[-4:]]):
        assert await asyncio.to_thread(main, given) == 0
    assert "1 table was imported." in capsys.readouterr().out
    async with begun(Configuration(arguments[-3], GENEROUS)) as served:
        assert (await Visitor(served).ask("GET", f"/api/tables/{table}"))["status"] == "playing"


@pytest.mark.parametrize("by", ["player", "host"])
async def test_whoever_brings_a_game_without_hints_gets_none_elsewhere(
    page: Inside, tmp_path: Path, by: str
) -> None:
    player, table = await begin(page, 0, BOT, hints=False)
    await Game(player, table, Random(1)).play(TURNS)
    text = await player.ask("GET", f"/api/tables/{table}/record")
    arguments = saved(tmp_path, player.cookie, await lines_of(page))
    if by == "host":
        assert await asyncio.to_thread(main, arguments) == 0
    async with begun(Configuration(arguments[-3], GENEROUS)) as served:
        zoe = await person(served, "Zoe")
        if by == "player":
            await bring(zoe, await line_of(page, table))
        with pytest.raises(AssertionError, match="forbidden"):
            await zoe.ask("POST", "/api/records", {"text": text})


async def test_whoever_saved_a_copy_comes_back_by_a_link_once_a_host_has_imported_it(
    page: Inside, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    player, table, _ = await played(page, BOT)
    arguments = saved(tmp_path, player.cookie, await lines_of(page))
    database = arguments[-3]
    assert await asyncio.to_thread(main, arguments) == 0
    out = capsys.readouterr().out
    assert "1 table was imported." in out
    secret = out.rpartition("/me#")[2].strip()
    async with begun(Configuration(database, GENEROUS)) as served:
        visitor = Visitor(served)
        assert (await visitor.ask("POST", "/api/recovery", {"secret": secret}))["name"] == "Ann"
        assert [each["id"] for each in await visitor.ask("GET", "/api/my/tables")] == [table]
        visitor.connect()
        await Game(visitor, table, Random(2), "server").play(TURNS + 2)
    # The link that they have stays as it is.
    assert await asyncio.to_thread(main, arguments) == 0
    assert "/me#" not in capsys.readouterr().out


async def test_a_copy_has_no_power_over_what_is_not_its_players(
    page: Inside, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    player, table, _ = await played(page, BOT)
    lines = await lines_of(page)
    forged = msgspec.json.decode(next(line for line in lines if '"kind":"table"' in line))
    forged["events"][0].update(public=True, rated=True, chat=True)
    ann = forged["events"][0]["by"]
    theirs = msgspec.json.encode(forged).decode().replace(ann, "e" * 32).replace(table, "another")
    arguments = saved(tmp_path, player.cookie, [])
    async with begun(Configuration(arguments[-3], GENEROUS)) as served:
        ben = (await (await person(served, "Ben")).ask("GET", "/api/identity"))["id"]
        keys = await served.service.store.notices.keys()
    wrong = [
        {"kind": "forgotten", "id": ben},
        {"kind": "result", "id": "t", "at": 1, "placings": [{"rank": 1, "player": ben}, {"rank": 2}]},
        {"kind": "identity", "id": "e" * 32, "name": "Eve"},
    ]
    own = [line for line in lines if '"kind":"table"' not in line]
    saved(tmp_path, player.cookie, [*own, msgspec.json.encode(forged).decode(), theirs, *map(encoded, wrong)])
    assert await asyncio.to_thread(main, arguments) == 1
    out = capsys.readouterr().out
    assert "2 tables were imported." in out
    assert "3 lines could not be imported." in out
    async with begun(Configuration(arguments[-3], GENEROUS)) as served:
        store = served.service.store
        assert await store.identities.find(ben) is not None
        assert await store.identities.find("e" * 32) is None
        assert await store.results.after(START, 9) == []
        assert await store.notices.keys() == keys
        for id in (table, "another"):
            view = await Visitor(served).ask("GET", f"/api/tables/{id}")
            assert view["host"] == ann
            assert [view["settings"][each] for each in ("public", "rated", "chat")] == [False] * 3


def encoded(entry: dict[str, object]) -> str:
    return msgspec.json.encode(entry).decode()


async def test_a_copy_is_only_imported_as_one(
    page: Inside, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    player, *_ = await played(page, BOT, 2)
    arguments = saved(tmp_path, player.cookie, await lines_of(page))
    trusting = [each for each in arguments if each != "--copy"]
    for _ in range(2):  # the second one breaks off, so it cannot be read
        assert await asyncio.to_thread(main, trusting) == 2
        err = capsys.readouterr().err
        assert "is a copy" in err
        assert "--copy" in err
        file = Path(arguments[3])
        file.write_bytes(file.read_bytes()[:-1])
    assert await asyncio.to_thread(main, arguments) == 2
    assert "it is not a whole copy" in capsys.readouterr().err
    assert not Path(arguments[-3]).exists()


async def test_what_a_player_has_sent_decides_nothing_else_than_a_copy_may(
    page: Inside, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    player, *_ = await played(page, BOT, 2)
    arguments = saved(tmp_path, player.cookie, [])
    async with begun(Configuration(arguments[-3], GENEROUS)) as served:
        ben = (await (await person(served, "Ben")).ask("GET", "/api/identity"))["id"]
    archived = "\n".join([*(await lines_of(page)), encoded({"kind": "forgotten", "id": ben})])
    Path(arguments[3]).write_text(archived, "utf-8")
    assert await asyncio.to_thread(main, arguments) == 2
    assert "it is not a whole copy" in capsys.readouterr().err
    async with begun(Configuration(arguments[-3], GENEROUS)) as served:
        assert await served.service.store.identities.find(ben) is not None


async def test_a_copy_that_does_not_say_who_saved_it_brings_no_tables(
    page: Inside, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await played(page, BOT, 2)
    assert await asyncio.to_thread(main, saved(tmp_path, "", await lines_of(page))) == 1
    out = capsys.readouterr().out
    assert "0 tables were imported." in out
    assert "the copy does not prove who has played there" in out
    assert "/me#" not in out


async def test_a_friend_hears_before_sitting_down_that_the_bringer_may_know_the_deal(
    page: Inside, server: Inside
) -> None:
    line = await line_of(page, (await played(page, SHARED, 2)).table)
    zoe, ben = await person(server, "Zoe"), await person(server, "Ben")
    table = (await bring(zoe, line))["id"]
    code = (await zoe.ask("POST", f"/api/tables/{table}/seats/1/code"))["code"]
    taken = {"table": table, "seat": 1, "name": "Bob", "others": ["Ann"]}
    for _ in range(2):  # a look changes nothing
        assert await ben.ask("POST", "/api/codes", {"code": code, "look": True}) == taken | {
            "witnessed": False
        }
    assert await ben.ask("GET", "/api/my/tables") == []
    assert await zoe.ask("POST", "/api/codes", {"code": code, "look": True}) == taken
    await ben.ask("POST", "/api/codes", {"code": code})
    assert [each["id"] for each in await ben.ask("GET", "/api/my/tables")] == [table]


async def test_whoever_is_given_a_seat_of_a_server_hears_nothing_of_that(server: Inside) -> None:
    zoe, ben = await person(server, "Zoe"), await person(server, "Ben")
    table = (await zoe.ask("POST", "/api/tables", {"seats": SHARED}))["id"]
    code = (await zoe.ask("POST", f"/api/tables/{table}/seats/1/code"))["code"]
    taken = {"table": table, "seat": 1, "name": "Bob", "others": ["Zoe"]}
    assert await ben.ask("POST", "/api/codes", {"code": code, "look": True}) == taken
