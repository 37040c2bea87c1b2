import pytest
from rulebook import rule
from tables import (
    BLUE,
    EMPTY,
    GREEN,
    MIDDLE_TAKEN,
    ORANGE,
    RED,
    WHITE,
    Piece,
    after,
    asleep,
    display,
    player,
    settling,
    state,
    tile,
    universe,
    worshippers,
)

from orbis.rules import COLOURS, WILDERNESS, Slot, State, Tile, legal_actions, score
from orbis.rules.actions import (
    Build,
    Decline,
    EndTurn,
    Gain,
    PlaceAbove,
    PlaceLeft,
    PlaceRight,
    Spend,
    Strike,
    TakeTile,
)
from orbis.rules.display import Display
from orbis.rules.pieces import (
    AnyConversion,
    Conversion,
    Effect,
    Farm,
    Forest,
    Irrigation,
    Temple,
    Village,
    Volcano,
)
from orbis.rules.scoring import is_active
from orbis.rules.state import Phase
from orbis.rules.universe import Built, Universe

FIRST = Slot(1, 0)


def built(taken: Tile, kingdom: str = "", display: Display = MIDDLE_TAKEN) -> State:
    """The state after a tile was built as the first of a universe."""
    return after(settling(taken, player(kingdom), display=display), Build(), PlaceRight())


def regions(*rows: list[Piece]) -> int:
    """The points of a universe's active regions."""
    return score(state(player("", universe(*rows))))[0].regions


@rule("E1")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_farm_gives_the_discount_token_of_its_colour(colour: int) -> None:
    table = built(tile(ORANGE, Farm(COLOURS[colour])))
    assert table.players[0].discounts == tuple(each == colour for each in COLOURS)


@rule("E1")
def test_having_a_discount_token_twice_changes_nothing() -> None:
    owner = player("", EMPTY, discounts="BG")
    table = after(settling(tile(ORANGE, Farm(GREEN)), owner), Build(), PlaceRight())
    assert table.players[0].discounts == owner.discounts


@rule("E2")
def test_a_village_is_active_once_its_worshippers_are_discarded() -> None:
    village = tile(ORANGE, Village(3), points=4)
    table = built(village, "WWBR")
    assert legal_actions(table) == (Spend(WHITE), Decline())
    table = after(table, Spend(WHITE), Spend(WHITE), Spend(RED))
    assert table.players[0] == player("B", universe([village]))
    assert score(table)[0].regions == 4


@rule("E2")
def test_a_village_may_be_declined_for_nothing() -> None:
    village = tile(ORANGE, Village(3), points=4)
    table = after(built(village, "WWBR"), Decline())
    assert table.players[0] == player("WWBR", universe([asleep(village)]))
    assert score(table)[0].regions == 0


@rule("E2", "N5")
def test_a_village_takes_all_or_none() -> None:
    village = tile(ORANGE, Village(3), points=4)
    table = built(village, "WW")
    assert legal_actions(table) == (EndTurn(),)
    assert table.players[0] == player("WW", universe([asleep(village)]))


@rule("E3")
def test_a_forest_counts_its_six_neighbours() -> None:
    forest = tile(GREEN, Forest((RED,), 6), points=3)
    around: list[list[Piece]] = [[BLUE, RED, RED, BLUE], [RED, forest, RED], [RED, RED]]
    assert regions(*around) == 3
    for row, position in ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)):
        missing = [list(each) for each in around]
        missing[row][position] = BLUE
        assert regions(*missing) == 0


@rule("E3")
def test_a_forest_does_not_count_tiles_further_away() -> None:
    forest = tile(GREEN, Forest((RED,), 1), points=3)
    far: list[list[Piece]] = [[RED, BLUE, BLUE, RED], [None, forest, None]]
    assert regions(*far) == 0


@rule("E3")
def test_a_forest_has_one_or_another_of_its_colours_beside_it() -> None:
    forest = tile(GREEN, Forest((RED, WHITE), 2), points=3)
    assert regions([RED, forest, WHITE]) == 3
    assert regions([RED, forest, RED]) == 3
    assert regions([RED, forest, BLUE]) == 0
    assert regions([RED, forest, GREEN]) == 0
    assert regions([RED, forest, WILDERNESS]) == 3


@rule("E3")
def test_a_forest_is_judged_by_what_lies_at_the_end() -> None:
    forest = tile(GREEN, Forest((RED,), 1), points=3)
    table = built(forest)
    assert table.players[0].universe[FIRST] == Built(forest)
    assert score(table)[0].regions == 0
    table = after(settling(tile(RED), table.players[0]), Build(), PlaceLeft())
    assert score(table)[0].regions == 3


@rule("E4")
def test_a_volcano_removes_worshippers_of_its_colours_from_the_display() -> None:
    volcano = tile(RED, Volcano((WHITE, GREEN), 3), points=4)
    table = built(volcano, display=display({4: None}, lying={0: "WB", 8: "GGR"}))
    assert legal_actions(table) == (Strike(0, WHITE), Decline())
    table = after(table, Strike(0, WHITE), Strike(8, GREEN), Strike(8, GREEN))
    assert table.display[0].worshippers == worshippers("B")
    assert table.display[8].worshippers == worshippers("R")
    assert table.players[0] == player("", universe([volcano]))
    assert score(table)[0].regions == 4


