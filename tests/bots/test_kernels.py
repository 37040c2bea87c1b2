"""Searches give the same results to the last bit, with every instruction set and compiler."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random

import pytest
from amount import few_or_all
from tables import own_tiles

from orbis import native
from orbis.bots import Greedy
from orbis.bots.nets import net_for
from orbis.play import Match
from orbis.rules import STANDARD, Phase, State, TileSet

core = pytest.importorskip("orbis_core")

SIMULATIONS = 200
NODES = 20_000
LAST_TURNS = 4
KNOWN = "4cea0882a4785064a2bfd6e8a320c76499767855b5b4fcce7987f696d8090b5c"
"""What came of one game, on every machine."""

KNOWN_OF_NETS = {
    (2, "standard"): "6562a1d35e0d1f8e90f52a18d49eaa05e4fef72d16b5b8d741f2c424977731a5",
    (2, "own"): "c036040bb67a3656a5e895caa5bb161ce11b23e08f9fc89d15e1d1862eb143d7",
    (3, "standard"): "23c01a4d0e45fa9af26443dfe4877704bb16039f3db5f8dfd16c894c9d9097e9",
    (3, "own"): "010d05fd2f7dee36526cf4fab0e48b737b72545a0ea5d72113ae50f4ec18bec1",
    (4, "standard"): "a6fc5dfa68263542f92b16e29ffb5b4425781c8546dc46cfa2ad9391bcc13511",
    (4, "own"): "929a9a4a2fc9dfc33196b21fb31f568ced560fabe35e3933931bbecc4f9101ea",
}
"""The same of searches by the nets of the package, by players and tiles."""


def positions(players: int, seed: str, tile_set: TileSet = STANDARD) -> Iterator[State]:
    """The states of a game in which somebody takes something."""
    match, random, greedy = Match(players, seed, tile_set), Random(seed), Greedy()
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
            solved = {} if solution is None else solution.results
            found += [f"{action} {each.win} {each.margin}" for action in solved for each in solved[action]]
    return found


@pytest.mark.parametrize("seed", range(few_or_all(2, 20)))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_instruction_set_finds_the_same(players: int, seed: int) -> None:
    names = core.search_kernels()
    if len(names) == 1:
        pytest.skip("this machine has one instruction set")
    portable = findings("portable", players, str(seed))
    assert all(findings(name, players, str(seed)) == portable for name in names if name != "portable")


def test_every_machine_finds_the_same() -> None:
    assert sha256("\n".join(findings("", 3, "machines")).encode()).hexdigest() == KNOWN


@pytest.mark.parametrize(("players", "tiles"), KNOWN_OF_NETS)
def test_every_machine_finds_the_same_by_a_net(players: int, tiles: str) -> None:
    """Each search keeps what the last one remembered, so wrong sums in memory would show."""
    tile_set = own_tiles() if tiles == "own" else STANDARD
    net = net_for(players, tile_set, SIMULATIONS)
    assert net is not None
    searcher = core.Searcher(native.tables_of(tile_set), net=net)
    found = []
    for number, state in enumerate(positions(players, f"net {tiles}", tile_set)):
        report = searcher.search(native.from_state(state, tile_set), number, SIMULATIONS)
        found += [f"{branch.action} {branch.visits} {branch.value}" for branch in report.branches]
        found += [f"{each.win} {each.margin}" for branch in report.branches for each in branch.results]
    assert sha256("\n".join(found).encode()).hexdigest() == KNOWN_OF_NETS[players, tiles]


def test_kernels_that_are_not_there_are_refused() -> None:
    with pytest.raises(ValueError, match="no kernels 'abacus'"):
        core.Searcher(native.tables_of(STANDARD), kernels="abacus")
