"""Events that wait to be stored, in the groups that share a commit."""

import asyncio
from collections import deque
from collections.abc import Collection

from orbis.server.stores.errors import Conflict
from orbis.server.stores.tables import Append

MOST_TOGETHER = 512
"""How many events may share a commit."""


class WaitingAppends:
    """The events that wait, each with a future for whoever waits for it."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Append, asyncio.Future[None]]] = deque()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, append: Append) -> "asyncio.Future[None]":
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, stored))
        return stored

    def next_group(self) -> "Group":
        """The next events to store together, one per table: a later one must see the earlier one stored."""
        group: dict[str, tuple[Append, asyncio.Future[None]]] = {}
        later = []
        while self._waiting and len(group) < MOST_TOGETHER:
            waiting = self._waiting.popleft()
            if waiting[0].table in group:
                later.append(waiting)
            else:
                group[waiting[0].table] = waiting
        self._waiting.extendleft(reversed(later))
        return Group(list(group.values()))


class Group:
    """Events that are stored together."""

    def __init__(self, waiting: "list[tuple[Append, asyncio.Future[None]]]") -> None:
        self._waiting = waiting
        self.appends = [append for append, _ in waiting]

    def alone(self) -> "list[Group]":
        """The same events, each by itself."""
        return [Group([each]) for each in self._waiting]

    def settle(self, kept: Collection[str]) -> None:
        """Tell those who wait that the events of these tables were stored, and the others not."""
        for append, stored in self._waiting:
            if stored.done():
                continue
            if append.table in kept:
                stored.set_result(None)
            else:
                stored.set_exception(Conflict(append.table))

    def fail(self, error: Exception) -> None:
        for _, stored in self._waiting:
            if not stored.done():
                stored.set_exception(error)
