import pytest
from rulebook import rule
from tables import (
    BALANCE,
    BLUE,
    DEATH,
    FIRE,
    GREEN,
    HARVEST,
    IDLENESS,
    LOVE,
    NATURE,
    OCEANS,
    ORANGE,
    RED,
    TECHNOLOGY,
    WHITE,
    after,
    asleep,
    player,
    state,
    tile,
    universe,
    worshippers,
)

from orbis.rules import COLOURS, WILDERNESS, God, Tile, Universe, legal_actions, score
from orbis.rules.actions import Decline, EndTurn, Gain, Spend, TakeGod
from orbis.rules.pieces import Forest, Irrigation, Temple, Village, Volcano
from orbis.rules.scoring import wildernesses
from orbis.rules.state import Patron, Phase

VILLAGE = tile(ORANGE, Village(1))
TEMPLE = tile(WHITE, Temple(1), mystic=1)
VOLCANO = tile(RED, Volcano((RED,), 1))
IRRIGATION = tile(BLUE, Irrigation(RED))
THIRSTY_FOREST = tile(GREEN, Forest((BLUE,), 1))
"""A forest that wants a blue neighbour."""


def god_points(god: God, own: Universe, other: Universe) -> int:
    """What a god brings its player against a rival's universe."""
    return score(state(player("", own, god), player("", other)))[0].god


@rule("G1")
def test_the_goddess_of_love_brings_five_worshippers_and_one_point() -> None:
    table = after(state(player("W"), gods=(LOVE,)), TakeGod(1))
    assert legal_actions(table) == tuple(Gain(colour) for colour in COLOURS)
    table = after(table, Gain(WHITE), Gain(BLUE), Gain(BLUE), Gain(RED), Gain(ORANGE))
    assert table.players[0].kingdom == worshippers("WWBBRO")
    assert table.phase is Phase.END
    assert score(table)[0].god == 1


@rule("G2")
def test_the_apprentice_goddess_brings_two_points() -> None:
    table = after(state(), TakeGod(2))
    assert legal_actions(table) == (EndTurn(),)
    assert score(table)[0].god == 2


@rule("G3", "G5", "G9")
@pytest.mark.parametrize(
    ("god", "kind"), [(OCEANS, IRRIGATION), (FIRE, VOLCANO), (HARVEST, VILLAGE)], ids=["G3", "G5", "G9"]
)
def test_a_god_of_the_most_active_tiles_of_a_kind(god: God, kind: Tile) -> None:
    one, two = universe([kind]), universe([kind, kind])
    assert god_points(god, two, one) == 3
    assert god_points(god, one, one) == 3
    assert god_points(god, one, two) == 0
    assert god_points(god, universe([kind, asleep(kind)]), two) == 0
    assert god_points(god, one, universe([asleep(kind), asleep(kind)])) == 3


@rule("G7")
def test_the_goddess_of_nature_counts_active_forests() -> None:
    active, inactive = universe([THIRSTY_FOREST, BLUE]), universe([THIRSTY_FOREST, RED, THIRSTY_FOREST])
    assert god_points(NATURE, active, inactive) == 3
    assert god_points(NATURE, active, active) == 3
    assert god_points(NATURE, inactive, active) == 0
    assert god_points(NATURE, active, universe([THIRSTY_FOREST, BLUE, THIRSTY_FOREST])) == 0


@rule("G3", "G5", "G7", "G9")
@pytest.mark.parametrize("god", [OCEANS, FIRE, NATURE, HARVEST])
def test_the_most_is_among_all_players(god: God) -> None:
    some = universe([IRRIGATION, VOLCANO, VILLAGE, THIRSTY_FOREST, BLUE])
    table = state(player("", some, god), player(), player("", some))
    assert score(table)[0].god == 3
    table = state(player("", universe([RED]), god), player(), player("", some))
    assert score(table)[0].god == 0


@rule("G4")
def test_the_goddess_of_idleness_spares_wildernesses() -> None:
    wild = universe([WILDERNESS, WILDERNESS])
    own, other = score(state(player("", wild, IDLENESS), player("", wild)))
    assert (own.god, own.wildernesses, own.total) == (1, 0, 1)
    assert (other.god, other.wildernesses, other.total) == (0, -2, -2)


@rule("G6")
def test_the_god_of_technology_wants_the_fewest_wildernesses() -> None:
    none, one, two = universe([RED]), universe([WILDERNESS]), universe([WILDERNESS] * 2)
    assert god_points(TECHNOLOGY, none, one) == 3
    assert god_points(TECHNOLOGY, one, two) == 3
    assert god_points(TECHNOLOGY, one, one) == 3
    assert god_points(TECHNOLOGY, one, none) == 0
    assert [wildernesses(each) for each in (none, one, two)] == [0, 1, 2]


@rule("G8")
def test_the_god_of_balance_wants_village_temple_and_volcano() -> None:
    assert god_points(BALANCE, universe([VILLAGE, TEMPLE, VOLCANO]), universe()) == 3
    assert god_points(BALANCE, universe([TEMPLE, VOLCANO]), universe()) == 0
    assert god_points(BALANCE, universe([VILLAGE, VOLCANO]), universe()) == 0
    assert god_points(BALANCE, universe([VILLAGE, TEMPLE]), universe()) == 0
    assert god_points(BALANCE, universe([asleep(VILLAGE), TEMPLE, VOLCANO]), universe()) == 0
    assert god_points(BALANCE, universe([VILLAGE, TEMPLE, asleep(VOLCANO)]), universe()) == 0


@rule("G10")
def test_the_god_of_death_takes_six_worshippers_for_three_points() -> None:
    table = after(state(player("WWWBBBRR"), gods=(DEATH,)), TakeGod(10))
    assert legal_actions(table) == (Spend(WHITE), Decline())
    table = after(table, *[Spend(WHITE)] * 3, Spend(BLUE), Spend(RED), Spend(RED))
    assert table.players[0].kingdom == worshippers("BB")
    assert table.players[0].patron == Patron(DEATH, active=True)
    assert score(table)[0].god == 3


@rule("G10")
def test_the_god_of_death_may_be_declined() -> None:
    table = after(state(player("W" * 6), gods=(DEATH,)), TakeGod(10), Decline())
    assert table.players[0].kingdom == worshippers("W" * 6)
    assert table.players[0].patron == Patron(DEATH, active=False)
    assert score(table)[0].god == 0


@rule("G10", "N5")
def test_the_god_of_death_that_cannot_be_afforded_is_deactivated() -> None:
    table = after(state(player("W" * 5), gods=(DEATH,)), TakeGod(10))
    assert legal_actions(table) == (EndTurn(),)
    assert score(table)[0].god == 0


@rule("T2", "D1")
def test_no_god_brings_no_points() -> None:
    assert score(state())[0].god == 0
