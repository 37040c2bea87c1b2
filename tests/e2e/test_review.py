"""Reviews in the browser: filled in as they are done, shown, shared, and tried again from."""

import re
from random import Random

import pytest
from amount import few_or_all
from lab.reviewed import careless_record, seats
from playwright.sync_api import Page, expect

from orbis.bots import Greedy, Uniform
from orbis.locales import LANGUAGES
from orbis.notation import Record, write_record
from orbis.play import Match

from .conftest import Visitor
from .looking import LEGIBLE, beyond, cut_texts, small_texts
from .playing import coming
from .saying import say
from .tables import introduce, playing, submit
from .visits import DESKTOP, LAPTOP, PATIENCE, PHONE, SMALL_PHONE, TABLET, Theme, Visit, barriers

pytest.importorskip("orbis_core")

FEW, SOME = 100, 10_000
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


def keep(visit: Visit, record: Record | None = None) -> str:
    """Let the record of a whole game be kept; its id."""
    visit.introduce("Ann")
    return str(visit.post("/api/records", {"text": write_record(record or careless_record())})["id"])


def open_review(visit: Visit, record: Record | None = None) -> Page:
    return visit.open(f"/review/{keep(visit, record)}?simulations={FEW}")


def wait_until_done(page: Page, turns: int = 30) -> None:
    # The last turns are solved exactly, whatever the simulations: seconds of processor time.
    expect(page.locator(JUDGED)).to_have_count(turns, timeout=4 * PATIENCE)
    expect(page.locator(BAR)).to_have_count(0)


def test_a_review_fills_in_is_kept_and_tried_again_from(visitor: Visitor) -> None:
    ann = visitor()
    page = ann.arrive()
    review = f"/review/{keep(ann)}"
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
    assert re.search(rf"{review}/\d+\?simulations={SOME}$", page.url)

    page.get_by_role("button", name=say("analysis-again")).click()
    page.wait_for_url("**/table/*")
    coming(page)


@pytest.mark.both(False)  # another browser opens the link
def test_a_turn_of_a_review_is_shared_by_its_link(visitor: Visitor) -> None:
    ann = visitor()
    page = open_review(ann)
    page.locator(".players .turn .v-blunder").first.click()
    page.get_by_text(re.compile("^Better: ")).wait_for()
    turn = page.locator("h2").inner_text()
    bob = visitor(language="de").open(page.url.removeprefix(ann.address))
    bob.get_by_text(re.compile("^Besser: ")).wait_for()
    assert bob.locator("h2").inner_text() == turn.replace("Round", "Runde")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.every_look
def test_the_boards_of_a_turn_can_be_read_and_fit(visitor: Visitor, size: tuple[int, int]) -> None:
    page = open_review(visitor(size=size))
    wait_until_done(page)
    page.locator("[data-turn='20']").click()
    page.locator(".boards figure").first.wait_for()
    assert small_texts(page, LEGIBLE, ".boards :is(figcaption, .line)") == []
    if size == LAPTOP:
        for board in page.locator(".boards figure").all():
            expect(board).to_be_in_viewport(ratio=1)
    assert beyond(page) == []


def lopsided() -> Record:
    """A game that is soon decided: the first player is greedy, the other plays anything."""
    match, random = Match(2, "lopsided"), Random(3)
    agents = (Greedy(), Uniform())
    while not match.state.is_over:
        match.do(agents[match.state.seat].choose(match.state, random).action)
    return match.record(seats(2))


@pytest.mark.thorough
def test_a_decided_game_is_reviewed_in_points(visitor: Visitor) -> None:
    page = open_review(visitor(), lopsided())
    wait_until_done(page)
    told = []
    for turn in range(20, 30):
        page.locator(f"[data-turn='{turn}']").click()
        page.wait_for_url(f"**/{turn}?simulations={FEW}")
        told.append(page.locator(".telling .verdict").inner_text())
    points = re.compile(r"−?\d+\.\d\sCP$")
    assert any(points.search(each) for each in told), told
    assert [each for each in told if "%" in each] == []


def test_a_turn_has_one_number_wherever_it_is_told(visitor: Visitor) -> None:
    page = open_review(visitor())
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


@pytest.mark.both(False)  # nobody elsewhere could open a link to a page
def test_every_turn_has_a_link_to_copy_even_by_hand(visitor: Visitor) -> None:
    page = open_review(visitor())
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


def test_a_review_is_walked_through_by_keyboard(visitor: Visitor) -> None:
    page = open_review(visitor())
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


@pytest.mark.thorough
@pytest.mark.both(False)  # the answer of a server is forged on its way
def test_what_cannot_be_reviewed_says_what_to_do(visitor: Visitor) -> None:
    visit = visitor()
    failed = {"state": "failed", "done": 0, "total": 30, "simulations": FEW, "error": "unavailable"}
    review = re.compile(r"/review(\?|$)")
    visit.page.route(review, lambda route: route.fulfill(json=failed))
    record = keep(visit)
    page = visit.open(f"/review/{record}?simulations={FEW}")
    expect(page.get_by_role("alert")).to_have_text(say("analysis-failed-unavailable"))
    visit.page.unroute(review)
    page.get_by_role("button", name=say("analysis-retry")).click()
    wait_until_done(page)
    visit.expected = "404"
    visit.open("/review/no-such-record")
    page.get_by_role("heading", name=say("pages-problem", code="not_found")).wait_for()


