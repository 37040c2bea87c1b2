"""Agents by kind: a bot's name, and its budget after an @ where it has one, such as `search@1000ms`."""

from collections.abc import Callable

from orbis.bots.endgame import Endgame
from orbis.bots.greedy import Greedy
from orbis.bots.levels import LEVELS
from orbis.bots.search import Search
from orbis.bots.uniform import Uniform
from orbis.play.agent import Agent, Budget, is_budget, read_budget
from orbis.rules import STANDARD, TileSet

BOTS: dict[str, Callable[[TileSet, Budget | None], Agent]] = {
    **{level.name: level.make for level in LEVELS},
    "uniform": lambda _tile_set, _budget: Uniform(),
    "greedy": lambda _tile_set, _budget: Greedy(),
    "endgame": Endgame,
    "search": Search,
}
"""How to make the bots that a seat can be given: the levels, and the players that they are made of."""


class UnknownAgent(ValueError):
    """A kind of agent that does not exist."""


def is_agent(kind: str) -> bool:
    """Whether there is an agent of a kind."""
    name, at, amount = kind.partition("@")
    return name in BOTS and (not at or is_budget(amount))


def make_agent(kind: str, tile_set: TileSet = STANDARD) -> Agent:
    """A new agent of a kind for one game; or `UnknownAgent`, or `InvalidBudget`."""
    name, at, amount = kind.partition("@")
    if name not in BOTS:
        raise UnknownAgent(f"there is no agent {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](tile_set, read_budget(amount) if at else None)
