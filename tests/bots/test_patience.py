"""Gods can wait: what is advised while a tile is as good as a god."""

import pytest

from orbis.bots.patience import NOISE, patient
from orbis.notation import parse_state
from orbis.rules import Action, TakeGod, TakeTile

REST = "0,13|20-21,24-25,28-29,32-33,36,38-39|40-41,44-46,49-51,54-56,59-61,63 G1G7G9"
TWO = parse_state(f"0 5,1,17/12,18,16/4,8,10 {REST} -:-:-:-;-:-:-:- take")

GOD, FREE, OTHER, DEAR = TakeGod(1), TakeTile(0), TakeTile(1), TakeTile(2)
NEAR, FAR = 0.5 - NOISE / 2, 0.5 - NOISE


@pytest.mark.parametrize(
    ("actions", "chances", "advised"),
    [
        ([GOD, FREE], [0.5, NEAR], FREE),
        ([GOD, FREE], [0.5, FAR], GOD),
        ([GOD, FREE, OTHER], [0.5, FAR, NEAR], OTHER),
        ([GOD, DEAR], [0.5, NEAR], GOD),
        ([OTHER, FREE, GOD], [0.5, 0.49, 0.49], OTHER),
        ([GOD, TakeGod(7)], [0.5, NEAR], GOD),
    ],
)
def test_a_tile_that_is_as_good_goes_before_a_god(
    actions: list[Action], chances: list[float], advised: Action
) -> None:
    assert actions[patient(TWO, actions, chances, 0)] == advised
