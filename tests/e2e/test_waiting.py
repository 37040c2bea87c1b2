"""What others do, or what time does: absence, clocks, proposals, and a finger that stays."""

from typing import Any

import pytest
from amount import few_or_all
from playwright.sync_api import expect

from .conftest import Visitor
from .looking import beyond, covered, cut_texts
from .playing import coming
from .saying import say
from .tables import HERE, OPEN, make, submit
from .visits import DESKTOP, PHONE, SMALL_PHONE, TABLET, Visit, barriers

SHORT = 1000


def seated(visitor: Visitor, size: tuple[int, int] = DESKTOP, **settings: Any) -> tuple[Visit, Visit]:
    """Two people at a table: who has to decide, and who waits."""
    ann, ben = visitor(size=size), visitor(size=size)
    path = make(ann, HERE, OPEN, **settings)
    for each in (ann, ben):
        each.open(path)
    ben.page.get_by_role("button", name=say("pages-sit")).click()  # who sits down is ready
    for page in (ann.page, ben.page):
        page.locator(".prompt").wait_for()
    view = ann.context.request.get(ann.address + path.replace("/table/", "/api/tables/")).json()
    return (ben, ann) if view["game"]["state"]["seat"] else (ann, ben)


@pytest.mark.both(False)  # two browsers play
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


@pytest.mark.thorough
@pytest.mark.both(False)  # two browsers play
def test_whose_clock_runs_out_is_told_so(visitor: Visitor) -> None:
    pytest.importorskip("orbis_core", reason="the bot that steps in has to think for a while")
    slow, other = seated(visitor, clock={"bank": SHORT, "increment": 0}, grace=None, substitute="oracle")
    expect(slow.page.locator(".notice")).to_contain_text(say("web-away-clock"))
    expect(other.page.locator(".others").get_by_text(say("web-replaced"))).to_be_visible()


@pytest.mark.thorough
@pytest.mark.both(False)  # two browsers play
def test_what_was_read_goes_though_something_happens_meanwhile(visitor: Visitor) -> None:
    pytest.importorskip("orbis_core", reason="the bot that steps in has to think for a while")
    slow, other = seated(visitor, clock={"bank": SHORT, "increment": 0}, grace=None, substitute="oracle")
    told = slow.page.locator(".notice", has_text=say("web-away-clock"))
    expect(told).to_be_visible()
    for number in range(5):
        submit(other, other.page.url, number + 1, do="say", seat=1, phrase="nice")
        slow.page.wait_for_timeout(2 * SHORT)
    assert not told.is_visible()


@pytest.mark.both(False)  # two browsers play
@pytest.mark.parametrize("size", few_or_all((DESKTOP, SMALL_PHONE), (DESKTOP, SMALL_PHONE, TABLET, PHONE)))
def test_a_proposal_to_end_covers_no_tile_and_the_other_answers_it(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    asker, asked = seated(visitor, size)
    asker.page.keyboard.press("m")
    for _ in ("asked", "sure"):
        asker.page.get_by_role("button", name=say("pages-ask-end")).click()
    for page in (asker.page, asked.page):
        expect(page.locator(".wish")).to_be_visible()
        assert covered(page, ".notice", ".display button, .own .pyramid, .options button") == []
        assert (cut_texts(page), beyond(page)) == ([], [])
    asked.page.get_by_role("button", name=say("pages-agree"), exact=True).click()
    expect(asked.page.locator(".wish")).to_contain_text(say("pages-end-sure"))
    assert (cut_texts(asked.page), beyond(asked.page)) == ([], [])
    asked.page.get_by_role("button", name=say("pages-end"), exact=True).click()
    for page in (asker.page, asked.page):
        expect(page.get_by_role("heading", name=say("pages-result"))).to_be_visible()


def test_a_long_press_shows_a_tile_and_chooses_nothing(visitor: Visitor) -> None:
    visit = visitor(size=PHONE, touch=True)
    page = visit.open(make(visit, HERE, HERE))
    coming(page)
    tile = page.locator(".display .cell button").first
    tile.dispatch_event("pointerdown", {"pointerType": "touch"})
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(say("web-gather"))
    tile.dispatch_event("pointerup", {"pointerType": "touch"})
    tile.dispatch_event("click")
    page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()
    assert page.locator("button.selected").count() == 0
    tile.tap()
    expect(page.locator("button.selected")).to_have_count(1)
