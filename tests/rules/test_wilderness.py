import pytest
from rulebook import rule
from tables import (
    BLUE,
    GREEN,
    IDLENESS,
    RED,
    WHITE,
    Piece,
    after,
    player,
    refused_by,
    settling,
    state,
    tile,
    universe,
)

from orbis.rules import WILDERNESS, Slot, legal_actions, score
from orbis.rules.actions import Build, EndTurn, MakeWilderness, PlaceAbove, PlaceRight
from orbis.rules.pieces import Effect, Farm, Forest, Irrigation, Temple, Village, Volcano
from orbis.rules.scoring import mystic_values
from orbis.rules.state import Placing
from orbis.rules.universe import Built


@rule("W1")
def test_a_wilderness_is_minus_one_point() -> None:
    (first, second) = score(state(player("", universe([WILDERNESS] * 3)), player()))
    assert (first.wildernesses, first.total) == (-3, -3)
    assert (second.wildernesses, second.total) == (0, 0)


@rule("W1")
@pytest.mark.parametrize("effect", [Farm(RED), Village(1), Volcano((RED,), 1), Temple(3)])
def test_a_wilderness_has_nothing_of_its_own(effect: Effect) -> None:
    table = settling(tile(WHITE, effect, points=9, mystic=9), player("WWW"))
    table = after(table, MakeWilderness(), PlaceRight())
    assert legal_actions(table) == (EndTurn(),)
    assert table.players[0] == player("WWW", universe([WILDERNESS]))
    assert mystic_values(table.players[0].universe) == ()
    own = score(table)[0]
    assert (own.regions, own.temple, own.total) == (0, 0, -1)


@rule("W1")
def test_a_wilderness_is_of_several_colours_at_once() -> None:
    near_red, near_blue = (tile(GREEN, Forest((colour,), 1), points=2) for colour in (RED, BLUE))
    row: list[Piece] = [near_red, WILDERNESS, near_blue]
    assert score(state(player("", universe(row))))[0].regions == 4
    over = universe([WILDERNESS, GREEN])
    wet = tile(BLUE, Irrigation(RED))
    table = after(settling(wet, player("", over)), Build(), PlaceAbove(Slot(2, 0)))
    assert table.players[0].universe[Slot(2, 0)] == Built(wet, active=True)


@rule("W1")
def test_a_wilderness_counts_once_for_a_forest_of_many_colours() -> None:
    forest = tile(GREEN, Forest((RED, BLUE), 2), points=2)
    assert score(state(player("", universe([WILDERNESS, forest]))))[0].regions == 0


@rule("W2")
def test_who_cannot_pay_must_make_it_a_wilderness() -> None:
    table = settling(tile(cost="B"))
    assert legal_actions(table) == (MakeWilderness(),)


@rule("W2")
def test_who_cannot_place_it_face_up_must_make_it_a_wilderness() -> None:
    table = settling(tile(BLUE), player("", universe([RED] * 5)))
    assert refused_by(table, Build()) == "P3"
    assert legal_actions(table) == (MakeWilderness(),)


@rule("W2", "T3")
def test_declining_to_pay_is_always_allowed() -> None:
    assert legal_actions(settling(tile(cost="B"), player("B"))) == (Build(), MakeWilderness())


@rule("W2")
def test_a_wilderness_fits_wherever_a_slot_is_open() -> None:
    thirteen = universe([RED] * 5, [RED] * 4, [RED] * 3, [None, RED])
    table = state(player("", thirteen), decision=Placing(4, tile(BLUE), face_up=False))
    assert legal_actions(table) == (PlaceAbove(Slot(4, 0)),)


@rule("W2", "G4")
def test_sparing_wildernesses_changes_no_placing() -> None:
    table = settling(tile(BLUE), player("", universe([RED] * 5), IDLENESS))
    assert legal_actions(table) == (MakeWilderness(),)
