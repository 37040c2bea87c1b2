"""The five playing levels, from a beginner to the strongest player that we have."""

from collections.abc import Callable
from random import Random
from typing import Literal, NamedTuple

from orbis.bots.greedy import Greedy
from orbis.bots.search import Search
from orbis.bots.uniform import Uniform
from orbis.play.agent import Agent, Budget, Choice
from orbis.rules import State, TileSet


class Wavering:
    """Plays as another agent, but every so often decides without thinking."""

    def __init__(self, agent: Agent, thoughtless: float) -> None:
        self._agent = agent
        self._thoughtless = thoughtless

    def choose(self, state: State, random: Random, budget: Budget | None = None, /) -> Choice:
        """Choose as the other agent does, or any legal action."""
        if random.random() < self._thoughtless:
            return Uniform().choose(state, random)
        return self._agent.choose(state, random, budget)


LevelName = Literal["pilgrim", "acolyte", "priest", "prophet", "oracle"]


class Level(NamedTuple):
    """A playing level: its name, and how to make an agent that plays it with a budget, by default its own."""

    name: LevelName
    make: Callable[[TileSet, Budget | None], Agent]


def _searching(budget: Budget) -> Callable[[TileSet, Budget | None], Agent]:
    return lambda tile_set, own: Search(tile_set, own or budget)


LEVELS = (
    Level("pilgrim", lambda _tile_set, _budget: Wavering(Greedy(), 0.4)),
    Level("acolyte", lambda _tile_set, _budget: Greedy()),
    Level("priest", _searching(Budget(simulations=30))),
    Level("prophet", _searching(Budget(simulations=200))),
    Level("oracle", _searching(Budget(milliseconds=1000))),
)
"""The levels, weakest first; level 1 is `LEVELS[0]`."""
