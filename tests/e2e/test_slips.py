"""What is pressed twice at one place does only what was meant, whatever comes to lie there."""

from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from orbis.play import Match
from orbis.rules.actions import Build, EndTurn
from orbis.rules.choice import choice
from orbis.rules.pieces import ROUNDS
from orbis.rules.state import Discarding

from .conftest import Visitor
from .friends import friends
from .moments import at_once, on_display, opened, opened_with, slot, until
from .playing import coming, play_turn
from .saying import button, say
from .visits import LAPTOP, SETTLED

SMALLEST = (375, 548)

_PRESS_TWICE = """
async ([x, y, waits]) => {
  const there = () => document.elementFromPoint(x, y);
  const name = () => {
    const button = there()?.closest("button");
    return button?.ariaLabel ?? button?.textContent;
  };
  const press = () => there().dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y })
  );
  const before = name();
  press();
  const isBusy = () => document.querySelector(".screen").ariaBusy === "true";
  while (waits && (name() === before || isBusy())) await new Promise(requestAnimationFrame);
  press();
}
"""


def press_twice(page: Page, on: Locator, *, across: float = 0.5, waits: bool = True) -> None:
    """Press one place twice, the second time once something else lies there and the table has answered."""
    on.click(trial=True)
    box = on.bounding_box()
    assert box is not None
    place = box["x"] + box["width"] * across, box["y"] + box["height"] / 2
    page.evaluate(_PRESS_TWICE, [*place, waits])


def is_last(match: Match) -> bool:
    """Whether nothing is left of a game but its end."""
    return tuple(match.options()) == (EndTurn(),) and (match.state.round, match.state.seat) == (ROUNDS, 1)


def end_turn(page: Page) -> Locator:
    return page.locator(f'.options [data-action="{EndTurn().id}"]')


@pytest.mark.parametrize("size", [LAPTOP, SMALLEST], ids=["laptop", "phone"])
def test_the_last_end_of_a_turn_that_is_pressed_twice_leads_to_the_result(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page, _, _ = opened(visitor(size=size, touch=size == SMALLEST), is_last)
    table = page.url
    press_twice(page, end_turn(page))
    expect(page.get_by_role("dialog", name=say("pages-result"))).to_be_visible()
    assert page.url == table


def test_the_last_end_of_a_turn_by_two_presses_of_enter_leads_to_the_result(visitor: Visitor) -> None:
    page, _, _ = opened(visitor(size=LAPTOP), is_last)
    table = page.url
    expect(end_turn(page)).to_be_enabled()
    page.wait_for_function(SETTLED)
    end_turn(page).press("Enter")
    expect(page.locator(".options")).to_contain_text(say("pages-rematch"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=say("pages-result"))).to_be_visible()
    assert page.url == table


def test_a_slot_that_is_pressed_twice_says_nothing_of_the_tile_that_lies_there(visitor: Visitor) -> None:
    page, _, asked, preview, plan = opened_with(visitor(size=SMALLEST, touch=True), at_once)
    on_display(page, preview.action).tap()
    press_twice(page, slot(page, plan))
    until(page, asked, ["act"])
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_building_that_is_pressed_twice_explains_no_exchange(visitor: Visitor) -> None:
    page, _, _, preview, _ = opened_with(visitor(size=SMALLEST, touch=True), at_once)
    on_display(page, preview.action).tap()
    press_twice(page, page.locator(f'.options [data-action="{Build().id}"]'), across=0.25)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.both(False)  # friends elsewhere need a server
@pytest.mark.parametrize("chooses", [True, False], ids=["with a tile", "without a tile"])
@pytest.mark.parametrize("answer", ["agree", "disagree"])
def test_an_answer_that_is_pressed_twice_opens_nothing(
    visitor: Visitor, answer: Literal["agree", "disagree"], *, chooses: bool
) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", size=SMALLEST)
    page = ben.page
    play_turn(ann.page)
    coming(page)
    if chooses:
        page.locator(".display button.legal").first.click()
    ann.page.keyboard.press("m")
    button(ann.page, "pages-ask-rewind").click()
    press_twice(page, button(page, f"pages-{answer}"))
    expect(page.locator(".wish")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".table .options .end")).to_be_visible()


def test_worshippers_are_chosen_as_fast_as_they_are_pressed(visitor: Visitor) -> None:
    def many(match: Match) -> bool:
        found = choice(match.state) if isinstance(match.state.decision, Discarding) else None
        return found is not None and found.due > 1 and any(pick.most > 1 for pick in found.picks)

    page, state, _ = opened(visitor(size=SMALLEST, touch=True), many)
    found = choice(state)
    assert found is not None
    most = next(pick for pick in found.picks if pick.most > 1)
    press_twice(page, page.locator(f'.kingdom [data-action="{most.action.id}"]'), waits=False)
    chosen = page.locator(".options .chosen")
    if found.due > 2:
        expect(chosen).to_contain_text(say("pages-count-of", chosen=2, due=found.due))
    else:
        expect(chosen).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
