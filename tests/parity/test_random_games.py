"""Random games in both engines, compared at every decision."""

import os
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from amount import few_or_all
from hypothesis import given
from hypothesis import strategies as st
from rulebook import rule
from strategies import SEATS, some_games, tile_sets

from orbis.notation import Record, write_record
from orbis.parity import Comparison, Difference, Hashes
from orbis.rules import TileSet

pytest.importorskip("orbis_core")

GAMES = few_or_all(50, 250)
CHUNKS = few_or_all({2: 6, 3: 2, 4: 2}, {2: 12, 3: 4, 4: 4})
"""Chunks of `GAMES` games, by number of players: 500 games in total, 5,000 with ORBIS_ALL."""


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this test run share."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "hashes"
    folder.mkdir(exist_ok=True)
    return folder


def describe(difference: Difference | None) -> str:
    """A message about a difference, with the record that reproduces it."""
    if difference is None:
        return ""
    what = f"{difference.what}\nexpected {difference.expected}\nfound    {difference.found}"
    return f"{what}\n{write_record(difference.record)}"


@rule("V1", "V2")
@pytest.mark.parametrize(
    ("players", "chunk"), [(players, chunk) for players, chunks in CHUNKS.items() for chunk in range(chunks)]
)
def test_both_engines_play_the_same_game(players: int, chunk: int, shared: Path) -> None:
    comparison = Comparison()
    difference = comparison.compare(GAMES, players, f"parity {chunk}")
    assert difference is None, describe(difference)
    leave(comparison.hashes, shared / f"{players} {chunk}.npy")
    check_all_if_last(shared)


def leave(hashes: Hashes, path: Path) -> None:
    """Write hashes and digests to a file atomically."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.save(file, np.array(list(hashes), dtype=np.uint64))
    part.rename(path)


def check_all_if_last(folder: Path) -> None:
    """Check the hashes of all games, if this process is the first to find all of them finished."""
    if len(list(folder.glob("*.npy"))) < sum(CHUNKS.values()):
        return
    taken = folder.with_name("all hashes")
    try:
        folder.rename(taken)
    except FileNotFoundError:
        return
    hashes, digests = np.concatenate([np.load(path) for path in taken.iterdir()]).T
    shutil.rmtree(taken)
    assert determines(hashes, digests), "only equal states have equal hashes"
    assert determines(digests, hashes), "equal states have equal hashes"


def determines(one: Any, other: Any) -> bool:
    """Whether equal values in one array imply equal values in the other."""
    order = np.argsort(one)
    one, other = one[order], other[order]
    return not ((one[1:] == one[:-1]) & (other[1:] != other[:-1])).any()


@rule("V1", "V2")
@some_games
@given(SEATS.flatmap(lambda players: st.tuples(st.just(players), tile_sets(players))), st.integers(0))
def test_both_engines_play_the_same_game_with_any_tile_set(game: tuple[int, TileSet], seed: int) -> None:
    players, tile_set = game
    difference = Comparison(tile_set).play(players, f"{seed}")
    assert difference is None, describe(difference)


def test_progress_is_reported() -> None:
    told: list[int] = []
    assert Comparison().compare(3, 2, "progress", told.append) is None
    assert told == [1, 2, 3]


def test_a_difference_comes_with_the_record_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orbis.native.winners", lambda _: ())
    difference = Comparison().compare(1, 2, "wrong")
    assert difference is not None
    assert (difference.what, difference.found) == ("winners", ())
    assert isinstance(difference.record, Record)
    assert "(uniform)" in describe(difference)


def test_a_wrong_score_is_found_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orbis.native.score", lambda _: ())
    difference = Comparison().play(2, "wrong")
    assert difference is not None
    assert (difference.what, difference.found) == ("score", ())
    assert not difference.record.turns


def test_different_states_with_one_hash_are_found_in_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    comparison = Comparison()
    assert comparison.play(2, "once") is None
    assert comparison.play(2, "once") is None
    monkeypatch.setattr("orbis.parity._digest", lambda _: 1)
    difference = comparison.play(2, "once")
    assert difference is not None
    assert (difference.what, difference.found) == ("state with that hash", 1)


def test_hashes_are_remembered_up_to_a_limit() -> None:
    hashes = Hashes(most=2000)
    told = {hash << 40 | hash % 3: hash for hash in range(1, 1500)}
    for digest in (1, 2):
        assert [hashes.first(hash, known * digest) for hash, known in told.items()] == [*told.values()]
    assert dict(hashes) == told
    for hash in range(1000):
        hashes.first(hash << 20, 7)
    assert len(dict(hashes)) < 1000
    assert set(dict(hashes).values()) == {7}


def test_equal_values_with_different_partners_are_found() -> None:
    ones, others = np.array([3, 1, 3, 2]), np.array([7, 8, 7, 8])
    assert determines(ones, others)
    assert not determines(others, ones)
