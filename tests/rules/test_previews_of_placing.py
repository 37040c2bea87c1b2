from preview_checks import FOREST, NOTHING, best, built, laying, opens, outcome
from rulebook import rule
from tables import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    TECHNOLOGY,
    WHITE,
    after,
    display,
    player,
    settling,
    state,
    tile,
    universe,
    worshippers,
)

from orbis.rules import Slot
from orbis.rules.actions import (
    Build,
    Decline,
    Exchange,
    Gain,
    MakeWilderness,
    PlaceAbove,
    PlaceLeft,
    PlaceRight,
    Spend,
    Strike,
)
from orbis.rules.pieces import (
    AnyConversion,
    Conversion,
    Forest,
    Irrigation,
    Temple,
    Village,
    Volcano,
)
from orbis.rules.previews import (
    Change,
    Neighbours,
    Standing,
    Worshipper,
    preview,
)
from orbis.rules.state import Placing


def test_building_shows_the_price_and_what_it_takes() -> None:
    found = preview(settling(tile(RED, cost="W*"), player("WWB")), Build())
    assert found.spent == worshippers("W")
    assert found.due == 1
    assert found.price is not None
    assert found.price.payable
    assert found.wilderness is None
    assert best(found.built).action == PlaceRight()


def test_paying_shows_where_the_tile_can_then_lie() -> None:
    table = after(settling(tile(RED, cost="**", points=1), player("WWB")), Build())
    found = preview(table, Spend(WHITE))
    assert (found.spent, found.due, found.price) == (worshippers("W"), 1, None)
    assert best(found.built).points == 1


def test_an_exchange_shows_the_price_after_it() -> None:
    table = settling(tile(RED, cost="R"), player("WWW"))
    found = preview(table, Exchange(WHITE, RED))
    assert (found.spent, found.gained) == (worshippers("WWW"), worshippers("R"))
    assert found.price is not None
    assert found.price.payable
    assert preview(state(player("WWW")), Exchange(WHITE, RED)).price is None


@rule("W1")
def test_a_wilderness_costs_a_point_and_wakes_forests() -> None:
    sleeping = tile(GREEN, Forest((BLUE,), 1), points=2)
    found = preview(settling(tile(RED), player("", universe([sleeping, RED]))), MakeWilderness())
    assert (found.built, found.price, found.outcome) == (None, None, None)
    assert found.wilderness is not None
    left, right, above = found.wilderness.slots
    assert (left.action, right.action, above.action) == (PlaceLeft(), PlaceRight(), PlaceAbove(Slot(2, 0)))
    assert left.wakes == above.wakes == (Slot(1, 0),)
    assert right.wakes == ()
    assert best(found.wilderness) == left
    assert left.outcome.change == Change(2, -1, 0, 0, 1, (1, 0))
    assert (left.points, left.points_later, left.active, left.forest) == (-1, 0, False, None)


@rule("E3")
def test_a_forest_tells_its_neighbours_and_what_it_may_still_get() -> None:
    table = laying(FOREST, [tile(GREEN), tile(RED), tile(BLUE), tile(BLUE), tile(GREEN)])
    found = preview(table, PlaceAbove(Slot(2, 0))).placed
    assert found is not None
    assert found.forest == Neighbours(matching=2, needed=3, still_possible=2)
    assert (found.active, found.points, found.points_later) == (False, 0, 4)


@rule("E3")
def test_a_forest_that_has_its_neighbours_scores() -> None:
    table = laying(FOREST, [tile(GREEN), tile(RED), tile(BLUE)], [None, tile(GREEN)])
    found = preview(table, PlaceAbove(Slot(2, 0))).placed
    assert found is not None
    assert found.forest == Neighbours(matching=3, needed=3, still_possible=3)
    assert (found.active, found.points, found.points_later) == (True, 4, 0)
    assert found.outcome.change.regions == 4


@rule("E3")
def test_a_forest_that_cannot_get_its_neighbours_has_nothing_to_come() -> None:
    hopeless = tile(GREEN, Forest((WHITE,), 5), points=4)
    table = laying(hopeless, [tile(GREEN), tile(RED), tile(BLUE), tile(BLUE), tile(GREEN)])
    found = preview(table, PlaceAbove(Slot(2, 0))).placed
    assert found is not None
    assert found.forest == Neighbours(matching=0, needed=5, still_possible=2)
    assert (found.active, found.points_later) == (False, 0)


