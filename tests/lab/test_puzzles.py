"""Puzzles: what the page knows of each position is what the solver finds."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from orbis import native
from orbis.lab.puzzles import best_turns
from orbis.lab.puzzles.best_turns import best_turn
from orbis.lab.puzzles.maker import HASH, MOST_OF_A_GRADE, NODES, best_turns_of, ends_of, puzzle_of
from orbis.lab.puzzles.puzzle_set import Puzzle, PuzzleSet
from orbis.lab.review.answers import missed
from orbis.notation import hash_of, parse_state, write_state
from orbis.rules import ACTIONS, Phase, apply, legal_actions, refusal

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "puzzles" / "puzzles.json"
PUZZLES = msgspec.json.decode(FILE.read_bytes(), type=PuzzleSet).puzzles


def ends(outcome: str) -> list[str]:
    return [outcome[at : at + HASH] for at in range(0, len(outcome), HASH)]


def test_there_are_puzzles_of_every_grade_each_once() -> None:
    assert len({puzzle.state for puzzle in PUZZLES}) == len(PUZZLES) >= 120
    grades = Counter(puzzle.grade for puzzle in PUZZLES)
    assert set(grades) == {1000, 1300, 1600, 1900, 2200}
    assert max(grades.values()) <= MOST_OF_A_GRADE
    assert sorted(PUZZLES, key=lambda puzzle: puzzle.grade) == list(PUZZLES)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.state[:30])
def test_the_best_turn_can_be_played_and_is_the_best(puzzle: Puzzle) -> None:
    state = parse_state(puzzle.state)
    assert state.phase is Phase.TAKE
    for action in (ACTIONS[id] for id in puzzle.best):
        assert refusal(state, action) is None
        state = apply(state, action)
    assert hash_of(write_state(state))[:HASH] in ends(puzzle.outcomes[0].ends)
    values = [(outcome.win, outcome.margin) for outcome in puzzle.outcomes]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values) > 1


def test_the_package_knows_the_best_turns_of_the_same_puzzles() -> None:
    assert Path(best_turns.__file__).with_name(best_turns.FILE).read_bytes() == best_turns_of(
        PuzzleSet(PUZZLES)
    )
    for puzzle in PUZZLES:
        assert best_turn(parse_state(puzzle.state)) == tuple(ACTIONS[id] for id in puzzle.best)
    other = parse_state(PUZZLES[0].state)
    assert best_turn(apply(other, legal_actions(other)[0])) is None


def test_only_the_better_of_two_turns_gains_something() -> None:
    puzzle = PUZZLES[0]
    start = parse_state(puzzle.state)
    found = {hash_of(write_state(line.end))[:HASH]: line for line in ends_of(start) or ()}
    best, worst = (found[ends(puzzle.outcomes[place].ends)[0]] for place in (0, -1))
    assert missed(start, best, worst, nodes=NODES) is not None
    assert missed(start, worst, best, nodes=NODES) is None
    assert missed(start, best, best, nodes=NODES) is None


@pytest.mark.parametrize("puzzle", PUZZLES[::28], ids=lambda puzzle: puzzle.state[:30])
def test_the_solver_still_finds_what_the_page_knows(puzzle: Puzzle) -> None:
    searcher = native.core.Searcher(native.tables_of(), nodes=1024)
    assert msgspec.json.encode(puzzle_of(parse_state(puzzle.state), searcher)) == msgspec.json.encode(puzzle)


def test_every_end_of_a_turn_is_known() -> None:
    for puzzle in PUZZLES[::25]:
        found = ends_of(parse_state(puzzle.state))
        assert found is not None
        hashes = {hash_of(write_state(line.end))[:HASH] for line in found}
        assert hashes == {end for outcome in puzzle.outcomes for end in ends(outcome.ends)}
