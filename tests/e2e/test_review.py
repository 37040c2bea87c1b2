"""Reviews in the browser: filled in as they are done, shown, shared, and tried again from."""

import json
import re
from random import Random
from urllib.request import Request, urlopen

import pytest
from amount import few_or_all
from lab.reviewed import careless_record, seats
from playwright.sync_api import Page, expect
from support.server import TableServer

from orbis.bots import Greedy, Uniform
from orbis.locales import LANGUAGES
from orbis.notation import Record, write_record
from orbis.play import Match

from .conftest import Visitor
from .looking import beyond, cut_texts
from .playing import coming
from .saying import say
from .tables import HERE, bot, make, resign
from .visits import DESKTOP, PATIENCE, PHONE, SMALL_PHONE, TABLET, Theme, barriers

pytest.importorskip("orbis_core")

FEW, SOME = 100, 1000
"""Simulations of a review that is done at once, and of one that can be watched."""

SIZES = {"desktop": DESKTOP, "small": SMALL_PHONE, "tablet": TABLET, "phone": PHONE}
SOME_SIZES = few_or_all(("desktop", "small"), tuple(SIZES))

LOOKS: dict[str, tuple[Theme, tuple[int, int]]] = {
    "dark": ("dark", DESKTOP),
    "phone": ("light", PHONE),
    "light": ("light", DESKTOP),
}
SOME_LOOKS = few_or_all(("dark", "phone"), tuple(LOOKS))

JUDGED = ".list button.row"
BAR = "[role=progressbar]"

_SOME_ARE_JUDGED = """
([row, bar]) => {
  const judged = document.querySelectorAll(row).length;
  return judged > 1 && judged < 30 && document.querySelector(bar) !== null && judged;
}
"""


def keep(server: TableServer, record: Record | None = None) -> str:
    """Let a server keep the record of a whole game; its id."""
    token = _asked(server, "/api/identity", {"name": "Ann", "token": True}, {})["token"]
    text = write_record(record or careless_record())
    return _asked(server, "/api/records", {"text": text}, {"authorization": f"Bearer {token}"})["id"]


def _asked(server: TableServer, path: str, body: object, headers: dict[str, str]) -> dict[str, str]:
    headers = {"content-type": "application/json", **headers}
    with urlopen(Request(f"{server.address}{path}", json.dumps(body).encode(), headers)) as answer:
        answered: dict[str, str] = json.load(answer)
        return answered


def wait_until_done(page: Page, turns: int = 30) -> None:
    # The last turns are solved exactly, whatever the simulations: seconds of processor time.
    expect(page.locator(JUDGED)).to_have_count(turns, timeout=4 * PATIENCE)
    expect(page.locator(BAR)).to_have_count(0)


def test_a_review_fills_in_is_kept_shared_and_tried_again_from(visitor: Visitor, server: TableServer) -> None:
    ann = visitor()
    page = ann.arrive()
    review = f"/review/{keep(server)}"
    ann.open(f"{review}?simulations={SOME}")
    judged = page.wait_for_function(_SOME_ARE_JUDGED, arg=[JUDGED, BAR], polling=50).json_value()
    page.locator(JUDGED).last.click()
    page.get_by_role("heading", name=say("analysis-turn", round=15, name="Jan")).wait_for()
    ann.open("/")
    page = ann.open(f"{review}?simulations={SOME}")
    page.locator(JUDGED).first.wait_for()
    assert page.locator(JUDGED).count() >= judged
    wait_until_done(page)

    page.get_by_role("heading", name=say("review-books")).wait_for()
    assert page.locator(".accuracy").count() == 2
    page.locator(".players .turn .v-blunder").first.click()
    page.get_by_text(re.compile("^Better: ")).wait_for()
    expect(page.locator("figure")).to_have_count(2)
    turn = page.locator("h2").inner_text()
    assert re.search(rf"{review}/\d+\?simulations={SOME}$", page.url)

    bob = visitor(language="de").open(page.url.removeprefix(server.address))
    bob.get_by_text(re.compile("^Besser: ")).wait_for()
    assert bob.locator("h2").inner_text() == turn.replace("Round", "Runde")

    page.get_by_role("button", name=say("analysis-again")).click()
    page.wait_for_url("**/table/*")
    coming(page)


