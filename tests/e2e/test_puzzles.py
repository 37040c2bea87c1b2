"""Puzzles: a turn is played as at any table, and judged by what is known of it."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from lab.reviewed import careless_record
from playwright.sync_api import Page, expect

from orbis.locales import LANGUAGES
from orbis.notation import Seat, parse_state, write_record

from .conftest import Visitor
from .looking import beyond, covered, cut_texts
from .playing import coming, play, play_turn
from .saying import say
from .tables import HERE, bot, make, play_ahead, submit
from .visits import PATIENCE, Visit, barriers

WINDOWS = [(1366, 657), (390, 664)]
MOST_PRESSES = 9
"""How often one presses something until it is sent."""
FEW = 100
"""Simulations of a review that is done at once."""

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "puzzles" / "puzzles.json"
PUZZLE: dict[str, Any] = json.loads(FILE.read_text())["puzzles"][88]
STATE: str = PUZZLE["state"]
"""A puzzle in which one must take a tile of the last row."""

windows = pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")


def verdict(page: Page, best: str = "puzzles-best") -> str:
    """What is said to the turn: whether it is the best."""
    good = page.get_by_text(say(best))
    other = page.get_by_text(say("puzzles-not-best")).or_(page.get_by_text(say("puzzles-own-better")))
    expect(good.or_(other)).to_be_visible()
    return "best" if good.is_visible() else "other"


def let_me_try(page: Page) -> None:
    """Fold what is said, where it covers the table."""
    if page.get_by_role("button", name=say("learn-fold")).is_visible():
        page.get_by_role("button", name=say("learn-fold")).click()


def read(page: Page) -> None:
    """Unfold what is said, where it leaves the table free."""
    if page.get_by_role("button", name=say("learn-unfold")).is_visible():
        page.get_by_role("button", name=say("learn-unfold")).click()


def id_of(state: str) -> str:
    """What the page calls a puzzle (FNV-1a)."""
    value = 0x811C9DC5
    for letter in state:
        value = (value ^ ord(letter)) * 0x01000193 % 2**32
    return f"{value:08x}"


@windows
def test_what_the_server_cannot_answer_is_told_and_can_be_tried_again(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    visit = visitor(size=size)
    visit.introduce()
    page = visit.page
    shown(visit, lambda: visit.open(f"/puzzles/endgames#{id_of(STATE)}"))
    let_me_try(page)
    visit.expected = "ERR_FAILED"
    told = page.get_by_role("alert").filter(has_text=say("pages-problem", code="unavailable"))
    with visit.fails("/api/thoughts") as asked:
        for _ in range(MOST_PRESSES):
            if asked():
                break
            play(page, most=1)
        expect(told).to_be_visible()
    told.get_by_role("button", name=say("pages-close")).click()
    with visit.answered("/api/identity/settings"):
        play_turn(page)
    verdict(page)


def shown(visit: Visit, come: Callable[[], object]) -> str:
    """The state of the puzzle to which one comes."""
    sent = visit.asked("/api/thoughts", come)
    coming(visit.page)
    return str(sent["state"])


@windows
def test_a_puzzle_is_played_judged_and_explained(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size)
    visit.introduce()
    page = visit.open()
    page.get_by_role("link", name=say("pages-puzzles")).click()
    page.wait_for_url("**/puzzles")
    page.get_by_role("link", name=say("puzzles-play")).wait_for()
    assert shown(visit, lambda: visit.open(f"/puzzles/endgames#{id_of(STATE)}")) == STATE
    assert [*barriers(page), *beyond(page)] == []
    let_me_try(page)
    with visit.answered("/api/identity/settings"):
        play_turn(page)
    assert verdict(page) == "other"
    kept = f"JSON.parse(localStorage.getItem('{visit.whose}.puzzles'))"
    puzzles = page.evaluate(kept)
    assert puzzles.keys() == {f"puzzle.{id_of(STATE)}"}
    assert [tried[:2] for tried in puzzles.values()] == [[1300, 0]]
    # The turn is over: nothing can be ended again, or taken back.
    expect(page.locator(".options .main")).to_have_count(0)
    expect(page.get_by_role("button", name=say("web-undo"), exact=True)).not_to_be_enabled()
    page.get_by_role("button", name=say("puzzles-why")).click()
    expect(page.locator(".coach li").first).to_be_visible()
    expect(page.locator(".coach")).to_contain_text(say("puzzles-missed", gain="").strip(" ."))
    # The solution is on the board, too, instead of what was tried, and ends there.
    best = parse_state(STATE).display[PUZZLE["best"][0]].tile
    assert best is not None
    expect(page.locator(f".own .pyramid [data-at=tile-{best.id}]")).to_have_count(1)
    expect(page.locator(f".display [data-at=tile-{best.id}]")).to_have_count(0)
    expect(page.locator(".options .main")).to_have_count(0)
    assert [*barriers(page), *cut_texts(page), *beyond(page)] == []
    # It can be tried again, which does not count any more.
    assert shown(visit, page.get_by_role("button", name=say("puzzles-again")).click) == STATE
    expect(page.get_by_role("button", name=say("puzzles-next"))).to_have_count(0)
    let_me_try(page)
    play_turn(page)
    verdict(page)
    new = shown(visit, page.get_by_role("button", name=say("puzzles-next")).click)
    expect(page.get_by_role("button", name=say("puzzles-next"))).to_have_count(0)
    assert new != STATE
    assert page.evaluate(kept) == puzzles
    # Whoever comes again finds the same one.
    assert shown(visit, lambda: visit.open("/puzzles/endgames")) == new
    assert shown(visit, page.reload) == new


@pytest.mark.parametrize("size", [(375, 548), (390, 664), (412, 732)])
def test_on_a_phone_a_puzzle_leaves_its_table_free_until_it_is_judged(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    visit = visitor(size=size, touch=True)
    visit.introduce()
    page = visit.open(f"/puzzles/endgames#{id_of(STATE)}")
    coming(page)
    line = page.locator(".coach .strip")
    expect(line).to_contain_text(say("puzzles-ask"))
    assert covered(page, ".coach", ".display button, .opponents, .gods button") == []
    line.tap()
    expect(page.get_by_text(say("puzzles-how"))).to_be_visible()
    let_me_try(page)
    with visit.answered("/api/identity/settings"):
        play_turn(page)
    verdict(page)
    page.get_by_role("button", name=say("puzzles-again")).tap()
    expect(line).to_be_visible()


@pytest.mark.both(False)  # without a server nothing is away
def test_while_the_server_is_away_puzzles_say_what_they_need_and_come_by_themselves(visitor: Visitor) -> None:
    visit = visitor(size=(390, 664))
    visit.introduce()
    visit.expected = "ERR_FAILED|Failed to fetch|net::"
    page = visit.open("/puzzles")
    page.get_by_role("link", name=say("puzzles-play")).wait_for()
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("link", name=say("puzzles-play")).click()
    expect(page.get_by_text(say("puzzles-away"))).to_be_visible()
    expect(page.get_by_text(say("puzzles-away-get", offline=say("pages-offline")))).to_be_visible()
    assert [*barriers(page), *cut_texts(page), *beyond(page)] == []
    page.unroute("**/api/**")
    coming(page)


@pytest.mark.both(False)  # other devices reach only a server
def test_another_device_has_the_same_rating(visitor: Visitor) -> None:
    visit = visitor()
    visit.introduce()
    page = visit.open(f"/puzzles/endgames#{id_of(STATE)}")
    coming(page)
    with visit.answered("/api/identity/settings"):
        play_turn(page)
    phone = visitor()
    cookies: Any = visit.context.cookies()
    phone.context.add_cookies(cookies)
    phone.context.add_init_script("localStorage.setItem('orbis.known', 'Vega')")
    rated = say("pages-puzzles-rating", rating=1186, streak=0)
    expect(phone.open("/puzzles").get_by_text(rated)).to_be_visible()


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.thorough
def test_a_puzzle_asks_in_every_language(visitor: Visitor, language: str) -> None:
    visit = visitor(size=(390, 664), language=language)
    visit.introduce()
    page = visit.open("/puzzles/endgames")
    coming(page)
    assert [*barriers(page), *cut_texts(page), *beyond(page)] == []


def reviewed_game(visit: Visit) -> dict[str, Any]:
    """Let a visitor play badly and end the game, and the server review it; the first mistake."""
    for _ in range(5):  # somebody may be lucky
        table = make(visit, HERE, bot())
        play_ahead(visit, table, 6)
        id = table.rpartition("/")[2]
        submit(visit, table, 1, do="ask_end", seat=0)
        record = visit.post("/api/records", {"table": id})["id"]
        while visit.post(f"/api/records/{record}/review", {"simulations": FEW})["state"] != "done":
            visit.page.wait_for_timeout(100)
        mistakes: list[dict[str, Any]] = visit.get("/api/my/mistakes")
        if mistakes:
            return mistakes[0]
    raise AssertionError("nobody plays as well as that by chance")


@pytest.mark.thorough
def test_without_reviewed_games_one_is_told_how_to_get_puzzles(visitor: Visitor) -> None:
    page = visitor().arrive()
    page.goto(page.url.rpartition("/")[0] + "/puzzles")
    page.get_by_text(say("puzzles-own-none", review=say("pages-review"))).wait_for()
    assert [*barriers(page), *cut_texts(page), *beyond(page)] == []


@windows
def test_a_mistake_of_ones_own_game_is_practised(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size)
    record = reviewed_game(visit)["record"]
    page = visit.open("/puzzles")
    first = page.locator("main li a").first
    first.wait_for()
    assert say("puzzles-unsolved") in first.inner_text()
    assert [*barriers(page), *cut_texts(page), *beyond(page)] == []
    first.click()
    page.wait_for_url(f"**/puzzles/{record}/*")
    coming(page)
    played = say("puzzles-own-played", turn="", verdict="").partition(":")[0]
    read(page)
    # The turn is told with its tile, not only judged.
    expect(page.locator(".coach")).to_contain_text(re.compile(rf"{played}: .*\w.*\. "))
    assert [*barriers(page), *beyond(page)] == []
    let_me_try(page)
    play_turn(page)
    said = verdict(page, "puzzles-as-good")
    # It is compared with the turn that was played then.
    sides = (
        say(f"puzzles-own-{key}", gain="").strip(" .")
        for key in ("gained-better", "gained-worse", "equal", "same")
    )
    expect(page.locator(".coach")).to_contain_text(re.compile("|".join(map(re.escape, sides))))
    assert [*barriers(page), *cut_texts(page), *beyond(page)] == []
    path = page.url.removeprefix(visit.address)
    kept = page.evaluate(f"Object.keys(JSON.parse(localStorage.getItem('{visit.whose}.puzzles') ?? '{{}}'))")
    assert kept == ([f"solved.{path}"] if said == "best" else [])
    if said == "other":
        page.get_by_role("button", name=say("puzzles-why")).click()
        expect(page.locator(".coach li").first).to_be_visible()
        page.get_by_role("button", name=say("puzzles-again")).click()
        expect(page.get_by_role("button", name=say("puzzles-next"))).to_have_count(0)
        coming(page)
        let_me_try(page)
        play_turn(page)
        verdict(page, "puzzles-as-good")
    page.get_by_role("button", name=say("puzzles-next")).click()
    page.wait_for_url(lambda url: not url.endswith(path))


@pytest.mark.thorough
def test_from_a_review_one_practises_the_turn(visitor: Visitor) -> None:
    visit = visitor()
    mistake = reviewed_game(visit)
    path = f"{mistake['record']}/{mistake['turn']}"
    page = visit.open(f"/review/{path}?simulations={FEW}")
    page.get_by_role("link", name=say("analysis-practise")).click()
    page.wait_for_url(f"**/puzzles/{path}")
    coming(page)


@pytest.mark.thorough
def test_bots_are_called_as_the_reader_calls_them(visitor: Visitor) -> None:
    visit = visitor(language="de")
    visit.introduce("Zoe")
    played = replace(careless_record(), seats=(Seat("Zoe", "human"), Seat("Acolyte", "acolyte")))
    record = visit.post("/api/records", {"text": write_record(played)})["id"]
    while visit.post(f"/api/records/{record}/review", {"simulations": FEW})["state"] != "done":
        visit.page.wait_for_timeout(100)
    for turn in (0, 1):
        page = visit.open(f"/puzzles/{record}/{turn}")
        coming(page)
        expect(page.get_by_text("Akolyth").first).to_be_visible()
        expect(page.get_by_text("Acolyte")).to_have_count(0)


def test_one_practises_in_the_seat_of_whoever_played(visitor: Visitor) -> None:
    visit = visitor()
    visit.introduce("Zoe")
    record = visit.post("/api/records", {"text": write_record(careless_record())})["id"]
    page = visit.open(f"/review/{record}?simulations={FEW}")
    expect(page.locator(".list button.row")).to_have_count(30, timeout=4 * PATIENCE)
    page.locator(".list button.row", has=page.locator(".v-blunder")).first.click()
    name = page.locator(".view h2").inner_text().split(" · ")[1]
    page.get_by_role("link", name=say("analysis-practise")).click()
    page.wait_for_url("**/puzzles/**")
    expect(page.locator(".monogram.own").first).to_have_text(name[0])
