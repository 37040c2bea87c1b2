import pytest
from preview_checks import NOTHING, best, built, opens, outcome, price_of
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

from orbis.rules import IllegalAction, Rule, Slot, State
from orbis.rules.actions import (
    Build,
    Decline,
    EndTurn,
    Exchange,
    MakeWilderness,
    PlaceAbove,
    TakeGod,
    TakeTile,
)
from orbis.rules.pieces import (
    Cost,
    Forest,
    Village,
    Volcano,
)
from orbis.rules.previews import (
    Amount,
    Change,
    Worshipper,
    preview,
    previews,
)
from orbis.rules.state import Ending


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
    assert found.built is not None
    assert found.built.slots == ()
    assert {each.rule for each in found.built.refused} == {Rule.P1, Rule.P2, Rule.P3}
    assert found.unbuildable is Rule.P3
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
