"""The table for everybody: by keys alone, with a screen reader, in forced colours."""

import re

from playwright.sync_api import Page, expect

from orbis.rules.actions import EndTurn, TakeTile
from orbis.rules.state import Ending

from .conftest import Visitor
from .moments import at_once, begins, on_display, opened, opened_with, slot
from .saying import say

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
    expect(page.locator(".prompt").get_by_text(say("pages-first-take"))).to_be_visible()
    assert asked == []


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
    expect(page.locator(".prompt")).to_contain_text(say("pages-first-take"))


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
