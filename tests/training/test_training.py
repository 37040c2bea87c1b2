"""What is learnt from: tile sets, rows, integers. PyTorch is not needed for these, and not installed here."""

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from orbis import native
from orbis.bots import Search, search
from orbis.bots.net_file import NetFile
from orbis.bots.nets import LEARNED, stored_net
from orbis.play import Budget, Match
from orbis.rules import STANDARD
from training.__main__ import main
from training.calibration import FIRST_PART, POINTS, calibration, calibration_error, told_and_true
from training.centring import centred
from training.config import Config, newest_share, read_config
from training.contest import contender, contest
from training.folder import Kept, RunFolder, Settings
from training.quantise import Numbers, numbers_of, weights_of
from training.rounding import parts_of, rounded, written_out
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
    turns = rows["turns"].astype(int)
    assert set(turns) == set(range(15 * players)), "a turn has its start and, if a tile comes, its end"
    assert set(np.diff(turns)) == {0, 1, 1 - 15 * players}
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_weights_become_numbers_to_go_on_from(players: int) -> None:
    weights = weights_of(floats(players))
    assert weights_of(numbers_of(weights, players)) == weights


def test_searches_learn_from_their_own_games() -> None:
    tables = native.tables_of(STANDARD)
    net = core.Net(tables, 2, weights_of(floats(2))).tuned(0.5, 0.2, 0.7)
    rows, _ = core.self_play([tables], [net], 2, 150, 60.0, 3, 1, simulations=8, trust=0.5)
    searched = rows["visits"].sum(1) > 0
    assert searched.any()
    assert rows["visits"][searched].sum(1) == pytest.approx(np.ones(searched.sum()))
    assert (rows["visits"][rows["takes"] < 0] == 0).all()
    assert (rows["targets"][:, :, 0] != rows["wins"]).any(), "the search has a say, too"


def test_chances_are_compared_with_what_came_of_them() -> None:
    chances, wins = np.array([0.05, 0.05, 0.75, 0.75]), np.array([0.0, 0.0, 1.0, 0.0])
    assert calibration_error(chances, wins) == pytest.approx(0.5 * 0.05 + 0.5 * 0.25)
    found = calibration(ignorant(), rows=300, simulations=8, seed=1)
    assert found.positions > 50
    assert found.error > 0.05, "random weights know nothing"
    assert list(found.phases) == list(range(core.NET_PHASES))
    assert str(found).count("regions") == 1 + core.NET_PHASES


def test_what_came_of_a_position_is_what_was_counted_at_the_end() -> None:
    """In the turns that chance draws a search can be wrong about what is played: they are left out."""
    _, _, told, true = told_and_true(stored_net(2), rows=600, simulations=60, seed=2)
    assert set(np.unique(true[:, :, 0])) <= {0.0, 0.5, 1.0}
    points = POINTS * true[:, :, FIRST_PART:]
    assert points == pytest.approx(np.rint(points), abs=1e-3)
    assert not np.allclose(POINTS * told[:, :, FIRST_PART:], points, atol=1e-3)


def ignorant() -> NetFile:
    """A net of random weights."""
    return NetFile(2, core.FEATURE_VERSION, 0.4, 0.2, 0.7, weights_of(floats(2)))


def test_a_centred_net_says_neither_too_many_points_nor_too_few_and_plays_the_same() -> None:
    net = stored_net(2)
    numbers = numbers_of(net.weights, 2)
    numbers["third_bias"].reshape(-1, core.NET_HEADS)[:, 3] += 1  # in eights: regions are worth 8 points more
    wrong = replace(net, weights=weights_of(numbers), origin="")
    middle = centred(wrong, rows=1500, simulations=16, seed=1)
    before, after = (calibration(each, rows=1500, simulations=16, seed=1) for each in (wrong, middle))
    assert before.parts["regions"] > 5
    assert max(map(abs, after.parts.values())) < 1
    assert (after.error, after.squared) == (before.error, before.squared), "the same games"
    assert middle.origin == sha256(wrong.weights).hexdigest()


def test_a_rounded_net_is_centred_as_it_is() -> None:
    """Only biases of points change, the same in the rounded weights and in those that they stand for."""
    small = rounded(ignorant(), 8, positions=100)
    middle = centred(small, rows=300, simulations=8, seed=1)
    assert middle.origin == small.origin
    assert len(middle.weights) == len(small.weights)
    before, after = (parts_of(written_out(each)) for each in (small, middle))
    shape = (core.NET_PHASES, 2, core.NET_HEADS)
    moved = (after["third_bias"] != before["third_bias"]).reshape(shape)
    assert moved[:, :, FIRST_PART:].any()
    assert not moved[:, :, :FIRST_PART].any()
    assert all((before[name] == after[name]).all() for name in before if name != "third_bias")
    off_before, off_after = (
        sum(map(abs, calibration(each, rows=300, simulations=8, seed=1).parts.values()))
        for each in (small, middle)
    )
    assert off_after < off_before / 2


