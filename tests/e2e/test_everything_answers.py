"""In every fixture everything that looks pressable answers, and what is refused tells its rule."""

import re
from typing import Any

import pytest
from amount import few_or_all
from playwright.sync_api import expect

from orbis.rules import Rule, State, refusal
from orbis.rules.actions import Exchange, PlaceRight, TakeGod
from orbis.rules.pieces import Colour
from orbis.rules.previews import Preview

from .conftest import Visitor
from .given import TABLES, given
from .moments import takings
from .pressing import Answer, press_all
from .refusals import FIRST_ROW, MISSING, rule_against
from .saying import say
from .visits import LAPTOP, PHONE_WITH_BARS, SMALL_PHONE

LOOKS: dict[str, dict[str, Any]] = {
    "mouse": {"size": LAPTOP},
    "touch": {"size": PHONE_WITH_BARS, "touch": True},
}
every_look = pytest.mark.parametrize("look", LOOKS)
every_table = pytest.mark.parametrize("table", TABLES)


def silent(answers: list[Answer]) -> list[str]:
    """What looks pressable and says nothing."""
    return [each.thing for each in answers if each.how == "nothing"]


def expected(answer: Answer, state: State, selected: Preview | None, is_placing: bool) -> Rule | None:
    """The rule that a refused thing must tell."""
    if answer.action is not None:
        return rule_against(state, selected, answer.action)
    if answer.command == "exchange":
        return refusal(state, Exchange(Colour.WHITE, Colour.BLUE))
    name = answer.name
    if MISSING.match(name):
        # Without a tile for any slot, that is what each of them says.
        if not is_placing:
            return rule_against(state, selected, PlaceRight())
        return Rule.P1 if FIRST_ROW.match(name) else Rule.P2
    assert name in (say("web-undo"), say("web-undo-turn"), say("web-redo")), answer
    return Rule.Q9


def faults(answers: list[Answer], state: State, selected: Preview | None = None) -> list[str]:
    """What does not tell the rule against it in the position that is looked at."""
    is_placing = any(each.in_pyramid and each.action is not None and not each.is_refused for each in answers)
    found = []
    held = {player.patron.god.number for player in state.players if player.patron}
    for each in answers:
        god = each.action if isinstance(each.action, TakeGod) else None
        is_refused_god = god is not None and god.number not in held and refusal(state, god)
        if not each.is_refused and not is_refused_god:
            continue
        rule = expected(each, state, selected, is_placing)
        is_told = each.how in ("line", "sheet") and re.search(r"\w{3}", each.text)
        # What only programs need is said as what comes first.
        if rule in (Rule.N4, Rule.N8) and say(f"rule-{rule.value}")[:30] in each.text:
            is_told = None
        if not is_told or each.rule != (rule.value if rule else ""):
            found.append(f"{each.thing}: {rule}, not {each.rule} ({each.how})")
    return found


@every_table
@every_look
@pytest.mark.both(False)  # the line to the server is the test's
def test_everything_answers(visitor: Visitor, look: str, table: str) -> None:
    visit = visitor(**LOOKS[look])
    state = given(visit, table)
    answers = press_all(visit.page)
    assert len(answers) > 20
    assert silent(answers) == []
    if state.is_over:
        # Nobody is refused anything any more, and the server has no such record.
        visit.expected = "api/records|422"
        return
    assert faults(answers, state) == []
    for selected in few_or_all(takings(state)[:1], takings(state)[::2]):
        answers = press_all(visit.page, selected.action.id)
        assert silent(answers) == []
        assert faults(answers, state, selected) == []


@pytest.mark.parametrize("table", ["atlas", "strike-3", "mid-4"])
@every_look
@pytest.mark.both(False)  # the line to the server is the test's
def test_everything_answers_while_somebody_else_decides(visitor: Visitor, look: str, table: str) -> None:
    visit = visitor(**LOOKS[look])
    given(visit, table, others=True)
    assert silent(press_all(visit.page)) == []


@pytest.mark.parametrize("table", ["first-2", "mid-2"])
@pytest.mark.parametrize(
    "size", [(740, 360), (844, 390), SMALL_PHONE], ids=lambda size: f"{size[0]}x{size[1]}"
)
@pytest.mark.both(False)  # the line to the server is the test's
def test_everything_answers_while_something_is_asked_of_all(
    visitor: Visitor, size: tuple[int, int], table: str
) -> None:
    visit = visitor(size=size, touch=True)
    wish = {"seat": 1, "wish": "end", "count": 0, "waiting": [0, 1], "moment": None}
    state = given(visit, table, wish=wish)
    expect(visit.page.locator(".notice.wish")).to_be_visible()
    for selected in (None, *takings(state)[:1]):
        answers = press_all(visit.page, None if selected is None else selected.action.id)
        assert len(answers) > 20
        assert silent(answers) == []
        assert faults(answers, state, selected) == []


@every_look
@pytest.mark.both(False)  # the line to the server is the test's
def test_everything_answers_at_a_paused_table(visitor: Visitor, look: str) -> None:
    visit = visitor(**LOOKS[look])
    given(visit, "mid-2", paused={"seat": 1, "until": None})
    expect(visit.page.locator(".notice.paused")).to_be_visible()
    answers = press_all(visit.page)
    assert len(answers) > 20
    assert silent(answers) == []
