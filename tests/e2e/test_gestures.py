"""A gesture is one request and one undo, and worshippers are chosen in any order."""

import pytest
from playwright.sync_api import expect

from orbis.notation import write_action
from orbis.play import Match
from orbis.rules import State
from orbis.rules.actions import MakeWilderness
from orbis.rules.choice import choice
from orbis.rules.previews import Preview
from orbis.rules.state import Discarding, Striking, Trimming

from .conftest import Visitor
from .moments import (
    at_once,
    begins,
    choose_slot,
    chooses,
    for_any,
    on_display,
    opened,
    opened_with,
    pick,
    placed,
    slot,
    takings,
)
from .saying import say
from .visits import DESKTOP, FINGER, LAPTOP, PHONE_WITH_BARS, SMALL_PHONE

NOT_TWICE = 600
"""Milliseconds between two presses that are no double click."""


@pytest.mark.parametrize("decision", [Discarding, Striking, Trimming])
def test_worshippers_are_chosen_in_any_order(visitor: Visitor, decision: type) -> None:
    page, state, asked = opened(visitor(size=DESKTOP), chooses(decision))
    found = choice(state)
    assert found is not None
    backwards = [each.action for each in reversed(found.picks) for _ in range(each.most)][: found.due]
    spare = found.picks[0].action
    counter = page.locator(".chosen .count")
    expect(counter).to_have_text(say("pages-count-of", chosen=0, due=found.due))

    pick(page, backwards[0])
    expect(counter).to_have_text(say("pages-count-of", chosen=1, due=found.due))
    page.locator(f'[data-put-back="{backwards[0].id}"]').click()
    expect(counter).to_have_text(say("pages-count-of", chosen=0, due=found.due))
    pick(page, spare)
    page.keyboard.press("u")
    expect(counter).to_have_text(say("pages-count-of", chosen=0, due=found.due))
    assert asked == []

    for action in backwards:
        pick(page, action)
    expect(counter).not_to_be_visible()
    order = {each.action: index for index, each in enumerate(found.picks)}
    assert [ask["actions"] for ask in asked] == [
        [each.id for each in sorted(backwards, key=order.__getitem__)]
    ]

    page.get_by_role("button", name=say("web-undo"), exact=True).click()
    expect(counter).to_have_text(say("pages-count-of", chosen=0, due=found.due))


@pytest.mark.thorough
def test_fingers_hit_the_worshippers_that_a_volcano_strikes(visitor: Visitor) -> None:
    page, _, _ = opened(visitor(size=SMALL_PHONE, touch=True), chooses(Striking))
    targets = page.locator(".display button.pile, .display .cell.legal > button")
    expect(targets.first).to_be_visible()
    boxes = [each.bounding_box() for each in targets.all()]
    assert [box for box in boxes if box is None or min(box["width"], box["height"]) < FINGER] == []


def test_a_tile_is_built_by_one_request_and_taken_back_by_one(visitor: Visitor) -> None:
    page, state, asked, preview, plan = opened_with(visitor(), at_once)
    tile = placed(page, state, preview.action)
    for undo in ("u", "Control+z"):
        choose_slot(page, preview.action, plan)
        expect(tile).to_be_visible()
        expect(page.locator(".options .main, .options .option, .chosen").first).to_be_visible()
        page.keyboard.press(undo)
        expect(tile).not_to_be_visible()
        expect(on_display(page, preview.action)).to_be_enabled()
    assert [ask["do"] for ask in asked] == ["act", "take_back"] * 2
    assert asked[0]["actions"] == [action.id for action in plan.actions]


@pytest.mark.thorough
def test_a_price_of_any_colour_is_part_of_the_same_request(visitor: Visitor) -> None:
    page, state, asked, preview, plan = opened_with(visitor(), for_any)
    assert preview.price is not None
    assert preview.price.payment is not None
    payment = preview.price.payment
    choose_slot(page, preview.action, plan)
    expect(placed(page, state, preview.action)).to_be_visible()
    backwards = [each.action for each in reversed(payment.picks) for _ in range(each.most)][: payment.due]
    assert asked == []
    for action in backwards:
        pick(page, action)
    expect(page.locator(".chosen")).not_to_be_visible()
    order = {each.action: index for index, each in enumerate(payment.picks)}
    paid = sorted(backwards, key=order.__getitem__)
    assert [ask["actions"] for ask in asked] == [[each.id for each in (*plan.actions, *paid, *plan.later)]]


