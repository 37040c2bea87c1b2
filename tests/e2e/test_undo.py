"""Undo takes back the last thing, be it unsent, on its way or answered; nothing pressed meanwhile is lost."""

from collections.abc import Callable
from functools import reduce

import pytest
from playwright.sync_api import Page, expect

from orbis.rules import Phase, State, apply
from orbis.rules.actions import Decline
from orbis.rules.state import Ending, Placing, Striking

from .conftest import Visitor
from .looking import cut_texts
from .moments import (
    Planned,
    at_once,
    choose_slot,
    done,
    for_any,
    on_display,
    opened,
    opened_with,
    placed,
    slot,
    takings,
    until,
    whole_turn,
)
from .playing import play
from .saying import say
from .tools import end, redo, tools, undo, undo_turn
from .visits import DESKTOP, LAPTOP, LYING_PHONE, PHONE_WITH_BARS, SMALL_PHONE, TABLET

MOST_REMOVED = 9
WINDOWS = (DESKTOP, LAPTOP, TABLET, PHONE_WITH_BARS, SMALL_PHONE, LYING_PHONE, (844, 390))


def place_of_undo(page: Page) -> tuple[float, float]:
    """Where a finger finds the button."""
    place = page.get_by_role("button", name=say("web-undo"), exact=True).bounding_box()
    assert place is not None
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


def with_more_to_do(state: State) -> Planned | None:
    """How a tile can be placed so that its effect is to be decided about."""
    found = ((each, plan) for each in takings(state) for plan in each.plans if len(plan.actions) > 2)
    effects = (each for each in found if not each[1].later)
    return next(
        ((each, plan) for each, plan in effects if reduce(apply, plan.actions, state).phase is Phase.EFFECT),
        None,
    )


