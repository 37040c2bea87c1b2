"""The search agent: Monte-Carlo tree search in the compiled core, and exact play at the end of a game.

What the leaves of its tree are worth is said by a net where there is one, and by playouts elsewhere.
"""

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import NamedTuple

from orbis import native
from orbis.bots.nets import LEARNED, net_for, values
from orbis.bots.patience import Patience, never
from orbis.play.agent import Budget, Candidate, Choice, Expectation
from orbis.rules import ACTIONS, STANDARD, Phase, State, TileSet, action_id, legal_actions
from orbis.rules.pieces import ROUNDS

DEFAULT_BUDGET = Budget(milliseconds=1000)

TRIAL_NODES_PER_MILLISECOND = {2: 8000, 3: 5000, 4: 5000}
TRIAL_NODES_PER_SIMULATION = {2: 48, 3: 30, 4: 30}
"""By number of players, how many nodes an attempt to solve the end may take per unit of the budget: about as
many as fit into it with two, half as many with more. A vain attempt comes on top of the budget."""

LAST_TURNS = 4
"""How many turns before the end an attempt to solve it pays off."""

MOST_NODES = 1 << 21
"""How many nodes a search keeps by default: 67 MB at the most."""


def trial_nodes(players: int, budget: Budget) -> int:
    """How many nodes an attempt to solve the end may take."""
    return (
        TRIAL_NODES_PER_MILLISECOND[players] * budget.milliseconds
        + TRIAL_NODES_PER_SIMULATION[players] * budget.simulations
    )


class Bounds(NamedTuple):
    """What a search may use besides its budget."""

    nodes: int = MOST_NODES
    """When they are used up, the tree stops growing but is still searched."""
    check: Callable[[], None] | None = None
    """Called every 50 ms of a search; whatever it raises ends it."""


class Search:
    """Chooses by simulating how the game may continue; raises `NativeUnavailable` without the core."""

    def __init__(
        self,
        tile_set: TileSet = STANDARD,
        budget: Budget | None = None,
        bounds: Bounds | None = None,
        *,
        threads: int = 1,
        patience: Patience = never,
        learned: Collection[int] = LEARNED,
        budgets: Mapping[int, Budget] | None = None,
    ) -> None:
        """Search with a budget, or with that in `budgets` for a number of players.

        `learned` are the numbers of players with whom it may ask a net.
        """
        self._tile_set = tile_set
        self._budget = budget or DEFAULT_BUDGET
        self._budgets = budgets or {}
        self._patience = patience
        self._bounds = bounds or Bounds()
        self._threads = threads
        self._learned = learned
        self._learned_for: tuple[int, bool] | None = None
        self._searcher = self._by(None)

    @property
    def bytes(self) -> int:
        """How much memory the search takes."""
        return self._searcher.bytes

    def _by(self, net: "native.Net | None") -> "native.Searcher":
        return searcher_by(net, self._tile_set, self._bounds, self._threads)

    def _meet(self, players: int, budget: Budget) -> None:
        """Take the net for a number of players and a budget, if there is one."""
        asks = players in self._learned
        simulations = budget.simulations or None
        net = net_for(players, self._tile_set, simulations, guides=True) if asks else None
        learned_for = None if net is None else (players, values(players, simulations))
        if learned_for != self._learned_for:
            self._learned_for = learned_for
            self._searcher = self._by(net)

    def choose(self, state: State, random: Random, budget: Budget | None = None, /) -> Choice:
        """Choose the most simulated action, or the exactly best one where the end can be solved."""
        seed = random.getrandbits(64)
        options = legal_actions(state)
        if len(options) == 1:
            return Choice(options[0])
        players = len(state.players)
        budget = budget or self._budgets.get(players, self._budget)
        self._meet(players, budget)
        position = native.from_state(state, self._tile_set)
        gods = state.phase is not Phase.TAKE or not self._patience(state)
        solved = self._solved(state, position, budget) if gods else None
        return solved or self._searched(position, seed, budget, gods=gods)

    def _solved(self, state: State, position: "native.NativeState", budget: Budget) -> Choice | None:
        players = len(state.players)
        if state.turn < ROUNDS * players - LAST_TURNS:
            return None
        return solved(self._searcher, position, trial_nodes(players, budget))

    def _searched(self, position: "native.NativeState", seed: int, budget: Budget, *, gods: bool) -> Choice:
        report = self._searcher.search(
            position, seed, simulations=budget.simulations, milliseconds=budget.milliseconds, gods=gods
        )
        ranked = sorted(report.branches, key=lambda branch: (-branch.visits, -branch.value))
        candidates = tuple(
            Candidate(ACTIONS[branch.action], branch.visits, expectations(branch.results))
            for branch in ranked
        )
        return Choice(candidates[0].action, candidates, report.simulations)


def searcher_by(
    net: "native.Net | None", tile_set: TileSet, bounds: Bounds, threads: int = 1
) -> "native.Searcher":
    """A searcher whose leaves are judged by a net, or else by playouts."""
    nodes, check = bounds
    return native.core.Searcher(native.tables_of(tile_set), threads, nodes, check=check, net=net)


def solved(searcher: "native.Searcher", position: "native.NativeState", nodes: int) -> Choice | None:
    """The exact choice, or None if it takes more nodes."""
    solution = searcher.solve(position, nodes)
    if solution is None:
        return None
    candidates = [
        Candidate(ACTIONS[action], 0, expectations(results)) for action, results in solution.results.items()
    ]
    chosen = ACTIONS[solution.best]
    seat = position.seat
    candidates.sort(
        key=lambda each: (
            each.action != chosen,
            -round(each.seats[seat].win, 5),
            -each.seats[seat].margin,
            action_id(each.action),
        )
    )
    return Choice(chosen, tuple(candidates), exact=True)


def expectations(results: "list[native.MeanResult]") -> tuple[Expectation, ...]:
    return tuple(
        Expectation(
            seat.win,
            seat.margin,
            seat.regions,
            seat.wildernesses,
            seat.temple,
            seat.god,
            seat.worshippers,
        )
        for seat in results
    )
