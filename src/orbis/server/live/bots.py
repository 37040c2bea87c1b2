"""The bots of the tables, and what they keep of their search between decisions."""

from collections import OrderedDict
from random import Random
from threading import Lock

from orbis import native
from orbis.bots import Bounds, Search
from orbis.bots.levels import BY_NAME
from orbis.bots.patience import always
from orbis.notation.level_names import LevelName
from orbis.play import Choice
from orbis.rules import State, TileSet, action_id
from orbis.server.account import Account
from orbis.server.metrics import TREES
from orbis.server.tables.events import Created
from orbis.server.tables.refusals import Refused, TextFault
from orbis.server.workshop import Check, Lane, Workshop

MOST_AGENTS = 500
MOST_BYTES = 64_000_000
"""How many agents are kept between decisions, and how much memory their trees may take."""

MOST_NODES = 1 << 19
"""How large the tree of one bot may grow: 17 MB, more than a second of thinking fills."""

LEAST_NODES = 1 << 14
NODES_PER_SIMULATION = 64
"""More than a simulation adds to a tree: a bot that makes few needs little memory."""

PURE = ("pilgrim", "acolyte")
"""The levels that do not need the compiled core."""

SLOW = ("oracle",)
"""The levels that think for longer than a few milliseconds."""


def quick_level() -> LevelName:
    """The best level here that needs no long thinking."""
    return "prophet" if native.available() else "acolyte"


def check_levels(created: Created) -> None:
    """Raise `Refused` if a bot of a new table cannot play here."""
    kind = "core-coming" if native.coming() else "core-absent"
    for level in (created.substitute, *(seat.level for seat in created.seats if seat.kind == "bot")):
        if level and not can_play(level):
            message = f"the bot {level} needs the compiled core, which this server does not have"
            raise Refused("unavailable", message, faults=(TextFault(0, "", kind, level),))


def can_play(level: str) -> bool:
    return level in PURE or native.available()


_Key = tuple[str, int, str, bool]
"""A table, a seat, a level, and whether the god of the seat is left."""


class Bots:
    """Chooses for bots, from the public state alone.

    An agent is taken when it begins to think, not when it begins to wait for a place: those that wait are
    kept, counted and forgotten like the rest.
    """

    def __init__(
        self, workshop: Workshop, most_bytes: int = MOST_BYTES, most_nodes: int = MOST_NODES
    ) -> None:
        self._workshop = workshop
        self._most_bytes = most_bytes
        self._most_nodes = most_nodes
        self._kept: OrderedDict[_Key, _Thinker] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    async def choose(
        self,
        table: str,
        level: str,
        state: State,
        tile_set: TileSet,
        draws: str,
        *,
        account: Account,
        leaves_god: bool = False,
        afresh: bool = False,
    ) -> int:
        """The id of the action that a bot chooses; `draws` seeds its random numbers.

        Nothing but those and the state decides if it thinks `afresh`.

        An empty level is the best that needs no long thinking. A bot that plays for somebody who may come
        back leaves the one god of the seat to them: it takes a tile as long as it can.
        """
        level = level or quick_level()
        key = (table, state.seat, level, leaves_god)
        thinker: _Thinker | None = None

        def think(check: Check) -> Choice:
            nonlocal thinker  # the same one if it has to begin again
            if thinker is None and not afresh:
                thinker = self._take(key)
            if thinker is None:
                thinker = _Thinker(level, tile_set, self._most_nodes, leaves_god=leaves_god)
            choice = thinker.choose(state, Random(draws), check)
            if not afresh:
                self._keep(key, thinker)
            return choice

        lane = Lane.THINKING if level in SLOW else Lane.QUICK
        choice = await self._workshop.do(lane, think, account)
        return action_id(choice.action)

    def _take(self, key: _Key) -> "_Thinker | None":
        with self._lock:
            thinker = self._kept.pop(key, None)
            if thinker is not None:
                self._bytes -= thinker.bytes
                TREES.set(self._bytes)
            return thinker

    def _keep(self, key: _Key, thinker: "_Thinker") -> None:
        """Keep an agent for its next decision, and forget those used longest ago if they take too much."""
        self._take(key)
        with self._lock:
            self._kept[key] = thinker
            self._bytes += thinker.bytes
            while self._bytes > self._most_bytes or len(self._kept) > MOST_AGENTS:
                self._bytes -= self._kept.popitem(last=False)[1].bytes
            TREES.set(self._bytes)


class _Thinker:
    """An agent that can be stopped while it thinks."""

    def __init__(self, level: str, tile_set: TileSet, nodes: int, *, leaves_god: bool) -> None:
        self._watch = _Watch()
        budget = BY_NAME[level].budget
        if budget is not None and budget.simulations:
            most = max(each.simulations for each in (budget, *BY_NAME[level].budgets.values()))
            nodes = min(nodes, max(LEAST_NODES, NODES_PER_SIMULATION * most))
        bounds = Bounds(nodes, self._watch)
        patience = always if leaves_god else None
        self._agent = BY_NAME[level].make(tile_set, bounds=bounds, patience=patience)

    def choose(self, state: State, random: Random, check: Check) -> Choice:
        self._watch.check = check
        try:
            return self._agent.choose(state, random)
        finally:
            self._watch.check = None

    @property
    def bytes(self) -> int:
        return self._agent.bytes if isinstance(self._agent, Search) else 0


class _Watch:
    """Checks whether anybody still waits for what an agent thinks about now."""

    check: Check | None = None

    def __call__(self) -> None:
        if self.check is not None:
            self.check()
