"""Hints that nobody waits for any more: whoever computes them stops, on a server as well as inside a page."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .playing import coming, play
from .saying import say
from .tables import HERE, bot, prepared
from .visits import Visit

GONE = re.compile(r'^orbis_http_requests_total\{status="499"\} (\d+)', re.MULTILINE)
"""How often somebody left before the application had answered."""

MOST_PRESSES = 12


def long_thought(visit: Visit, turn: int) -> str:
    """The path of a table whose hints take seconds: four players, early in the game.

    A hint is remembered for its position, so each test needs a turn of its own.
    """
    return prepared(visit, lambda match: match.state.turn == turn, HERE, bot(), bot(), bot())


def given_up(visit: Visit) -> int:
    """How many requests were given up so far."""
    found = GONE.search(visit.text("/metrics"))
    return 0 if found is None else int(found[1])


def one_more_is_given_up(visit: Visit, before: int) -> None:
    for _ in range(100):
        if given_up(visit) > before:
            return
        visit.page.wait_for_timeout(50)
    raise AssertionError("it is still being computed")


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
    with page.expect_request("**/hint"):
        why.click()
    expect(cancel).to_be_focused()
    cancel.click()
    expect(page.get_by_text(say("pages-hint-thinking"))).to_have_count(0)
    expect(why).to_be_focused()
    one_more_is_given_up(visit, before)
    before = given_up(visit)
    with page.expect_request("**/hint"):
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
    with page.expect_request("**/hint"):
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
