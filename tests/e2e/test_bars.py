"""Bars that tell or ask something during a game cover nothing that is to be pressed, and hear no slip."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .given import given
from .moments import Planned, choose_slot, for_any, opened_with
from .saying import say
from .test_friend_table import button
from .test_layouts import Size, resize
from .visits import Visit

SIZES = ((375, 548), (360, 560), (390, 664), (740, 360), (667, 375), (720, 395), (1366, 657))

WISH: dict[str, Any] = {"seat": 1, "wish": "end", "count": 0, "waiting": [0, 1], "moment": None}

_COVERED = """() => {
  const bars = [...document.querySelectorAll(".notice, .bubble")].filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect());
  const things = ":is(.kingdom, .cell, .own, .common, .options, .tools) button, .tray";
  const question = document.querySelector(".table").matches(".telling") ? ", .prompt .asked" : "";
  return [...document.querySelectorAll(things + question)].filter((each) => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    const lies = (bar) => Math.min(bar.right, right) - Math.max(bar.left, left) > 1
      && Math.min(bar.bottom, bottom) - Math.max(bar.top, top) > 1;
    return each.checkVisibility() && bars.some(lies);
  }).map((each) => each.ariaLabel ?? each.outerHTML.slice(0, 80));
}"""
"""What a bar or a bubble lies on that is to be pressed, or that asks something now."""

_COMES = """(all) => all.forEach((each) => {
  each.style.animation = "none";
  each.getBoundingClientRect();
  each.style.animation = "";
  each.getAnimations().forEach((deaf) => deaf.pause());
})"""
"""Let buttons be as in the moment in which they appear."""

_STAYS = "(all) => all.forEach((each) => each.getAnimations().forEach((deaf) => deaf.finish()))"


def covered(page: Page, also: Size | None = None) -> dict[Size, list[str]]:
    """What bars lie on in each window."""
    found = {}
    for size in SIZES if also is None else (also,):
        resize(page, size)
        if lies_on := page.evaluate(_COVERED):
            found[size] = lies_on
    return found


def choosing_any(visit: Visit) -> Page:
    """A table at which somebody chooses what to pay with, and tries that out."""
    page, _, _, preview, plan = opened_with(visit, for_any)
    page.keyboard.press("b")
    expect(page.locator(".trying")).to_be_visible()
    assert covered(page) == {}
    choose_slot(page, preview.action, plan)
    page.locator("button.choice").first.wait_for()
    return page


@pytest.mark.both(False)  # the line to the server is the test's
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_proposal_covers_nothing_that_is_to_be_pressed(visitor: Visitor, language: str) -> None:
    visit = visitor(touch=True, language=language)
    state = given(visit, "atlas", wish=WISH)
    page = visit.page
    expect(page.locator(".notice.wish")).to_be_visible()
    assert covered(page) == {}
    planned: Planned | None = for_any(state)
    assert planned is not None
    preview, plan = planned
    choose_slot(page, preview.action, plan)
    page.locator("button.choice").first.wait_for()
    assert covered(page) == {}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_trying_out_covers_nothing_that_is_to_be_pressed(visitor: Visitor, language: str) -> None:
    page = choosing_any(visitor(touch=True, language=language))
    assert covered(page) == {}
    page.locator("button.choice").first.click()
    page.keyboard.press("u")
    assert covered(page) == {}


@pytest.mark.parametrize("size", [(375, 548), (740, 360), (1366, 657)], ids=str)
def test_a_bar_that_appears_or_moves_is_deaf_for_a_moment(visitor: Visitor, size: Size) -> None:
    page = choosing_any(visitor(size=size, touch=True))
    back = button(page, "web-trying-back")
    buttons = page.locator(".notice button")
    buttons.evaluate_all(_COMES)
    box = back.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".trying")).to_be_visible()
    buttons.evaluate_all(_STAYS)
    back.tap()
    expect(page.locator(".trying")).to_have_count(0)


@pytest.mark.both(False)  # the line to the server is the test's
def test_whoever_agrees_to_end_is_asked_once_more(visitor: Visitor) -> None:
    visit = visitor(size=(375, 548), touch=True)
    given(visit, "atlas", wish=WISH)
    page = visit.page
    wish = page.locator(".notice.wish")
    page.evaluate("window.isPressed = true")
    wish.get_by_role("button", name=say("pages-agree"), exact=True).tap()
    expect(wish).to_contain_text(say("pages-end-sure"))
    assert page.evaluate("window.wanted") == []
    assert covered(page, (375, 548)) == {}
    wish.get_by_role("button", name=say("pages-end"), exact=True).tap()
    page.wait_for_function("window.wanted.includes('answer')")


@pytest.mark.both(False)  # the line to the server is the test's
@pytest.mark.parametrize("by", ["finger", "key", "held key"])
def test_whoever_presses_twice_in_a_moment_ends_no_game(visitor: Visitor, by: str) -> None:
    visit = visitor(size=(375, 548), touch=True)  # which wants less motion
    given(visit, "atlas", wish=WISH)
    page = visit.page
    wish = page.locator(".notice.wish")
    agree = wish.get_by_role("button", name=say("pages-agree"), exact=True)
    agree.tap(trial=True)
    box = agree.bounding_box()
    assert box is not None
    page.evaluate("window.isPressed = true")
    agree.focus()
    for pause in (300, 700):
        if by == "finger":
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        elif by == "key":
            page.keyboard.press("Enter")
        else:
            page.keyboard.down("Enter")
        page.wait_for_timeout(pause)
    if by == "held key":
        page.keyboard.down("Enter")
    expect(wish).to_contain_text(say("pages-end-sure"))
    assert page.evaluate("window.wanted") == []
    page.keyboard.up("Enter")
    expect(page.get_by_role("alertdialog", name=say("pages-end-sure"))).to_be_visible()
    wish.get_by_role("button", name=say("pages-end"), exact=True).press("Enter")
    page.wait_for_function("window.wanted.includes('answer')")
