"""Histories: the events of tables as clients see them, kept for those who ask again."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from msgspec.structs import replace

from orbis.server.protocol.happened import BEFORE_ALL, before, happened_of
from orbis.server.protocol.table import MOST_HAPPENED, Happened
from orbis.server.stores.library import Library
from orbis.server.tables.events import AnyEvent
from orbis.server.tables.table import GameTable

MOST_KEPT = 10_000
"""How many events are kept."""


class Histories:
    """The histories that were asked for last; each continues from where it ended."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._kept: OrderedDict[str, History] = OrderedDict()

    async def of(self, id: str) -> "History":
        """What has happened at a table so far; raise `Refused` if there is no such table."""
        history = self._kept.get(id)
        if history is None:
            table, events = await self._library.first_and_rest(id)
            history = self._kept.setdefault(id, History(table, events))
        await self.go_on(history)
        return history

    def drop(self, id: str | None) -> None:
        """Forget the history of a table whose events were changed; None means all of them."""
        if id is None:
            self._kept.clear()
        else:
            self._kept.pop(id, None)

    async def go_on(self, history: "History") -> None:
        """Add what has happened since."""
        # Whoever asked may go, but the history must not be left half told.
        await asyncio.shield(asyncio.ensure_future(self._continue(history)))

    async def _continue(self, history: "History") -> None:
        async with history.lock:
            events = history.coming or await self._library.events(history.id, history.known)
            history.coming = ()
            await self._library.apply(history.id, events, history.add)
        self._keep(history)

    def _keep(self, history: "History") -> None:
        """Keep a history, and forget those that were asked for longest ago if there are too many."""
        if self._kept.get(history.id) is history:  # otherwise it was dropped, and may be wrong
            self._kept.move_to_end(history.id)
        while sum(each.known for each in self._kept.values()) > MOST_KEPT:
            self._kept.popitem(last=False)


class History:
    """What has happened at a table, and what is stored but not yet told."""

    def __init__(self, table: GameTable, coming: Sequence[AnyEvent]) -> None:
        self.id = table.id
        self._table = table
        self.coming = coming
        self._happened = [happened_of(table, table.settings, BEFORE_ALL)]
        self.lock = asyncio.Lock()

    @property
    def known(self) -> int:
        """The number of the last event."""
        return len(self._happened)

    def after(self, number: int, *, in_words: bool = True) -> list[Happened]:
        """The events after a number, but no more than are sent at once."""
        found = self._happened[number : number + MOST_HAPPENED]
        return found if in_words else [replace(each, log=(), told=(), deed=None) for each in found]

    def add(self, event: AnyEvent) -> None:
        earlier = before(self._table, event)
        self._table.fold(event)
        self._happened.append(happened_of(self._table, event, earlier))
