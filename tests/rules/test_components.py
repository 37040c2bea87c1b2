from collections import Counter

from rulebook import rule
from tables import RED, WHITE, after, asleep, display, player, settling, state, tile, universe

from orbis.rules import COLOURS, GODS, STANDARD, legal_actions
from orbis.rules.actions import Build, Gain, PlaceAbove, TakeTile
from orbis.rules.pieces import Cost, Star, Village
from orbis.rules.scoring import TEMPLE_TOKENS
from orbis.rules.state import Gaining
from orbis.rules.tileset import parse_tiles
from orbis.rules.universe import Slot


@rule("C1")
def test_there_are_five_colours_in_one_order() -> None:
    assert [(colour.name.lower(), int(colour)) for colour in COLOURS] == [
        ("white", 0),
        ("blue", 1),
        ("green", 2),
        ("red", 3),
        ("orange", 4),
    ]
    assert "".join(colour.letter for colour in COLOURS) == "WBGRO"


@rule("C2")
def test_there_are_65_tiles_on_three_levels() -> None:
    assert Counter(tile.level for tile in STANDARD.tiles) == {1: 20, 2: 20, 3: 25}


@rule("C2")
def test_white_tiles_and_only_they_have_a_mystic_value() -> None:
    for each in STANDARD.tiles:
        assert (each.mystic is not None) == (each.colour is WHITE)


@rule("C3")
def test_a_cost_is_some_of_each_colour_and_some_of_any() -> None:
    header = "id,level,colour,cost,effect,points,mystic,star"
    (costly,) = parse_tiles(f"{header}\n0,3,red,WWO**,stone,1,,none").tiles
    assert costly.cost == Cost(coloured=(2, 0, 0, 0, 1), any_colour=2)


@rule("C4")
def test_28_tiles_carry_stars() -> None:
    stars = Counter((tile.star, tile.level) for tile in STANDARD.tiles)
    assert [stars[Star.WHITE, level] for level in (1, 2, 3)] == [5, 5, 4]
    assert [stars[Star.PURPLE, level] for level in (1, 2, 3)] == [4, 4, 6]
    assert [stars[Star.NONE, level] for level in (1, 2, 3)] == [11, 11, 15]


@rule("C5")
def test_there_are_ten_gods_and_five_temple_tokens() -> None:
    assert [god.number for god in GODS] == list(range(1, 11))
    assert {points for tokens in TEMPLE_TOKENS.values() for points in tokens} == {2, 4, 7, 9, 11}


@rule("C5")
def test_worshippers_never_run_out() -> None:
    all_the_printed_ones = display(lying=dict.fromkeys(range(9), "WBGRO" * 3))
    gaining = state(player("W" * 20), decision=Gaining(None, 1), display=all_the_printed_ones)
    assert legal_actions(gaining) == tuple(Gain(colour) for colour in COLOURS)
    spreading = state(player("W" * 100), display=all_the_printed_ones)
    assert after(spreading, TakeTile(4)).display[1].worshippers == (4, 3, 3, 3, 3)


@rule("C5")
def test_deactivation_tokens_never_run_out() -> None:
    village = tile(RED, Village(9))
    thirteen = universe(
        [asleep(village)] * 5, [asleep(village)] * 4, [asleep(village)] * 3, [asleep(village)]
    )
    table = settling(village, player("", thirteen), player("", thirteen))
    placed = after(table, Build(), PlaceAbove(Slot(4, 1)))
    assert placed.players[0].universe[Slot(4, 1)] == asleep(village)
