import pytest
from rulebook import rule
from tables import (
    APPRENTICE,
    BLUE,
    COMPLETE,
    DEATH,
    GREEN,
    LOVE,
    OCEANS,
    ORANGE,
    RED,
    WHITE,
    after,
    course,
    display,
    opening,
    player,
    refused_by,
    settling,
    state,
    tile,
    universe,
    worshippers,
)

from orbis.rules import COLOURS, Action, Reveal, legal_actions
from orbis.rules.actions import (
    Build,
    EndTurn,
    Exchange,
    Gain,
    MakeWilderness,
    PlaceRight,
    Spend,
    TakeGod,
    TakeTile,
)
from orbis.rules.pieces import Conversion, Village
from orbis.rules.state import Ending, Patron, Phase, Refilling, Trimming
from orbis.rules.universe import WILDERNESS, Slot


@rule("T1")
def test_a_turn_takes_a_tile_or_a_god_and_cannot_be_passed() -> None:
    assert legal_actions(state()) == (*map(TakeTile, range(9)), *map(TakeGod, (2, 3, 4)))


@rule("T1")
def test_an_empty_place_has_nothing_to_take() -> None:
    table = state(display=display({0: None}))
    assert refused_by(table, TakeTile(0)) == "T1"
    assert refused_by(table, TakeTile(1)) is None


