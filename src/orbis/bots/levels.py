"""The five playing levels, from beginner to the strongest bot we have."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import NamedTuple

from orbis.bots.greedy import Greedy
from orbis.bots.nets import LEARNED
from orbis.bots.patience import Patience, early, never
from orbis.bots.search import Bounds, Search
from orbis.notation.level_names import LevelName
from orbis.play.agent import Agent, Budget
from orbis.rules import TileSet


class Level(NamedTuple):
    name: LevelName
    budget: Budget | None = None
    """The default search budget; without one the level plays greedily."""
    budgets: Mapping[int, Budget] = MappingProxyType({})
    """The default search budget for numbers of players that have another one."""
    blur: float = 0.0
    """How roughly a level without a search sees what turns are worth, in points."""
    patience: Patience = never
    learned: Collection[int] = (3, 4)
    """The numbers of players with whom its search asks a net; a page has no other nets."""

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
        if self.budget is None:
            return Greedy(patience=patience, blur=self.blur)
        return Search(
            tile_set,
            budget or self.budget,
            bounds,
            patience=patience,
            learned=self.learned,
            budgets=None if budget else self.budgets,
        )


LEVELS = (
    Level("pilgrim", blur=1.3),
    Level("acolyte"),
    Level(
        "priest",
        Budget(simulations=40),
        {3: Budget(simulations=16), 4: Budget(simulations=6)},
        patience=early,
    ),
    Level(
        "prophet",
        Budget(simulations=200),
        {3: Budget(simulations=400), 4: Budget(simulations=400)},
        patience=early,
    ),
    Level("oracle", Budget(milliseconds=1000), learned=LEARNED),
)
"""The levels, weakest first; level 1 is `LEVELS[0]`. The greedy ones value gods little at first.

The oracle plays as well as it can, and may have its reasons for an early god."""

BY_NAME: dict[str, Level] = {level.name: level for level in LEVELS}
