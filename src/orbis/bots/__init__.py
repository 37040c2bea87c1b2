"""The bots: agents by kind."""

from orbis.bots.endgame import Endgame
from orbis.bots.greedy import Greedy
from orbis.bots.levels import LEVELS
from orbis.bots.program import Program
from orbis.bots.roster import BOTS, InvalidCommand, UnknownAgent, is_agent, make_agent, read_kind
from orbis.bots.search import Bounds, Search
from orbis.bots.uniform import Uniform

__all__ = [
    "BOTS",
    "LEVELS",
    "Bounds",
    "Endgame",
    "Greedy",
    "InvalidCommand",
    "Program",
    "Search",
    "Uniform",
    "UnknownAgent",
    "is_agent",
    "make_agent",
    "read_kind",
]
