import pytest
from rulebook import rule
from tables import (
    APPRENTICE,
    BLUE,
    DEATH,
    GREEN,
    LOVE,
    ORANGE,
    RED,
    WHITE,
    after,
    asleep,
    dealt,
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

from orbis.rules import (
    ACTIONS,
    COLOURS,
    GODS,
    Reveal,
    Slot,
    State,
    Tile,
    action_id,
    apply,
    legal_actions,
    set_up,
)
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
from orbis.rules.pieces import AnyConversion, Conversion, Village, Volcano
from orbis.rules.state import (
    Ending,
    Gaining,
    Patron,
    Phase,
    Refilling,
    Trimming,
)

Stacks = tuple[list[Tile], list[Tile], list[Tile]]


def test_the_options_have_the_ids_of_the_table() -> None:
    table: dict[int, Action] = {
        **{cell: TakeTile(cell) for cell in range(9)},
        **{8 + number: TakeGod(number) for number in range(1, 11)},
        **{19 + 4 * a + (b if b < a else b - 1): Exchange(a, b) for a in COLOURS for b in COLOURS if a != b},
        39: Build(),
        40: MakeWilderness(),
        41: PlaceLeft(),
        42: PlaceRight(),
        **{43 + position: PlaceAbove(Slot(2, position)) for position in range(4)},
        **{47 + position: PlaceAbove(Slot(3, position)) for position in range(3)},
        **{50 + position: PlaceAbove(Slot(4, position)) for position in range(2)},
        **{52 + colour: Spend(colour) for colour in COLOURS},
        **{57 + colour: Gain(colour) for colour in COLOURS},
        **{62 + 5 * cell + colour: Strike(cell, colour) for cell in range(9) for colour in COLOURS},
        107: Decline(),
        108: EndTurn(),
    }
    assert sorted(table) == list(range(109))
    assert dict(enumerate(ACTIONS)) == table
    assert {id: action_id(action) for id, action in table.items()} == {id: id for id in range(109)}


@rule("N1")
def test_positions_count_from_the_left_end_of_row_1() -> None:
    table = after(settling(tile(), player("", universe([RED, RED]))), Build())
    table = after(table, PlaceAbove(Slot(2, 0)))
    owner = table.players[0]
    first = owner.universe
    assert first[Slot(2, 0)] is not None
    grown = after(settling(tile(), owner), Build(), PlaceLeft()).players[0].universe
    assert grown[Slot(2, 0)] is None
    assert grown[Slot(2, 1)] == first[Slot(2, 0)]


@rule("N1")
def test_with_row_1_empty_only_the_right_end_is_offered() -> None:
    table = after(settling(tile()), Build())
    assert legal_actions(table) == (PlaceRight(),)
    assert refused_by(table, PlaceLeft()) == "N1"


@rule("N2")
def test_build_is_offered_if_the_kingdom_covers_the_cost_as_it_is_now() -> None:
    table = settling(tile(cost="B"), player("WWW"))
    assert refused_by(table, Build()) == "M1"
    assert refused_by(after(table, Exchange(WHITE, BLUE)), Build()) is None


@rule("N2")
def test_settling_follows_the_gathering_and_always_offers_wilderness() -> None:
    table = after(state(player("R"), display=display({0: tile(cost="RR")}, lying={0: "R"})), TakeTile(0))
    assert table.phase is Phase.SETTLE
    assert table.players[0].kingdom == worshippers("RR")
    assert legal_actions(table) == (Build(), MakeWilderness())


@rule("N3")
def test_build_pays_coloured_symbols_at_once_then_asks_for_each_any_colour_symbol() -> None:
    table = settling(tile(cost="BB**"), player("BBRO"))
    table = after(table, Build())
    assert table.players[0].kingdom == worshippers("RO")
    assert table.phase is Phase.PAY
    table = after(table, Spend(RED))
    assert table.phase is Phase.PAY
    table = after(table, Spend(ORANGE))
    assert table.phase is Phase.PLACE
    assert table.players[0].kingdom == worshippers("")


@rule("N3")
def test_without_any_colour_symbols_placing_follows_at_once() -> None:
    assert after(settling(tile(cost="B"), player("B")), Build()).phase is Phase.PLACE


@rule("N4")
@pytest.mark.parametrize(
    "asked",
    [
        after(settling(tile(cost="**"), player("WBR")), Build()),
        after(settling(tile(effect=Village(2)), player("WBR")), Build(), PlaceRight()),
        after(state(player("WWWWWBR"), gods=(DEATH,)), TakeGod(10), *[Spend(WHITE)] * 4),
        state(player("W" * 10 + "BR"), decision=Trimming(4)),
    ],
    ids=["payment", "village", "god of death", "trim"],
)
def test_colours_never_decrease_within_one_amount(asked: State) -> None:
    spends = [action for action in legal_actions(asked) if isinstance(action, Spend)]
    assert spends == [Spend(WHITE), Spend(BLUE)]
    assert refused_by(asked, Spend(RED)) == "N4"
    assert legal_actions(after(asked, Spend(BLUE))) == (Spend(RED),)
    assert refused_by(after(asked, Spend(BLUE)), Spend(WHITE)) == "N4"


@rule("N4")
def test_gained_colours_never_decrease() -> None:
    table = after(settling(tile(effect=AnyConversion(2))), Build(), PlaceRight(), Gain(RED))
    assert table.decision == Gaining(4, 1, RED)
    assert legal_actions(table) == (Gain(RED), Gain(ORANGE))
    assert refused_by(table, Gain(GREEN)) == "N4"


@rule("N4")
def test_strikes_go_by_colour_first_then_by_place() -> None:
    volcano = tile(effect=Volcano((WHITE, RED), 2))
    table = settling(volcano, display=display({4: None}, lying={0: "RB", 2: "W", 8: "W"}))
    table = after(table, Build(), PlaceRight())
    assert legal_actions(table) == (Strike(2, WHITE), Strike(8, WHITE), Decline())
    assert refused_by(table, Strike(0, RED)) == "N4"
    assert legal_actions(after(table, Strike(2, WHITE))) == (Strike(0, RED), Strike(8, WHITE))
    assert legal_actions(after(table, Strike(8, WHITE))) == (Strike(0, RED),)
    assert refused_by(after(table, Strike(8, WHITE)), Strike(2, WHITE)) == "N4"


@rule("N4")
def test_one_place_may_be_struck_again() -> None:
    volcano = tile(effect=Volcano((WHITE,), 2))
    table = settling(volcano, display=display({4: None}, lying={2: "WW"}))
    table = after(table, Build(), PlaceRight(), Strike(2, WHITE))
    assert legal_actions(table) == (Strike(2, WHITE),)


def ways(table: State, phase: Phase) -> list[State]:
    """The states in which every way through a phase ends."""
    if table.phase is not phase:
        return [table]
    return [end for action in legal_actions(table) for end in ways(apply(table, action), phase)]


@rule("N4")
@pytest.mark.parametrize(
    ("asked", "amounts"),
    [
        (after(settling(tile(cost="***"), player("WWBR")), Build()), 3),
        (after(settling(tile(effect=AnyConversion(3))), Build(), PlaceRight()), 35),
        (after(state(gods=(LOVE,)), TakeGod(1)), 126),
        (after(settling(tile(effect=Village(2)), player("WWBR")), Build(), PlaceRight()), 4 + 1),
    ],
    ids=["payment", "gain", "goddess of love", "village, or declined"],
)
def test_each_amount_can_be_reached_in_exactly_one_way(asked: State, amounts: int) -> None:
    ends = ways(asked, asked.phase)
    assert len(ends) == len(set(ends)) == amounts


@rule("N4")
def test_each_set_of_strikes_can_be_reached_in_exactly_one_way() -> None:
    lying = display({4: None}, lying={0: "WB", 3: "WW", 8: "B"})
    table = settling(tile(effect=Volcano((WHITE, BLUE), 2)), display=lying)
    ends = ways(after(table, Build(), PlaceRight()), Phase.EFFECT)
    pairs_of_four_kinds_and_one_kind_twice = 6 + 1
    assert len(ends) == len(set(ends)) == pairs_of_four_kinds_and_one_kind_twice + 1


@rule("N5")
def test_only_the_first_choice_offers_to_decline() -> None:
    village = after(settling(tile(effect=Village(2)), player("WW")), Build(), PlaceRight())
    assert legal_actions(village) == (Spend(WHITE), Decline())
    assert legal_actions(after(village, Spend(WHITE))) == (Spend(WHITE),)
    assert refused_by(after(village, Spend(WHITE)), Decline()) == "N5"
    lying = display({4: None}, lying={0: "RR"})
    volcano = settling(tile(effect=Volcano((RED,), 2)), display=lying)
    volcano = after(volcano, Build(), PlaceRight())
    assert legal_actions(volcano) == (Strike(0, RED), Decline())
    assert legal_actions(after(volcano, Strike(0, RED))) == (Strike(0, RED),)
    assert refused_by(after(volcano, Strike(0, RED)), Decline()) == "N5"
    death = after(state(player("W" * 6), gods=(DEATH,)), TakeGod(10))
    assert legal_actions(death) == (Spend(WHITE), Decline())
    assert refused_by(after(death, Spend(WHITE)), Decline()) == "N5"


@rule("N5")
def test_until_its_amount_is_complete_the_tile_counts_as_deactivated() -> None:
    village = tile(effect=Village(2))
    table = after(settling(village, player("WW")), Build(), PlaceRight())
    assert table.players[0].universe == universe([asleep(village)])
    table = after(table, Spend(WHITE))
    assert table.players[0].universe == universe([asleep(village)])
    table = after(table, Spend(WHITE))
    assert table.players[0].universe == universe([village])


@rule("N5")
def test_until_its_amount_is_complete_the_god_counts_as_deactivated() -> None:
    table = after(state(player("W" * 6), gods=(DEATH,)), TakeGod(10), *[Spend(WHITE)] * 5)
    assert table.players[0].patron == Patron(DEATH, active=False)
    assert after(table, Spend(WHITE)).players[0].patron == Patron(DEATH, active=True)


@rule("N6")
def test_trimming_offers_exchanges_as_long_as_nothing_was_spent() -> None:
    table = after(settling(tile(effect=Conversion(BLUE, 1)), player("W" * 12)), Build(), PlaceRight())
    table = after(table, Exchange(WHITE, BLUE))
    assert table.decision == Trimming(4)
    assert Exchange(WHITE, BLUE) in legal_actions(table)
    table = state(player("W" * 12), decision=Trimming(4))
    table = after(table, Spend(WHITE))
    assert table.decision == Trimming(4, WHITE)
    assert legal_actions(table) == (Spend(WHITE),)
    assert refused_by(table, Exchange(WHITE, BLUE)) == "N6"


@rule("N7")
def test_the_end_offers_itself_alone() -> None:
    assert legal_actions(state(player("WWW"), decision=Ending(4))) == (EndTurn(),)


@rule("N7")
def test_after_a_region_chance_reveals_a_tile() -> None:
    stacks: Stacks = ([], [tile(level=2, id=5), tile(level=2, id=7)], [tile(level=3, id=9)])
    table = after(state(decision=Ending(4), stacks=stacks), EndTurn())
    assert table.decision == Refilling(4)
    assert table.phase is Phase.REVEAL
    assert table.seat == 0
    assert legal_actions(table) == ()
    assert [id for id in range(10) if refused_by(table, Reveal(id)) is None] == [5, 7]
    table = after(table, Reveal(7))
    assert table.seat == 1
    assert table.phase is Phase.TAKE


@rule("N7")
def test_without_a_region_or_a_stack_nothing_is_revealed() -> None:
    god = after(state(decision=Ending(None), stacks=([tile(id=1)], [], [])), EndTurn())
    assert (god.phase, god.seat) == (Phase.TAKE, 1)
    dry = after(state(decision=Ending(4)), EndTurn())
    assert (dry.phase, dry.seat) == (Phase.TAKE, 1)


@rule("N7")
def test_the_last_refill_comes_before_the_end() -> None:
    table = after(state(decision=Ending(4), stacks=([tile(id=1)], [], []), turn=29), EndTurn())
    assert not table.is_over
    assert after(table, Reveal(1)).is_over


@rule("N8")
def test_the_phases_come_in_order() -> None:
    village = tile(ORANGE, Village(1), cost="*")
    table = state(
        player("W" * 10), display=display({0: village}, lying={0: "BBB"}), stacks=([tile(id=1)], [], [])
    )
    phases = [table.phase]
    for action in (
        TakeTile(0),
        Build(),
        Spend(WHITE),
        PlaceRight(),
        Spend(WHITE),
        Spend(WHITE),
        EndTurn(),
        Reveal(1),
    ):
        table = after(table, action)
        phases.append(table.phase)
    assert phases == [
        Phase.TAKE,
        Phase.SETTLE,
        Phase.PAY,
        Phase.PLACE,
        Phase.EFFECT,
        Phase.TRIM,
        Phase.END,
        Phase.REVEAL,
        Phase.TAKE,
    ]


@rule("N8")
def test_phases_with_nothing_to_decide_are_left_out() -> None:
    table = settling(tile())
    assert [after(table, *actions).phase for actions in ([Build()], [Build(), PlaceRight()])] == [
        Phase.PLACE,
        Phase.END,
    ]
    assert after(state(), TakeGod(APPRENTICE.number)).phase is Phase.END


@rule("N9")
def test_a_state_holds_the_tiles_left_in_each_stack_but_not_their_order() -> None:
    stacks: Stacks = ([tile(id=1), tile(id=2), tile(id=3)], [], [])
    start = state(decision=Ending(4), stacks=stacks)
    for id in (1, 2, 3):
        left = after(start, EndTurn(), Reveal(id)).stacks[0]
        assert [each.id for each in left] == [each for each in (1, 2, 3) if each != id]
    one_way = _turns(start, 1, 3)
    other_way = _turns(start, 3, 1)
    assert one_way.stacks == other_way.stacks


def _turns(table: State, *revealed: int) -> State:
    """Turns of wildernesses from the first cell, with what chance reveals."""
    table = after(table, EndTurn(), Reveal(revealed[0]))
    for id in revealed[1:]:
        table = after(table, TakeTile(0), MakeWilderness(), PlaceRight(), EndTurn(), Reveal(id))
    return table


@rule("N9")
def test_the_first_state_does_not_depend_on_the_order_of_the_gods() -> None:
    assert set_up(2, dealt(2), GODS[2::-1]) == opening(2)