def test_equals_are_even() -> None:
    playouts = contender(2, None, Budget(simulations=4))
    found = contest(native.tables_of(STANDARD), 2, playouts, playouts, deals=4, seed=1, threads=2)
    assert (found.games, found.even) == (8, 0.5)
    assert 0 <= found.share <= 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_inside_the_core_attempts_to_solve_the_end_as_the_agent_does(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for budget in (Budget(simulations=7), Budget(milliseconds=9)):
        asked: list[int] = []
        monkeypatch.setattr(search, "solved", lambda *given, asked=asked: asked.append(given[-1]))
        match, random, agent = Match(players, "ends"), Random(1), Search(budget=Budget(simulations=1))
        turns = set()
        while not match.state.is_over:
            seen = len(asked)
            if len(match.options()) > 1 and match.state.turn >= 15 * players - 6:
                agent.choose(match.state, random, budget)
            if len(asked) > seen:
                turns.add(match.state.turn)
            match.do(match.options()[0])
        core_player = contender(players, None, budget)
        assert set(asked) == {core_player.nodes}
        assert turns <= set(range(15 * players - core_player.last_turns, 15 * players))
        assert min(turns) == 15 * players - core_player.last_turns


def test_the_end_is_solved_inside_the_core_where_nodes_suffice() -> None:
    """With one simulation a search plays badly, but not in the turns that it solves."""
    tables = native.tables_of(STANDARD)
    seeing, blind = (core.Contender(None, 1, 0, last_turns, 200_000) for last_turns in (3, 0))
    found = contest(tables, 2, seeing, blind, deals=30, seed=1, threads=1)
    assert found.share > 0.55


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
    net = stored_net(players)
    assert run["net"] == (net.origin or sha256(net.weights).hexdigest())


def test_a_round_learns_from_so_many_rows_but_from_none_too_often() -> None:
    config = Config(2, epochs=2.0, learnt_rows=8_000_000)
    assert config.epochs_over(1_000_000) == 2
    assert config.epochs_over(16_000_000) == 0.5


def test_an_average_begins_with_the_newest_weights_and_then_hardly_moves() -> None:
    shares = [newest_share(steps, 0.997) for steps in range(1, 2000)]
    assert shares[0] == 1
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] == pytest.approx(0.003)


def test_a_run_is_not_begun_with_a_net_where_there_is_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    numbers = floats(2)
    kept = Kept(numbers, np.ones(1, bool), weights_of(numbers), Settings(0.4, 0.2, 0.7), [])
    RunFolder(tmp_path).write(Config(2), kept)
    with pytest.raises(SystemExit):
        main(
            ["run", str(FOLDER / "configs" / "2.toml"), str(tmp_path), "--start", str(tmp_path / "best.net")]
        )
    assert "has a run to go on with" in capsys.readouterr().err
    about = json.loads((tmp_path / "run.json").read_text())
    assert about["net"] == sha256(kept.best).hexdigest()


def test_a_rounded_net_is_small_and_says_nearly_the_same() -> None:
    tables, numbers = native.tables_of(STANDARD), floats(2)
    for name in ("rows", "second", "third", "query", "takes"):
        numbers[name] /= 100
    net = NetFile(2, core.FEATURE_VERSION, 0.4, 0.5, 0.7, weights_of(numbers))
    small = rounded(net, 2.0, positions=500)
    assert small.origin == sha256(net.weights).hexdigest()
    assert len(small.weights) < 0.52 * len(net.weights)
    one, other = (core.Net(tables, 2, each.weights) for each in (net, small))
    state = native.from_state(Match(2, "rounded").state)
    (whole, _), (near, _) = one.evaluate(state), other.evaluate(state)
    assert near != whole
    assert near[0].win == pytest.approx(whole[0].win, abs=0.05)
    assert near[0].regions == pytest.approx(whole[0].regions, abs=0.5)
    assert core.Net(tables, 2, written_out(small).weights).evaluate(state)[0] == near
    with pytest.raises(ValueError, match="rounded already"):
        rounded(small, 2.0, positions=100)


@pytest.mark.parametrize(
    ("unit", "trait", "take", "fits"),
    [
        (15, 0, 0, True),
        (8, 7, 15, True),
        (16, 0, 0, False),
        (8, 8, 0, False),
        (0, 16, 0, False),
        (0, 0, 16, False),
    ],
)
def test_a_shift_of_more_than_fifteen_is_refused(unit: int, trait: int, take: int, fits: bool) -> None:
    net = rounded(ignorant(), 2.0, positions=100)
    units, (_, traits, _, takes) = core.NET_UNITS, core.net_counts(2)
    weights = bytearray(net.weights)
    weights[: units + traits] = bytes(units + traits)
    weights[units - 1], weights[units + traits - 1] = unit, trait
    weights[-takes * core.NET_HIDDEN - 1] = take
    shifted = replace(net, weights=bytes(weights))
    if fits:
        assert len(written_out(shifted).weights) == core.net_bytes(2)
        assert core.Net(native.tables_of(STANDARD), 2, shifted.weights).players == 2
        return
    with pytest.raises(core.InvalidNet, match="a shift of the rounded weights is larger than 15"):
        core.Net(native.tables_of(STANDARD), 2, shifted.weights)
    with pytest.raises(ValueError, match="larger than 15"):
        written_out(shifted)
