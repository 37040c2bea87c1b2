from typing import cast

import pytest
from rulebook import rule
from tables import (
    APPRENTICE,
    BLUE,
    COMPLETE,
    DEATH,
    GREEN,
    LOVE,
    RED,
    WHITE,
    display,
    player,
    refused_by,
    state,
    tile,
    universe,
)

from orbis.rules import (
    ACTIONS,
    COLOURS,
    WILDERNESS,
    IllegalAction,
    IllegalSetup,
    Player,
    Reveal,
    Rule,
    Slot,
    State,
    apply,
    refusal,
)
from orbis.rules.actions import (
    Action,
    Build,
    Decline,
    EndTurn,
    Exchange,
    Gain,
    MakeWilderness,
    PlaceAbove,
    PlaceLeft,
    PlaceRight,
    Spend,
    Strike,
    TakeGod,
    TakeTile,
)
from orbis.rules.legal import refusals
from orbis.rules.state import (
    Discarding,
    Ending,
    Gaining,
    Over,
    Paying,
    Placing,
    Refilling,
    Settling,
    Striking,
    Taking,
    Trimming,
)

FIRST = Slot(1, 0)
PAID = tile(RED, cost="W*")


def placing(owner: Player, face_up: bool = True) -> State:
    return state(owner, decision=Placing(4, tile(RED), face_up))


@rule("T1", "T2", "T4", "S4")
@pytest.mark.parametrize(
    ("table", "action", "id"),
    [
        (state(display=display({3: None})), TakeTile(3), "T1"),
        (state(player("", COMPLETE)), TakeTile(3), "T2"),
        (state(player(god=APPRENTICE)), TakeGod(3), "T2"),
        (state(player(god=APPRENTICE)), TakeGod(2), "T2"),
        (state(player(), player(god=LOVE)), TakeGod(1), "T4"),
        (state(player(), player(god=LOVE)), TakeGod(10), "S4"),
        (state(), TakeGod(10), "S4"),
    ],
)
def test_taking_is_refused_by(table: State, action: Action, id: str) -> None:
    assert refused_by(table, action) == id


@rule("X1")
@pytest.mark.parametrize("decision", [Taking(), Settling(4, tile()), Trimming(4)])
def test_an_exchange_of_fewer_than_three_is_refused(decision: Taking | Settling | Trimming) -> None:
    table = state(player("WW" + "R" * 9), decision=decision)
    assert refused_by(table, Exchange(WHITE, RED)) == "X1"
    assert refused_by(table, Exchange(BLUE, RED)) == "X1"
    assert refused_by(table, Exchange(RED, WHITE)) is None


@rule("Q12")
@pytest.mark.parametrize(
    "decision",
    [
        Paying(4, PAID, 1),
        Placing(4, PAID, face_up=True),
        Discarding(4, FIRST, 1),
        Discarding(None, None, 1),
        Gaining(4, 1),
        Striking(4, FIRST, (RED,), 1),
    ],
)
def test_an_exchange_elsewhere_is_refused(
    decision: Paying | Placing | Discarding | Gaining | Striking,
) -> None:
    assert refused_by(state(player("RRR"), decision=decision), Exchange(RED, WHITE)) == "Q12"


@rule("M1", "P3")
@pytest.mark.parametrize(
    ("kingdom", "rows", "id"),
    [
        ("W", [RED], "M1"),
        ("WW", [RED], None),
        ("WW", [BLUE] * 5, "P3"),
        ("W", [BLUE] * 5, "M1"),
    ],
)
def test_building_is_refused_by(kingdom: str, rows: list[int], id: str | None) -> None:
    owner = player(kingdom, universe([COLOURS[each] for each in rows]))
    assert refused_by(state(owner, decision=Settling(4, PAID)), Build()) == id