def lopsided() -> Record:
    """A game that is soon decided: the first player is greedy, the other plays anything."""
    match, random = Match(2, "lopsided"), Random(3)
    agents = (Greedy(), Uniform())
    while not match.state.is_over:
        match.do(agents[match.state.seat].choose(match.state, random).action)
    return match.record(seats(2))


def test_a_decided_game_is_reviewed_in_points(visitor: Visitor, server: TableServer) -> None:
    page = visitor().open(f"/review/{keep(server, lopsided())}?simulations={FEW}")
    wait_until_done(page)
    told = []
    for turn in range(20, 30):
        page.locator(f"[data-turn='{turn}']").click()
        page.wait_for_url(f"**/{turn}?simulations={FEW}")
        told.append(page.locator(".telling .verdict").inner_text())
    points = re.compile(r"−?\d+\.\d\sCP$")
    assert any(points.search(each) for each in told), told
    assert [each for each in told if "%" in each] == []


def test_a_turn_has_one_number_wherever_it_is_told(visitor: Visitor, server: TableServer) -> None:
    page = visitor().open(f"/review/{keep(server)}?simulations={FEW}")
    wait_until_done(page)
    row = page.locator(JUDGED, has=page.locator(".v-blunder")).first
    lost = row.locator(".loss").inner_text()
    assert re.fullmatch(r"−\d+\.\d%", lost)
    row.click()
    told = page.locator(".telling")
    expect(told.locator(".verdict .lost")).to_have_text(say("analysis-chance-lost", chance=lost))
    expect(page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(re.escape(say("analysis-chance-lost", chance=lost)) + "$")
    )
    page.locator("figure").first.wait_for()
    assert re.findall(r"\d+\.\d", told.inner_text()) == [lost[1:-1]]
    told.get_by_text(say("analysis-figures")).click()
    expect(told.get_by_text(say("review-points"))).to_be_visible()


_CLIPBOARDS = """
() => {
  window.copied = [];
  window.setClipboard = (kind) => {
    const writeText = async (text) => {
      if (kind === "refuses") throw new DOMException("no", "NotAllowedError");
      window.copied.push(text);
    };
    const value = kind === "absent" ? undefined : { writeText };
    Object.defineProperty(navigator, "clipboard", { configurable: true, value });
  };
}
"""


def test_every_turn_has_a_link_to_copy_even_by_hand(visitor: Visitor, server: TableServer) -> None:
    page = visitor().open(f"/review/{keep(server)}?simulations={FEW}")
    wait_until_done(page)
    page.evaluate(_CLIPBOARDS)
    copy = page.get_by_role("button", name=say("pages-copy"))
    copied = page.get_by_role("button", name=say("pages-copied"))
    link = page.get_by_role("textbox", name=say("replay-link"))
    by_hand = page.get_by_role("status").filter(has_text=say("pages-copy-by-hand"))

    def go(turn: int, clipboard: str) -> str:
        page.evaluate("(kind) => window.setClipboard(kind)", clipboard)
        page.locator(f"[data-turn='{turn}']").click()
        page.wait_for_url(f"**/{turn}?simulations={FEW}")
        return page.url

    there = [go(3, "present")]
    copy.click()
    copied.wait_for()
    there.append(go(8, "present"))
    copy.click()
    copied.wait_for()
    assert page.evaluate("window.copied") == there

    for turn, clipboard in ((4, "absent"), (9, "refuses")):
        address = go(turn, clipboard)
        expect(link).to_have_count(0)
        expect(by_hand).to_have_count(0)
        copy.click()
        by_hand.wait_for()
        expect(link).to_be_focused()
        expect(link).to_have_value(address)
        assert page.evaluate("document.getSelection().toString()") == address
    page.evaluate("(kind) => window.setClipboard(kind)", "present")
    copy.click()
    copied.wait_for()
    expect(link).to_have_count(0)
    expect(by_hand).to_have_count(0)


