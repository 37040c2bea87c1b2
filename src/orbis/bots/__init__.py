"""The bots: agents by kind."""

from orbis.bots.greedy import Greedy
from orbis.bots.roster import BOTS, UnknownAgent, is_agent, make_agent
from orbis.bots.uniform import Uniform

__all__ = ["BOTS", "Greedy", "Uniform", "UnknownAgent", "is_agent", "make_agent"]