@rule("P1", "P2", "P3", "N1")
@pytest.mark.parametrize(
    ("table", "action", "id"),
    [
        (placing(player()), PlaceLeft(), "N1"),
        (placing(player("", universe([RED] * 5))), PlaceLeft(), "P1"),
        (placing(player("", universe([RED] * 5))), PlaceRight(), "P1"),
        (placing(player("", universe([RED]))), PlaceAbove(Slot(2, 0)), "P2"),
        (placing(player("", universe([RED, RED], [RED]))), PlaceAbove(Slot(2, 0)), "P2"),
        (placing(player("", universe([BLUE, BLUE], [RED]))), PlaceAbove(Slot(2, 0)), "P2"),
        (placing(player("", universe([BLUE, GREEN]))), PlaceAbove(Slot(2, 0)), "P3"),
        (placing(player("", universe([BLUE, GREEN])), face_up=False), PlaceAbove(Slot(2, 0)), None),
        (placing(player("", universe([WILDERNESS, GREEN]))), PlaceAbove(Slot(2, 0)), None),
        (placing(player("", universe([BLUE])), face_up=False), PlaceAbove(Slot(2, 0)), "P2"),
    ],
)
def test_placing_is_refused_by(table: State, action: Action, id: str | None) -> None:
    assert refused_by(table, action) == id


@rule("M1", "E2", "G10", "T3")
@pytest.mark.parametrize(
    ("decision", "id"),
    [
        (Paying(4, PAID, 1), "M1"),
        (Discarding(4, FIRST, 1), "E2"),
        (Discarding(None, None, 1), "G10"),
        (Trimming(4), "T3"),
    ],
)
def test_spending_what_one_has_not_is_refused(decision: Paying | Discarding | Trimming, id: str) -> None:
    table = state(player("W" * 11), decision=decision)
    assert refused_by(table, Spend(RED)) == id
    assert refused_by(table, Spend(WHITE)) is None


@rule("N4")
@pytest.mark.parametrize(
    ("decision", "action"),
    [
        (Paying(4, PAID, 1, RED), Spend(WHITE)),
        (Paying(4, PAID, 2), Spend(RED)),
        (Discarding(4, FIRST, 1, RED), Spend(WHITE)),
        (Discarding(4, FIRST, 2), Spend(RED)),
        (Discarding(None, None, 1, RED), Spend(WHITE)),
        (Discarding(None, None, 2), Spend(RED)),
        (Gaining(4, 1, RED), Gain(WHITE)),
        (Trimming(4, RED), Spend(WHITE)),
        (Trimming(4), Spend(RED)),
        (Striking(4, FIRST, (WHITE, RED), 1, (RED, 0)), Strike(8, WHITE)),
        (Striking(4, FIRST, (WHITE, RED), 1, (RED, 5)), Strike(0, RED)),
        (Striking(4, FIRST, (WHITE, RED), 3), Strike(0, RED)),
    ],
)
def test_another_order_is_refused(
    decision: Paying | Discarding | Gaining | Trimming | Striking, action: Action
) -> None:
    lying = display({4: None}, lying={0: "R", 5: "R", 8: "W"})
    assert refused_by(state(player("W" * 11 + "R"), decision=decision, display=lying), action) == "N4"


@rule("E4")
@pytest.mark.parametrize(
    ("action", "id"),
    [
        (Strike(0, RED), None),
        (Strike(0, BLUE), "E4"),
        (Strike(1, RED), "E4"),
        (Strike(4, RED), "E4"),
        (Strike(0, WHITE), "E4"),
    ],
)
def test_striking_is_refused_by(action: Strike, id: str | None) -> None:
    decision = Striking(4, FIRST, (WHITE, RED), 1)
    table = state(decision=decision, display=display({4: None}, lying={0: "RB", 1: "W"}))
    assert refused_by(table, action) == id


@rule("N5")
@pytest.mark.parametrize(
    "decision",
    [
        Discarding(4, FIRST, 1, WHITE),
        Discarding(None, None, 1, WHITE),
        Striking(4, FIRST, (WHITE,), 1, (WHITE, 0)),
    ],
)
def test_declining_later_is_refused(decision: Discarding | Striking) -> None:
    assert refused_by(state(decision=decision), Decline()) == "N5"


