"""Invariants of every state of every game, with the standard set and any other that section 12 allows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rulebook import rule
from strategies import SEATS, Game, games, some_games, tile_sets

from orbis.rules import (
    ACTIONS,
    COLOURS,
    Action,
    IllegalAction,
    Phase,
    Player,
    Reveal,
    State,
    TileSet,
    Universe,
    apply,
    legal_actions,
    parse_tiles,
    refusal,
    refusals,
    score,
    set_up,
    winners,
    write_tiles,
)
from orbis.rules.actions import (
    Build,
    Exchange,
    Gain,
    PlaceAbove,
    PlaceLeft,
    PlaceRight,
    Spend,
    Strike,
    TakeTile,
)
from orbis.rules.pieces import (
    Conversion,
)
from orbis.rules.setup import tiles_in_game
from orbis.rules.state import Placing, Settling
from orbis.rules.universe import Built, Slot


@rule("N8")
@some_games
@given(games())
def test_the_options_are_the_actions_that_no_rule_refuses(game: Game) -> None:
    for state in game.states:
        rules = tuple(refusal(state, action) for action in ACTIONS)
        assert refusals(state) == rules
        assert legal_actions(state) == tuple(
            action for action, rule in zip(ACTIONS, rules, strict=True) if rule is None
        )


@rule("N8")
@some_games
@given(games(), st.integers(0, 16))
def test_only_the_options_are_accepted(game: Game, first: int) -> None:
    for state in game.states[first::17]:
        for action in ACTIONS:
            rule = refusal(state, action)
            if rule is None:
                assert apply(state, action) != state
            else:
                with pytest.raises(IllegalAction) as refused:
                    apply(state, action)
                assert (refused.value.rule, refused.value.action) == (rule, action)


@rule("N7", "N9")
@some_games
@given(games())
def test_reveals_are_the_tiles_of_the_lowest_level_left(game: Game) -> None:
    for state in game.states:
        left = [tile for stack in state.stacks for tile in stack]
        lowest = min((tile.level for tile in left), default=0)
        asked = state.phase is Phase.REVEAL
        for tile in game.tile_set.tiles:
            accepted = refusal(state, Reveal(tile.id)) is None
            assert accepted == (asked and tile in left and tile.level == lowest)


@rule("T1", "N8")
@some_games
@given(games())
def test_every_decision_has_an_option(game: Game) -> None:
    for state in game.states:
        assert bool(legal_actions(state)) == (state.phase not in {Phase.REVEAL, Phase.OVER})


@rule("W2")
@some_games
@given(games())
def test_a_wilderness_always_has_a_slot(game: Game) -> None:
    for state in game.states:
        for seat, player in enumerate(state.players):
            if len(list(player.universe)) < 14:
                laying = Placing(0, game.tile_set.tiles[0], face_up=False)
                assert legal_actions(
                    State(state.players, state.display, state.stacks, state.gods, seat, laying)
                )


@rule("P1", "P2", "P3")
@some_games
@given(games())
def test_every_universe_is_a_pyramid(game: Game) -> None:
    for player in game.end.players:
        for slot, region in player.universe:
            below = player.universe.below(slot)
            assert len(below) == (0 if slot.row == 1 else 2)
            if isinstance(region, Built) and slot.row > 1:
                assert any(other.has(region.tile.colour) for other in below)
    for state in game.states:
        for player in state.players:
            row_1 = [region is not None for region in player.universe.rows[0]]
            assert row_1 == sorted(row_1, reverse=True)


@rule("T2", "D1", "P4")
@some_games
@given(games())
def test_every_player_ends_with_fourteen_regions_and_a_god(game: Game) -> None:
    assert game.end.turn == 15 * game.players
    for player in game.end.players:
        assert len(list(player.universe)) == 14
        assert player.patron is not None
    taken = [player.patron.god for player in game.end.players if player.patron]
    assert {*taken, *game.end.gods} == set(game.states[0].gods)
    assert len(set(taken)) == game.players


@rule("S6")
@some_games
@given(games(standard=True))
def test_the_last_refill_empties_the_standard_stacks(game: Game) -> None:
    refills = [index for index, move in enumerate(game.moves) if isinstance(move, Reveal)]
    assert len(refills) == 14 * game.players
    assert any(game.states[refills[-1]].stacks)
    assert not any(game.states[refills[-1] + 1].stacks)
    assert all(cell.tile for cell in game.end.display)


@rule("S6")
@some_games
@given(games(standard=False))
def test_a_custom_display_keeps_the_tiles_that_were_not_taken(game: Game) -> None:
    in_game = len(tiles_in_game(game.players, game.tile_set))
    left = sum(map(len, game.end.stacks)) + sum(cell.tile is not None for cell in game.end.display)
    assert left == in_game - 14 * game.players
    for cell in game.end.display:
        assert cell.tile is not None or not any(cell.worshippers)


@rule("K1", "T3")
@some_games
@given(games())
def test_nobody_ends_a_turn_with_more_than_ten_worshippers(game: Game) -> None:
    for state in game.states:
        for seat, player in enumerate(state.players):
            resting = seat != state.seat or state.phase in {Phase.TAKE, Phase.END, Phase.REVEAL, Phase.OVER}
            assert not resting or sum(player.kingdom) <= 10


def worshippers(state: State) -> list[int]:
    """The worshippers of each colour outside the aether."""
    groups = [player.kingdom for player in state.players] + [cell.worshippers for cell in state.display]
    assert all(number >= 0 for group in groups for number in group)
    return [sum(group[colour] for group in groups) for colour in COLOURS]


def spread(state: State, cell: int) -> int:
    """The number of tiles orthogonally next to a cell (T3.1)."""
    row, column = divmod(cell, 3)
    beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return sum(
        state.display[3 * r + c].tile is not None for r, c in beside if r in range(3) and c in range(3)
    )


def from_the_aether(state: State, move: Action | Reveal) -> list[int]:
    """What a move takes from the aether or, if negative, returns to it, by the rules alone."""
    ledger = [0] * 5
    match move:
        case TakeTile(cell):
            taken = state.display[cell].tile
            assert taken is not None
            ledger[taken.colour] += spread(state, cell)
        case Exchange(given, gained):
            ledger[given] -= 3
            ledger[gained] += 1
        case Build():
            assert isinstance(state.decision, Settling)
            for colour, due in enumerate(state.decision.tile.cost.coloured):
                ledger[colour] -= 0 if state.player.discounts[colour] else due
        case PlaceLeft() | PlaceRight() | PlaceAbove():
            assert isinstance(state.decision, Placing)
            effect = state.decision.tile.effect
            if state.decision.face_up and isinstance(effect, Conversion):
                ledger[effect.colour] += effect.number
        case Spend(colour) | Strike(_, colour):
            ledger[colour] -= 1
        case Gain(colour):
            ledger[colour] += 1
        case _:
            pass
    return ledger


@rule("C5", "T3", "X1", "M1", "M2", "E6")
@some_games
@given(games())
def test_worshippers_come_from_the_aether_and_return_to_it(game: Game) -> None:
    for state, move, after in zip(game.states, game.moves, game.states[1:], strict=False):
        ledger = from_the_aether(state, move)
        assert worshippers(after) == [
            before + brought for before, brought in zip(worshippers(state), ledger, strict=True)
        ]


@rule("T3")
@some_games
@given(games())
def test_a_move_does_not_change_other_players(game: Game) -> None:
    for state, after in zip(game.states, game.states[1:], strict=False):
        assert all(
            after.players[seat] == player for seat, player in enumerate(state.players) if seat != state.seat
        )
        if after.turn != state.turn:
            assert after.players == state.players


@rule("N9")
@some_games
@given(games())
def test_the_same_moves_lead_to_equal_states(game: Game) -> None:
    tile_set = parse_tiles(write_tiles(game.tile_set))
    first = game.states[0]
    ids = [cell.tile.id for cell in first.display if cell.tile]
    state = set_up(game.players, [tile_set.tiles[id] for id in ids], first.gods[::-1], tile_set)
    for original, move in zip(game.states, game.moves, strict=False):
        assert state == original
        assert hash(state) == hash(original)
        state = apply(state, move)
    assert state == game.end
    assert len(set(game.states)) == len(game.states)


@rule("E3", "D1", "V2")
@some_games
@given(games())
def test_a_mirrored_universe_scores_the_same(game: Game) -> None:
    players = tuple(
        Player(player.kingdom, player.discounts, mirror(player.universe), player.patron)
        for player in game.end.players
    )
    mirrored = State(
        players, game.end.display, game.end.stacks, game.end.gods, game.end.turn, game.end.decision
    )
    for own, other in zip(score(game.end), score(mirrored), strict=True):
        assert (own.regions, own.wildernesses, own.temple, own.god, own.total, own.worshippers) == (
            other.regions,
            other.wildernesses,
            other.temple,
            other.god,
            other.total,
            other.worshippers,
        )
        assert dict(own.tiles) == {
            Slot(row, 5 - row - position): points for (row, position), points in other.tiles
        }
    assert winners(mirrored) == winners(game.end)


def mirror(universe: Universe) -> Universe:
    """The mirror image of a complete universe."""
    first, second, third, fourth = universe.rows
    return Universe((first[::-1], second[::-1], third[::-1], fourth[::-1]))


@rule("D3", "D4", "V2")
@some_games
@given(games())
def test_scores_are_the_sums_of_their_parts(game: Game) -> None:
    scores = score(game.end)
    for each in scores:
        assert each.total == each.regions + each.wildernesses + each.temple + each.god
        assert each.regions + each.wildernesses == sum(points for _, points in each.tiles)
    best = max((each.total, each.worshippers) for each in scores)
    assert winners(game.end) == tuple(
        seat for seat, each in enumerate(scores) if (each.total, each.worshippers) == best
    )


@some_games
@given(SEATS.flatmap(tile_sets))
def test_any_tile_set_is_read_back(tile_set: TileSet) -> None:
    read = parse_tiles(write_tiles(tile_set))
    assert read == tile_set
    assert read.content_id == tile_set.content_id
