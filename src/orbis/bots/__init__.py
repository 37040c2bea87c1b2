"""The bots: agents by name."""

from orbis.bots.greedy import Greedy
from orbis.bots.uniform import Uniform
from orbis.play.agent import Agent

BOTS: dict[str, type[Agent]] = {"uniform": Uniform, "greedy": Greedy}
"""The bots that a seat can be given, from weak to strong."""

__all__ = ["BOTS", "Greedy", "Uniform"]
