from collections import Counter

import pytest
from rulebook import rule
from tables import EMPTY, LOVE, after, course, dealt, opening, played_out, tile

from orbis.rules import GODS, STANDARD, IllegalSetup, Rule, Tile, TileSet, set_up
from orbis.rules.actions import EndTurn, TakeGod
from orbis.rules.pieces import Star
from orbis.rules.scoring import TEMPLE_TOKENS
from orbis.rules.setup import gods_revealed, tiles_in_game
from orbis.rules.state import Phase


def plain_set(*numbers: int, star: Star = Star.NONE) -> TileSet:
    """A set with that many plain tiles of level 1, 2 and 3."""
    levels = [level for level, number in enumerate(numbers, start=1) for _ in range(number)]
    return TileSet(tuple(tile(level=level, star=star, id=id) for id, level in enumerate(levels)))


@rule("S1")
def test_seat_0_starts_and_play_goes_round_in_seat_order() -> None:
    table = opening(3)
    seats = [table.seat]
    for number in (2, 3, 4):
        table = after(table, TakeGod(number), EndTurn())
        seats.append(table.seat)
    assert seats == [0, 1, 2, 0]


@rule("S1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(IllegalSetup) as refused:
        set_up(players, STANDARD.tiles[:9], GODS[: players + 1])
    assert refused.value.rule is Rule.S1


@rule("S2")
@pytest.mark.parametrize(
    ("players", "removed", "left", "gods", "tokens"),
    [
        (4, set(), (20, 20, 25), 5, (11, 7, 4, 2)),
        (3, {Star.WHITE}, (15, 15, 21), 4, (9, 4, 2)),
        (2, {Star.WHITE, Star.PURPLE}, (11, 11, 15), 3, (7, 2)),
    ],
)
def test_the_number_of_players_decides_what_is_in_the_game(
    players: int, removed: set[Star], left: tuple[int, ...], gods: int, tokens: tuple[int, ...]
) -> None:
    tiles = tiles_in_game(players)
    assert {each.star for each in tiles} == set(Star) - removed
    levels = Counter(each.level for each in tiles)
    assert tuple(levels[level] for level in (1, 2, 3)) == left
    assert gods_revealed(players) == gods
    assert TEMPLE_TOKENS[players] == tokens


@rule("S3")
def test_the_display_is_nine_tiles_of_level_1_without_worshippers() -> None:
    table = opening(2)
    assert [cell.tile for cell in table.display] == list(dealt(2))
    assert {cell.tile.level for cell in table.display if cell.tile} == {1}
    assert {sum(cell.worshippers) for cell in table.display} == {0}


@rule("S3")
@pytest.mark.parametrize(
    "display",
    [
        dealt(2)[:8],
        (*dealt(2), STANDARD.tiles[12]),
        dealt(2)[:8] + dealt(2)[:1],
        (*dealt(2)[:8], STANDARD.tiles[3]),
        (*dealt(2)[:8], STANDARD.tiles[20]),
    ],
    ids=["eight", "ten", "one twice", "one with a star that is not in the game", "one of level 2"],
)
def test_another_display_is_refused(display: tuple[Tile, ...]) -> None:
    with pytest.raises(IllegalSetup) as refused:
        set_up(2, display, GODS[:3])
    assert refused.value.rule is Rule.S3


@rule("S3")
def test_the_other_tiles_are_the_stacks_of_their_levels() -> None:
    table = opening(4)
    assert [len(stack) for stack in table.stacks] == [20 - 9, 20, 25]
    for level, stack in enumerate(table.stacks, start=1):
        assert {each.level for each in stack} == {level}
    seen = {each for stack in table.stacks for each in stack} | {cell.tile for cell in table.display}
    assert seen == set(STANDARD.tiles)


@rule("S4")
def test_as_many_gods_as_players_and_one_more_are_revealed() -> None:
    assert opening(2).gods == GODS[:3]
    for wrong in (GODS[:2], GODS[:4], (LOVE, LOVE, GODS[1])):
        with pytest.raises(IllegalSetup) as refused:
            set_up(2, dealt(2), wrong)
        assert refused.value.rule is Rule.S4


@rule("S5")
def test_nobody_starts_with_anything() -> None:
    for player in opening(4).players:
        assert sum(player.kingdom) == 0
        assert not any(player.discounts)
        assert player.universe == EMPTY
        assert list(player.universe) == []
        assert player.patron is None


@rule("S5")
def test_which_tiles_are_left_in_the_stacks_is_public() -> None:
    table = opening(2)
    seen = {cell.tile for cell in table.display}
    left = [each for each in tiles_in_game(2) if each not in seen]
    assert [each for stack in table.stacks for each in stack] == left


@rule("S6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stacks_run_dry_exactly_with_the_last_refill(players: int) -> None:
    assert len(tiles_in_game(players)) == players * 14 + 9
    states = list(course(opening(players)))
    assert sum(each.phase is Phase.REVEAL for each in states) == players * 14
    assert states[-1].stacks == ((), (), ())
    assert all(cell.tile for cell in states[-1].display)


@rule("S6")
def test_a_set_must_leave_fourteen_tiles_a_player() -> None:
    assert len(tiles_in_game(2, plain_set(9, 9, 10))) == 28
    with pytest.raises(IllegalSetup) as refused:
        tiles_in_game(2, plain_set(9, 9, 9))
    assert refused.value.rule is Rule.S6
    with pytest.raises(IllegalSetup):
        tiles_in_game(3, plain_set(20, 20, 20, star=Star.WHITE))


@rule("S6")
def test_a_display_short_of_level_1_is_filled_on_from_level_2_then_3() -> None:
    scarce = plain_set(4, 3, 30)
    table = opening(2, scarce)
    assert [cell.tile.level for cell in table.display if cell.tile] == [1, 1, 1, 1, 2, 2, 2, 3, 3]
    with pytest.raises(IllegalSetup) as refused:
        set_up(2, scarce.tiles[:3] + scarce.tiles[4:10], GODS[:3], scarce)
    assert refused.value.rule is Rule.S6


@rule("S6")
def test_a_refill_that_finds_no_tile_leaves_the_place_empty() -> None:
    table = played_out(opening(2, plain_set(9, 9, 10)))
    assert [cell.tile for cell in table.display] == [None] * 9
