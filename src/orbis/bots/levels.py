"""The five playing levels, from a beginner to the strongest player that we have."""

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
    """A playing level."""

    name: LevelName
    budget: Budget | None = None
    """How much it searches unless told otherwise; without one it does not search, but plays greedily."""
    thoughtless: float = 0.0
    """How often it decides without thinking."""

    def make(self, tile_set: TileSet, budget: Budget | None) -> Agent:
        """An agent that plays at this level, with its own budget or another."""
        agent = Search(tile_set, budget or self.budget) if self.budget else Greedy()
        return Wavering(agent, self.thoughtless) if self.thoughtless else agent


LEVELS = (
    Level("pilgrim", thoughtless=0.4),
    Level("acolyte"),
    Level("priest", Budget(simulations=30)),
    Level("prophet", Budget(simulations=200)),
    Level("oracle", Budget(milliseconds=1000)),
)
"""The levels, weakest first; level 1 is `LEVELS[0]`."""
