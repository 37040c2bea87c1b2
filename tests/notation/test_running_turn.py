import pytest
from rulebook import rule
from tables import COMPLETE, DEATH, MIDDLE_TAKEN, ORANGE, RED, WHITE, asleep, player, state, tile, universe

from orbis.notation.turn_soundness import objections
from orbis.rules import Player, Slot
from orbis.rules.pieces import Village, Volcano
from orbis.rules.state import (
    Decision,
    Discarding,
    Ending,
    Placing,
    Refilling,
    Settling,
    Striking,
)

VOLCANO = asleep(tile(RED, Volcano((RED,), 2)))
VILLAGE = asleep(tile(ORANGE, Village(2)))
FULL_ROWS = universe([WHITE] * 5, [WHITE] * 4)


@rule("T2", "T4", "N2", "N5", "N7")
@pytest.mark.parametrize(
    ("at_turn", "decision", "objection"),
    [
        (player(universe=COMPLETE), Settling(4, tile()), "no tile for a complete universe (T2)"),
        (
            player(universe=FULL_ROWS),
            Placing(4, tile(RED), True),
            "room in the universe for one red tile more (N2)",
        ),
        (player(), Ending(None), "the cell of the taken tile, for there is no god (T4)"),
        (player(), Ending(4), "no cell, for there is no region (T4)"),
        (player(universe=universe([RED])), Refilling(4), "no reveal from empty stacks (N7)"),
        (player("W" * 6, god=DEATH), Discarding(None, None, 6), "a god that is not active yet (G10)"),
        (
            player("W" * 6, god=DEATH, god_is_active=False),
            Discarding(None, None, 5),
            "6 due at first",
        ),
        (player("WW", universe([VILLAGE])), Discarding(4, None, 2), "both a cell and a slot, or neither"),
        (
            player("WW", universe([RED, VILLAGE, RED])),
            Discarding(4, Slot(1, 1), 2),
            "the slot of a village just placed (E2)",
        ),
        (
            player(universe=universe([VOLCANO, RED], [RED])),
            Striking(4, Slot(1, 0), (RED,), 2),
            "the slot of a volcano just placed (E4)",
        ),
    ],
)
def test_an_inconsistent_decision_is_refused(at_turn: Player, decision: Decision, objection: str) -> None:
    assert objection in set(objections(state(at_turn, decision=decision, display=MIDDLE_TAKEN)))


@rule("N5")
@pytest.mark.parametrize(
    ("at_turn", "decision"),
    [
        (player("W" * 6, god=DEATH, god_is_active=False), Discarding(None, None, 6)),
        (player("WW", universe([VILLAGE, RED, RED])), Discarding(4, Slot(1, 0), 2)),
        (player("WW", universe([RED, RED], [VILLAGE])), Discarding(4, Slot(2, 0), 2)),
    ],
)
def test_a_consistent_decision_is_accepted(at_turn: Player, decision: Decision) -> None:
    assert not list(objections(state(at_turn, decision=decision, display=MIDDLE_TAKEN)))
