"""Batches play the same games as single calls, on any number of threads, and refuse invalid input."""

from typing import Any

import pytest

from orbis.native import new_batch, tables_of
from orbis.rules import STANDARD, IllegalSetup, Phase, TileSet

np = pytest.importorskip("numpy")
orbis_core = pytest.importorskip("orbis_core")

KERNELS = ["portable"] if orbis_core.kernels() == "portable" else ["portable", orbis_core.kernels()]
PHASES = list(Phase)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_ways_to_play_random_games_give_the_same_games(players: int) -> None:
    tables = tables_of()
    expected_totals, expected_winners, expected_decisions = orbis_core.random_games(1000, players, 7, tables)
    for kernels in KERNELS:
        for abreast in (True, False):
            for threads in (1, 3):
                totals, winners, decisions = orbis_core.random_games(
                    1000, players, 7, tables, threads, abreast, kernels
                )
                assert (totals == expected_totals).all()
                assert (winners == expected_winners).all()
                assert decisions == expected_decisions


def test_another_seed_gives_other_games() -> None:
    tables = tables_of()
    one, *_ = orbis_core.random_games(100, 2, 1, tables)
    two, *_ = orbis_core.random_games(100, 2, 2, tables)
    assert (one != two).any()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_batch_played_out_gives_the_random_games(players: int) -> None:
    totals, _, decisions = orbis_core.random_games(300, players, 5, tables_of())
    batch = new_batch(300, players, 5)
    assert batch.playout() == decisions
    assert (batch.scores()[:, :, 4] == totals).all()
    assert batch.is_over
    assert (batch.seats == -1).all()
    assert not batch.masks.any()


@pytest.mark.parametrize("kernels", KERNELS)
@pytest.mark.parametrize("before", [0, 1, 6, 70, 140, 150])
def test_a_batch_plays_out_from_any_position(before: int, kernels: str) -> None:
    stepped, played = (orbis_core.Batch(200, 2, 9, tables_of(), 1, kernels) for _ in range(2))
    for _ in range(before):
        actions = stepped.choose()
        assert (actions == played.choose()).all()
        stepped.step(actions)
        played.step(actions)
    decisions = 0
    while not stepped.is_over:
        decisions += (stepped.seats >= 0).sum()
        stepped.step(stepped.choose())
    assert played.playout() == decisions
    assert played.is_over
    assert (played.scores() == stepped.scores()).all()


def test_the_number_of_threads_does_not_change_a_batch() -> None:
    one, three = new_batch(1000, 3, 5, threads=1), new_batch(1000, 3, 5, threads=3)
    for _ in range(60):
        actions = one.choose()
        assert (actions == three.choose()).all()
        one.step(actions)
        three.step(actions)
        assert (one.masks == three.masks).all()
        assert (one.phases == three.phases).all()


def test_masks_match_what_steps_accept() -> None:
    batch = new_batch(64, 2, 1, threads=1)
    random = np.random.default_rng(1)
    while not batch.is_over:
        masks = batch.masks.copy()
        live = batch.seats >= 0
        assert (masks.any(axis=1) == live).all()
        actions = (random.random(masks.shape) * masks).argmax(axis=1).astype(np.int16)
        assert masks[live, actions[live]].all()
        ended = {PHASES[phase] for phase in batch.phases[~live]}
        assert ended <= {Phase.OVER}
        batch.step(actions)
    assert batch.scores().shape == (64, 2, 6)


def test_arrays_are_read_only_views() -> None:
    batch = new_batch(10, 2)
    masks = batch.masks
    before = masks.copy()
    batch.step(batch.choose())
    assert (masks != before).any(), "the array must be a view of the same memory"
    with pytest.raises(ValueError, match="read-only"):
        masks[0, 0] = 1
    del batch
    assert masks.shape == (10, 109), "the array keeps the batch alive"


@pytest.mark.parametrize(
    "actions",
    [
        np.zeros(9, np.int16),
        np.zeros(11, np.int16),
        np.full(10, 108, np.int16),
        np.full(10, 109, np.int16),
        np.full(10, -1, np.int16),
        np.full(10, 32767, np.int16),
        np.full(10, -32768, np.int16),
    ],
    ids=lambda actions: f"{len(actions)} x {actions[0]}",
)
def test_wrong_actions_are_refused_and_change_nothing(actions: Any) -> None:
    batch = new_batch(10, 2)
    before = batch.masks.copy(), batch.seats.copy()
    with pytest.raises(ValueError, match=r"nothing was done|one action for each"):
        batch.step(actions)
    assert (batch.masks == before[0]).all()
    assert (batch.seats == before[1]).all()


@pytest.mark.parametrize(
    "actions",
    [
        np.zeros(10, np.int64),
        np.zeros(10, np.float32),
        np.zeros((10, 1), np.int16),
        np.zeros(20, np.int16)[::2],
        "x",
        None,
    ],
    ids=["long", "float", "two dimensions", "not contiguous", "text", "nothing"],
)
def test_arrays_of_another_type_or_layout_are_refused(actions: Any) -> None:
    with pytest.raises(TypeError):
        new_batch(10, 2).step(actions)


def test_invalid_deals_are_refused() -> None:
    with pytest.raises(IllegalSetup):
        new_batch(10, 5)
    with pytest.raises(IllegalSetup):
        new_batch(10, 4, tiles=TileSet(STANDARD.tiles[:50]))
    with pytest.raises(ValueError, match="games are not"):
        new_batch(0, 2)
    small = tables_of(TileSet(STANDARD.tiles[:20]))
    with pytest.raises(ValueError, match="S6"):
        orbis_core.Batch(10, 2, 0, small)
    with pytest.raises(ValueError, match="S6"):
        orbis_core.random_games(10, 2, 0, small)
    with pytest.raises(ValueError, match="no kernels"):
        orbis_core.Batch(10, 2, 0, tables_of(), 1, "v9")
    with pytest.raises((TypeError, RuntimeError)):
        orbis_core.Batch(10, 2, 0, "tables")
