"""The functions of `orbis.native` agree with those of `orbis.rules`."""

from importlib.metadata import version

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import Game, games, some_games
from tables import dealt, opening

from orbis import native, rules
from orbis.native.tables import god_rows, tile_rows
from orbis.notation import write_state
from orbis.rules import ACTIONS, GODS, STANDARD, IllegalAction, IllegalSetup, Reveal, TileSet

core = pytest.importorskip("orbis_core")


def test_the_core_has_the_version_of_the_package() -> None:
    assert core.__version__ == version("orbis") == version("orbis-core")


def test_the_tables_in_the_core_match_the_standard_set() -> None:
    assert core.standard_tables() == core.SetTables(tile_rows(STANDARD), god_rows())
    fewer = TileSet(STANDARD.tiles[:-1])
    assert core.standard_tables() != core.SetTables(tile_rows(fewer), god_rows())


def test_a_game_can_be_set_up() -> None:
    for players in (2, 3, 4):
        state = native.set_up(players, dealt(players), GODS[: players + 1])
        assert native.to_state(state) == opening(players)
        assert native.tile_set_of(state) is STANDARD
    with pytest.raises(IllegalSetup):
        native.set_up(5, dealt(4), GODS[:6])


@some_games
@given(games(), st.integers(0, 39))
def test_the_rules_are_the_same(game: Game, first: int) -> None:
    for state in game.states[first::40]:
        twin = native.from_state(state, game.tile_set)
        assert native.to_state(twin) == state
        assert native.legal_actions(twin) == rules.legal_actions(state)
        assert native.score(twin) == rules.score(state)
        assert native.totals(twin) == tuple(own.total for own in rules.score(state))
        assert native.winners(twin) == rules.winners(state)
        assert twin.to_text() == write_state(state)
        for action in (*ACTIONS, *map(Reveal, range(-1, 98))):
            rule = rules.refusal(state, action)
            assert native.refusal(twin, action) == rule
            if rule is None:
                after = native.apply(twin, action)
                assert native.to_state(after) == rules.apply(state, action)
            else:
                with pytest.raises(IllegalAction) as refused:
                    native.apply(twin, action)
                assert (refused.value.rule, refused.value.action) == (rule, action)
        assert native.to_state(twin) == state


@some_games
@given(games())
def test_a_state_has_the_same_players_turn_seat_and_options(game: Game) -> None:
    for state in game.states:
        twin = native.from_state(state, game.tile_set)
        assert (twin.players, twin.turn, twin.seat) == (len(state.players), state.turn, state.seat)
        assert twin.is_over == state.is_over
        low, high = twin.mask()
        ids = [id for id in range(109) if (low | high << 64) >> id & 1]
        assert twin.options() == ids == [id for id in range(-2, 120) if twin.has(id)]


@some_games
@given(games())
def test_states_are_equal_exactly_when_their_hashes_are(game: Game) -> None:
    twins = [native.from_state(state, game.tile_set) for state in game.states]
    again = [native.from_state(state, game.tile_set) for state in game.states]
    assert twins == again
    assert [twin.hash() for twin in twins] == [twin.hash() for twin in again]
    assert len(set(twins)) == len({twin.hash() for twin in twins}) == len(set(game.states))


def test_a_copy_is_independent() -> None:
    state = native.from_state(opening(2))
    copied = state.copy()
    copied.apply(0)
    assert copied != state
    assert state == native.from_state(opening(2))
