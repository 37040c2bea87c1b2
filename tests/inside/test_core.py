"""The core in WebAssembly says and finds what the compiled module does, to the last bit."""

from collections.abc import Iterator
from functools import partial
from random import Random
from types import ModuleType
from typing import Any

import pytest
from amount import few_or_all

from inside.page import Core
from orbis import native
from orbis.bots import Greedy
from orbis.bots.nets import stored_net
from orbis.native import answers
from orbis.native.tables import god_rows, tile_rows
from orbis.native.writer import writer_for
from orbis.play import Match
from orbis.rules import STANDARD, State

SIMULATIONS = 200
NODES = 20_000
LAST_TURNS = 4

GAMES = few_or_all(2, 9)
"""Of each number of players; all together they have four thousand searches, and as many evaluations."""


def positions(players: int, seed: int) -> Iterator[State]:
    """The states of a game in which somebody decides."""
    match, random, greedy = Match(players, str(seed)), Random(seed), Greedy()
    while not match.state.is_over:
        yield match.state
        match.do(greedy.choose(match.state, random).action)


def dealt() -> tuple[list[int], int]:
    """The tiles and the gods of a game of two."""
    state = Match(2, "dealt").state
    return [cell.tile.id for cell in state.display if cell.tile], sum(
        1 << god.number - 1 for god in state.gods
    )


def said(state: Any) -> list[object]:
    """All that a state says about itself."""
    whole = (state.to_bytes(), state.to_text(), state.hash(), state.score(), state.winners())
    parts = (state.players, state.turn, state.seat, int(state.decision), state.is_over)
    points = [state.points(seat) for seat in range(state.players)]
    return [*whole, *parts, *points, state.options(), state.mask()]


def results(found: Any) -> list[list[float]]:
    parts = ("win", "margin", "regions", "wildernesses", "temple", "god", "worshippers")
    return [[getattr(seat, part) for part in parts] for seat in found]


def found_by(searcher: Any, position: Any, number: int, *, is_late: bool) -> list[object]:
    report = searcher.search(position, number, SIMULATIONS)
    found: list[object] = [report.simulations]
    found += [(each.action, each.visits, each.value, results(each.results)) for each in report.branches]
    evaluation = searcher.evaluate(position, number, 20, NODES if is_late else 0)
    found += [results(evaluation.results), evaluation.exact, searcher.nodes, searcher.bytes]
    solution = searcher.solve(position, NODES) if is_late else None
    if solution is not None:
        found += [solution.best, solution.nodes]
        found += [(action, results(each)) for action, each in solution.results.items()]
    return found


def net_of(core: ModuleType, tables: Any, players: int) -> Any:
    """The net of the package, in the compiled core or that of a page."""
    net = stored_net(players)
    return core.Net(tables, players, net.weights).tuned(net.exploration, net.margin, net.widening, net.ahead)


