"""The five playing levels, from beginner to the strongest bot we have."""

from random import Random
from typing import NamedTuple

from orbis.bots.greedy import Greedy
from orbis.bots.search import Search
from orbis.bots.uniform import Uniform
from orbis.notation.level_names import LevelName
from orbis.play.agent import Agent, Budget, Choice
from orbis.rules import State, TileSet


class Wavering:
    """Plays like another agent, but now and then chooses at random."""

    def __init__(self, agent: Agent, thoughtless: float) -> None:
        self._agent = agent
        self._thoughtless = thoughtless

    def choose(self, state: State, random: Random, budget: Budget | None = None, /) -> Choice:
        if random.random() < self._thoughtless:
            return Uniform().choose(state, random)
        return self._agent.choose(state, random, budget)


class Level(NamedTuple):
    name: LevelName
    budget: Budget | None = None
    """The default search budget; without one the level plays greedily."""
    thoughtless: float = 0.0
    """How often it chooses at random, from 0 to 1."""

    def make(self, tile_set: TileSet, budget: Budget | None) -> Agent:
        """An agent of this level; `budget` replaces the level's own."""
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
