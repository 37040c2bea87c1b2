"""The five playing levels, from beginner to the strongest bot we have."""

from random import Random
from typing import NamedTuple

from orbis.bots.greedy import Greedy
from orbis.bots.patience import Patience, early, never
from orbis.bots.search import Bounds, Search
from orbis.notation.level_names import LevelName
from orbis.play.agent import Agent, Budget, Choice
from orbis.rules import State, TileSet, legal_actions
from orbis.rules.actions import TakeGod


class Wavering:
    """Plays like another agent, but now and then chooses at random; a god is never taken by accident."""

    def __init__(self, agent: Agent, thoughtless: float) -> None:
        self._agent = agent
        self._thoughtless = thoughtless

    def choose(self, state: State, random: Random, budget: Budget | None = None, /) -> Choice:
        if random.random() < self._thoughtless:
            options = legal_actions(state)
            others = [action for action in options if not isinstance(action, TakeGod)]
            return Choice(random.choice(others or options))
        return self._agent.choose(state, random, budget)


class Level(NamedTuple):
    name: LevelName
    budget: Budget | None = None
    """The default search budget; without one the level plays greedily."""
    thoughtless: float = 0.0
    """How often it chooses at random, from 0 to 1."""
    patience: Patience = never
    learned: bool = False
    """Whether its search asks a net; levels 3 and 4 were graded without."""

    def make(
        self,
        tile_set: TileSet,
        budget: Budget | None = None,
        bounds: Bounds | None = None,
        *,
        patience: Patience | None = None,
    ) -> Agent:
        """An agent of this level; `budget` and `patience` replace the level's own."""
        patience = patience or self.patience
        agent: Agent = Greedy(patience=patience)
        if self.budget:
            agent = Search(tile_set, budget or self.budget, bounds, patience=patience, learned=self.learned)
        return Wavering(agent, self.thoughtless) if self.thoughtless else agent


LEVELS = (
    Level("pilgrim", thoughtless=0.4),
    Level("acolyte"),
    Level("priest", Budget(simulations=40), patience=early),
    Level("prophet", Budget(simulations=200), patience=early),
    Level("oracle", Budget(milliseconds=1000), learned=True),
)
"""The levels, weakest first; level 1 is `LEVELS[0]`. The greedy ones value gods little at first.

The oracle plays as well as it can, and may have its reasons for an early god."""

BY_NAME: dict[str, Level] = {level.name: level for level in LEVELS}
