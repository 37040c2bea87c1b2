"""Unfinished tables: how many somebody may have, and all identities of a place together."""

from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from orbis.server.account import Owner
from orbis.server.http.limits import Limits
from orbis.server.stores.store import Store
from orbis.server.tables.refusals import Refused

MOST_PLACES = 20_000
"""For how many places the tables are counted."""

UNFINISHED = ("waiting", "playing")


@dataclass(slots=True)
class _Host:
    """The tables of an identity."""

    known: int = 0
    """Unfinished ones, with those that are being made; some may be over by now."""
    coming: int = 0
    """Those that are being made."""
    begun: int = 0
    """All that were ever begun."""


class UnfinishedTables:
    """Counts tables from the moment somebody asks for them, so that many at once are not too many."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._places: OrderedDict[str, dict[str, _Host]] = OrderedDict()

    @asynccontextmanager
    async def room_for(self, owner: Owner) -> AsyncIterator[None]:
        """Keep room for a table while it is being made; raise `Refused` if there is none."""
        hosts = self._at(owner.place)
        host = hosts.setdefault(owner.identity, _Host())
        others = sum(each.known for each in hosts.values()) - host.known
        host.known, host.coming, host.begun = host.known + 1, host.coming + 1, host.begun + 1
        try:
            own = await self._look({owner.identity: host})
            if own > self._limits.tables:
                raise Refused("limit", "finish some of your tables first")
            most = self._limits.crowd_tables
            if others + own > most and await self._look(dict(hosts)) > most:
                raise Refused("limit", "there are too many unfinished tables where you are")
            yield
        except Refused:
            host.known -= 1
            raise
        finally:
            host.coming -= 1
            if host.known <= 0 and not host.coming:
                hosts.pop(owner.identity, None)

    def _at(self, place: str) -> dict[str, _Host]:
        hosts = self._places.setdefault(place, {})
        self._places.move_to_end(place)
        if len(self._places) > MOST_PLACES:
            self._places.popitem(last=False)
        return hosts

    async def _look(self, hosts: Mapping[str, _Host]) -> int:
        """How many tables these identities have and had begun to make; whoever comes later is not counted."""
        before = {id: (host.coming, host.begun) for id, host in hosts.items()}
        stored = await self._store.lists.hosted(tuple(hosts), UNFINISHED)
        total = 0
        for id, host in hosts.items():
            coming, begun = before[id]
            count = stored.get(id, 0) + coming
            # What was begun meanwhile may not be among those stored, even if it is done.
            host.known = count + host.begun - begun
            total += count
        return total
