import pytest
from rulebook import rule
from tables import (
    APPRENTICE,
    BLUE,
    GREEN,
    IDLENESS,
    NATURE,
    ORANGE,
    RED,
    WHITE,
    Piece,
    after,
    asleep,
    course,
    opening,
    player,
    state,
    tile,
    universe,
)

from orbis.rules import ACTIONS, WILDERNESS, Player, Slot, legal_actions, score, winners
from orbis.rules.actions import EndTurn, TakeGod
from orbis.rules.pieces import Forest, Temple, Village
from orbis.rules.state import Ending, Phase


def temples(*symbols: int, mystic: int = 1) -> Player:
    """A player whose temples have those symbols, the first of them on white with a mystic value."""
    first, *others = symbols
    row = [tile(WHITE, Temple(first), mystic=mystic), *(tile(RED, Temple(each)) for each in others)]
    return player("", universe(row))


def temple_points(*players: Player) -> tuple[int, ...]:
    return tuple(each.temple for each in score(state(*players)))


@rule("D1")
def test_the_game_ends_after_round_15() -> None:
    last = state(player(), player(), decision=Ending(None), turn=29)
    assert not last.is_over
    over = after(last, EndTurn())
    assert over.is_over
    assert over.phase is Phase.OVER
    assert legal_actions(over) == ()


@rule("D1")
def test_one_turn_before_the_last_the_game_goes_on() -> None:
    table = after(state(player(), player(), decision=Ending(None), turn=28), EndTurn())
    assert table.phase is Phase.TAKE
    assert table.seat == 1


@rule("D1", "V2")
def test_a_score_is_regions_less_wildernesses_with_god_and_temple() -> None:
    row: list[Piece] = [
        tile(WHITE, Temple(2), points=3, mystic=1),
        asleep(tile(ORANGE, Village(1), points=5)),
        WILDERNESS,
    ]
    own, other = score(state(player("WWB", universe(row), APPRENTICE), player()))
    assert (own.regions, own.wildernesses, own.god, own.temple) == (3, -1, 2, 7)
    assert own.total == 3 - 1 + 2 + 7
    assert own.worshippers == 3
    assert other.total == 0


@rule("V2")
def test_the_parts_of_the_regions_are_told_by_slot() -> None:
    row: list[Piece] = [tile(points=3), asleep(tile(points=5)), WILDERNESS]
    own, spared = score(state(player("", universe(row)), player("", universe(row), IDLENESS)))
    assert own.tiles == ((Slot(1, 0), 3), (Slot(1, 1), 0), (Slot(1, 2), -1))
    assert spared.tiles == ((Slot(1, 0), 3), (Slot(1, 1), 0), (Slot(1, 2), 0))


@rule("V2")
def test_the_total_is_the_sum_of_the_parts_at_any_time() -> None:
    for table in course(opening(3)):
        for each in score(table):
            assert each.total == each.regions + each.wildernesses + each.temple + each.god
            assert each.wildernesses <= 0


@rule("D2")
def test_forests_are_judged_before_gods() -> None:
    forest = tile(GREEN, Forest((BLUE,), 1), points=2)
    own, other = universe([BLUE, forest]), universe([forest, forest])
    first, second = score(state(player("", own, NATURE), player("", other)))
    assert (first.regions, first.god) == (2, 3)
    assert second.regions == 0
    _, second = score(state(player("", own), player("", other, NATURE)))
    assert second.god == 0


@rule("D3", "S2")
@pytest.mark.parametrize(
    ("symbols", "points"),
    [
        ([1, 2], (2, 7)),
        ([1, 3, 2], (2, 9, 4)),
        ([2, 4, 3, 1], (4, 11, 7, 2)),
    ],
)
def test_most_temple_symbols_take_the_highest_token(symbols: list[int], points: tuple[int, ...]) -> None:
    assert temple_points(*map(temples, symbols)) == points


@rule("D3", "E9")
def test_symbols_are_counted_not_temples() -> None:
    assert temple_points(temples(3), temples(1, 1)) == (7, 2)
    assert temple_points(temples(3), temples(2, 2)) == (2, 7)


@rule("D3")
def test_a_player_without_a_symbol_gets_no_token() -> None:
    assert temple_points(player(), temples(1), player()) == (0, 9, 0)
    assert temple_points(player(), player()) == (0, 0)


@rule("D3")
def test_ties_of_symbols_go_to_the_highest_mystic_value() -> None:
    assert temple_points(temples(2, mystic=3), temples(2, mystic=5)) == (2, 7)
    assert temple_points(temples(2, mystic=5), temples(2, mystic=3)) == (7, 2)
    assert temple_points(temples(2, mystic=3), temples(1, mystic=5)) == (7, 2)


@rule("D3")
def test_the_mystic_value_may_be_on_a_deactivated_tile() -> None:
    sleeping = asleep(tile(WHITE, Village(1), mystic=9))
    own = player("", universe([tile(RED, Temple(1)), sleeping]))
    assert temple_points(temples(1, mystic=8), own) == (2, 7)


@rule("D3", "W1")
def test_a_temple_face_down_is_none() -> None:
    assert temple_points(player("", universe([WILDERNESS])), temples(1)) == (0, 7)


@rule("D4")
def test_the_most_points_win() -> None:
    rich, poor = player("", universe([tile(points=5)])), player("WWW", universe([tile(points=4)]))
    assert winners(state(rich, poor)) == (0,)
    assert winners(state(poor, rich)) == (1,)


@rule("D4")
def test_ties_go_to_more_worshippers_then_are_shared() -> None:
    assert winners(state(player("WB"), player("WWW"), player("W"))) == (1,)
    assert winners(state(player("WB"), player("RR"), player("W"))) == (0, 1)


@rule("D1")
def test_after_the_end_nothing_can_be_done() -> None:
    over = after(state(player(), player(), turn=29), TakeGod(2), EndTurn())
    assert over.is_over
    assert not any(action in legal_actions(over) for action in ACTIONS)
