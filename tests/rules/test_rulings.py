from collections import Counter

import pytest
from rulebook import rule
from tables import (
    BALANCE,
    BLUE,
    FIRE,
    GREEN,
    HARVEST,
    LOVE,
    NATURE,
    OCEANS,
    RED,
    TECHNOLOGY,
    WHITE,
    after,
    player,
    refused_by,
    settling,
    state,
    tile,
    universe,
)

from orbis.rules import ACTIONS, COLOURS, STANDARD, WILDERNESS, God, Player, Slot, legal_actions, score
from orbis.rules.actions import (
    Build,
    EndTurn,
    Exchange,
    Gain,
    MakeWilderness,
    PlaceAbove,
    Spend,
    TakeGod,
)
from orbis.rules.pieces import (
    AnyConversion,
    Conversion,
    Effect,
    Farm,
    Forest,
    Irrigation,
    Star,
    Stone,
    Temple,
    Village,
    Volcano,
)
from orbis.rules.state import (
    Decision,
    Discarding,
    Ending,
    Gaining,
    Paying,
    Phase,
    Placing,
    Settling,
    Striking,
    Taking,
    Trimming,
)


@rule("Q1")
@pytest.mark.parametrize("below", [[RED, BLUE], [BLUE, RED]])
def test_either_tile_below_irrigates(below: list[int]) -> None:
    wet = tile(BLUE, Irrigation(RED), points=2)
    table = settling(wet, player("", universe([COLOURS[each] for each in below])))
    assert score(after(table, Build(), PlaceAbove(Slot(2, 0))))[0].regions == 2


@rule("Q2")
def test_six_purple_stars_are_of_level_3() -> None:
    purple = [each.level for each in STANDARD.tiles if each.star is Star.PURPLE]
    assert len(purple) == 14
    assert purple.count(3) == 6


@rule("Q3")
def test_the_god_is_no_fifteenth_region() -> None:
    table = state(player("", universe([RED] * 5, [RED] * 4, [RED] * 3, [RED])))
    table = after(table, TakeGod(2))
    assert len(list(table.players[0].universe)) == 13
    assert not table.players[0].universe.is_complete


def symbol_and_mystics(*values: int) -> Player:
    """A player with one temple symbol on red, and white stones with mystic values."""
    return player("", universe([tile(RED, Temple(1)), *(tile(WHITE, mystic=value) for value in values)]))


def temple_points(*players: Player) -> tuple[int, ...]:
    return tuple(each.temple for each in score(state(*players)))


@rule("Q4")
def test_any_face_up_white_tile_counts_in_temple_ties() -> None:
    on_temple = player("", universe([tile(WHITE, Temple(1), mystic=4)]))
    assert temple_points(on_temple, symbol_and_mystics(5)) == (2, 7)


@rule("Q4")
def test_equal_mystic_values_are_compared_on() -> None:
    assert temple_points(symbol_and_mystics(5, 1), symbol_and_mystics(2, 5)) == (2, 7)
    assert temple_points(symbol_and_mystics(5), symbol_and_mystics(5, 0)) == (2, 7)
    assert temple_points(symbol_and_mystics(4, 4), symbol_and_mystics(5)) == (2, 7)
    assert temple_points(symbol_and_mystics(), symbol_and_mystics(0)) == (2, 7)


@rule("Q4")
def test_wholly_equal_temples_go_by_seat() -> None:
    same = symbol_and_mystics(5, 1)
    assert temple_points(same, same, same, same) == (11, 7, 4, 2)


@rule("Q4")
def test_our_mystic_values_all_differ() -> None:
    values = [each.mystic for each in STANDARD.tiles if each.mystic is not None]
    assert len(values) == len(set(values)) == 13


@rule("Q5")
def test_whoever_has_a_temple_symbol_has_a_token() -> None:
    row = [tile(WHITE, Village(1), mystic=0), tile(WHITE, Temple(1), mystic=0), tile(RED, Volcano((RED,), 1))]
    own = player("", universe(row), BALANCE)
    rival = player("", universe([tile(WHITE, Temple(9), mystic=9)]))
    last = score(state(own, rival, rival, rival))[0]
    assert (last.temple, last.god) == (2, 3)


@rule("Q6")
@pytest.mark.parametrize("god", [OCEANS, FIRE, NATURE, HARVEST, TECHNOLOGY])
def test_most_of_nothing_is_most(god: God) -> None:
    assert score(state(player("", universe([RED]), god), player("", universe([RED]))))[0].god == 3


@rule("Q6")
def test_fewest_wildernesses_includes_ties() -> None:
    wild = universe([WILDERNESS] * 3)
    assert score(state(player("", wild, TECHNOLOGY), player("", wild)))[0].god == 3


@rule("Q7")
def test_the_goddess_of_love_can_bring_more_than_ten() -> None:
    table = after(state(player("W" * 10), gods=(LOVE,)), TakeGod(1), *[Gain(RED)] * 5)
    assert table.phase is Phase.TRIM
    table = after(table, *[Spend(WHITE)] * 5)
    assert table.phase is Phase.END


