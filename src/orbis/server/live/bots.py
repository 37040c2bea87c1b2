"""The bots of the tables: a few threads, and the agents that keep their search between decisions."""

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TypeVar

from orbis import native
from orbis.bots import make_agent
from orbis.play import Agent
from orbis.rules import State, TileSet, action_id
from orbis.server.tables.events import Created
from orbis.server.tables.refusals import Refused

Thought = TypeVar("Thought")

MOST_AGENTS = 64
"""How many agents are kept between decisions."""

PURE = ("pilgrim", "acolyte")
"""The levels that do not need the compiled core."""


def check_levels(created: Created) -> None:
    """Raise `Refused` if a bot of a new table cannot play here."""
    for level in (created.substitute, *(seat.level for seat in created.seats if seat.kind == "bot")):
        if level not in PURE and not native.available():
            raise Refused(
                "unavailable", f"the bot {level} needs the compiled core, which this server does not have"
            )


class Bots:
    """Chooses for bots, from the public state alone."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="orbis-bot")
        self._agents: OrderedDict[tuple[str, int, str], Agent] = OrderedDict()

    async def choose(self, table: str, level: str, state: State, tile_set: TileSet, draws: str) -> int:
        """The id of the action that a bot chooses; `draws` seeds its random numbers."""
        key = (table, state.seat, level)
        agent = self._agents.pop(key, None) or make_agent(level, tile_set)
        loop = asyncio.get_running_loop()
        choice = await loop.run_in_executor(self._threads, agent.choose, state, Random(draws))
        self._agents[key] = agent
        if len(self._agents) > MOST_AGENTS:
            self._agents.popitem(last=False)
        return action_id(choice.action)

    async def think(self, work: Callable[[], Thought]) -> Thought:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
