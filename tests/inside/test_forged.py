"""Games that somebody brings to a server, and that no page has written as they are."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from inside.bringing import BOT, bring, line_of, person, played, refusal
from inside.games import Game, Visitor
from orbis.notation import Seat, write_record
from orbis.play import Match
from orbis.server.inside.inside import Inside
from orbis.server.stores.archive.brought import MOST_REWINDS
from orbis.server.tables.events import Created, read_event

pytestmark = pytest.mark.anyio

Forge = Callable[[dict[str, Any]], object]


def settings(**given: object) -> Forge:
    return lambda table: table["events"][0].update(given)


def event(**given: object) -> Forge:
    return lambda table: table["events"].append(given)


FORGED: dict[str, Forge] = {
    "somebody-else": event(kind="said", seat=0, phrase="hello", by="f" * 32),
    "another-seat": lambda table: table["events"][0]["seats"][1].update(player="f" * 32),
    "lesson": settings(lesson="first"),
    "rules": settings(rules=999),
    "level": settings(substitute="god"),
    "only-bots": lambda table: [
        each.update(kind="bot", level="pilgrim") for each in table["events"][0]["seats"]
    ],
    "secret": lambda table: (
        [each.update(ready=True) for each in table["events"][0]["seats"]]
        and settings(secret="no digits")(table)
    ),
    "long-secret": settings(secret="s" * 10_000),
    "name": lambda table: table["events"][0]["seats"][1].update(name="\u202e"),
    "illegal": lambda table: table["events"][-1].update(actions=[0, 0]),
    "no-action": lambda table: table["events"][-1].update(actions=[500]),
    "nothing-decided": lambda table: table["events"][-1].update(actions=[]),
    "out-of-turn": lambda table: table["events"][-1].update(seat=1 - table["events"][-1]["seat"]),
    "takes-back-nothing": event(kind="took_back", seat=0, decisions=-1),
    "takes-back-too-much": event(kind="took_back", seat=0, decisions=50),
    "no-such-seat": event(kind="replaced", seat=-1, reason="resigned"),
    "moved": event(kind="moved", seat=0, player="f" * 32),
    "unborn": lambda table: table["events"].clear(),
    "odd-id": lambda table: table.update(id="../x"),
    "for-ever": event(kind="wished", seat=0, wish="pause", lasts=2**62),
    "bot-resigns": event(kind="replaced", seat=1, reason="resigned"),
    "loses-by-time": event(kind="replaced", seat=0, reason="clock"),
    "won-by-a-bot": event(kind="replaced", seat=0, reason="resigned", ends=True),
    "bot-returns": event(kind="returned", seat=1),
    "returns-from-nowhere": event(kind="returned", seat=0),
    "resumed-without-a-pause": event(kind="resumed", seat=0),
    "decides-in-a-pause": lambda table: table["events"].insert(
        -1, {"kind": "wished", "seat": 0, "wish": "pause"}
    ),
    "takes-back-in-a-pause": lambda table: table["events"].extend(
        [{"kind": "wished", "seat": 0, "wish": "pause"}, {"kind": "took_back", "seat": 0, "decisions": 1}]
    ),
    "goes-back-for-a-while": event(kind="wished", seat=0, wish="rewind", lasts=5),
    "bot-wishes": event(kind="wished", seat=1, wish="end"),
    "wishes-before-the-deal": lambda table: table.update(
        events=[
            {
                **table["events"][0],
                "seats": [{**each, "ready": False} for each in table["events"][0]["seats"]],
            },
            {"kind": "wished", "seat": 0, "wish": "end"},
        ]
    ),
    "too-many": lambda table: table["events"].extend(
        [{"kind": "replaced", "seat": 0, "reason": "absent"}, {"kind": "returned", "seat": 0}] * 1300
    ),
    "after-the-end": lambda table: table["events"].extend([{"kind": "wished", "seat": 0, "wish": "end"}] * 2),
}


@pytest.mark.parametrize("forge", FORGED.values(), ids=FORGED)
async def test_a_game_that_no_page_has_written_is_refused(page: Inside, server: Inside, forge: Forge) -> None:
    table = (await played(page, BOT, 2)).table
    forged = msgspec.json.decode(await line_of(page, table))
    forge(forged)
    eve = await person(server, "Eve")
    assert await refusal(eve, msgspec.json.encode(forged).decode()) == "unfit"
    assert await eve.ask("GET", "/api/my/tables") == []


async def test_a_game_goes_back_only_to_earlier_moments_and_not_for_ever(
    page: Inside, server: Inside
) -> None:
    player, table, _ = await played(page, BOT, 2)
    now = (await player.ask("GET", f"/api/tables/{table}"))["game"]["count"]
    line = msgspec.json.decode(await line_of(page, table))
    eve = await person(server, "Eve")

    def with_events(*events: Any) -> str:
        return msgspec.json.encode({**line, "events": events}).decode()

    def back(count: int) -> dict[str, Any]:
        return {"kind": "wished", "seat": 0, "wish": "rewind", "count": count}

    for count in (now, now + 1, -1):
        assert await refusal(eve, with_events(*line["events"], back(count))) == "unfit"
    created, first, *_ = line["events"]
    assert await refusal(eve, with_events(created, *[first, back(0)] * (MOST_REWINDS + 1))) == "unfit"
    assert (await bring(eve, with_events(created, *[first, back(0)] * MOST_REWINDS)))["is_new"]


def finished() -> Match:
    match, random = Match(2, "a game that is over"), Random(1)
    while not match.is_over:
        match.do(random.choice(match.options()))
    return match


async def continued(page: Inside, server: Inside) -> tuple[Visitor, dict[str, Any], Match]:
    """Somebody at a server that knows a record, the line of a table that continues it, and its game."""
    match = finished()
    text = write_record(match.record([Seat("Ann", "human"), Seat("Bob", "human")]))
    player, eve = await person(page, "Ann"), await person(server, "Eve")
    for each in (player, eve):
        record = (await each.ask("POST", "/api/records", {"text": text}))["id"]
    wanted = {"count": 20, "seats": BOT}
    table = (await player.ask("POST", f"/api/records/{record}/tables", wanted))["id"]
    return eve, msgspec.json.decode(await line_of(page, table)), match


def source(count: int) -> Forge:
    return lambda table: table["events"][0]["source"].update(count=count)


MISPLACED: dict[str, Forge] = {
    "before-the-beginning": source(-5),
    "after-the-end": source(1_000_000),
    "a-seat-too-many": lambda table: table["events"][0]["seats"].append(
        {"kind": "bot", "name": "Bob", "level": "pilgrim"}
    ),
    "secret": settings(secret="no digits"),
    "other-tiles": settings(tiles="standard"),
}


async def test_a_game_that_continues_a_record_is_brought_with_it(page: Inside, server: Inside) -> None:
    eve, line, _ = await continued(page, server)
    assert (await bring(eve, msgspec.json.encode(line).decode()))["is_new"]
    eve.connect()
    await Game(eve, line["id"], Random(3)).play()


async def test_what_was_just_brought_is_among_the_latest(page: Inside, server: Inside) -> None:
    eve, line, _ = await continued(page, server)
    settings(at=1)(line)
    before = server.service.clock.now()
    await bring(eve, msgspec.json.encode(line).decode())
    assert [each["updated"] >= before for each in await eve.ask("GET", "/api/my/tables")] == [True]


async def test_what_is_brought_does_not_say_how_a_game_ended(page: Inside, server: Inside) -> None:
    table = (await played(page, BOT, 2)).table
    line = msgspec.json.decode(await line_of(page, table))
    event(kind="wished", seat=0, wish="end")(line)
    eve = await person(server, "Eve")
    assert (await bring(eve, msgspec.json.encode(line).decode()))["status"] == "over"
    record = (await eve.ask("POST", "/api/records", {"table": table}))["id"]
    assert (await eve.ask("GET", f"/api/records/{record}/replay"))["ending"] is None


async def test_nobody_is_taken_for_somebody_else(page: Inside, server: Inside) -> None:
    table = (await played(page, BOT, 2)).table
    pilgrim = await person(server, "Pilgrim")
    await bring(pilgrim, await line_of(page, table))
    view = await pilgrim.ask("GET", f"/api/tables/{table}")
    assert [seat["name"] for seat in view["seats"]] == ["Pilgrim", "pilgrim 2"]


@pytest.mark.parametrize("forge", MISPLACED.values(), ids=MISPLACED)
async def test_a_game_that_continues_no_moment_of_its_record_is_refused(
    page: Inside, server: Inside, forge: Forge
) -> None:
    eve, line, _ = await continued(page, server)
    forge(line)
    assert await refusal(eve, msgspec.json.encode(line).decode()) == "unfit"
    assert await eve.ask("GET", "/api/my/tables") == []


async def test_a_game_continues_neither_what_is_over_nor_the_middle_of_a_choice(
    page: Inside, server: Inside
) -> None:
    eve, line, match = await continued(page, server)
    middles = [count for count in range(match.count) if getattr(match.at(count).decision, "last", None)]
    for count in (match.count, middles[0]):
        source(count)(line)
        assert await refusal(eve, msgspec.json.encode(line).decode()) == "unfit"


async def test_what_is_brought_counts_for_nothing_and_is_in_no_list(page: Inside, server: Inside) -> None:
    table = (await played(page, BOT, 2)).table
    forged = msgspec.json.decode(await line_of(page, table))
    settings(public=True, rated=True, daily="2026-11-18", previous="x", chat=True, witnessed=True)(forged)
    forged["events"][-1]["at"] = 2**62
    zoe = await person(server, "Zoe")
    await bring(zoe, msgspec.json.encode(forged).decode())
    view = await zoe.ask("GET", f"/api/tables/{table}")
    given = view["settings"]
    assert [given[each] for each in ("public", "rated", "chat", "previous")] == [False, False, False, ""]
    assert not given.get("daily")
    assert view["fairness"]["witnessed"] is False
    assert await zoe.ask("GET", "/api/tables?status=playing") == []


async def test_nothing_of_the_pages_requests_comes_along(page: Inside, server: Inside) -> None:
    table = (await played(page, BOT, 2)).table
    forged = msgspec.json.decode(await line_of(page, table))
    settings(client="a tab", request=7, ask=8)(forged)
    forged["events"][0]["seats"][0]["level"] = "no such level"
    await bring(await person(server, "Zoe"), msgspec.json.encode(forged).decode())
    first = read_event((await server.service.store.tables.events(table))[0])
    assert isinstance(first, Created)
    assert (first.client, first.request, first.ask) == ("", 0, 0)
    assert [seat.level for seat in first.seats] == ["", "pilgrim"]


async def test_what_is_no_table_is_refused(server: Inside) -> None:
    eve = await person(server, "Eve")
    for line in ("", "[]", '{"kind":"forgotten","id":"x"}', '{"kind":"table","id":"x","events":[{}]}'):
        assert await refusal(eve, line) == "unfit"