@pytest.mark.parametrize("learned", [True, False], ids=["net", "playouts"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_page_finds_the_same_to_the_last_bit(
    page_core: ModuleType, players: int, seed: int, *, learned: bool
) -> None:
    tables = page_core.SetTables(tile_rows(STANDARD), god_rows(), STANDARD)
    compiled = native.tables_of(STANDARD)
    own = native.core.Searcher(compiled, net=net_of(native.core, compiled, players) if learned else None)
    other = page_core.Searcher(tables, net=net_of(page_core, tables, players) if learned else None)
    write = writer_for(STANDARD)
    for number, state in enumerate(positions(players, seed)):
        here, there = native.from_state(state), page_core.NativeState.from_bytes(tables, write(state))
        assert said(there) == said(here)
        if not number % 3:
            ask = partial(found_by, number=number, is_late=state.turn >= 15 * players - LAST_TURNS)
            assert ask(other, there) == ask(own, here)


def test_a_page_plays_the_same(page_core: ModuleType) -> None:
    tables = page_core.SetTables(tile_rows(STANDARD), god_rows(), STANDARD)
    display, gods = dealt()
    here = native.core.NativeState.set_up(native.tables_of(STANDARD), 2, display, gods)
    there = page_core.NativeState.set_up(tables, 2, display, gods)
    random = Random(1)
    while not here.is_over:
        if here.options():
            id = random.choice(here.options())
            here.apply(id)
            there.apply(id)
        else:
            tiles = [tile for tile in range(len(STANDARD.tiles)) if here.awaits(tile)]
            assert tiles == [tile for tile in range(len(STANDARD.tiles)) if there.awaits(tile)]
            here.reveal(tiles[0])
            there.reveal(tiles[0])
        assert there.to_bytes() == here.to_bytes()


def test_a_page_refuses_the_same(page_core: ModuleType) -> None:
    tables = page_core.SetTables(tile_rows(STANDARD), god_rows(), STANDARD)
    state = page_core.NativeState.set_up(tables, 2, *dealt())
    for wrong, message in ((108, "action 108 is not an option"), (-1, "action -1"), (300, "action 300")):
        with pytest.raises(page_core.IllegalAction, match=message):
            state.apply(wrong)
    with pytest.raises(page_core.IllegalAction, match="tile 44 cannot be revealed now"):
        state.reveal(44)
    with pytest.raises(page_core.InvalidState, match="the players are not 2 to 4"):
        page_core.NativeState.from_bytes(tables, b"")
    with pytest.raises(page_core.InvalidState, match="the length does not suit the players"):
        page_core.NativeState.from_bytes(tables, bytes(1000))
    with pytest.raises(page_core.InvalidTables, match="there are not ten gods"):
        page_core.SetTables(tile_rows(STANDARD), [])
    with pytest.raises(page_core.InvalidTables):
        page_core.SetTables([], god_rows())
    with pytest.raises(ValueError, match="a budget is simulations or milliseconds"):
        page_core.Searcher(tables).search(state, 0)
    with pytest.raises(ValueError, match="the nodes are not"):
        page_core.Searcher(tables, nodes=1)


def test_a_page_refuses_the_same_nets(page_core: ModuleType) -> None:
    tables = page_core.SetTables(tile_rows(STANDARD), god_rows(), STANDARD)
    state, net = page_core.NativeState.set_up(tables, 2, *dealt()), net_of(page_core, tables, 2)
    weights = stored_net(2).weights
    wrong = {
        "another length": page_core.Net(tables, 2, weights[:-1]),
        "the players are not 2 to 4": page_core.Net(tables, 5, weights),
        "out of range": net.tuned(float("nan"), 0, 0),
        "another number of players": net_of(page_core, tables, 3),
    }
    for message, each in wrong.items():
        with pytest.raises(ValueError, match=message):
            page_core.Searcher(tables, net=each).search(state, 1, simulations=10)
    others = page_core.SetTables(tile_rows(STANDARD)[:60], god_rows())
    with pytest.raises(ValueError, match="another tile set"):
        page_core.Searcher(others, net=net)


def test_a_net_of_other_features_is_refused(page_core: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert page_core.FEATURE_VERSION == native.core.FEATURE_VERSION
    monkeypatch.setattr(page_core, "FEATURE_VERSION", 99)
    tables = page_core.SetTables(tile_rows(STANDARD), god_rows(), STANDARD)
    state, net = page_core.NativeState.set_up(tables, 2, *dealt()), page_core.Net(tables, 2, b"0")
    with pytest.raises(page_core.InvalidNet, match="the net sees other features"):
        page_core.Searcher(tables, net=net).search(state, 1, simulations=10)


def test_a_new_core_is_given_the_net_again(page_core: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as when the worker that thinks was replaced."""
    tables = page_core.SetTables(tile_rows(STANDARD), god_rows(), STANDARD)
    state, searcher = (
        page_core.NativeState.set_up(tables, 2, *dealt()),
        page_core.Searcher(tables, net=net_of(page_core, tables, 2)),
    )
    first = searcher.search(state, 1, simulations=50)
    newer = Core()
    try:
        monkeypatch.setattr(answers, "_core", newer)
        assert searcher.search(state, 1, simulations=50) == first
    finally:
        newer.close()