@rule("Q7")
def test_ten_worshippers_may_stay_after_a_god() -> None:
    table = after(state(player("W" * 5), gods=(LOVE,)), TakeGod(1), *[Gain(RED)] * 5)
    assert table.phase is Phase.END


@rule("Q8", "N2")
def test_face_up_is_offered_if_the_tile_can_be_both_paid_and_placed() -> None:
    closed, open_ = universe([RED] * 5), universe([RED] * 4)
    blue = tile(BLUE, cost="W")
    assert legal_actions(settling(blue, player("W", open_))) == (Build(), MakeWilderness())
    assert legal_actions(settling(blue, player("", open_))) == (MakeWilderness(),)
    assert legal_actions(settling(blue, player("W", closed))) == (MakeWilderness(),)


@rule("Q8")
def test_a_paid_tile_is_not_flipped() -> None:
    table = after(settling(tile(RED, cost="W"), player("W")), Build())
    assert refused_by(table, MakeWilderness()) == "N8"


@rule("Q10")
def test_no_exchange_is_for_the_same_colour() -> None:
    exchanges = [action for action in ACTIONS if isinstance(action, Exchange)]
    assert len(exchanges) == 20
    assert all(action.given != action.gained for action in exchanges)
    assert [
        action.gained for action in legal_actions(state(player("GGG"))) if isinstance(action, Exchange)
    ] == [colour for colour in COLOURS if colour is not GREEN]


@rule("Q11")
def test_temple_tokens_are_assigned_without_asking() -> None:
    before = state(symbol_and_mystics(1), symbol_and_mystics(2), decision=Ending(None), turn=29)
    over = after(before, EndTurn())
    assert over.is_over
    assert [each.temple for each in score(over)] == [2, 7]


RED_TILE = tile(RED, cost="*")


@rule("Q12")
@pytest.mark.parametrize(
    ("decision", "offered"),
    [
        (Taking(), True),
        (Settling(4, RED_TILE), True),
        (Paying(4, RED_TILE, 1), False),
        (Placing(4, RED_TILE, face_up=True), False),
        (Discarding(4, Slot(1, 0), 1), False),
        (Gaining(None, 1), False),
        (Striking(4, Slot(1, 0), (RED,), 1), False),
        (Trimming(4), True),
        (Ending(4), False),
    ],
)
def test_exchanges_are_offered_where_they_can_matter(decision: Decision, offered: bool) -> None:
    table = state(player("W" * 11, universe([tile(RED, Village(1))])), decision=decision)
    assert (Exchange(WHITE, BLUE) in legal_actions(table)) == offered


FAMILIES: dict[type[Effect], set[int]] = {
    Farm: {4},
    Village: {4},
    Forest: {2},
    Volcano: {3},
    Irrigation: {1},
    Temple: {0},
}


@rule("Q13")
def test_the_standard_set_keeps_to_the_known_colour_families() -> None:
    for kind, colours in FAMILIES.items():
        assert {int(each.colour) for each in STANDARD.tiles if isinstance(each.effect, kind)} == colours
    for colour in COLOURS:
        levels = Counter(each.level for each in STANDARD.tiles if each.colour is colour)
        assert levels == {1: 4, 2: 4, 3: 5}


@rule("Q13")
def test_the_standard_set_has_a_farm_for_each_colour() -> None:
    farms = [each.effect.colour for each in STANDARD.tiles if isinstance(each.effect, Farm)]
    assert sorted(farms) == list(COLOURS)


@rule("Q13")
def test_level_1_is_mostly_free_and_mostly_conversions() -> None:
    level_1 = [each for each in STANDARD.tiles if each.level == 1]
    free = [each for each in level_1 if not any(each.cost.coloured) and not each.cost.any_colour]
    conversions = [each for each in level_1 if isinstance(each.effect, Conversion | AnyConversion)]
    assert len(free) > len(level_1) / 2
    assert len(conversions) > len(level_1) / 2


@rule("Q13")
def test_costs_and_points_rise_with_the_level() -> None:
    def mean_of(numbers: list[int]) -> float:
        return sum(numbers) / len(numbers)

    levels = [[each for each in STANDARD.tiles if each.level == level] for level in (1, 2, 3)]
    costs = [mean_of([sum(each.cost.coloured) + each.cost.any_colour for each in tiles]) for tiles in levels]
    points = [mean_of([each.points for each in tiles]) for tiles in levels]
    assert costs == sorted(set(costs))
    assert points == sorted(set(points))


@rule("Q13")
def test_no_two_tiles_are_alike() -> None:
    faces = [(each.level, each.colour, each.cost, each.effect, each.points) for each in STANDARD.tiles]
    assert len(set(faces)) == 65


@rule("Q13", "E6", "E7", "E8")
def test_the_standard_set_keeps_to_the_printed_numbers() -> None:
    for each in STANDARD.tiles:
        match each.effect:
            case Conversion(_, number):
                assert number in {1, 2}
            case AnyConversion(number):
                assert number == 1
            case Stone():
                assert each.points == 1
            case _:
                pass
