"""The names of players at the tables that are not over: finished games keep the names as played."""

from asyncio import Lock
from collections.abc import Awaitable, Callable, Mapping
from collections.abc import Set as AbstractSet
from weakref import WeakValueDictionary

from orbis.server.live.hub import Hub
from orbis.server.protocol.table import Ack
from orbis.server.stores.identities import Identity
from orbis.server.stores.store import Store
from orbis.server.tables.asker import Asker
from orbis.server.tables.decide import check_room
from orbis.server.tables.events import AnyEvent, Renamed, Status
from orbis.server.tables.lookalikes import distinct, numbered
from orbis.server.tables.refusals import Refused
from orbis.server.tables.requests import AnyRequest, Sit
from orbis.server.tables.table import GameTable

REST = 3_600_000
MOST_CHANGES = 5
"""How many new names somebody who plays may take within the rest: each is an event at many tables."""

MOST_RESTING = 10_000
"""Of how many players it is known when they took a new name."""

Save = Callable[[Identity, int], Awaitable[bool]]
"""Stores the name of an identity, and returns whether it is there."""


class Names:
    def __init__(self, hub: Hub, store: Store, save: Save) -> None:
        self._hub = hub
        self._store = store
        self._save = save
        self._locks: WeakValueDictionary[str, Lock] = WeakValueDictionary()
        self._former: dict[str, set[str]] = {}
        """The names by which some tables may still know those who took a new one."""
        self._changes: dict[str, list[int]] = {}
        """When players took new names lately."""

    async def change(self, player: str, name: str) -> bool:
        """Call somebody by a new name, everywhere; return whether they are there; raise `Refused`.

        The name is stored first: whoever sits down later does so by the new one. If only some tables could be
        told, the next change, or asking again, tells the rest.
        """
        lock = self._locks.setdefault(player, Lock())
        async with lock:
            known = await self._store.identities.find(player)
            if known is None:
                return False
            if name != known.name:
                if await self._store.lists.unfinished_of(player):
                    self._check_rest(player)
                self._former.setdefault(player, set()).add(known.name)
                if not await self._save(Identity(player, name), self._hub.now()):
                    del self._former[player]
                    return False
            await self._tell(player)
            self._former.pop(player, None)
            return True

    async def submit(self, id: str, asker: Asker, request: AnyRequest) -> Ack:
        """Carry out a request; whoever sits down without saying a name does so by today's."""
        if not isinstance(request, Sit) or request.name is not None:
            return await self._hub.submit(id, asker, request)
        known = await self._store.identities.find(asker.player)
        name = asker.name if known is None else known.name
        ack = await self._hub.submit(id, asker._replace(name=name), request)
        await self.catch_up(id, {asker.player: name})
        return ack

    async def catch_up(self, table: str, used: Mapping[str, str]) -> None:
        """Tell a table the names that have changed since it was given some, by player."""
        for player, name in (await self._store.identities.names(tuple(used))).items():
            if name != used[player]:
                await self._tell_table(table, player, name, {used[player]})

    def _check_rest(self, player: str) -> None:
        now = self._hub.now()
        lately = [at for at in self._changes.pop(player, []) if at > now - REST]
        self._changes[player] = lately
        if len(lately) >= MOST_CHANGES:
            wait = -(-(lately[0] + REST - now) // 60_000)
            raise Refused("limit", f"you have had many names lately: try again in {wait} minutes")
        lately.append(now)
        while len(self._changes) > MOST_RESTING:
            del self._changes[next(iter(self._changes))]

    async def _tell(self, player: str) -> None:
        """Tell all tables the name that is stored, until there is neither another name nor another table."""
        told: set[tuple[str, str]] = set()
        while known := await self._store.identities.find(player):
            listed = await self._store.lists.unfinished_of(player)
            missed = {(table.id, known.name) for table in listed} - told
            if not missed:
                return
            for id, name in sorted(missed):
                await self._tell_table(id, player, name, self._former.get(player, set()))
            told |= missed

    async def _tell_table(self, id: str, player: str, name: str, former: AbstractSet[str]) -> None:
        def renamed(table: GameTable) -> AnyEvent | None:
            seat = _seat_to_rename(table, player, name, former)
            if seat is None:
                return None
            # A new name that somebody else has at the table, or nearly so, gets a number there.
            called = distinct(name, table.names_beside(player))
            if called == table.seats[seat].name:
                return None
            check_room(table)
            return Renamed(seat=seat, name=called, at=self._hub.now(), by=player)

        try:
            await self._hub.change(await self._hub.tables.wake(id), renamed, casual=True)
        except Refused as refused:
            if refused.code == "unavailable":
                raise
            # The table is gone, or has had too many events.


def _seat_to_rename(table: GameTable, player: str, name: str, former: AbstractSet[str]) -> int | None:
    """The seat that follows its player: their only one, or of several at one device the one by their name.

    It may have a number there.
    """
    own = (*table.seats_of(player), *table.kept_for(player))
    if table.status is Status.OVER or name in [table.seats[seat].name for seat in own]:
        return None
    if len(own) == 1:
        return own[0]
    counted = [numbered(each, number) for each in former for number in range(2, len(table.seats) + 1)]
    called = {table.seats[seat].name: seat for seat in reversed(own)}
    return next((called[each] for each in (*former, *counted) if each in called), None)
