"""Who looks at which table: a page says so, as an open page may be hidden, and vanish without a word."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Protocol

from orbis.server.notices.subscribers import Spawn
from orbis.server.protocol.messages import PING
from orbis.server.stores.notices import NoticeStore

Look = tuple[str, str]
"""A player and a table."""

THERE = 3 * PING
"""Milliseconds for which a page that said nothing is believed to be there: it pings more often."""


class Page(Protocol):
    @property
    def heard(self) -> int:
        """When it last said anything."""
        ...


class Looks:
    def __init__(self, store: NoticeStore, subscribers: AbstractSet[str], now: Callable[[], int]) -> None:
        self._store = store
        self._subscribers = subscribers
        self._now = now
        self._pages: dict[Look, list[Page]] = {}
        self.spawn: Spawn = lambda work: work.close()

    def begin(self, player: str, table: str, page: Page) -> None:
        """Note that a page of a player shows a table from now on."""
        self._pages.setdefault((player, table), []).append(page)
        self._note(player, table, page)

    def end(self, player: str, table: str, page: Page) -> None:
        """Note that a page shows it no longer; until it was last heard it did."""
        look = (player, table)
        self._pages[look].remove(page)
        if not self._pages[look]:
            del self._pages[look]
        self._note(player, table, page)

    def last(self, player: str, table: str) -> int:
        """When a page was last heard that shows a table; 0 if none does."""
        return max((page.heard for page in self._pages.get((player, table), ())), default=0)

    async def renew(self) -> None:
        """Tell other processes who looks at what here, as of when the first of them was last heard."""
        since = self._now() - THERE
        looks = {look: self.last(*look) for look in self._pages if look[0] in self._subscribers}
        there = {look: last for look, last in looks.items() if last >= since}
        if there:
            await self._store.look(sorted(there), min(there.values()))

    def _note(self, player: str, table: str, page: Page) -> None:
        if player in self._subscribers:
            self.spawn(self._store.look([(player, table)], page.heard))
