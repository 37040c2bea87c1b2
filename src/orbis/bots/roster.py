"""Agents by kind, such as `search@1000ms` or `program ./bot`: a name, a budget, and a program's command."""

from collections.abc import Callable
from typing import NamedTuple

from orbis.bots.endgame import Endgame
from orbis.bots.greedy import Greedy
from orbis.bots.levels import LEVELS
from orbis.bots.program import Program, read_command
from orbis.bots.search import Bounds, Search
from orbis.bots.uniform import Uniform
from orbis.play.agent import Agent, Budget, InvalidBudget, read_budget
from orbis.rules import STANDARD, TileSet

BOTS: dict[str, Callable[[TileSet, Budget | None, Bounds | None], Agent]] = {
    **{level.name: level.make for level in LEVELS},
    "uniform": lambda _tile_set, _budget, _bounds: Uniform(),
    "greedy": lambda _tile_set, _budget, _bounds: Greedy(),
    "endgame": Endgame,
    "search": Search,
    "playouts": lambda tile_set, budget, bounds: Search(tile_set, budget, bounds, learned=()),
}
"""Makes each bot that can take a seat: the levels, and the agents they are built from."""

PROGRAM = "program"
"""The kind that is followed by a command."""


class UnknownAgent(ValueError):
    """There is no such kind of agent."""


class InvalidCommand(ValueError):
    """A program without a command, or with an unclosed quote in it."""


class AgentKind(NamedTuple):
    """A kind of agent as read: the name of a bot, or `program` with the words of its command."""

    name: str
    budget: Budget | None = None
    command: tuple[str, ...] = ()


def read_kind(text: str) -> AgentKind:
    """Read a kind of agent; raise `UnknownAgent`, `InvalidBudget` or `InvalidCommand`.

    >>> read_kind("program@500ms ./bot --fast")
    AgentKind(name='program', budget=Budget(milliseconds=500, simulations=0), command=('./bot', '--fast'))
    """
    head, _, command = text.partition(" ")
    name, at, amount = head.partition("@")
    if name not in (*BOTS, PROGRAM) or (command and name != PROGRAM):
        raise UnknownAgent(f"there is no agent {text!r}; there are {', '.join(BOTS)} and {PROGRAM} COMMAND")
    budget = read_budget(amount) if at else None
    if name != PROGRAM:
        return AgentKind(name, budget)
    try:
        return AgentKind(name, budget, read_command(command))
    except ValueError as error:
        raise InvalidCommand(f"expected a command such as program ./my-bot --fast: {error}") from None


def is_agent(text: str) -> bool:
    """Whether `read_kind` accepts the text."""
    try:
        read_kind(text)
    except (UnknownAgent, InvalidBudget, InvalidCommand):
        return False
    return True


def make_agent(text: str, tile_set: TileSet = STANDARD, bounds: Bounds | None = None) -> Agent:
    """A new agent for one game, whose search keeps to bounds; raises what `read_kind` raises."""
    kind = read_kind(text)
    if kind.name == PROGRAM:
        return Program(kind.command, tile_set, kind.budget)
    return BOTS[kind.name](tile_set, kind.budget, bounds)