@rule("E4")
def test_a_volcano_may_be_declined_and_removes_none() -> None:
    volcano = tile(RED, Volcano((WHITE,), 1), points=4)
    lying = display({4: None}, lying={0: "W"})
    table = after(built(volcano, display=lying), Decline())
    assert table.display == lying
    assert table.players[0].universe[FIRST] == asleep(volcano)
    assert score(table)[0].regions == 0


@rule("E4", "N5")
def test_a_volcano_removes_all_or_none() -> None:
    volcano = tile(RED, Volcano((WHITE,), 3))
    lying = display({4: None}, lying={0: "WW", 1: "RRR"})
    table = built(volcano, "WWW", display=lying)
    assert legal_actions(table) == (EndTurn(),)
    assert table.display == lying
    assert table.players[0] == player("WWW", universe([asleep(volcano)]))


@rule("E4")
def test_a_volcano_may_remove_what_was_spread_in_its_turn() -> None:
    volcano = tile(RED, Volcano((RED,), 4))
    table = state(display=display({4: volcano}))
    table = after(table, TakeTile(4), Build(), PlaceRight(), *[Strike(cell, RED) for cell in (1, 3, 5, 7)])
    assert table.players[0].universe[FIRST] == Built(volcano)
    assert {sum(cell.worshippers) for cell in table.display} == {0}


@rule("E4")
def test_a_volcano_does_not_remove_what_lay_on_it() -> None:
    volcano = tile(RED, Volcano((WHITE,), 1))
    table = state(display=display({4: volcano}, lying={4: "W"}))
    table = after(table, TakeTile(4), Build(), PlaceRight())
    assert table.phase is Phase.END
    assert table.players[0] == player("W", universe([asleep(volcano)]))


@rule("E5")
def test_an_irrigation_is_active_with_its_colour_below() -> None:
    wet = tile(BLUE, Irrigation(RED), points=3)
    below = universe([BLUE, RED, BLUE, BLUE])
    table = settling(wet, player("", below))
    for position, active in ((0, True), (1, True), (2, False)):
        placed = after(table, Build(), PlaceAbove(Slot(2, position)))
        assert placed.players[0].universe[Slot(2, position)] == Built(wet, active)
        assert score(placed)[0].regions == (3 if active else 0)


@rule("E5")
def test_an_irrigation_in_row_1_has_nothing_below() -> None:
    wet = tile(BLUE, Irrigation(RED), points=3)
    table = after(settling(wet, player("", universe([RED, RED], [RED]))), Build())
    assert after(table, PlaceLeft()).players[0].universe[Slot(1, 0)] == asleep(wet)
    assert after(table, PlaceRight()).players[0].universe[Slot(1, 2)] == asleep(wet)


@rule("E5")
def test_an_irrigation_over_a_wilderness_is_active() -> None:
    wet = tile(BLUE, Irrigation(RED))
    table = settling(wet, player("", universe([WILDERNESS, GREEN])))
    table = after(table, Build(), PlaceAbove(Slot(2, 0)))
    assert table.players[0].universe[Slot(2, 0)] == Built(wet)


@rule("E6")
@pytest.mark.parametrize("number", [1, 2])
def test_a_conversion_brings_worshippers_of_its_colour(number: int) -> None:
    table = built(tile(RED, Conversion(GREEN, number)), "W")
    assert table.players[0].kingdom == worshippers("W" + "G" * number)
    assert table.phase is Phase.END


@rule("E6", "T3")
def test_a_conversion_can_exceed_the_limit() -> None:
    table = built(tile(RED, Conversion(GREEN, 2)), "W" * 9)
    assert table.phase is Phase.TRIM


@rule("E7")
def test_an_any_conversion_brings_a_colour_of_ones_choice() -> None:
    table = built(tile(RED, AnyConversion(1)), "W")
    assert legal_actions(table) == tuple(Gain(colour) for colour in COLOURS)
    table = after(table, Gain(ORANGE))
    assert table.players[0].kingdom == worshippers("WO")
    assert table.phase is Phase.END


@rule("E8")
def test_a_sacred_stone_has_no_condition() -> None:
    assert regions([tile(RED, points=1)]) == 1


@rule("E9")
@pytest.mark.parametrize("effect", [Farm(RED), Conversion(RED, 1), AnyConversion(1), Temple(2)])
def test_points_without_a_condition_are_simply_scored(effect: Effect) -> None:
    table = built(tile(WHITE, effect, points=5, mystic=1))
    assert score(table)[0].regions == 5


@rule("E9")
def test_a_temple_counts_at_the_end_and_does_nothing_before() -> None:
    temple = tile(WHITE, Temple(1), mystic=1)
    table = built(temple, "W")
    assert table.phase is Phase.END
    assert table.players[0] == player("W", universe([temple]))
    assert score(table)[0].temple == 7


@rule("E2", "E3", "E5", "P3")
def test_a_deactivated_tile_keeps_its_colour() -> None:
    sleeping = asleep(tile(RED, Village(1)))
    below = universe([sleeping, BLUE])
    table = settling(tile(RED, Irrigation(RED), points=2), player("", below))
    assert score(after(table, Build(), PlaceAbove(Slot(2, 0))))[0].regions == 2
    assert regions([sleeping, tile(GREEN, Forest((RED,), 1), points=3)]) == 3


@rule("E2")
def test_neither_an_empty_slot_nor_a_wilderness_is_active() -> None:
    half: Universe = universe([WILDERNESS])
    assert not is_active(half, Slot(1, 0))
    assert not is_active(half, Slot(1, 1))
