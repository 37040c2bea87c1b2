"""The set of solved endgames: its content, its strict reader, and how it is made."""

import gzip
import json
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from orbis import native
from orbis.lab.endgames.candidates import LAST_ROUNDS, GameQuestion, Solver
from orbis.lab.endgames.endgame_set import (
    SAME_MARGIN,
    SAME_WIN,
    EndgameSet,
    InvalidEndgames,
    Value,
    read_endgames,
    standard_endgames,
    write_endgames,
)
from orbis.lab.endgames.maker import SHARES, KeptAnswers, core_id, main, make_endgames
from orbis.lab.series.workers import WorkerAnswer
from orbis.notation import write_state
from orbis.rules import action_id, legal_actions
from orbis.rules.pieces import ROUNDS
from orbis.rules.state import Taking

needs_core = pytest.mark.skipif(not native.available(), reason="the compiled core solves")

EVERY = 401
"""One in this many positions is solved again."""


@pytest.fixture(scope="module")
def endgames() -> EndgameSet:
    return standard_endgames()


def test_the_set_has_the_expected_number_of_positions(endgames: EndgameSet) -> None:
    assert Counter(each.players for each in endgames.positions) == SHARES
    assert len({each.state for each in endgames.positions}) == len(endgames.positions) >= 10_000


def test_all_positions_are_real_decisions_of_the_last_rounds(endgames: EndgameSet) -> None:
    for each in endgames.positions:
        assert (ROUNDS - LAST_ROUNDS[each.players]) * each.players <= each.state.turn
        assert list(each.values) == [action_id(action) for action in legal_actions(each.state)]
        assert not all(value.equals(each.best) for value in each.values.values())


def test_hard_positions_are_not_left_out(endgames: EndgameSet) -> None:
    turns_left = Counter(2 * ROUNDS - each.state.turn for each in endgames.positions if each.players == 2)
    assert all(turns_left[turns] > 0.2 * turns_left.total() for turns in (1, 2, 3, 4))
    assert endgames.left_out["too large"] < 0.01 * len(endgames.positions)


def test_the_mix_of_positions_is_as_documented(endgames: EndgameSet) -> None:
    taking = sum(isinstance(each.state.decision, Taking) for each in endgames.positions)
    matters = sum(
        any(each.best.win - value.win > SAME_WIN for value in each.values.values())
        for each in endgames.positions
    )
    assert 0.7 < taking / len(endgames.positions) < 0.95
    assert matters / len(endgames.positions) > 0.35


@needs_core
def test_solving_again_gives_the_same_values(endgames: EndgameSet) -> None:
    solver = Solver(endgames.nodes)
    for each in endgames.positions[::EVERY]:
        known = solver.sensible(each.state)
        assert known
        for action, value in known.items():
            assert value.win == pytest.approx(each.values[action].win, abs=SAME_WIN)
            assert value.margin == pytest.approx(each.values[action].margin, abs=SAME_MARGIN)


@needs_core
def test_options_that_the_solver_skips_are_never_better(endgames: EndgameSet) -> None:
    solver = Solver(endgames.nodes)
    for each in [each for each in endgames.positions if each.state.turn + 2 >= ROUNDS * each.players][::200]:
        known = solver.sensible(each.state)
        assert known
        assert each.best.equals(max(known.values(), key=lambda value: (round(value.win, 5), value.margin)))


def test_a_regret_is_the_difference_to_the_best_option(endgames: EndgameSet) -> None:
    for each in endgames.positions[::200]:
        found = [each.regret(action) for action in each.values]
        assert min(regret.win for regret in found) == 0
        assert {action for action in each.values if each.regret(action).exact} == {
            action for action, value in each.values.items() if value.equals(each.best)
        }
        assert all(regret.exact or regret.win > 0 or regret.points > 0 for regret in found)


def test_the_best_option_has_the_highest_chance_then_the_highest_margin(endgames: EndgameSet) -> None:
    position = endgames.positions[0]
    a, b, *rest = position.values
    values = {a: Value(0.5, 9.0), b: Value(0.75, -2.0), **{each: Value(0.75, -3.0) for each in rest}}
    made = type(position)(0, position.state, values)
    assert made.best == Value(0.75, -2.0)
    assert made.regret(a) == (0.25, -11.0, False)


@needs_core
def test_the_same_seed_makes_the_same_set() -> None:
    shares = {2: 1, 3: 1}
    one, two = (make_endgames("test", shares, nodes=20_000, jobs=jobs) for jobs in (1, 2))
    assert one == two
    assert Counter(each.players for each in one.positions) == shares
    assert set(one.left_out) == {"too large", "equal", "decided"}
    assert read_endgames(write_endgames(one)) == one
    assert write_endgames(one) == write_endgames(two)


def unanswered(*_: object) -> Generator[WorkerAnswer]:
    yield from ()


