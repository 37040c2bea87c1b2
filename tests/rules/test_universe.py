from collections.abc import Sequence

from rulebook import rule
from tables import (
    APPRENTICE,
    BLUE,
    COMPLETE,
    EMPTY,
    GREEN,
    ORANGE,
    RED,
    WHITE,
    Piece,
    after,
    player,
    refused_by,
    state,
    tile,
    universe,
)

from orbis.rules import ACTIONS, WILDERNESS, Colour, Slot, State, Universe, legal_actions, score
from orbis.rules.actions import PlaceAbove, PlaceLeft, PlaceRight
from orbis.rules.pieces import Forest
from orbis.rules.state import Placing


def placing(colour: Colour, *rows: Sequence[Piece], face_up: bool = True) -> State:
    """The state in which a tile of that colour is placed into a universe."""
    return state(player("", universe(*rows)), decision=Placing(4, tile(colour), face_up))


def own(table: State) -> Universe:
    return table.players[0].universe


@rule("P1")
def test_row_1_grows_at_its_ends_with_any_colour() -> None:
    table = placing(GREEN, [RED, BLUE])
    assert legal_actions(table) == (PlaceLeft(), PlaceRight())
    assert own(after(table, PlaceLeft())) == universe([GREEN, RED, BLUE])
    assert own(after(table, PlaceRight())) == universe([RED, BLUE, GREEN])


@rule("P1")
def test_row_1_holds_five() -> None:
    four = placing(GREEN, [RED] * 4)
    assert refused_by(four, PlaceLeft()) is None
    assert refused_by(four, PlaceRight()) is None
    five = placing(GREEN, [RED] * 5)
    assert refused_by(five, PlaceLeft()) == "P1"
    assert refused_by(five, PlaceRight()) == "P1"


@rule("P2")
def test_a_tile_above_row_1_lies_over_two_neighbours() -> None:
    table = placing(RED, [RED, RED, RED])
    assert refused_by(table, PlaceAbove(Slot(2, 0))) is None
    assert refused_by(table, PlaceAbove(Slot(2, 1))) is None
    assert refused_by(table, PlaceAbove(Slot(2, 2))) == "P2"
    assert refused_by(table, PlaceAbove(Slot(3, 0))) == "P2"


@rule("P2")
def test_both_tiles_below_must_be_there() -> None:
    table = placing(RED, [RED] * 4, [RED, None, RED])
    assert refused_by(table, PlaceAbove(Slot(3, 0))) == "P2"
    assert refused_by(table, PlaceAbove(Slot(3, 1))) == "P2"
    table = placing(RED, [RED] * 4, [RED, RED, None])
    assert refused_by(table, PlaceAbove(Slot(3, 0))) is None


@rule("P2")
def test_a_slot_holds_one_tile() -> None:
    table = placing(RED, [RED, RED], [RED])
    assert refused_by(table, PlaceAbove(Slot(2, 0))) == "P2"


@rule("P2")
def test_rows_2_3_and_4_hold_four_three_and_two() -> None:
    above = [action.slot for action in ACTIONS if isinstance(action, PlaceAbove)]
    assert [sum(slot.row == row for slot in above) for row in (2, 3, 4)] == [4, 3, 2]
    for slot in above:
        rows = [list(row) for row in COMPLETE.rows]
        rows[slot.row - 1][slot.position] = None
        assert legal_actions(placing(RED, *rows)) == (PlaceAbove(slot),)
        assert own(after(placing(RED, *rows), PlaceAbove(slot))) == COMPLETE


@rule("P2")
def test_higher_rows_may_be_begun_early_and_need_no_neighbours() -> None:
    table = placing(RED, [RED] * 3, [RED, RED])
    assert own(after(table, PlaceAbove(Slot(3, 0)))) == universe([RED] * 3, [RED, RED], [RED])
    table = placing(RED, [RED] * 4, [RED])
    assert own(after(table, PlaceAbove(Slot(2, 2)))) == universe([RED] * 4, [RED, None, RED])


@rule("P2", "N1")
def test_growing_at_the_left_keeps_everything_over_its_neighbours() -> None:
    before = [[WHITE, BLUE, GREEN], [WHITE, GREEN], [WHITE]]
    table = after(placing(RED, *before), PlaceLeft())
    assert own(table) == universe([RED, WHITE, BLUE, GREEN], [None, WHITE, GREEN], [None, WHITE])


@rule("P3")
def test_a_tile_needs_its_colour_below() -> None:
    rows = [RED, BLUE, GREEN]
    assert legal_actions(placing(RED, rows))[2:] == (PlaceAbove(Slot(2, 0)),)
    assert legal_actions(placing(BLUE, rows))[2:] == (PlaceAbove(Slot(2, 0)), PlaceAbove(Slot(2, 1)))
    assert legal_actions(placing(GREEN, rows))[2:] == (PlaceAbove(Slot(2, 1)),)
    assert refused_by(placing(ORANGE, rows), PlaceAbove(Slot(2, 0))) == "P3"


@rule("P3", "W1")
def test_a_wilderness_below_counts_as_having_the_colour() -> None:
    assert refused_by(placing(ORANGE, [RED, WILDERNESS]), PlaceAbove(Slot(2, 0))) is None
    assert refused_by(placing(ORANGE, [WILDERNESS, RED]), PlaceAbove(Slot(2, 0))) is None


@rule("P3", "W1")
def test_a_wilderness_being_placed_needs_no_colour_below() -> None:
    table = placing(ORANGE, [RED, RED], face_up=False)
    assert refused_by(table, PlaceAbove(Slot(2, 0))) is None
    assert own(after(table, PlaceAbove(Slot(2, 0)))) == universe([RED, RED], [WILDERNESS])


@rule("P4")
def test_fourteen_regions_complete_the_pyramid() -> None:
    thirteen = placing(RED, [RED] * 5, [RED] * 4, [RED] * 3, [RED])
    assert not own(thirteen).is_complete
    assert own(after(thirteen, PlaceAbove(Slot(4, 1)))).is_complete
    assert not EMPTY.is_complete


@rule("P4", "Q3")
def test_the_god_on_top_is_no_neighbour_of_anything() -> None:
    forest = tile(GREEN, Forest((WHITE, BLUE, GREEN, RED, ORANGE), 4), points=5)
    complete = universe([RED] * 5, [RED] * 4, [RED] * 3, [RED, forest])
    assert len(complete.neighbours(Slot(4, 1))) == 3
    assert score(state(player("", complete, APPRENTICE)))[0].regions == 0