def by_key(key: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(key)


WAYS = {
    "u": by_key("u"),
    "Ctrl+Z": by_key("Control+z"),
    "Undo": undo,
    "U": by_key("Shift+U"),
    "Undo turn": undo_turn,
}


@pytest.mark.parametrize("way", WAYS)
def test_what_is_on_its_way_is_taken_back_once_it_is_answered(visitor: Visitor, way: str) -> None:
    visit = visitor()
    line = visit.line()
    page, state, asked, preview, plan = opened_with(visit, at_once)
    tile = placed(page, state, preview.action)
    on_display(page, preview.action).click()
    line.hold()
    slot(page, plan).click()
    expect(tile).to_be_visible()
    WAYS[way](page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert done(asked) == ["act"]
    line.release()
    until(page, asked, ["act", "take_back"])
    assert asked[1]["whole"] is (way in ("U", "Undo turn"))
    expect(tile).not_to_be_visible()
    expect(on_display(page, preview.action)).to_be_enabled()


@pytest.mark.thorough
def test_a_placement_on_its_way_is_taken_back_and_no_rule_is_told_against_that(visitor: Visitor) -> None:
    visit = visitor()
    line = visit.line()
    page, _, asked = opened(visit, lambda match: isinstance(match.state.decision, Placing))
    line.hold()
    page.locator(".pyramid .legal > button").first.click()
    undo(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    line.release()
    until(page, asked, ["act", "take_back"])
    expect(page.locator(".pyramid .legal > button").first).to_be_visible()


@pytest.mark.parametrize(
    ("presses", "wanted"),
    [
        ([end], ["act", "end"]),
        ([end, undo], ["act"]),
        ([end, undo, undo], ["act", "take_back"]),
        ([undo, end, undo_turn], ["act", "take_back"]),
        ([end, end], ["act", "end"]),
        ([undo, redo, end], ["act", "end"]),
        ([end, undo_turn, redo], ["act", "take_back", "act"]),
    ],
    ids=[
        "end",
        "end, undo",
        "end, undo, undo",
        "undo, end, undo turn",
        "end, end",
        "undo, redo, end",
        "end, undo turn, redo",
    ],
)
def test_what_is_pressed_meanwhile_is_carried_out_in_order(
    visitor: Visitor, presses: list[Callable[[Page], None]], wanted: list[str]
) -> None:
    visit = visitor()
    line = visit.line()
    page, state, asked, preview, plan = opened_with(visit, whole_turn)
    on_display(page, preview.action).click()
    line.hold()
    slot(page, plan).click()
    expect(placed(page, state, preview.action)).to_be_visible()
    for press in presses:
        press(page)
    line.release()
    until(page, asked, wanted)


@pytest.mark.thorough
def test_nothing_is_taken_back_once_the_end_of_the_turn_is_on_its_way(visitor: Visitor) -> None:
    visit = visitor()
    line = visit.line()
    page, _, asked = opened(visit, lambda match: isinstance(match.state.decision, Ending))
    line.hold()
    page.locator(".options .main").click()
    page.get_by_role("button", name=say("web-undo"), exact=True).click(force=True)
    expect(page.get_by_role("dialog")).to_contain_text(say("rule-Q9"))
    page.keyboard.press("Escape")
    page.keyboard.press("Control+z")
    line.release()
    until(page, asked, ["end"])


@pytest.mark.parametrize("touch", [True, False], ids=["finger", "mouse"])
def test_undo_that_is_pressed_too_often_opens_nothing_and_says_so(visitor: Visitor, touch: bool) -> None:
    size = PHONE_WITH_BARS if touch else LAPTOP
    page, _, asked, preview, plan = opened_with(visitor(size=size, touch=touch), at_once)
    choose_slot(page, preview.action, plan)
    until(page, asked, ["act"])
    x, y = place_of_undo(page)
    for _ in range(4):
        page.touchscreen.tap(x, y) if touch else page.mouse.click(x, y)
    until(page, asked, ["act", "take_back"])
    page.touchscreen.tap(x, y) if touch else page.mouse.click(x, y)
    expect(page.locator(".prompt[data-refused=Q9]")).to_contain_text(say("pages-undo-nothing"))
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_sheet_does_not_hear_the_press_after_the_one_that_opened_it(visitor: Visitor) -> None:
    page, _, _ = opened(visitor(size=PHONE_WITH_BARS, touch=True), lambda match: match.state.turn == 0)
    page.locator(".round .ask, .ask button").first.wait_for(state="attached")
    sheet = page.get_by_role("dialog")
    page.get_by_role("button", name=say("web-log"), exact=True).tap()
    expect(sheet).to_be_visible()
    close = sheet.get_by_role("button", name=say("pages-close"))
    box = close.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.touchscreen.tap(5, 5)
    page.wait_for_timeout(500)
    expect(sheet).to_be_visible()
    close.tap()
    expect(sheet).to_have_count(0)


def test_undo_takes_back_one_choice_and_undo_turn_all_that_was_chosen(visitor: Visitor) -> None:
    page, state, asked, preview, plan = opened_with(visitor(), for_any)
    tile, selected = placed(page, state, preview.action), page.locator(".display button.selected")
    choose_slot(page, preview.action, plan)
    expect(tile).to_be_visible()
    undo(page)
    expect(tile).to_have_count(0)
    expect(selected).to_have_count(1)
    slot(page, plan).click()
    expect(tile).to_be_visible()
    undo_turn(page)
    expect(tile).to_have_count(0)
    expect(selected).to_have_count(0)
    assert asked == []


@pytest.mark.parametrize(("key", "code"), [("я", "KeyZ"), ("Z", "KeyZ"), ("z", "KeyY")])
def test_the_keys_for_undo_work_in_every_layout(visitor: Visitor, key: str, code: str) -> None:
    page, state, asked, preview, plan = opened_with(visitor(), at_once)
    choose_slot(page, preview.action, plan)
    expect(page.locator(".options .main, .options .option, .chosen").first).to_be_visible()
    page.evaluate(
        "(keys) => document.body.dispatchEvent(new KeyboardEvent('keydown', {...keys, bubbles: true}))",
        {"key": key, "code": code, "ctrlKey": True},
    )
    until(page, asked, ["act", "take_back"])
    expect(placed(page, state, preview.action)).not_to_be_visible()


@pytest.mark.parametrize("way", ["Control+y", "Control+Shift+Z", "Redo"])
def test_what_was_taken_back_is_done_again(visitor: Visitor, way: str) -> None:
    page, state, asked, preview, plan = opened_with(visitor(), at_once)
    tile = placed(page, state, preview.action)
    button = page.get_by_role("button", name=say("web-redo"), exact=True)
    choose_slot(page, preview.action, plan)
    until(page, asked, ["act"])
    expect(button).to_be_disabled()
    undo(page)
    until(page, asked, ["act", "take_back"])
    expect(tile).to_have_count(0)
    expect(button).to_be_enabled()
    if way == "Redo":
        button.click()
    else:
        page.keyboard.press(way)
    until(page, asked, ["act", "take_back", "act"])
    assert asked[2]["actions"] == asked[0]["actions"]
    expect(tile).to_be_visible()
    expect(button).to_be_disabled()
    button.click(force=True)
    expect(page.locator(".prompt[data-refused=Q9]")).to_contain_text(say("pages-redo-nothing"))


@pytest.mark.parametrize(
    ("presses", "wanted"),
    [([redo], ["act"]), ([redo, undo], []), ([redo, undo, redo], ["act"])],
    ids=["redo", "redo, undo", "redo, undo, redo"],
)
def test_what_is_being_taken_back_is_done_again(
    visitor: Visitor, presses: list[Callable[[Page], None]], wanted: list[str]
) -> None:
    visit = visitor()
    line = visit.line()
    page, state, asked, preview, plan = opened_with(visit, at_once)
    choose_slot(page, preview.action, plan)
    until(page, asked, ["act"])
    line.hold()
    undo(page)
    for press in presses:
        press(page)
    expect(page.locator(".prompt[data-refused]")).to_have_count(0)
    line.release()
    until(page, asked, ["act", "take_back", *wanted])
    expect(placed(page, state, preview.action)).to_have_count(len(wanted))


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_what_undoes_and_redoes_never_changes_its_place(visitor: Visitor, size: tuple[int, int]) -> None:
    page, state, asked, preview, plan = opened_with(visitor(size=size, touch=size[0] < 1000), at_once)
    before = tools(page)
    names = {say(key) for key in ("web-undo", "web-redo", "web-exchange", "pages-hint")} & before.keys()
    assert len(names) >= 3

    def moved() -> list[str]:
        return [name for name, place in tools(page).items() if name in names and before[name] != place]

    on_display(page, preview.action).click()
    assert moved() == []
    slot(page, plan).click()
    until(page, asked, ["act"])
    assert moved() == []
    on = place_of_undo(page)
    page.mouse.click(*on)
    until(page, asked, ["act", "take_back"])
    expect(placed(page, state, preview.action)).to_have_count(0)
    assert tools(page) == before
    on_display(page, preview.action).click()
    slot(page, plan).click()
    until(page, asked, ["act", "take_back", "act"])
    page.mouse.click(*on)
    until(page, asked, ["act", "take_back", "act", "take_back"])


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_undo_that_is_pressed_twice_at_one_point_undoes_twice(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page, _, asked, preview, plan = opened_with(visitor(size=size, touch=size[0] < 1000), with_more_to_do)
    choose_slot(page, preview.action, plan)
    until(page, asked, ["act"])
    for _ in range(MOST_REMOVED):
        if len(asked) == 2:
            break
        play(page, most=1)
    until(page, asked, ["act", "act"])
    on = place_of_undo(page)
    for count in (1, 2):
        page.mouse.click(*on)
        until(page, asked, ["act", "act", *["take_back"] * count])


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS, SMALL_PHONE], ids=["laptop", "phone", "small"])
def test_what_was_taken_back_is_done_again_where_something_else_is_offered(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page, _, asked = opened(visitor(size=size), lambda match: isinstance(match.state.decision, Striking))
    decline = page.locator(f'.options [data-action="{Decline().id}"]')
    expect(decline).to_be_visible()
    for _ in range(MOST_REMOVED):
        if asked:
            break
        play(page, most=1)
    until(page, asked, ["act"])
    before = place_of_undo(page)
    undo(page)
    until(page, asked, ["act", "take_back"])
    expect(decline).to_be_visible()
    assert place_of_undo(page) == before
    assert cut_texts(page) == []
    page.get_by_role("button", name=say("web-redo"), exact=True).click()
    until(page, asked, ["act", "take_back", "act"])
    assert asked[2]["actions"] == asked[0]["actions"]
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_nothing_is_done_again_once_something_else_is_done(visitor: Visitor) -> None:
    page, _, asked, preview, plan = opened_with(visitor(), at_once)
    choose_slot(page, preview.action, plan)
    until(page, asked, ["act"])
    undo(page)
    until(page, asked, ["act", "take_back"])
    on_display(page, preview.action).click()
    page.keyboard.press("Control+y")
    undo(page)  # What is done again is the choice of the tile, and nothing behind it.
    expect(page.locator(".display button.selected")).to_have_count(0)
    page.keyboard.press("Control+y")
    expect(page.locator(".display button.selected")).to_have_count(1)
    page.keyboard.press("Control+y")
    until(page, asked, ["act", "take_back"])
