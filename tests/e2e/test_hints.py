"""Hints that nobody waits for any more: whoever computes them stops, on a server as well as inside a page."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .friends import friends
from .hints import given_up, one_more_is_given_up
from .looking import beyond, cut_texts
from .playing import coming, play
from .saying import say
from .tables import HERE, bot, choosing, make, prepared, unfolded
from .visits import FINGER, LAPTOP, LYING_PHONE, PHONE, PHONE_WITH_BARS, Visit, barriers

MOST_PRESSES = 12

COVERED = """
(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  const box = each.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !each.contains(there) && there?.closest("button") !== null && !there.closest("[data-ask]");
}).map((each) => each.outerHTML.slice(0, 80))
"""
"""The things of some kind at whose middle another button lies."""


def long_thought(visit: Visit, turn: int) -> str:
    """The path of a table whose hints take seconds: four players, early in the game.

    A hint is remembered for its position, so each test needs a turn of its own.
    """
    return prepared(visit, lambda match: match.state.turn == turn, HERE, bot(), bot(), bot())


def hint_sheet(page: Page) -> None:
    coming(page)
    page.keyboard.press("h")
    expect(page.get_by_role("dialog", name=say("pages-hint"))).to_be_visible()


def test_a_hint_is_cancelled_by_its_button_and_by_closing_the_sheet(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.open(long_thought(visit, 4))
    why = page.get_by_role("button", name=say("pages-hint-why"), exact=True)
    cancel = page.get_by_role("dialog").get_by_role("button", name=say("pages-cancel"), exact=True)
    hint_sheet(page)
    before = given_up(visit)
    with visit.asks("/hint"):
        why.click()
    expect(cancel).to_be_focused()
    cancel.click()
    expect(page.get_by_text(say("pages-hint-thinking"))).to_have_count(0)
    expect(why).to_be_focused()
    one_more_is_given_up(visit, before)
    before = given_up(visit)
    with visit.asks("/hint"):
        why.click()
    expect(cancel).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    one_more_is_given_up(visit, before)
    hint_sheet(page)
    why.click()
    expect(page.get_by_role("button", name=say("pages-hint-do"))).to_be_visible()
    expect(cancel).to_have_count(0)
    expect(why).to_be_focused()


@pytest.mark.thorough
def test_a_coach_is_cancelled_by_its_button_and_by_moving_on(visitor: Visitor) -> None:
    visit = visitor()
    visit.context.add_init_script("localStorage.setItem('orbis.settings', '{\"coaching\": \"tile\"}')")
    path = long_thought(visit, 8)
    before = given_up(visit)
    page = visit.open(path)
    coach = page.locator(".coach")
    show = coach.get_by_role("button", name=say("learn-coach-show"))
    cancel = coach.get_by_role("button", name=say("pages-cancel"), exact=True)
    # Whoever tries a turn again is told only what they ask for.
    with visit.asks("/hint"):
        show.click()
    expect(cancel).to_be_focused()
    cancel.click()
    expect(coach).to_contain_text(say("learn-coach-hidden"))
    expect(show).to_be_focused()
    one_more_is_given_up(visit, before)
    before = given_up(visit)
    show.click()
    expect(coach).to_contain_text(say("pages-hint-thinking"))
    for _ in range(MOST_PRESSES):
        play(page, most=1)
        if say("pages-hint-thinking") not in coach.inner_text():
            break
    expect(coach).not_to_contain_text(say("pages-hint-thinking"))
    expect(coach).not_to_contain_text(say("learn-coach-yours"))
    one_more_is_given_up(visit, before)


@pytest.mark.both(False)  # friends elsewhere need a server
def test_a_coach_says_nothing_on_its_own_where_somebody_else_plays(visitor: Visitor) -> None:
    coached = "localStorage.setItem('orbis.settings', '{\"coaching\": \"why\"}')"
    for hints in (False, True):
        ann, ben = friends(visitor, "Ann", "Ben", hints=hints)
        for visit in (ann, ben):
            visit.page.evaluate(coached)
            visit.page.reload()
            visit.page.locator(".prompt").wait_for()
            expect(visit.page.locator(".coach")).to_have_count(0)
            expect(visit.page.locator("[data-command=hint]")).to_have_count(1 if hints else 0)
    alone = visitor()
    alone.context.add_init_script(coached)
    page = alone.open(make(alone, HERE, bot("pilgrim")))
    expect(page.locator(".coach")).to_be_visible()


@pytest.mark.both(False)  # friends elsewhere need a server
def test_whoever_makes_a_table_chooses_whether_there_are_hints(visitor: Visitor) -> None:
    for wanted in (False, True):
        host, guest = visitor(), visitor()
        card = choosing(unfolded(host.arrive(), "pages-friends"))
        switch = card.get_by_role("switch", name=re.compile(f"^{say('pages-set-hints')}"))
        rated = card.get_by_role("switch", name=re.compile(f"^{say('pages-rated')}"))
        expect(switch).not_to_be_checked()
        if wanted:
            switch.check()
            rated.check()
            expect(switch).to_be_disabled()
            expect(switch).not_to_be_checked()
            rated.uncheck()
            expect(switch).to_be_checked()
        card.get_by_role("button", name=say("pages-make-table")).click()
        terms = say("pages-hints-allowed" if wanted else "pages-hints-forbidden")
        expect(host.page.get_by_role("definition").get_by_text(terms, exact=True)).to_be_visible()
        page = guest.page
        page.goto(host.page.get_by_label(say("pages-invite-link")).input_value())
        expect(page.get_by_text(say("pages-with-hints" if wanted else "pages-without-hints"))).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, LYING_PHONE, PHONE, PHONE_WITH_BARS, (375, 548)])
def test_one_press_opens_a_hint(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size)
    page = visit.open(make(visit, HERE, bot("pilgrim")))
    coming(page)
    way = page.get_by_role("button", name=say("pages-hint"), exact=True)
    expect(way).to_have_attribute("title", f"{say('pages-hint')} (h)")
    for each in page.locator("header button:not([data-ask]), .options button").all():
        box = each.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    assert (cut_texts(page), beyond(page)) == ([], [])
    assert page.evaluate(COVERED, "header button, .options button") == []
    assert barriers(page) == []
    way.click()
    expect(page.get_by_role("dialog", name=say("pages-hint"))).to_be_visible()