@pytest.mark.parametrize("window", SOME_SIZES)
@pytest.mark.every_look
@pytest.mark.thorough
def test_every_text_of_a_review_is_there_and_fits(visitor: Visitor, window: str) -> None:
    size = SIZES[window]
    page = open_review(visitor(size=size), careless_record(4))
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


_IN_THE_PLOT = """
(plot) => {
  const lines = [...plot.querySelectorAll("path.line")].map((line) => line.getBoundingClientRect().bottom);
  const lowest = Math.max(...lines);
  const rounds = [...plot.querySelectorAll("text:not(.sign):not([text-anchor=end])")];
  return [rounds.length, rounds.filter((each) => each.getBoundingClientRect().top < lowest - 1).length];
}
"""


@pytest.mark.parametrize("size", [(1440, 789), (390, 664)])
def test_no_curve_runs_through_the_rounds_of_the_graph(visitor: Visitor, size: tuple[int, int]) -> None:
    page = open_review(visitor(size=size))
    page.locator(JUDGED).first.wait_for()
    assert page.locator(".plot").evaluate(_IN_THE_PLOT) == [4, 0]


_RINGED = """
(placed) => placed.map((figure) => {
  const middle = (node) => {
    const { x, y, width } = node.getBoundingClientRect();
    return [x + width / 2, y];
  };
  const ring = middle(figure.querySelector("svg.lit"));
  const near = ([x, y]) => Math.abs(x - ring[0]) < 2 && Math.abs(y - ring[1]) < 2;
  return [...figure.querySelectorAll(".pyramid > .region")].filter((tile) => near(middle(tile))).length;
})
"""


@pytest.mark.parametrize("size", [(1440, 789), (390, 664)])
def test_the_ring_is_around_the_placed_tile(visitor: Visitor, size: tuple[int, int]) -> None:
    page = open_review(visitor(size=size))
    wait_until_done(page)
    placed = page.locator("figure", has=page.locator("svg.lit"))
    seen = 0
    for turn in range(8, 20):
        page.locator(f"[data-turn='{turn}']").click()
        page.wait_for_url(f"**/{turn}?simulations={FEW}")
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        page.locator("figure").first.wait_for()
        page.wait_for_timeout(400)  # the tiles glide to their places
        found = placed.evaluate_all(_RINGED)
        assert found == [1] * len(found), turn
        seen += len(found)
    assert seen > 5


@pytest.mark.parametrize("size", [(390, 664), (1366, 657)])
def test_the_verdict_and_both_turns_stand_at_the_board(visitor: Visitor, size: tuple[int, int]) -> None:
    page = open_review(visitor(size=size))
    page.locator(JUDGED, has=page.locator(".loss")).first.click()
    best = page.get_by_role("heading", name=say("review-best-turn"))
    best.wait_for()
    expect(page.locator(".view p.verdict")).to_be_in_viewport(ratio=1)
    expect(page.locator(".view .why")).to_be_in_viewport(ratio=1)
    expect(page.locator(".view figure").first).to_be_in_viewport(ratio=0.99)
    if size[0] > size[1]:
        expect(best).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("look", SOME_LOOKS)
def test_no_review_keeps_anybody_out(visitor: Visitor, look: str) -> None:
    theme, size = LOOKS[look]
    page = open_review(visitor(theme=theme, size=size))
    wait_until_done(page)
    found = {"whole": barriers(page)}
    page.locator(".players .turn .v-blunder").first.click()
    page.locator("figure").first.wait_for()
    found["turn"] = barriers(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.both(False)  # friends elsewhere need a server
def test_a_review_shows_the_rematch_of_its_game_and_of_no_other(visitor: Visitor) -> None:
    ann, ben = introduce(visitor(), "Ann"), introduce(visitor(), "Ben")
    tables = [playing(ann, ben) for _ in range(2)]
    reviews = []
    for table in tables:
        submit(ann, table, 7, do="resign", seat=0)
        reviews.append(f"/review/{ann.post('/api/records', {'table': table.rpartition('/')[2]})['id']}")
    again = ben.post(f"/api/tables/{tables[0].rpartition('/')[2]}/rematch", {})["id"]
    seats = ben.get(f"/api/tables/{again}?detail=events")["seats"]
    me = ben.get("/api/identity")["id"]
    submit(ben, again, 1, do="ready", seat=[seat["player"] for seat in seats].index(me))
    wanted = ann.page.get_by_role("link", name=say("pages-list-rematch", name="Ben"))
    ann.open(reviews[0])
    expect(wanted).to_have_attribute("href", re.compile(again))
    ann.open(reviews[1])
    expect(ann.page.get_by_role("button", name=say("pages-rematch"))).to_be_visible()
    expect(wanted).to_have_count(0)