@rule("E3", "N1")
def test_a_forest_at_an_end_of_row_1_may_get_a_neighbour_beyond_it() -> None:
    found = built(settling(FOREST, player("", universe([BLUE]))), Build())
    assert found[PlaceLeft()].forest == Neighbours(matching=0, needed=3, still_possible=3)


@rule("E3", "N1")
def test_a_woken_forest_is_named_by_its_slot_before_the_placing() -> None:
    sleeping = tile(GREEN, Forest((RED,), 1), points=3)
    found = built(settling(tile(RED), player("", universe([sleeping]))), Build())
    assert found[PlaceLeft()].wakes == (Slot(1, 0),)
    assert found[PlaceLeft()].outcome.change.total == 3


@rule("E5")
def test_irrigation_is_active_only_over_its_colour() -> None:
    irrigation = tile(BLUE, Irrigation(RED), points=2)
    found = built(settling(irrigation, player("", universe([RED, BLUE, BLUE]))), Build())
    assert (found[PlaceAbove(Slot(2, 0))].active, found[PlaceAbove(Slot(2, 0))].points) == (True, 2)
    assert (found[PlaceAbove(Slot(2, 1))].active, found[PlaceAbove(Slot(2, 1))].points) == (False, 0)
    assert not found[PlaceRight()].active
    assert found[PlaceRight()].points_later == 0


@rule("D3")
def test_a_temple_changes_the_race() -> None:
    rival = player("", universe([tile(WHITE, Temple(1), mystic=5)]))
    table = settling(tile(WHITE, Temple(2), mystic=1), player(), rival)
    found = built(table, Build())[PlaceRight()].outcome
    assert found.temple == (Standing(2, 7), Standing(1, 2))
    assert found.change == Change(0, 0, 7, 0, 7, (7, -5))


@rule("G6")
def test_a_wilderness_can_cost_the_god_of_technology() -> None:
    table = settling(tile(RED), player("", god=TECHNOLOGY), player("", god=None))
    found = best(preview(table, MakeWilderness()).wilderness)
    assert found.outcome.change == Change(0, -1, 0, -3, -4, (-4, 0))


@rule("E6")
def test_placing_a_conversion_gains_worshippers() -> None:
    found = preview(laying(tile(BLUE, Conversion(GREEN, 2))), PlaceRight())
    assert found.gained == found.kingdom == worshippers("GG")
    assert found.gathered == worshippers("")


# Effects


@rule("E2", "N5")
def test_a_village_is_active_once_its_first_worshipper_goes_and_not_if_declined() -> None:
    table = after(laying(tile(ORANGE, Village(2), points=3), kingdom="WWB"), PlaceRight())
    spending, declining = preview(table, Spend(WHITE)), preview(table, Decline())
    assert (spending.spent, spending.due, spending.active) == (worshippers("W"), 1, True)
    assert outcome(table, Spend(WHITE)).change.total == 3
    assert (declining.due, declining.active) == (0, False)
    assert outcome(table, Decline()).change == NOTHING
    last = preview(after(table, Spend(WHITE)), Spend(BLUE))
    assert (last.due, last.active) == (0, True)


@rule("E4")
def test_a_strike_takes_a_worshipper_from_the_next_player() -> None:
    table = state(
        decision=Placing(4, tile(RED, Volcano((RED,), 1), points=5), face_up=True),
        display=display({4: None}, {0: "RRR", 1: "RR"}),
    )
    table = after(table, PlaceRight())
    found = preview(table, Strike(0, RED))
    assert found.struck == (Worshipper(0, RED),)
    assert found.spread == ()
    assert found.active
    assert opens(table, Decline()).most_gathered == 3
    assert opens(table, Strike(0, RED)).most_gathered == 2


@rule("E7")
def test_gaining_shows_how_many_are_to_come() -> None:
    table = after(laying(tile(BLUE, AnyConversion(2))), PlaceRight())
    found = preview(table, Gain(GREEN))
    assert (found.gained, found.due, found.active) == (worshippers("G"), 1, None)


@rule("T3")
def test_trimming_shows_how_many_are_too_many() -> None:
    table = after(laying(tile(BLUE, Conversion(BLUE, 2)), kingdom="W" * 10), PlaceRight())
    assert preview(table, Spend(WHITE)).due == 1
    assert preview(table, Exchange(WHITE, RED)).due == 0