@rule("N6")
def test_an_exchange_after_a_spend_of_the_trim_is_refused() -> None:
    table = state(player("W" * 11), decision=Trimming(4, WHITE))
    assert refused_by(table, Exchange(WHITE, RED)) == "N6"
    assert refused_by(table, Exchange(RED, WHITE)) == "N6"


@rule("N7")
def test_everything_but_ending_is_refused_at_the_end_of_the_turn() -> None:
    table = state(player("W" * 3), decision=Ending(4))
    refused = {action: refused_by(table, action) for action in ACTIONS}
    assert refused.pop(EndTurn()) is None
    assert set(refused.values()) == {"N7"}


@rule("N7")
def test_nobody_acts_while_chance_answers() -> None:
    table = state(player("W" * 3), decision=Refilling(4), stacks=([tile(id=1)], [], []))
    assert {refused_by(table, action) for action in ACTIONS} == {"N7"}
    assert refused_by(table, Reveal(2)) == "T3"
    assert refused_by(table, Reveal(1)) is None


@rule("N7")
@pytest.mark.parametrize("decision", [Taking(), Settling(4, tile()), Trimming(4), Ending(4)])
def test_chance_answers_only_after_the_end_of_a_turn(
    decision: Taking | Settling | Trimming | Ending,
) -> None:
    table = state(decision=decision, stacks=([tile(id=1)], [], []))
    assert refused_by(table, Reveal(1)) == "N7"


@rule("D1")
def test_everything_is_refused_once_the_game_is_over() -> None:
    table = state(player("W" * 3), decision=Over(), turn=30)
    assert {refused_by(table, action) for action in (*ACTIONS, Reveal(1))} == {"D1"}


@rule("N8")
@pytest.mark.parametrize(
    ("decision", "asked"),
    [
        (Taking(), (TakeTile, TakeGod, Exchange)),
        (Settling(4, tile()), (Build, MakeWilderness, Exchange)),
        (Paying(4, PAID, 1), (Spend, Exchange)),
        (Placing(4, tile(), face_up=True), (PlaceLeft, PlaceRight, PlaceAbove, Exchange)),
        (Discarding(4, FIRST, 1), (Spend, Decline, Exchange)),
        (Gaining(4, 1), (Gain, Exchange)),
        (Striking(4, FIRST, (RED,), 1), (Strike, Decline, Exchange)),
        (Trimming(4), (Spend, Exchange)),
    ],
)
def test_what_belongs_to_another_phase_is_refused(
    decision: Taking | Settling | Paying | Placing | Discarding | Gaining | Striking | Trimming,
    asked: tuple[type[Action], ...],
) -> None:
    table = state(player("WBGRO" * 3), decision=decision)
    for action in ACTIONS:
        assert (refused_by(table, action) == "N8") == (not isinstance(action, asked))


@rule("N8")
def test_an_illegal_action_raises_the_rule_that_forbids_it() -> None:
    table = state()
    with pytest.raises(IllegalAction, match=r"^N8 forbids EndTurn\(\)$") as refused:
        apply(table, EndTurn())
    assert refused.value.rule is Rule.N8
    assert refused.value.action == EndTurn()


@rule("S1")
def test_an_illegal_set_up_names_the_rule_that_forbids_it() -> None:
    assert str(IllegalSetup(Rule.S1)) == "S1 forbids this set-up"


@rule("T4")
def test_a_god_taken_by_a_rival_is_told_from_one_that_was_never_revealed() -> None:
    table = state(player(), player(god=DEATH), gods=(APPRENTICE,))
    assert [refused_by(table, TakeGod(number)) for number in (2, 10, 9)] == [None, "T4", "S4"]


@pytest.mark.parametrize("table", [state(), placing(player()), placing(player("", universe([RED])), False)])
def test_all_actions_are_refused_as_each_is(table: State) -> None:
    assert refusals(table) == tuple(refusal(table, action) for action in ACTIONS)


@pytest.mark.parametrize("thing", [4, "b2", None])
def test_what_is_not_an_action_is_a_mistake_and_not_illegal(thing: object) -> None:
    with pytest.raises(TypeError, match="expected an action, found"):
        refused_by(state(), cast("Action", thing))
