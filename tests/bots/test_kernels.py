"""Searches give the same results to the last bit, with every instruction set and compiler."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random

import pytest
from amount import few_or_all

from orbis import native
from orbis.bots import Greedy
from orbis.play import Match
from orbis.rules import STANDARD, Phase, State

core = pytest.importorskip("orbis_core")

SIMULATIONS = 200
NODES = 20_000
LAST_TURNS = 4
KNOWN = "0f7109183d895cebd08ccc69cd4e62ba5dae5cbd63a813b4d7159c1481cd2978"
"""What came of one game, on every machine."""


def positions(players: int, seed: str) -> Iterator[State]:
    """The states of a game in which somebody takes something."""
    match, random, greedy = Match(players, seed), Random(seed), Greedy()
    while not match.state.is_over:
        if match.state.phase is Phase.TAKE:
            yield match.state
        match.do(greedy.choose(match.state, random).action)


def findings(kernels: str, players: int, seed: str) -> list[str]:
    """All that one searcher finds in a game: what it simulates, evaluates, and solves near the end."""
    searcher = core.Searcher(native.tables_of(STANDARD), kernels=kernels)
    found = []
    for number, state in enumerate(positions(players, seed)):
        position = native.from_state(state)
        report = searcher.search(position, number, SIMULATIONS)
        found += [f"{branch.action} {branch.visits} {branch.value}" for branch in report.branches]
        found += [f"{each.win} {each.margin}" for branch in report.branches for each in branch.results]
        found += [f"{each.win} {each.margin}" for each in searcher.evaluate(position, number, 20).results]
        if state.turn >= 15 * players - LAST_TURNS:
            solution = searcher.solve(position, NODES)
            found.append("" if solution is None else f"{solution.best} {solution.nodes}")
    return found


@pytest.mark.parametrize("seed", range(few_or_all(2, 20)))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_instruction_set_finds_the_same(players: int, seed: int) -> None:
    if core.kernels() == "portable":
        pytest.skip("this machine has one instruction set")
    portable, fastest = (findings(kernels, players, str(seed)) for kernels in ("portable", core.kernels()))
    assert portable == fastest


def test_every_machine_finds_the_same() -> None:
    assert sha256("\n".join(findings("", 3, "machines")).encode()).hexdigest() == KNOWN


def test_kernels_that_are_not_there_are_refused() -> None:
    with pytest.raises(ValueError, match="no kernels 'abacus'"):
        core.Searcher(native.tables_of(STANDARD), kernels="abacus")
