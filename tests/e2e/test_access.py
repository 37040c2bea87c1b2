"""The table for everybody: by keys alone, with a screen reader, in forced colours."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from orbis.rules.actions import EndTurn, TakeTile
from orbis.rules.pieces import ROUNDS, God
from orbis.rules.state import Ending, State

from .conftest import Visitor
from .moments import at_once, begins, on_display, opened, opened_with, slot, takings
from .playing import by_keys, play
from .saying import say
from .visits import LAPTOP

_HAS_FOCUS = "sheet => sheet.contains(document.activeElement)"

_CHANGE_UNDER_MOUSE = """
async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 300));
  const cover = document.createElement("div");
  cover.style = "position: fixed; inset: 0; z-index: 99";
  document.body.append(cover);
  await pause();
  cover.remove();
  await pause();
}
"""
"""Browsers then tell of a mouse that rests as if it had left and come back."""

FOCUSED = "document.activeElement.dataset.action ?? document.activeElement.className"


def focus(page: Page) -> str:
    return str(page.evaluate(FOCUSED))


def test_a_screen_reader_hears_what_a_tile_would_do(visitor: Visitor) -> None:
    page, _, _, preview, _ = opened_with(visitor(), at_once)
    page.keyboard.press("ArrowDown")
    on_display(page, preview.action).focus()
    said = page.locator('[data-said="preview"]')
    expect(said).to_have_attribute("aria-live", "polite")
    for step in ("gather", "pay", "effect", "spread"):
        expect(said).to_contain_text(f"{say(f'web-{step}')}: ")


def test_keys_find_the_next_decision_focused(visitor: Visitor) -> None:
    page, _, _, preview, plan = opened_with(visitor(), at_once)
    page.keyboard.press("Tab")
    on_display(page, preview.action).press("Enter")
    slot(page, plan).press("Enter")
    expect(page.locator(".options .main, button.choice").first).to_be_focused()


@pytest.mark.thorough
def test_the_focus_is_left_alone_after_a_decision_by_mouse(visitor: Visitor) -> None:
    page, _, _, preview, plan = opened_with(visitor(), at_once)
    on_display(page, preview.action).click()
    slot(page, plan).click()
    expect(page.locator(".options .main, .options .option, button.choice").first).to_be_visible()
    log = page.locator(".screen").get_by_role("button", name=say("web-log"), exact=True)
    log.focus()
    for key in ("Shift", "Control"):
        page.keyboard.press(key)
    page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    expect(log).to_be_focused()


def test_the_table_has_a_heading(visitor: Visitor) -> None:
    page, _, _ = opened(visitor(), begins)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Orbis: "))


def test_digits_choose_tiles(visitor: Visitor) -> None:
    page, _, asked, preview, _ = opened_with(visitor(), at_once)
    assert isinstance(preview.action, TakeTile)
    page.keyboard.press(str(preview.action.cell + 1))
    expect(page.locator(".options .option").first).to_be_visible()
    expect(page.locator(".pyramid .legal > button").first).to_be_focused()
    page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt").get_by_text(say("first-take"))).to_be_visible()
    assert asked == []


@pytest.mark.thorough
def test_enter_ends_the_turn(visitor: Visitor) -> None:
    page, _, asked = opened(visitor(), lambda match: isinstance(match.state.decision, Ending))
    expect(page.locator(".options .main")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(page.locator(".options .main")).to_have_count(0)
    assert [ask["actions"] for ask in asked] == [[EndTurn().id]]


def test_single_keys_can_be_switched_off(visitor: Visitor) -> None:
    visit = visitor()
    visit.context.add_init_script("localStorage.setItem('orbis.settings', '{\"shortcuts\": false}')")
    page, _, _ = opened(visit, begins)
    for key in ("l", "s", "1", "?"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".options .option")).to_have_count(0)
    page.keyboard.press("Control+z")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text(say("first-take"))


@pytest.mark.thorough
def test_forced_colours_tell_what_can_be_pressed(visitor: Visitor) -> None:
    visit = visitor()
    visit.page.emulate_media(forced_colors="active")
    page, _, _ = opened(visit, begins)
    looks = [
        page.get_by_role("button", name=say(name), exact=True).evaluate(
            "button => [getComputedStyle(button).borderStyle, getComputedStyle(button).color]"
        )
        for name in ("web-end-turn", "web-log")
    ]
    assert looks[0][0] != looks[1][0]
    assert looks[0][1] != looks[1][1]
    assert (
        page.locator(".dot.own").evaluate("dot => getComputedStyle(dot).backgroundColor")
        != "rgba(0, 0, 0, 0)"
    )


def test_keys_win_over_a_mouse_that_rests(visitor: Visitor) -> None:
    page, state, _, preview, _ = opened_with(visitor(size=LAPTOP), at_once)
    kinds = {
        each.action: (type(tile.effect), tile.level)
        for each in takings(state)
        if isinstance(each.action, TakeTile) and (tile := state.display[each.action.cell].tile) is not None
    }
    chosen = preview.action
    assert isinstance(chosen, TakeTile)
    resting = on_display(page, next(action for action, kind in kinds.items() if kind != kinds[chosen]))
    title = page.locator(".preview h3")
    resting.hover()
    under = title.inner_text()
    page.keyboard.press(str(chosen.cell + 1))
    expect(page.locator(".display button.selected")).to_have_count(1)
    expect(title).not_to_have_text(under)
    by_keys = title.inner_text()
    page.evaluate(_CHANGE_UNDER_MOUSE)
    assert title.inner_text() == by_keys
    box = resting.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2 + 3, box["y"] + box["height"] / 2 + 3)
    expect(title).to_contain_text(under)


def god_button(page: Page, god: God) -> Locator:
    return page.get_by_role("button", name=say(f"god-G{god.number}"))


def freely_taken(state: State) -> God | None:
    """A god that asks for nothing and gives nothing when it is taken."""
    return next((god for god in state.gods if not god.gain and not god.discard), None)


def test_gods_say_what_they_do_free_and_taken(visitor: Visitor) -> None:
    page, state, _ = opened(visitor(), lambda match: begins(match) and freely_taken(match.state) is not None)
    for god in state.gods:
        does = re.compile(re.escape(say(f"god-G{god.number}.end")))
        expect(god_button(page, god)).to_have_accessible_name(does)
    taken = freely_taken(state)
    assert taken is not None
    god_button(page, taken).click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-take")).click()
    does = re.compile(re.escape(say(f"god-G{taken.number}.end")))
    expect(god_button(page, taken)).to_have_count(2)  # Where it was, and where it is.
    for place in range(2):
        expect(god_button(page, taken).nth(place)).to_have_accessible_name(does)


def test_the_focus_comes_back_from_the_sheets_of_a_god(visitor: Visitor) -> None:
    page, state, _ = opened(visitor(), begins)
    god, sheet = state.gods[0], page.get_by_role("dialog")
    page.keyboard.press("Tab")
    god_button(page, god).press("Enter")
    expect(sheet).to_be_visible()
    assert sheet.evaluate(_HAS_FOCUS)
    sheet.get_by_role("link", name=say("pages-rule", rule=f"G{god.number}")).press("Enter")
    expect(sheet).to_have_accessible_name(say("web-rules"))
    assert sheet.evaluate(_HAS_FOCUS)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(god_button(page, god)).to_be_focused()


def test_the_focus_goes_into_the_result_and_then_to_the_table(visitor: Visitor) -> None:
    page, _, _ = opened(
        visitor(), lambda match: match.state.round == ROUNDS and isinstance(match.state.decision, Ending)
    )
    page.keyboard.press("Tab")
    play(page, by_keys)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    assert sheet.evaluate(_HAS_FOCUS)
    # Whoever has just skipped a turn by a key may press it once more.
    expect(sheet.get_by_role("heading", name=say("pages-result"))).to_be_focused()
    for key in ("Space", "Enter"):
        page.keyboard.press(key)
    expect(sheet).to_be_visible()
    page.keyboard.press("Tab")
    expect(sheet.get_by_role("button", name=say("pages-close"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('main') !== null")