@pytest.mark.thorough
def test_what_was_chosen_is_kept_until_the_position_changes(visitor: Visitor) -> None:
    visit = visitor()
    line = visit.line()
    page, state, _ = opened(visit, chooses(Discarding))
    found = choice(state)
    assert found is not None
    pick(page, found.picks[0].action)
    said = page.locator(".chosen .count")
    expect(said).to_have_text(say("pages-count-of", chosen=1, due=found.due))
    line.repeat()
    page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    expect(said).to_have_text(say("pages-count-of", chosen=1, due=found.due))


_PROMPTS = """
() => {
  const prompt = document.querySelector(".prompt");
  window.prompts = [];
  const note = () => window.prompts.push(prompt.innerText.split("\\n")[0]);
  new MutationObserver(note).observe(prompt, { childList: true, characterData: true, subtree: true });
}
"""


def test_a_tile_is_there_before_the_server_answers(visitor: Visitor) -> None:
    visit = visitor()
    line = visit.line()
    page, state, _, preview, plan = opened_with(visit, at_once)
    on_display(page, preview.action).click()
    page.evaluate(_PROMPTS)
    line.hold()
    slot(page, plan).click()
    expect(placed(page, state, preview.action)).to_be_visible()
    assert page.locator("button.legal:not(.pyramid button):visible").count() == 0
    line.release()
    expect(page.locator(".options .main, .options .option, .chosen").first).to_be_visible()
    prompts = page.evaluate("[...new Set(window.prompts)]")
    assert len(prompts) <= 2, prompts


@pytest.mark.parametrize("touch", [True, False], ids=["finger", "mouse"])
def test_a_chosen_tile_that_is_pressed_again_is_let_go(visitor: Visitor, touch: bool) -> None:
    page, _, asked, preview, _ = opened_with(
        visitor(touch=touch, size=PHONE_WITH_BARS if touch else LAPTOP), at_once
    )
    tile, selected = on_display(page, preview.action), page.locator(".display button.selected")
    press = tile.tap if touch else tile.click
    press()
    expect(selected).to_have_count(1)
    page.wait_for_timeout(NOT_TWICE)
    press()
    expect(selected).to_have_count(0)
    expect(tile).to_be_visible()
    assert asked == []
    press()
    expect(selected).to_have_count(1)


def test_a_double_click_leaves_a_tile_chosen(visitor: Visitor) -> None:
    page, _, asked, preview, _ = opened_with(visitor(size=LAPTOP), at_once)
    tile, selected = on_display(page, preview.action), page.locator(".display button.selected")
    tile.dblclick()
    expect(selected).to_have_count(1)
    note = say("pages-take-tile-note")
    expect(page.locator(".prompt")).to_contain_text(note)
    page.wait_for_timeout(NOT_TWICE)
    tile.click()
    expect(selected).to_have_count(0)
    assert asked == []


def test_a_tile_for_no_slot_is_laid_as_a_wilderness_by_one_request(visitor: Visitor) -> None:
    def only_wild(state: State) -> Preview | None:
        return next((each for each in takings(state) if each.unbuildable and each.wilderness), None)

    page, state, asked = opened(visitor(), lambda match: begins(match) and only_wild(match.state) is not None)
    preview = only_wild(state)
    assert preview is not None
    assert preview.wilderness is not None
    on_display(page, preview.action).click()
    slots = page.locator(".own .pyramid .legal > button")
    expect(slots).to_have_count(len(preview.wilderness.slots))
    expect(slots.locator("text").first).to_have_text("−1")
    place = preview.wilderness.slots[0].action
    page.locator(f'.own .pyramid [data-action="{place.id}"]').click()
    expect(page.locator(".options .main")).to_be_visible()
    assert [ask["actions"] for ask in asked] == [[preview.action.id, MakeWilderness().id, place.id]]


def test_a_tile_with_two_colours_to_strike_asks_which(visitor: Visitor) -> None:
    def cells(state: State) -> list[str]:
        found = choice(state) if isinstance(state.decision, Striking) else None
        return [write_action(each.action).partition("x")[0] for each in found.picks] if found else []

    def both(match: Match) -> bool:
        return len(set(cells(match.state))) < len(cells(match.state))

    page, state, _ = opened(visitor(size=PHONE_WITH_BARS, touch=True), both)
    struck = cells(state)
    cell = next(each for each in struck if struck.count(each) > 1)
    page.get_by_role("button", name=say("web-strike-from", cell=cell), exact=True).tap()
    colours = page.locator(".options button.choice")
    expect(colours).to_have_count(struck.count(cell))
    expect(colours.first).to_have_text(cell)
