"""Whole random games through both engines, compared at every decision."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rulebook import rule
from strategies import SEATS, some_games, tile_sets

from orbis.notation import Record, write_record
from orbis.parity import Comparison, Difference, compare
from orbis.rules import TileSet

pytest.importorskip("orbis_core")

GAMES = 250
CHUNKS = {2: 72, 3: 4, 4: 4}
"""How often so many games are played, by players: 20,000 games in all."""


def told(difference: Difference | None) -> str:
    """A difference in words, with the record that reproduces it."""
    if difference is None:
        return ""
    what = f"{difference.what}\nexpected {difference.expected}\nfound    {difference.found}"
    return f"{what}\n{write_record(difference.record)}"


@rule("V1", "V2")
@pytest.mark.parametrize(
    ("players", "chunk"), [(players, chunk) for players, chunks in CHUNKS.items() for chunk in range(chunks)]
)
def test_both_engines_play_the_same_game(players: int, chunk: int) -> None:
    difference = compare(GAMES, players, f"parity {chunk}")
    assert difference is None, told(difference)


@rule("V1", "V2")
@some_games
@given(SEATS.flatmap(lambda players: st.tuples(st.just(players), tile_sets(players))), st.integers(0))
def test_both_engines_play_the_same_game_with_any_tile_set(game: tuple[int, TileSet], seed: int) -> None:
    players, tile_set = game
    difference = Comparison(tile_set).play(players, f"{seed}", in_depth=True)
    assert difference is None, told(difference)


def test_progress_is_told() -> None:
    told: list[int] = []
    assert compare(3, 2, "progress", progress=told.append) is None
    assert told == [1, 2, 3]


def test_a_difference_comes_with_the_record_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orbis.native.winners", lambda _: ())
    difference = compare(1, 2, "wrong")
    assert difference is not None
    assert (difference.what, difference.found) == ("winners", ())
    assert isinstance(difference.record, Record)
    assert "(uniform)" in told(difference)
