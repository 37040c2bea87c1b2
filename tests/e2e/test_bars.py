"""Bars that tell or ask something during a game cover nothing that is to be pressed, and hear no slip."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from orbis.locales import LANGUAGES, Language

from .conftest import Visitor
from .given import FIXTURES, given
from .layouts import Size, resize
from .looking import beyond, cut_texts
from .moments import Planned, choose_slot, for_any, opened_with
from .saying import button, say
from .tables import DAY
from .visits import Visit

IN_HAND = ((375, 548), (360, 560), (390, 664), (740, 360), (667, 375), (720, 395))
SIZES = (*IN_HAND, (1366, 657))

WISH: dict[str, Any] = {"seat": 1, "wish": "end", "count": 0, "waiting": [0, 1], "moment": None}


def happened(*events: dict[str, Any]) -> dict[str, Any]:
    """What a test tells of a table at which these events have come last."""
    told = [{"at": 0, "position": 0, "log": [], **each, "number": at} for at, each in enumerate(events, 1)]
    return {"events": tuple(told), "number": len(told)}


def seats(number: int, **changed: object) -> dict[str, Any]:
    """What a test tells of the table `atlas` with one seat changed."""
    found = json.loads((FIXTURES / "atlas.json").read_text())["view"]["seats"]
    return {"seats": [each | (changed if at == number else {}) for at, each in enumerate(found)]}


ACTED = {"kind": "acted", "seat": 1, "actions": [0], "count": 1}
SAID = {"kind": "said", "seat": 1, "text": "I have to leave for the train now, sorry."}
REWIND = {"seat": 2, "round": 8, "begins": True, "count": 0}

BARS: dict[str, dict[str, Any]] = {
    "end": {"wish": WISH},
    "rewind": {"wish": WISH | {"wish": "rewind", "moment": REWIND}},
    "pause": {"wish": WISH | {"wish": "pause", "lasts": 14 * DAY}},
    "proposed": {"wish": WISH | {"seat": 0, "waiting": [1, 2]}},
    "said": happened(ACTED, SAID),
    "paused": {"paused": {"seat": 1, "until": 4_000_000_000_000}},
    "away": {"others": True, "present": [1]} | seats(0, missed=2),
    "absence": happened(
        {"kind": "replaced", "seat": 0, "reason": "absent"},
        {**ACTED, "seat": 0},
        {"kind": "returned", "seat": 0, "count": 1},
    ),
    "seat": {"watching": True} | seats(1, name="Vega"),
}
"""Bars that stay until they are answered, by what is told of the table."""

OTHER_BARS = {
    "update": ("pages-update", ("pages-update-reload", "pages-update-later")),
    "way back": ("pages-way-back-turn", ("pages-way-back-how", "pages-install-not-now")),
    "notices": ("pages-notices-turn", ("pages-notices-settings", "pages-install-not-now")),
    "lost": ("pages-lost", ("pages-lost-back",)),
    "moved": ("web-moved", ("web-play-here",)),
}
"""The words of bars that need more than a table."""

_COVERED = """() => {
  const bars = [...document.querySelectorAll(".notice, .bubble")].filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect());
  const things = ":is(.kingdom, .cell, .own, .common, .options, .tools, .low > .others) button, .tray";
  const isAsked = document.querySelector(".table").matches(".telling, .chosen");
  const question = isAsked ? ", .prompt .asked, .prompt .told" : ", .ask > button";
  return [...document.querySelectorAll(things + question)].filter((each) => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    const lies = (bar) => Math.min(bar.right, right) - Math.max(bar.left, left) > 1
      && Math.min(bar.bottom, bottom) - Math.max(bar.top, top) > 1;
    return each.checkVisibility() && bars.some(lies);
  }).map((each) => each.ariaLabel ?? each.outerHTML.slice(0, 80));
}"""
"""What a bar or a bubble lies on that is to be pressed, or that asks something now."""

_HOLD = """
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, ...options) {
    const made = animate.call(this, frames, ...options);
    if ("pointerEvents" in frames) made.pause();
    return made;
  };
