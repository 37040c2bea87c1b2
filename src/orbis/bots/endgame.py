"""The agent that plays the end of a game exactly, as early as its budget lets it."""

from random import Random

from orbis import native
from orbis.bots.greedy import Greedy
from orbis.bots.search import DEFAULT_BUDGET, solved
from orbis.play.agent import Budget, Choice
from orbis.rules import STANDARD, State, TileSet, legal_actions

NODES_PER_MILLISECOND = 8000
"""How many nodes the core solves in a millisecond, or a little fewer; a simulation is counted as a node."""


class Endgame:
    """Chooses what is exactly best where that can be found; before that, as the greedy agent does."""

    def __init__(self, tile_set: TileSet = STANDARD, budget: Budget | None = None) -> None:
        self._tile_set = tile_set
        self._budget = budget or DEFAULT_BUDGET
        self._searcher = native.core.Searcher(native.tables_of(tile_set), nodes=1024)
        self._greedy = Greedy()

    def choose(self, state: State, random: Random, budget: Budget | None = None, /) -> Choice:
        """Choose the exactly best action, the first of equals."""
        options = legal_actions(state)
        if len(options) == 1:
            return Choice(options[0])
        budget = budget or self._budget
        nodes = NODES_PER_MILLISECOND * budget.milliseconds + budget.simulations
        position = native.from_state(state, self._tile_set)
        return solved(self._searcher, position, nodes) or self._greedy.choose(state, random)