@needs_core
def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games, shares = tmp_path / "set.games", {2: 2}
    whole = make_endgames("test", shares, 20_000, 1, KeptAnswers(games))
    lines = games.read_bytes().splitlines(keepends=True)
    make_endgames("another", shares, 20_000, 1, KeptAnswers(games))
    others = games.read_bytes()[sum(map(len, lines)) :]
    games.write_bytes(lines[0] + others + lines[-1][:-9])
    assert make_endgames("test", shares, 20_000, 1, KeptAnswers(games)) == whole

    monkeypatch.setattr("orbis.lab.endgames.maker.answers", unanswered)
    games.write_bytes(b"".join(lines))
    assert make_endgames("test", shares, 20_000, 1, KeptAnswers(games)) == whole


def test_what_is_kept_after_a_line_that_was_cut_off_is_found_again(tmp_path: Path) -> None:
    games = tmp_path / "set.games"
    games.write_bytes(b'["a ques')
    kept = KeptAnswers(games)
    for question in ("one", "two"):
        kept.keep(WorkerAnswer(question, "text"))
    assert [question in KeptAnswers(games) for question in ("one", "two")] == [True, True]


@needs_core
def test_what_another_core_found_does_not_count(tmp_path: Path) -> None:
    kept, question = KeptAnswers(tmp_path / "set.games"), GameQuestion("test", 2, 0, 20_000, core_id())
    make_endgames("test", {2: 1}, 20_000, 1, kept)
    assert kept.like(question)
    assert not kept.like(replace(question, core="another"))


@needs_core
def test_a_complete_set_leaves_nothing_beside_it(tmp_path: Path) -> None:
    made = tmp_path / "set.jsonl.gz"
    shares = ("--for-2", "1", "--for-3", "0", "--for-4", "0")
    main([str(made), *shares, "--seed", "test", "--nodes", "20000", "--jobs", "1"])
    assert len(read_endgames(made.read_bytes()).positions) == 1
    assert list(tmp_path.iterdir()) == [made]


def lines_of(endgames: EndgameSet) -> list[Any]:
    few = EndgameSet(endgames.seed, endgames.nodes, endgames.left_out, endgames.positions[:2])
    return [json.loads(line) for line in gzip.decompress(write_endgames(few)).splitlines()]


def packed(lines: list[Any]) -> bytes:
    return gzip.compress("".join(f"{json.dumps(line)}\n" for line in lines).encode())


def test_a_written_set_can_be_read(endgames: EndgameSet) -> None:
    assert read_endgames(packed(lines_of(endgames))).positions == endgames.positions[:2]


@pytest.mark.parametrize(
    ("line", "change", "expected"),
    [
        (0, lambda head: head | {"format": "orbis endgames 2"}, "line 1: expected format"),
        (0, lambda head: head | {"rules": 0}, "line 1: expected rules"),
        (0, lambda head: head | {"tiles": "none"}, "line 1: expected tiles"),
        (0, lambda head: head | {"positions": 3}, "3 positions are announced, 2 are there"),
        (0, lambda head: head | {"nodes": "many"}, "line 1: Expected `int`, got `str` - at `$.nodes`"),
        (0, lambda head: {"format": head["format"]}, "line 1: Object missing required field `rules`"),
        (0, lambda head: [head], "line 1"),
        (1, lambda told: told[:2], "line 2"),
        (1, lambda told: ["one", *told[1:]], "line 2: Expected `int`, got `str` - at `$[0]`"),
        (1, lambda told: [told[0], told[1][:-1], told[2]], "line 2: line 1, column"),
        (1, lambda told: [*told[:2], told[2][1:]], "line 2: expected values of the options"),
        (1, lambda told: [*told[:2], [*told[2], told[2][0]]], "line 2: expected values of the options"),
        (
            1,
            lambda told: [*told[:2], [[told[2][0][0], 1.5, 0], *told[2][1:]]],
            "line 2: Expected `float` <= 1.0 - at `$[2][0][1]`",
        ),
        (
            1,
            lambda told: [*told[:2], [[told[2][0][0], 0.5, "x"], *told[2][1:]]],
            "line 2: Expected `float`, got `str` - at `$[2][0][2]`",
        ),
    ],
)
def test_a_wrong_value_is_refused(endgames: EndgameSet, line: int, change: Any, expected: str) -> None:
    lines = lines_of(endgames)
    lines[line] = change(lines[line])
    with pytest.raises(InvalidEndgames) as caught:
        read_endgames(packed(lines))
    assert expected in str(caught.value)


def test_a_malformed_file_is_refused(endgames: EndgameSet) -> None:
    whole = packed(lines_of(endgames))
    for content in (
        b"",
        b"text",
        whole[:-9],
        gzip.compress(b"\xff"),
        gzip.compress(b""),
        gzip.compress(b"{"),
    ):
        with pytest.raises(InvalidEndgames):
            read_endgames(content)
    head, first, _ = lines_of(endgames)
    with pytest.raises(InvalidEndgames, match="twice"):
        read_endgames(packed([head, first, first]))


def test_states_are_in_the_standard_notation(endgames: EndgameSet) -> None:
    assert write_state(endgames.positions[0].state) == lines_of(endgames)[1][1]
