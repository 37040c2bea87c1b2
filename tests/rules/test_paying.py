from rulebook import rule
from tables import (
    BLUE,
    DEATH,
    GREEN,
    ORANGE,
    RED,
    WHITE,
    after,
    display,
    player,
    refused_by,
    settling,
    state,
    tile,
    worshippers,
)

from orbis.rules import legal_actions
from orbis.rules.actions import Build, MakeWilderness, PlaceRight, Spend, Strike, TakeGod
from orbis.rules.pieces import Farm, Village, Volcano
from orbis.rules.state import Discarding, Phase, Striking
from orbis.rules.universe import Slot


@rule("M1")
def test_each_coloured_symbol_takes_a_worshipper_of_that_colour() -> None:
    table = settling(tile(cost="WWR"), player("WWWRB"))
    assert after(table, Build()).players[0].kingdom == worshippers("WB")


@rule("M1")
def test_no_other_colour_pays_a_coloured_symbol() -> None:
    table = settling(tile(cost="WW"), player("WBBBB"))
    assert refused_by(table, Build()) == "M1"
    assert MakeWilderness() in legal_actions(table)


@rule("M1")
def test_each_any_colour_symbol_takes_one_of_the_payers_choice() -> None:
    table = after(settling(tile(cost="W**"), player("WBRR")), Build())
    assert table.players[0].kingdom == worshippers("BRR")
    assert legal_actions(table) == (Spend(BLUE), Spend(RED))
    assert after(table, Spend(BLUE), Spend(RED)).players[0].kingdom == worshippers("R")
    assert after(table, Spend(RED), Spend(RED)).players[0].kingdom == worshippers("B")


@rule("M1")
def test_any_colour_symbols_need_worshippers_beside_the_coloured_ones() -> None:
    assert refused_by(settling(tile(cost="W*"), player("W")), Build()) == "M1"
    assert refused_by(settling(tile(cost="W*"), player("WW")), Build()) is None
    assert refused_by(settling(tile(cost="***"), player("WB")), Build()) == "M1"


@rule("M2")
def test_discounted_symbols_cost_nothing() -> None:
    table = settling(tile(cost="WWB"), player("WWB", discounts="W"))
    assert after(table, Build()).players[0].kingdom == worshippers("WW")
    assert refused_by(settling(tile(cost="WW"), player("", discounts="W")), Build()) is None
    assert refused_by(settling(tile(cost="WW"), player("", discounts="B")), Build()) == "M1"


@rule("M2")
def test_any_colour_symbols_are_never_discounted() -> None:
    table = settling(tile(cost="W*"), player("", discounts="WBGRO"))
    assert refused_by(table, Build()) == "M1"
    table = after(settling(tile(cost="W*"), player("W", discounts="WBGRO")), Build())
    assert table.phase is Phase.PAY
    assert after(table, Spend(WHITE)).players[0].kingdom == worshippers("")


@rule("M3")
def test_a_farm_gives_no_discount_on_itself() -> None:
    farm = tile(ORANGE, Farm(GREEN), cost="G")
    assert refused_by(settling(farm), Build()) == "M1"
    table = after(settling(farm, player("GG")), Build(), PlaceRight())
    assert table.players[0].kingdom == worshippers("G")
    later = settling(tile(cost="G"), table.players[0])
    assert after(later, Build()).players[0].kingdom == worshippers("G")


@rule("M3")
def test_villages_and_the_god_of_death_are_never_discounted() -> None:
    rich_in_tokens = player("W" * 6, discounts="WBGRO")
    table = after(settling(tile(ORANGE, Village(2)), rich_in_tokens), Build(), PlaceRight())
    assert table.decision == Discarding(4, Slot(1, 0), 2)
    assert after(table, Spend(WHITE), Spend(WHITE)).players[0].kingdom == worshippers("W" * 4)
    table = after(state(rich_in_tokens, gods=(DEATH,)), TakeGod(10))
    assert table.decision == Discarding(None, None, 6)
    assert after(table, *[Spend(WHITE)] * 6).players[0].kingdom == worshippers("")


@rule("M3")
def test_volcanoes_are_never_discounted() -> None:
    lying = display({4: None}, lying={0: "GG"})
    table = settling(tile(RED, Volcano((GREEN,), 2)), player("", discounts="G"), display=lying)
    table = after(table, Build(), PlaceRight())
    assert table.decision == Striking(4, Slot(1, 0), (GREEN,), 2)
    assert after(table, Strike(0, GREEN), Strike(0, GREEN)).display[0].worshippers == worshippers("")