def test_a_review_is_walked_through_by_keyboard(visitor: Visitor, server: TableServer) -> None:
    page = visitor().open(f"/review/{keep(server)}?simulations={FEW}")
    wait_until_done(page)
    graph = page.get_by_role("slider")
    graph.focus()
    heading = page.locator("h2")
    for key, round, name in (("Home", 1, "Anna"), ("ArrowRight", 1, "Jan"), ("End", 15, "Jan")):
        page.keyboard.press(key)
        expect(heading).to_have_text(say("analysis-turn", round=round, name=name))
        expect(graph).to_have_attribute("aria-valuetext", re.compile(f"^Round {round} · {name}: "))
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_attribute("data-turn", "29")
    page.keyboard.press("ArrowUp")
    expect(page.locator(":focus")).to_have_attribute("data-turn", "28")
    expect(heading).to_have_text(say("analysis-turn", round=15, name="Anna"))
    page.keyboard.press("Home")
    page.get_by_role("heading", name=say("review-books")).wait_for()


def test_what_cannot_be_reviewed_says_what_to_do(visitor: Visitor, server: TableServer) -> None:
    visit = visitor()
    failed = {"state": "failed", "done": 0, "total": 30, "simulations": FEW, "error": "unavailable"}
    review = re.compile(r"/review(\?|$)")
    visit.page.route(review, lambda route: route.fulfill(json=failed))
    record = keep(server)
    page = visit.open(f"/review/{record}?simulations={FEW}")
    expect(page.get_by_role("alert")).to_have_text(say("analysis-failed-unavailable"))
    visit.page.unroute(review)
    page.get_by_role("button", name=say("analysis-retry")).click()
    wait_until_done(page)
    visit.expected = "404"
    visit.open("/review/no-such-record")
    page.get_by_role("heading", name=say("pages-problem", code="not_found")).wait_for()


def test_a_finished_game_leads_to_its_review(visitor: Visitor) -> None:
    visit = visitor()
    path = make(visit, HERE, bot())
    page = visit.open(path)
    coming(page)
    resign(visit, path)
    link = page.get_by_role("link", name=say("pages-review"))
    page.get_by_role("dialog").wait_for()
    assert re.fullmatch(r"/review/\w+", link.get_attribute("href") or "")


@pytest.mark.parametrize("window", SOME_SIZES)
def test_every_text_of_a_review_is_there_and_fits(visitor: Visitor, server: TableServer, window: str) -> None:
    size = SIZES[window]
    page = visitor(size=size).open(f"/review/{keep(server, careless_record(4))}?simulations={FEW}")
    wait_until_done(page, 60)
    misfits: dict[str, list[str]] = {}

    def look(where: str) -> None:
        for language in LANGUAGES:
            page.locator("header select").first.select_option(language)
            expect(page.locator("h1")).to_contain_text(say("review-title", language))
            misfits[f"{where} {language}"] = [*cut_texts(page), *beyond(page)]
        page.locator("header select").first.select_option("en")

    look("whole")
    page.locator(".players .turn .v-blunder").first.click()
    page.locator("figure").first.wait_for()
    page.get_by_role("heading", name=say("review-best-turn")).wait_for()
    look("turn")
    assert {where: found for where, found in misfits.items() if found} == {}
    if size[0] > size[1]:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", [(390, 664), (1366, 657)])
def test_the_verdict_and_both_turns_stand_at_the_board(
    visitor: Visitor, server: TableServer, size: tuple[int, int]
) -> None:
    page = visitor(size=size).open(f"/review/{keep(server)}?simulations={FEW}")
    page.locator(JUDGED, has=page.locator(".loss")).first.click()
    best = page.get_by_role("heading", name=say("review-best-turn"))
    best.wait_for()
    expect(page.locator(".view p.verdict")).to_be_in_viewport(ratio=1)
    expect(page.locator(".view .why")).to_be_in_viewport(ratio=1)
    expect(page.locator(".view figure").first).to_be_in_viewport(ratio=0.99)
    if size[0] > size[1]:
        expect(best).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("look", SOME_LOOKS)
def test_no_review_keeps_anybody_out(visitor: Visitor, server: TableServer, look: str) -> None:
    theme, size = LOOKS[look]
    page = visitor(theme=theme, size=size).open(f"/review/{keep(server)}?simulations={FEW}")
    wait_until_done(page)
    found = {"whole": barriers(page)}
    page.locator(".players .turn .v-blunder").first.click()
    page.locator("figure").first.wait_for()
    found["turn"] = barriers(page)
    assert {where: what for where, what in found.items() if what} == {}