"""
"""Lets what hears nothing for a moment hear nothing until it is let."""

_HEAR = """document.getAnimations().forEach((each) => each.playState === "paused" && each.finish())"""
"""Lets everything be heard that hears nothing yet."""


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


_OUT_OF_SIGHT = """() => [...document.querySelectorAll(":is(.notice, .notice > *)")].filter((each) => {
  const {left, top, right, bottom} = each.getBoundingClientRect();
  const isCut = each.scrollHeight > each.clientHeight + 1 && !each.closest(".said");
  const isOut = top < 0 || bottom > innerHeight || left < 0 || right > innerWidth;
  return isOut || isCut || !each.checkVisibility();
}).map((each) => each.textContent)"""
"""What is not seen whole of the bars."""


def faults(page: Page) -> dict[Size, list[str]]:
    """What is wrong with the bars in each window."""
    found = {}
    for size in IN_HAND:
        lies_on = covered(page, size).get(size, [])
        found[size] = [*lies_on, *cut_texts(page), *beyond(page), *page.evaluate(_OUT_OF_SIGHT)]
    return {size: wrong for size, wrong in found.items() if wrong}


@pytest.mark.both(False)  # the line to the server is the test's
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bar", BARS)
def test_a_bar_that_stays_has_room(visitor: Visitor, language: Language, bar: str) -> None:
    visit = visitor(touch=True, language=language)
    given(visit, "atlas", **BARS[bar])
    expect(visit.page.locator(".notice")).to_be_visible()
    assert faults(visit.page) == {}


@pytest.mark.both(False)  # the line to the server is the test's
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bar", OTHER_BARS)
def test_any_words_of_a_bar_have_room(visitor: Visitor, language: Language, bar: str) -> None:
    visit = visitor(touch=True, language=language)
    given(visit, "atlas", wish=WISH)
    text, answers = OTHER_BARS[bar]
    notice = visit.page.locator(".notice.wish")
    notice.evaluate(
        """(bar, [text, answers]) => {
             bar.firstElementChild.textContent = text;
             [...bar.querySelectorAll("button")].forEach((each, at) => {
               if (at < answers.length) each.textContent = answers[at];
               else each.remove();
             });
           }""",
        [say(text, language, name="Maximilian"), [say(each, language) for each in answers]],
    )
    assert faults(visit.page) == {}


@pytest.mark.both(False)  # the line to the server is the test's
@pytest.mark.parametrize("size", [(375, 548), (740, 360), (390, 664), (1366, 657)], ids=str)
def test_what_is_asked_goes_before_what_was_said(visitor: Visitor, size: Size) -> None:
    visit = visitor(size=size, touch=True)
    given(visit, "atlas", wish=WISH, **BARS["said"])
    page = visit.page
    wish, said = page.locator(".notice.wish"), page.locator(".notice.said")
    expect(wish).to_be_visible()
    expect(said).to_be_visible(visible=size in {(390, 664), (1366, 657)})
    if size in IN_HAND:
        assert covered(page, size) == {}
    if size[1] < 600:
        page.locator(".display button.legal").first.tap()
        expect(wish).to_be_in_viewport(ratio=1)
        expect(page.locator(".ask .told")).to_be_visible()
        assert covered(page, size) == {}


@pytest.mark.parametrize("size", [(375, 548), (740, 360), (1366, 657)], ids=str)
def test_a_bar_that_appears_or_moves_is_deaf_for_a_moment(visitor: Visitor, size: Size) -> None:
    visit = visitor(size=size, touch=True)
    visit.page.add_init_script(_HOLD)
    page = choosing_any(visit)
    back = button(page, "web-trying-back")
    box = back.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".trying")).to_be_visible()
    page.evaluate(_HEAR)
    back.tap()
    expect(page.locator(".trying")).to_have_count(0)


@pytest.mark.both(False)  # the line to the server is the test's
@pytest.mark.parametrize("size", [(375, 548), (740, 360)], ids=str)
@pytest.mark.parametrize("moves", [False, True])
def test_a_bar_is_deaf_again_only_where_it_moves(visitor: Visitor, size: Size, moves: bool) -> None:
    visit = visitor(size=size, touch=True)
    visit.page.add_init_script(_HOLD)
    state = given(visit, "atlas", wish=WISH)
    page = visit.page
    wish = page.locator(".notice.wish")
    wish.wait_for()
    page.evaluate(_HEAR)
    planned = for_any(state)
    assert planned is not None
    choose_slot(page, planned[0].action, planned[1])
    expect(page.locator(".table.telling")).to_be_visible()
    if moves:
        resize(page, (390, 664))
    box = wish.get_by_role("button").first.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(wish).to_contain_text(
        say("table-wished", wish="end", name="Mira") if moves else say("pages-end-sure")
    )
    if moves:
        page.evaluate(_HEAR)
        wish.get_by_role("button").first.tap()
        expect(wish).to_contain_text(say("pages-end-sure"))


@pytest.mark.both(False)  # the line to the server is the test's
def test_in_another_window_a_bar_asks_what_it_asked(visitor: Visitor) -> None:
    visit = visitor(size=(375, 548), touch=True)
    given(visit, "atlas", wish=WISH)
    page = visit.page
    agree = page.locator(".notice.wish").get_by_role("button").first
    agree.tap()
    agree.focus()
    for size in ((375, 640), (740, 360), (390, 844)):
        resize(page, size)
        expect(agree).to_have_text(say("pages-end"))
        expect(agree).to_be_focused()
    resize(page, (1366, 657))
    expect(agree).to_have_text(say("pages-end"))


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
    visit.page.add_init_script(_HOLD)
    given(visit, "atlas", wish=WISH)
    page = visit.page
    wish = page.locator(".notice.wish")
    agree = wish.get_by_role("button", name=say("pages-agree"), exact=True)
    page.evaluate(_HEAR)
    agree.tap(trial=True)
    box = agree.bounding_box()
    assert box is not None
    page.evaluate("window.isPressed = true")
    agree.focus()
    for _ in range(2):
        if by == "finger":
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        elif by == "key":
            page.keyboard.press("Enter")
        else:
            page.keyboard.down("Enter")
    if by == "held key":
        page.evaluate(_HEAR)
        page.keyboard.down("Enter")
    expect(wish).to_contain_text(say("pages-end-sure"))
    assert page.evaluate("window.wanted") == []
    page.keyboard.up("Enter")
    page.evaluate(_HEAR)
    expect(page.get_by_role("alertdialog", name=say("pages-end-sure"))).to_be_visible()
    wish.get_by_role("button", name=say("pages-end"), exact=True).press("Enter")
    page.wait_for_function("window.wanted.includes('answer')")
