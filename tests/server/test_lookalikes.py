"""At one table nobody can be taken for somebody else: names that look alike are refused, or get a number."""

from pathlib import Path
from typing import Any

import pytest

from orbis.server.tables.lookalikes import distinct, look_of, numbered
from orbis.server.tables.seat_names import LONGEST, is_name

from .test_names import Company, company

pytestmark = pytest.mark.anyio

LIKE_ANN = ["Ann", "ANN", " Ann ", "Änn", "A n n", "Ann.", "Аnn", "\uff21nn", "Ann\u0301"]


@pytest.mark.parametrize("name", LIKE_ANN)
def test_names_that_look_alike_have_one_look(name: str) -> None:
    assert look_of(name) == look_of("Ann")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bill", "BiII"),
        ("Otto", "0tt0"),
        ("Mark", "rnark"),
        ("Τom", "Тom"),
        ("Ivo", "lvo"),
        ("राम", "राम\ufe00"),
        ("王", "王\u0301"),
    ],
)
def test_other_letters_do_not_help(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Ann", "Anna"), ("Ann", "Ann 2"), ("Юля", "Оля"), ("👍", "👎"), ("李", "王")),
        *(("राम", "रमा"), ("กิน", "กัน"), ("かな", "がな"), ("דָּן", "דִּן")),
    ],
)
def test_other_names_look_different(one: str, other: str) -> None:
    assert look_of(one) != look_of(other)


def test_a_long_name_with_a_number_is_still_a_name() -> None:
    name = "👨‍👩‍👧 " * 6 + "A" * (LONGEST - 36)
    assert is_name(name)
    assert is_name(distinct(name, [name]))
    assert distinct(name, [name]) != name


MARKS = "\u0301" * (LONGEST - 2)
"""No name begins like this, but some older servers may know one that does."""


@pytest.mark.parametrize("name", [f"{MARKS}ab", MARKS, ""])
def test_even_what_is_not_a_name_gets_a_number(name: str) -> None:
    assert numbered(name, 2) == "2"


async def test_nobody_has_a_name_that_begins_with_an_accent(tmp_path: Path) -> None:
    async with company(tmp_path) as friends:
        bot = {"kind": "bot", "level": "pilgrim", "name": f"{MARKS}ab"}
        seats = [{"kind": "here", "name": "ab"}, bot]
        refused = await friends.ask("POST", "/api/tables", {"seats": seats}, friends.ann)
        assert refused["error"]["code"] == "bad_request"


async def at_a_table(friends: Company) -> str:
    """A rated table at which Ann waits for somebody."""
    seats = [{"kind": "here"}, {"kind": "open"}]
    made = await friends.ask("POST", "/api/tables", {"seats": seats, "rated": True}, friends.ann)
    return str(made["id"])


@pytest.mark.parametrize("name", LIKE_ANN)
async def test_nobody_chooses_the_name_of_somebody_else_at_the_table(tmp_path: Path, name: str) -> None:
    async with company(tmp_path) as friends:
        table = await at_a_table(friends)
        refused = await friends.do(table, friends.bob, do="sit", seat=1, name=name)
        assert refused["error"]["code"] == "name_taken"
        await friends.do(table, friends.bob, do="sit", seat=1)
        refused = await friends.do(table, friends.bob, do="rename", seat=1, name=name)
        assert refused["error"]["code"] == "name_taken"
        assert await friends.names(table) == ["Ann", "Bob"]
        await friends.do(table, friends.bob, do="rename", seat=1, name="BOB")
        assert await friends.names(table) == ["Ann", "BOB"]


async def test_whoever_takes_the_opponents_name_in_a_running_game_gets_a_number(tmp_path: Path) -> None:
    async with company(tmp_path) as friends:
        assert (await friends.rename(friends.bob, "Аnn"))["name"] == "Аnn"
        assert await friends.names(friends.table) == ["Ann", "Аnn 2"]
        count = len(await friends.ask("GET", f"/api/tables/{friends.table}/events"))
        await friends.rename(friends.bob, "Аnn")
        assert len(await friends.ask("GET", f"/api/tables/{friends.table}/events")) == count
        await friends.rename(friends.bob, "Robert")
        assert await friends.names(friends.table) == ["Ann", "Robert"]


async def test_two_people_of_one_name_can_play_each_other(tmp_path: Path) -> None:
    async with company(tmp_path) as friends:
        other = await friends.person("Ann")
        table = await friends.pair(friends.ann, other)
        assert await friends.names(table) == ["Ann", "Ann 2"]
        await friends.do(table, friends.ann, do="ask_end", seat=0)
        await friends.do(table, other, do="answer", seat=1, yes=True)
        made = await friends.ask("POST", f"/api/tables/{table}/rematch", token=friends.ann)
        assert await friends.names(made["id"]) == ["Ann 2", "Ann"]


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        ([{"kind": "bot", "level": "priest"}] * 2 + [{"kind": "here"}], ["priest", "priest 2", "Ann"]),
        ([{"kind": "bot", "level": "priest", "name": "Ann"}, {"kind": "here"}], ["Ann 2", "Ann"]),
        ([{"kind": "here"}, {"kind": "here", "name": "Ann"}], ["Ann", "Ann"]),
    ],
)
async def test_bots_give_way_and_one_person_may_have_two_seats_of_one_name(
    tmp_path: Path, seats: Any, names: list[str]
) -> None:
    async with company(tmp_path) as friends:
        made = await friends.ask("POST", "/api/tables", {"seats": seats}, friends.ann)
        assert await friends.names(made["id"]) == names


async def test_a_bot_that_fills_a_seat_is_told_apart(tmp_path: Path) -> None:
    async with company(tmp_path) as friends:
        seats = [{"kind": "here"}, {"kind": "open"}, {"kind": "open"}]
        table = (await friends.ask("POST", "/api/tables", {"seats": seats}, friends.ann))["id"]
        for seat in (1, 2):
            await friends.do(table, friends.ann, do="fill", seat=seat, level="pilgrim", name="ann")
        assert await friends.names(table) == ["Ann", "ann 2", "ann 3"]


async def test_a_seat_that_moves_to_somebody_of_the_opponents_name_keeps_its_own(tmp_path: Path) -> None:
    async with company(tmp_path) as friends:
        phone = await friends.person("Вob")
        made = await friends.ask("POST", f"/api/tables/{friends.table}/seats/0/code", token=friends.ann)
        await friends.ask("POST", "/api/codes", {"code": made["code"]}, phone)
        assert await friends.names(friends.table) == ["Ann", "Bob"]
        await friends.rename(phone, "bоb")
        first, second = await friends.names(friends.table)
        assert second == "Bob"
        assert look_of(first) != look_of(second)
