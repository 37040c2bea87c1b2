"""What is learnt from: tile sets, rows, integers. PyTorch is not needed for these, and not installed here."""

import json
from pathlib import Path
from random import Random

import pytest

from orbis import native
from orbis.bots.nets import LEARNED
from orbis.rules import STANDARD
from training.config import Config, read_config
from training.contest import contest
from training.quantise import Numbers, weights_of
from training.tile_sets import made_up

core = pytest.importorskip("orbis_core")
np = pytest.importorskip("numpy")

FOLDER = Path(__file__).parents[2] / "training"


def test_made_up_tile_sets_differ_and_come_again_from_the_same_seed() -> None:
    random = Random(1)
    one, other = made_up(random), made_up(random)
    assert len({one.content_id, other.content_id, STANDARD.content_id}) == 3
    assert made_up(Random(1)) == one
    assert [tile.colour for tile in one.tiles] == [tile.colour for tile in STANDARD.tiles]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rows_of_informed_games_show_who_won_what(players: int) -> None:
    tables = native.tables_of(STANDARD)
    rows, games = core.self_play([tables], [], players, 2000, 60.0, 7, 1)
    assert games >= 2000 // (30 * players) - 1
    assert rows["targets"][:, :, 0].sum(1) == pytest.approx(np.ones(len(rows["targets"])))
    assert (rows["targets"][:, :, 0] == rows["wins"]).all()
    assert rows["features"].max() <= core.net_counts(players)[0]
    assert ((rows["takes"] >= 0) == (rows["values"] > -1e8)).all()
    again, _ = core.self_play([tables], [], players, 2000, 60.0, 7, 1)
    assert all((rows[name] == again[name]).all() for name in rows)


def floats(players: int) -> Numbers:
    _, traits, _, takes = core.net_counts(players)
    shapes = {
        "rows": (traits, 256),
        "bias": (256,),
        "second": (8, 32, 256),
        "second_bias": (8, 32),
        "third": (8, 8 * players, 32),
        "third_bias": (8, 8 * players),
        "query": (32, 256),
        "query_bias": (32,),
        "takes": (takes, 32),
    }
    random = np.random.default_rng(2)
    return {name: random.normal(0, 3, shape).astype(np.float32) for name, shape in shapes.items()}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_numbers_become_weights_that_the_core_accepts(players: int) -> None:
    weights = weights_of(floats(players))
    assert len(weights) == core.net_bytes(players)
    assert core.Net(native.tables_of(STANDARD), players, weights).players == players


def test_searches_learn_from_their_own_games() -> None:
    tables = native.tables_of(STANDARD)
    net = core.Net(tables, 2, weights_of(floats(2))).tuned(0.5, 0.2, 0.7)
    rows, _ = core.self_play([tables], [net], 2, 150, 60.0, 3, 1, simulations=8, trust=0.5)
    searched = rows["visits"].sum(1) > 0
    assert searched.any()
    assert rows["visits"][searched].sum(1) == pytest.approx(np.ones(searched.sum()))
    assert (rows["visits"][rows["takes"] < 0] == 0).all()
    assert (rows["targets"][:, :, 0] != rows["wins"]).any(), "the search has a say, too"


def test_equals_are_even() -> None:
    playouts = core.Contender(None, simulations=4)
    found = contest(native.tables_of(STANDARD), 2, playouts, playouts, deals=4, seed=1, threads=2)
    assert (found.games, found.even) == (8, 0.5)
    assert 0 <= found.share <= 1


def test_invalid_self_play_and_matches_are_refused() -> None:
    tables = native.tables_of(STANDARD)
    with pytest.raises(ValueError, match="tile sets"):
        core.self_play([], [], 2, 10, 1.0, 1, 1)
    with pytest.raises(ValueError, match="threads"):
        core.self_play([tables], [], 2, 10, 1.0, 1, 0)
    with pytest.raises(ValueError, match="budget"):
        core.play_match(tables, 2, core.Contender(), core.Contender(), 1, 1, 1)
    net = core.Net(tables, 2, weights_of(floats(2)))
    with pytest.raises(ValueError, match="other games"):
        core.self_play([tables], [net], 3, 10, 1.0, 1, 1, simulations=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_a_configuration_for_every_number_of_players(players: int) -> None:
    assert read_config(FOLDER / "configs" / f"{players}.toml").players == players


@pytest.mark.parametrize("players", LEARNED)
def test_the_run_of_a_shipped_net_is_kept(players: int) -> None:
    run = json.loads((FOLDER / "runs" / f"{players}.json").read_text())
    assert Config(**run["config"]).players == players
    assert [each["round"] for each in run["curve"]] == list(range(1, len(run["curve"]) + 1))
