import pytest
from rulebook import rule
from tables import (
    BLUE,
    COMPLETE,
    DEATH,
    GREEN,
    LOVE,
    MIDDLE_TAKEN,
    ORANGE,
    RED,
    TECHNOLOGY,
    WHITE,
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

from orbis.rules import IllegalAction, Rule, Slot, State, Tile
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
from orbis.rules.pieces import (
    AnyConversion,
    Conversion,
    Cost,
    Forest,
    Irrigation,
    Temple,
    Village,
    Volcano,
)
from orbis.rules.previews import (
    Amount,
    Change,
    Laying,
    Neighbours,
    Opens,
    Outcome,
    Placement,
    Price,
    Standing,
    Worshipper,
    preview,
    previews,
)
from orbis.rules.state import Ending, Placing

NOTHING = Change(0, 0, 0, 0, 0, (0, 0))
FOREST = tile(GREEN, Forest((GREEN, RED), 3), points=4)


def price_of(taken: Tile, kingdom: str, discounts: str = "") -> Price:
    """The price of a tile in the middle of the display, on which nothing lies."""
    found = preview(state(player(kingdom, discounts=discounts), display=display({4: taken})), TakeTile(4))
    assert found.price is not None
    return found.price


def outcome(start: State, action: Action) -> Outcome:
    """The outcome of an action that leaves no tile to place."""
    found = preview(start, action).outcome
    assert found is not None
    return found


def opens(start: State, action: Action) -> Opens:
    """What an action leaves for the next player."""
    found = preview(start, action).opens
    assert found is not None
    return found


def built(start: State, action: Action) -> dict[Action, Placement]:
    """The placements face up that an action leads to, by the option that chooses them."""
    found = preview(start, action).built
    assert found is not None
    return {each.action: each for each in found.slots}


def best(laying: Laying | None) -> Placement:
    """The best placement."""
    assert laying is not None
    assert laying.best is not None
    return laying.slots[laying.best]


def laying(taken: Tile, *rows: list[Tile | None], kingdom: str = "") -> State:
    """The state in which a paid tile is to be placed."""
    owner = player(kingdom, universe(*rows))
    return state(owner, decision=Placing(4, taken, face_up=True), display=MIDDLE_TAKEN)


# Taking


def test_an_illegal_action_has_no_preview() -> None:
    with pytest.raises(IllegalAction) as refused:
        preview(state(), Build())
    assert refused.value.rule is Rule.N8


@rule("T3")
def test_taking_a_tile_spreads_and_gathers() -> None:
    table = state(player("W"), display=display({0: tile(RED)}, {0: "BBG", 1: "R"}))
    found = preview(table, TakeTile(0))
    assert found.spread == (Worshipper(1, RED), Worshipper(3, RED))
    assert found.gathered == worshippers("BBG")
    assert found.kingdom == worshippers("WBBG")
    assert found.gained == found.spent == worshippers("")
    assert (found.struck, found.outcome, found.placed) == ((), None, None)


@rule("M2")
def test_a_discount_lowers_the_price() -> None:
    found = price_of(tile(cost="RRB*"), "BW", discounts="R")
    assert found.printed == Cost(worshippers("RRB"), 1)
    assert found.due == Cost(worshippers("B"), 1)
    assert found.payable
    assert found.payable_with_exchanges
    assert found.exchanges == ()


@rule("M1")
def test_the_price_says_what_is_missing() -> None:
    found = price_of(tile(cost="RRB**"), "RG")
    assert found.missing == Cost(worshippers("RB"), 1)
    assert not found.payable
    assert not found.payable_with_exchanges


@rule("X1")
def test_exchanges_that_pay_give_what_is_left_over() -> None:
    found = price_of(tile(cost="RBB"), "WWWBBBBBG")
    assert not found.payable
    assert found.payable_with_exchanges
    assert found.exchanges == (Exchange(WHITE, RED),)


@rule("X1")
def test_exchanges_cannot_pay_if_too_few_stay_for_any_colour() -> None:
    assert price_of(tile(cost="R*"), "WWW").exchanges is None
    assert price_of(tile(cost="R*"), "WWWW").exchanges == (Exchange(WHITE, RED),)


@rule("N2", "P3")
def test_a_tile_that_fits_nowhere_has_only_slots_for_the_wilderness() -> None:
    owner = player("", universe([BLUE] * 5))
    found = preview(state(owner, display=display({4: tile(RED)})), TakeTile(4))
    assert found.price is not None
    assert found.price.payable
    assert found.built == Laying((), None)
    assert found.wilderness is not None
    assert [each.action for each in found.wilderness.slots] == [
        PlaceAbove(Slot(2, position)) for position in range(4)
    ]


def test_a_tile_that_cannot_be_paid_still_shows_where_it_would_lie() -> None:
    found = preview(state(display=display({4: tile(RED, cost="RR", points=2)})), TakeTile(4))
    assert found.price is not None
    assert not found.price.payable_with_exchanges
    assert best(found.built).outcome.change.total == 2


@rule("E2")
def test_what_the_tile_costs_is_not_there_for_its_village() -> None:
    village = tile(ORANGE, Village(2), cost="W*", points=3)
    table = state(player("WWB"), display=display({4: village}))
    assert best(preview(table, TakeTile(4)).built).amount == Amount(2, 1, payable=False)
    table = state(player("WWBB"), display=display({4: village}))
    found = best(preview(table, TakeTile(4)).built)
    assert (found.amount, found.active, found.points) == (Amount(2, 2, payable=True), True, 3)


@rule("E2", "X1")
def test_what_is_exchanged_for_the_tile_is_not_there_for_its_village() -> None:
    table = state(player("WWWWW"), display=display({4: tile(ORANGE, Village(2), cost="O")}))
    assert best(preview(table, TakeTile(4)).built).amount == Amount(2, 2, payable=True)


@rule("E4")
def test_a_volcano_counts_what_its_taking_spreads() -> None:
    volcano = tile(RED, Volcano((RED, BLUE), 4), points=5)
    table = state(display=display({4: volcano}, {0: "B"}))
    found = best(preview(table, TakeTile(4)).built)
    assert found.amount == Amount(4, 5, payable=True)
    assert found.outcome.change == Change(5, 0, 0, 0, 5, (5, 0))


def test_the_best_slot_is_the_one_where_most_is_to_come_if_points_are_equal() -> None:
    table = state(
        player("", universe([GREEN, GREEN, BLUE, BLUE, RED], [GREEN, None, None, RED])),
        display=display({4: tile(GREEN, Forest((BLUE,), 3), points=4)}),
    )
    found = best(preview(table, TakeTile(4)).built)
    assert (found.action, found.points, found.points_later) == (PlaceAbove(Slot(2, 1)), 0, 4)


# Settling and placing


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


# Gods


@rule("G10")
def test_the_god_of_death_counts_as_paid_if_it_can_be() -> None:
    rich = state(player("WWWWWW"), gods=(LOVE, DEATH))
    poor = state(player("WWWWW"), gods=(LOVE, DEATH))
    assert preview(rich, TakeGod(10)).amount == Amount(6, 6, payable=True)
    assert preview(rich, TakeGod(10)).active
    assert outcome(rich, TakeGod(10)).change == Change(0, 0, 0, 3, 3, (3, 0))
    assert preview(poor, TakeGod(10)).amount == Amount(6, 5, payable=False)
    assert preview(poor, TakeGod(10)).active is False
    assert outcome(poor, TakeGod(10)).change == NOTHING
    assert preview(after(rich, TakeGod(10)), Decline()).active is False


@rule("G1")
def test_a_god_that_asks_for_nothing_is_active() -> None:
    found = preview(state(gods=(LOVE,)), TakeGod(1))
    assert (found.amount, found.active, found.due) == (None, True, 5)


# The next player


@rule("M2")
def test_the_next_player_pays_with_what_lies_there_and_with_discounts() -> None:
    costly = tile(RED, cost="WB", id=1)
    table = state(
        player(),
        player("W", discounts="B"),
        display=display({0: tile(GREEN, cost="G"), 1: costly, 8: costly}),
        stacks=((), (tile(level=2),), ()),
    )
    found = opens(table, TakeTile(0))
    assert found.seat == 1
    assert [each.cell for each in found.cells] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert all(each.payable for each in found.cells)
    assert found.cells[0].worshippers == worshippers("G")
    assert (found.most_gathered, found.refill) == (1, 2)
    poor = State((player(), player()), table.display, table.stacks, table.gods, 0, table.decision)
    assert [each.cell for each in opens(poor, TakeTile(0)).cells if not each.payable] == [1, 8]


@rule("T3")
def test_the_next_player_pays_with_what_the_taking_spreads() -> None:
    costly = tile(RED, cost="G", id=1)
    table = state(display=display({0: tile(GREEN), 1: costly, 8: costly}))
    assert [each.cell for each in opens(table, TakeTile(0)).cells if not each.payable] == [8]


@rule("T2")
def test_a_next_player_with_a_complete_universe_gathers_nothing() -> None:
    table = state(player(), player("", COMPLETE), display=display({}, {4: "WW"}))
    found = opens(table, TakeTile(0))
    assert found.most_gathered == 0
    assert not any(each.payable for each in found.cells)
    assert found.cells[3].worshippers == worshippers("WW")


@rule("N7")
def test_ending_the_turn_tells_the_level_of_the_refill() -> None:
    stacks = ((), (), (tile(level=3),))
    table = state(decision=Ending(4), display=MIDDLE_TAKEN, stacks=stacks)
    assert opens(table, EndTurn()).refill == 3
    assert opens(state(decision=Ending(4), display=MIDDLE_TAKEN), EndTurn()).refill is None
    assert opens(state(decision=Ending(None), stacks=stacks), EndTurn()).refill is None
    assert outcome(table, EndTurn()).change == NOTHING


@rule("D1")
def test_the_last_turn_opens_nothing() -> None:
    assert preview(state(decision=Ending(None), turn=29), EndTurn()).opens is None
    assert preview(state(decision=Ending(None), turn=28), EndTurn()).opens is not None


def test_sleeping_regions_stay_asleep() -> None:
    village = asleep(tile(ORANGE, Village(1), points=3))
    table = settling(tile(RED), player("W", universe([village])))
    assert all(each.outcome.change == NOTHING for each in built(table, Build()).values())


@rule("N8")
def test_the_previews_stand_in_the_order_of_the_options() -> None:
    assert [each.action for each in previews(settling(tile(RED), player("WWW")))] == [
        *(Exchange(WHITE, colour) for colour in (BLUE, GREEN, RED, ORANGE)),
        Build(),
        MakeWilderness(),
    ]