@rule("T1", "D1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_fifteen_rounds(players: int) -> None:
    states = list(course(opening(players)))
    rounds = [each.round for each in states if each.phase is Phase.TAKE]
    assert sorted(rounds) == rounds
    assert set(rounds) == set(range(1, 16))
    assert states[-1].turn == 15 * players
    assert states[-1].round == 15
    assert [each.is_over for each in states] == [False] * (len(states) - 1) + [True]


@rule("T2")
def test_with_a_god_only_regions_may_be_taken() -> None:
    table = state(player(god=LOVE))
    assert legal_actions(table) == tuple(map(TakeTile, range(9)))
    assert refused_by(table, TakeGod(2)) == "T2"


@rule("T2")
def test_with_fourteen_regions_only_a_god_may_be_taken() -> None:
    table = state(player("", COMPLETE))
    assert legal_actions(table) == tuple(map(TakeGod, (2, 3, 4)))
    assert refused_by(table, TakeTile(0)) == "T2"


@rule("T2")
def test_with_thirteen_regions_both_may_be_taken() -> None:
    table = state(player("", universe([RED] * 5, [RED] * 4, [RED] * 3, [RED])))
    assert refused_by(table, TakeTile(0)) is None
    assert refused_by(table, TakeGod(2)) is None


@rule("T3")
@pytest.mark.parametrize(
    ("cell", "beside"),
    [
        (0, {1, 3}),
        (1, {0, 2, 4}),
        (2, {1, 5}),
        (3, {0, 4, 6}),
        (4, {1, 3, 5, 7}),
        (5, {2, 4, 8}),
        (6, {3, 7}),
        (7, {4, 6, 8}),
        (8, {5, 7}),
    ],
)
def test_taking_spreads_to_the_tiles_orthogonally_next_to_it(cell: int, beside: set[int]) -> None:
    table = after(state(display=display({cell: tile(GREEN)})), TakeTile(cell))
    for other in range(9):
        assert table.display[other].worshippers == worshippers("G" if other in beside else "")


@rule("T3")
def test_spreading_adds_to_what_lies_there_and_leaves_empty_places_alone() -> None:
    table = state(display=display({1: tile(RED), 4: None}, lying={0: "BR"}))
    table = after(table, TakeTile(1))
    assert table.display[0].worshippers == worshippers("BRR")
    assert table.display[2].worshippers == worshippers("R")
    assert table.display[4].worshippers == worshippers("")


@rule("T3")
def test_taking_gathers_what_lies_on_the_tile_and_nothing_else() -> None:
    table = after(state(player("W"), display=display(lying={0: "BBO", 8: "G"})), TakeTile(0))
    assert table.players[0].kingdom == worshippers("WBBO")
    assert table.display[0].tile is None
    assert table.display[8].worshippers == worshippers("G")


@rule("T3")
def test_what_was_just_gathered_may_pay() -> None:
    table = state(display=display({0: tile(cost="B")}, lying={0: "B"}))
    assert Build() in legal_actions(after(table, TakeTile(0)))


@rule("T3")
def test_a_tile_that_becomes_a_wilderness_has_spread_too_and_costs_nothing() -> None:
    table = state(player("BB"), display=display({0: tile(RED, cost="B")}))
    table = after(table, TakeTile(0), MakeWilderness(), PlaceRight())
    assert table.display[1].worshippers == worshippers("R")
    assert table.players[0].kingdom == worshippers("BB")
    assert table.players[0].universe[Slot(1, 0)] == WILDERNESS


@rule("T3")
def test_the_effect_comes_after_the_placing_and_a_wilderness_has_none() -> None:
    table = settling(tile(RED, Conversion(BLUE, 2)))
    assert after(table, Build()).players[0].kingdom == worshippers("")
    assert after(table, Build(), PlaceRight()).players[0].kingdom == worshippers("BB")
    assert after(table, MakeWilderness(), PlaceRight()).players[0].kingdom == worshippers("")


@rule("T3")
def test_more_than_ten_worshippers_are_discarded_down_to_ten() -> None:
    table = settling(tile(), player("W" * 11 + "B"))
    table = after(table, Build(), PlaceRight())
    assert table.phase is Phase.TRIM
    table = after(table, Spend(WHITE))
    assert table.phase is Phase.TRIM
    table = after(table, Spend(BLUE))
    assert table.players[0].kingdom == worshippers("W" * 10)
    assert legal_actions(table) == (EndTurn(),)


@rule("T3")
def test_ten_worshippers_may_stay() -> None:
    table = after(settling(tile(), player("W" * 10)), Build(), PlaceRight())
    assert table.phase is Phase.END


@rule("T3")
def test_a_refill_comes_from_the_lowest_level_that_has_tiles() -> None:
    first, second, third = tile(level=1, id=1), tile(level=2, id=2), tile(level=3, id=3)
    empty = display({4: None})
    table = state(decision=Refilling(4), display=empty, stacks=([first], [second], [third]))
    assert refused_by(table, Reveal(2)) == "T3"
    table = after(table, Reveal(1))
    assert table.display[4].tile == first
    assert table.stacks == ((), (second,), (third,))
    table = state(decision=Refilling(4), display=empty, stacks=([], [second], [third]))
    assert after(table, Reveal(2)).display[4].tile == second
    table = state(decision=Refilling(4), display=empty, stacks=([], [], [third]))
    assert after(table, Reveal(3)).display[4].tile == third


@rule("T3")
def test_a_new_tile_carries_no_worshippers() -> None:
    table = state(display=display(lying={0: "WWW"}), stacks=([tile(id=1)], [], []))
    table = after(table, TakeTile(0), MakeWilderness(), PlaceRight(), EndTurn(), Reveal(1))
    assert table.display[0].tile == tile(id=1)
    assert table.display[0].worshippers == worshippers("")


@rule("T4")
def test_taking_a_god_leaves_the_display_as_it_is() -> None:
    before = state(player("W"), stacks=([tile(id=1)], [], []))
    table = after(before, TakeGod(2))
    assert table.players[0].patron == Patron(APPRENTICE)
    assert table.players[0].kingdom == worshippers("W")
    assert legal_actions(table) == (EndTurn(),)
    table = after(table, EndTurn())
    assert table.phase is Phase.TAKE
    assert table.seat == 1
    assert (table.display, table.stacks) == (before.display, before.stacks)


@rule("T4")
def test_a_taken_god_is_not_replaced() -> None:
    table = after(state(), TakeGod(2), EndTurn())
    assert [god.number for god in table.gods] == [3, 4]
    assert refused_by(table, TakeGod(2)) == "T4"
    assert refused_by(table, TakeGod(3)) is None


@rule("T4", "G1")
def test_the_limit_applies_after_a_god() -> None:
    table = state(player("W" * 8), gods=(LOVE, OCEANS, DEATH))
    table = after(table, TakeGod(1), *[Gain(RED)] * 5)
    assert table.decision == Trimming(None)


@rule("X1")
@pytest.mark.parametrize("gained", [BLUE, GREEN, RED, ORANGE])
def test_three_of_a_colour_are_exchanged_for_one_of_another(gained: int) -> None:
    table = state(player("WWWW"))
    table = after(table, Exchange(WHITE, COLOURS[gained]))
    assert table.players[0].kingdom == worshippers("W" + COLOURS[gained].letter)
    assert table.phase is Phase.TAKE


@rule("X1")
def test_exchanges_can_be_made_as_often_as_one_can() -> None:
    table = settling(tile(cost="O"), player("WWWBB"))
    assert refused_by(table, Exchange(BLUE, ORANGE)) == "X1"
    table = after(table, Exchange(WHITE, BLUE), Exchange(BLUE, ORANGE))
    assert table.players[0].kingdom == worshippers("O")
    assert Build() in legal_actions(table)
    assert not any(isinstance(action, Exchange) for action in legal_actions(table))


@rule("X1", "T3")
def test_an_exchange_can_serve_the_limit() -> None:
    table = state(player("W" * 11), decision=Trimming(4))
    table = after(table, Exchange(WHITE, RED))
    assert table.players[0].kingdom == worshippers("W" * 8 + "R")
    assert table.decision == Ending(4)
    table = state(player("W" * 13), decision=Trimming(4))
    assert after(table, Exchange(WHITE, RED)).decision == Trimming(4)


@rule("K1")
def test_a_kingdom_may_exceed_ten_during_the_turn() -> None:
    table = state(player("W" * 10), display=display({0: tile(ORANGE, Village(5))}, lying={0: "OOO"}))
    table = after(table, TakeTile(0))
    assert sum(table.players[0].kingdom) == 13
    table = after(table, Build(), PlaceRight(), *[Spend(WHITE)] * 5)
    assert sum(table.players[0].kingdom) == 8
    assert table.phase is Phase.END


@rule("K1")
@pytest.mark.parametrize(
    "turn",
    [(TakeTile(0), MakeWilderness(), PlaceRight()), (TakeTile(0), Build(), PlaceRight()), (TakeGod(2),)],
    ids=["wilderness", "built", "god"],
)
def test_a_kingdom_never_exceeds_ten_at_the_end_of_a_turn(turn: tuple[Action, ...]) -> None:
    table = after(state(player("W" * 12)), *turn)
    assert EndTurn() not in legal_actions(table)
    table = after(table, Spend(WHITE))
    assert EndTurn() not in legal_actions(table)
    table = after(table, Spend(WHITE))
    assert EndTurn() in legal_actions(table)
