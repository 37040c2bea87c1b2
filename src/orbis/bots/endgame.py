"""The agent that plays the end of a game exactly, as early as its budget allows."""

from random import Random

from orbis import native
from orbis.bots.greedy import Greedy
from orbis.bots.search import DEFAULT_BUDGET, Bounds, solved
from orbis.play.agent import Budget, Choice
from orbis.rules import STANDARD, State, TileSet, legal_actions

NODES_PER_MILLISECOND = 8000
"""A little less than the nodes that the core solves in a millisecond; a simulation counts as a node."""


class Endgame:
    """Chooses the exactly best action where it can be found; before that, plays like the greedy agent."""

    def __init__(
        self, tile_set: TileSet = STANDARD, budget: Budget | None = None, bounds: Bounds | None = None
    ) -> None:
        self._tile_set = tile_set
        self._budget = budget or DEFAULT_BUDGET
        check = bounds.check if bounds else None
        self._searcher = native.core.Searcher(native.tables_of(tile_set), nodes=1024, check=check)
        self._greedy = Greedy()

    def choose(self, state: State, random: Random, budget: Budget | None = None, /) -> Choice:
        """Choose the exactly best action; of several, the first."""
        options = legal_actions(state)
        if len(options) == 1:
            return Choice(options[0])
        budget = budget or self._budget
        nodes = NODES_PER_MILLISECOND * budget.milliseconds + budget.simulations
        position = native.from_state(state, self._tile_set)
        return solved(self._searcher, position, nodes) or self._greedy.choose(state, random)
