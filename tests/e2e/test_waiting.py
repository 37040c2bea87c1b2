"""What others do, or what time does: absence, clocks, proposals, and a volcano under a thumb."""

from random import Random
from typing import Any

import pytest
from amount import few_or_all
from playwright.sync_api import Page, expect

from orbis.notation import Seat, write_record
from orbis.play import Match
from orbis.rules.actions import Strike

from .conftest import Visitor
from .looking import beyond, cut_texts
from .playing import coming
from .saying import say
from .tables import HERE, OPEN, make
from .visits import DESKTOP, PHONE, SMALL_PHONE, TABLET, Visit, barriers

SHORT = 1000
LONG = 5000

_OVERLAPS = """
(selector) => {
  const notice = document.querySelector(".notice").getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((each) => {
    const box = each.getBoundingClientRect();
    const beside = box.left >= notice.right || box.right <= notice.left;
    return !beside && box.top < notice.bottom - 1 && box.bottom > notice.top;
  }).length;
}
"""

_TARGETS = """
() => [...document.querySelectorAll("button.pile")].map((button) => {
  const box = button.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const around = Array.from({length: 121}, (_, index) => index - 60);
  const hit = (left, top) => button.contains(document.elementFromPoint(left, top));
  return [around.filter((by) => hit(x + by, y)).length, around.filter((by) => hit(x, y + by)).length];
})
"""


def seated(visitor: Visitor, size: tuple[int, int] = DESKTOP, **settings: Any) -> tuple[Visit, Visit]:
    """Two people at a table: who has to decide, and who waits."""
    ann, ben = visitor(size=size), visitor(size=size)
    path = make(ann, HERE, OPEN, **settings)
    for each in (ann, ben):
        each.open(path)
    ben.page.get_by_role("button", name=say("pages-sit")).click()
    for page in (ann.page, ben.page):
        ready, told = say("pages-ready"), say("pages-you-are-ready")
        button = page.get_by_role("button", name=ready)
        expect(button.or_(page.get_by_text(told)).or_(page.locator(".screen")).first).to_be_visible()
        if button.is_visible():
            button.click()
    for page in (ann.page, ben.page):
        page.locator(".prompt").wait_for()
    view = ann.context.request.get(ann.address + path.replace("/table/", "/api/tables/")).json()
    return (ben, ann) if view["game"]["state"]["seat"] else (ann, ben)


def test_who_was_away_is_told_that_a_bot_has_played_and_sees_it(visitor: Visitor) -> None:
    gone, other = seated(visitor, grace=SHORT)
    table = gone.page.url
    gone.page.goto("about:blank")
    expect(other.page.locator(".others").get_by_text(say("web-replaced"))).to_be_visible()
    coming(other.page)
    gone.page.goto(table)
    expect(gone.page.get_by_role("status").filter(has_text=say("web-away-back"))).to_be_visible()
    expect(other.page.locator(".others").get_by_text(say("web-replaced"))).not_to_be_visible()
    assert barriers(gone.page) == []
    gone.page.get_by_role("button", name=say("web-away-show")).click()
    expect(gone.page.get_by_role("group", name=say("web-past"))).to_be_visible()
    expect(gone.page.locator(".notice")).not_to_be_visible()


def test_whose_clock_runs_out_is_told_so(visitor: Visitor) -> None:
    slow, other = seated(visitor, clock={"bank": SHORT, "increment": 0}, grace=None, pace=LONG)
    expect(slow.page.locator(".notice")).to_contain_text(say("web-away-clock"))
    expect(other.page.locator(".others").get_by_text(say("web-replaced"))).to_be_visible()


@pytest.mark.parametrize("size", few_or_all((DESKTOP, SMALL_PHONE), (DESKTOP, SMALL_PHONE, TABLET, PHONE)))
def test_a_proposal_to_end_covers_no_tile_and_the_other_answers_it(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    asker, asked = seated(visitor, size)
    asker.page.keyboard.press("m")
    asker.page.get_by_role("button", name=say("pages-ask-end")).click()
    for page in (asker.page, asked.page):
        expect(page.locator(".wish")).to_be_visible()
        assert page.evaluate(_OVERLAPS, ".display button, .own .pyramid, .options button") == 0
        assert (cut_texts(page), beyond(page)) == ([], [])
    asked.page.get_by_role("button", name=say("pages-agree"), exact=True).click()
    for page in (asker.page, asked.page):
        expect(page.get_by_role("heading", name=say("pages-result"))).to_be_visible()


def before_a_strike() -> Match:
    """A game in which a volcano may remove either of two colours from one cell."""
    for seed in range(200):
        match, random = Match(2, f"strike {seed}"), Random(seed)
        while not match.state.is_over:
            cells = [action.cell for action in match.options() if isinstance(action, Strike)]
            if len(set(cells)) < len(cells):
                return match
            match.do(random.choice(match.options()))
    raise AssertionError("no volcano in 200 games")


def branched(visit: Visit, match: Match) -> Page:
    """A table that goes on from where a game stands."""
    ask, headers = visit.context.request, {"origin": visit.address}
    text = write_record(match.record([Seat("Ann", "human"), Seat("Ben", "human")]))
    record = ask.post(f"{visit.address}/api/records", data={"text": text}, headers=headers).json()["id"]
    wanted = {"count": match.count, "seats": [HERE, HERE]}
    made = ask.post(f"{visit.address}/api/records/{record}/tables", data=wanted, headers=headers)
    return visit.open(f"/table/{made.json()['id']}")


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_a_thumb_finds_what_a_volcano_may_strike(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size, touch=True)
    visit.introduce()
    page = branched(visit, before_a_strike())
    coming(page)
    targets = page.evaluate(_TARGETS)
    assert len(targets) > 1
    assert min(min(target) for target in targets) >= 44


def test_a_long_press_shows_a_tile_and_chooses_nothing(visitor: Visitor) -> None:
    visit = visitor(size=PHONE, touch=True)
    page = visit.open(make(visit, HERE, HERE))
    coming(page)
    tile = page.locator(".display button").first
    tile.dispatch_event("pointerdown", {"pointerType": "touch"})
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=say("pages-tile"))).to_be_visible()
    tile.dispatch_event("pointerup", {"pointerType": "touch"})
    tile.dispatch_event("click")
    page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()
    assert page.locator("button.selected").count() == 0
    tile.tap()
    expect(page.locator("button.selected")).to_have_count(1)
