"""Whatever cannot be chosen tells the rule against it, in the position that is looked at."""

import re

import pytest
from amount import few_or_all
from playwright.sync_api import Locator, Page, expect

from orbis.play import Match
from orbis.rules import ACTIONS, Action, Colour, Rule, State
from orbis.rules.actions import Exchange, PlaceRight
from orbis.rules.previews import Preview
from orbis.rules.state import (
    Discarding,
    Ending,
    Gaining,
    Placing,
    Settling,
    Striking,
    Trimming,
)

from .conftest import Visitor
from .moments import begins, on_display, opened, takings
from .playing import ask_why
from .refusals import FIRST_ROW, MISSING, rule_against
from .saying import say
from .visits import LAPTOP


def answer(page: Page) -> Rule | None:
    """The rule with which a question was answered, in a line or in a sheet, which is closed again."""
    sheet, line = page.get_by_role("dialog"), page.locator(".prompt[data-refused]")
    expect(sheet.or_(line)).to_be_visible()
    if line.count() > 0:
        return Rule(line.get_attribute("data-refused"))
    told = sheet.locator("[data-rule], [data-told]").first
    rule = told.get_attribute("data-rule") or told.get_attribute("data-told")
    assert sheet.locator("p, blockquote").first.inner_text().strip()
    page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()
    return Rule(rule) if rule else None


def asked_of(thing: Locator) -> Action:
    """The action that a thing stands for."""
    number = thing.get_attribute("data-action")
    return ACTIONS[int(number)] if number is not None else Exchange(Colour.WHITE, Colour.BLUE)


def check_all(page: Page, state: State, selected: Preview | None = None) -> int:
    """Press everything that looks pressable and is not, and compare what it says with the rules."""
    refused = '.screen [aria-disabled="true"]:is([data-action], [data-command=exchange]):visible'
    things = page.locator(refused).all()
    for thing in things:
        action = asked_of(thing)
        ask_why(thing)
        assert answer(page) is rule_against(state, selected, action), action
    buttons = page.locator(".pyramid button:not([data-action]):visible").all()
    closed = [each for each in buttons if MISSING.match(str(each.get_attribute("aria-label")))]
    # Without a tile for any slot, that is what each of them says.
    is_placing = page.locator(".own .pyramid .legal > button").count() > 0
    for thing in closed:
        ask_why(thing)
        is_first = FIRST_ROW.match(str(thing.get_attribute("aria-label")))
        against = Rule.P1 if is_first else Rule.P2
        assert answer(page) is (against if is_placing else rule_against(state, selected, PlaceRight()))
    undo = page.get_by_role("button", name=say("web-undo"), exact=True)
    if undo.get_attribute("aria-disabled") == "true":
        ask_why(undo)
        assert answer(page) is Rule.Q9
    return len(things) + len(closed)


@pytest.mark.parametrize("turn", few_or_all([9], [0, 9, 21]))
def test_at_the_beginning_of_a_turn_everything_tells_the_rule_against_it(visitor: Visitor, turn: int) -> None:
    page, state, _ = opened(visitor(), lambda match: match.state.turn >= turn and begins(match))
    asked = check_all(page, state)
    for selected in few_or_all(takings(state)[:1], takings(state)[::3]):
        on_display(page, selected.action).click()
        asked += check_all(page, state, selected)
    assert asked >= 15


@pytest.mark.parametrize("decision", [Settling, Placing, Gaining, Discarding, Striking, Trimming, Ending])
def test_in_every_later_phase_everything_tells_the_rule_against_it(visitor: Visitor, decision: type) -> None:
    page, state, _ = opened(
        visitor(), lambda match: match.state.turn > 6 and isinstance(match.state.decision, decision)
    )
    assert check_all(page, state) >= 5


def test_ending_a_turn_too_early_says_what_comes_first(visitor: Visitor) -> None:
    page, _, _ = opened(visitor(), begins)
    ask_why(page.get_by_role("button", name=say("web-end-turn")))
    expect(page.locator(".prompt").get_by_text(say("first-take"))).to_be_visible()


def test_what_is_refused_is_answered_where_one_looks(visitor: Visitor) -> None:
    page, _, _ = opened(visitor(size=LAPTOP), begins)
    prompt, end = page.locator(".prompt"), page.get_by_role("button", name=say("web-end-turn"))
    plain = prompt.evaluate("each => getComputedStyle(each).backgroundColor")
    nods = "each => getComputedStyle(each).animationName"
    names = []
    for _ in range(2):
        ask_why(end)
        expect(prompt).to_have_attribute("data-refused", "N8")
        names.append(prompt.evaluate(nods))
    assert prompt.evaluate("each => getComputedStyle(each).backgroundColor") != plain
    # It nods once more for what is pressed once more.
    assert len(set(names)) == 2


def test_every_place_that_is_refused_has_a_name_of_its_own(visitor: Visitor) -> None:
    page, _, _ = opened(visitor(size=LAPTOP), begins)
    named = page.locator(".own .pyramid button[aria-disabled=true]").all()
    names = [each.get_attribute("aria-label") for each in named]
    assert len(names) > 5
    assert len(set(names)) == len(names)


@pytest.mark.thorough
def test_a_tile_that_can_only_become_a_wilderness_says_why(visitor: Visitor) -> None:
    def wanted(match: Match) -> bool:
        rules = {each.unbuildable for each in takings(match.state)} if begins(match) else set()
        return {Rule.M1, Rule.P3} <= rules

    page, state, _ = opened(visitor(), wanted)
    reasons: dict[Rule, str] = {}
    for each in takings(state):
        if each.unbuildable is not None:
            on_display(page, each.action).click()
            reasons[each.unbuildable] = page.locator(".prompt").inner_text().lower()
    assert say("settle-no-slot") in reasons[Rule.P3]
    assert say("settle-unpaid", amounts="").strip() in reasons[Rule.M1]


def test_why_a_tile_cannot_lie_in_a_slot_is_said_where_nothing_covers_the_slot(visitor: Visitor) -> None:
    page, state, _ = opened(visitor(size=LAPTOP), lambda match: match.state.turn > 6 and begins(match))
    payable = next(each for each in takings(state) if each.unbuildable is None)
    on_display(page, payable.action).click()
    prompt = page.locator(".prompt")
    for slot in page.locator('.own .pyramid button[aria-disabled="true"]:visible').all():
        ask_why(slot)
        expect(prompt).to_have_attribute("data-refused", re.compile("^P[123]$"))
        expect(prompt).to_contain_text(say(f"pages-why-{prompt.get_attribute('data-refused')}"))
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_letting_go_by_a_key_focuses_nothing(visitor: Visitor) -> None:
    page, state, _ = opened(visitor(size=LAPTOP), begins)
    tile = on_display(page, takings(state)[1].action)
    tile.hover()
    page.keyboard.press("Escape")
    frames = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    page.evaluate(frames)
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus-visible")).to_have_count(1)
