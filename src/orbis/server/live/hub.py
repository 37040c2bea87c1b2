"""The hub: all live tables, and the only way to change them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

from orbis.server.clock import Clock
from orbis.server.live.table import LiveTable
from orbis.server.metrics import CONFLICTS, LIVE_TABLES, STORING, count_event
from orbis.server.protocol.happened import BEFORE_ALL, before, happened_of
from orbis.server.protocol.table import Ack, Happened
from orbis.server.stores.library import Library
from orbis.server.stores.listings import changes_listing, listing_of
from orbis.server.stores.store import Append, Conflict, Store, StoredTable, StoreUnavailable
from orbis.server.tables.decide import Asker, decide
from orbis.server.tables.events import AnyEvent, Created, Returned, write_event
from orbis.server.tables.refusals import Refused
from orbis.server.tables.requests import AnyRequest
from orbis.server.tables.table import GameTable

logger = logging.getLogger(__name__)

ATTEMPTS = 5
"""How often a change is decided again because another process was faster."""

IDLE = 30_000
"""Milliseconds after which a table without watchers sleeps."""

NOTE_EVERY = 5_000
"""Milliseconds between two notes that a player is present."""

MOST_NOTED = 20_000
"""How many of these notes are remembered."""

Decider = Callable[[GameTable], AnyEvent | None]
"""Returns the event that is to happen at a table, if any; or raises `Refused`."""

Attention = Callable[[LiveTable, bool], None]
"""Called with a table that has changed or woken, and whether this process changed it."""


class Hub:
    """The live tables of this process."""

    def __init__(self, store: Store, library: Library, clock: Clock, idle: int, *, shared: bool) -> None:
        self.now = clock.now
        self._clock = clock
        self._store = store
        self._library = library
        self._idle = idle
        self._shared = shared
        self._live: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._noted: dict[tuple[str, str], int] = {}
        self._attention: Attention | None = None
        store.listen(self._hear)

    def start(self, attend: Attention) -> None:
        """Start putting idle tables to sleep; `attend` is called for each table that wakes or changes."""
        self._attention = attend
        self.spawn(self._sweep())

    async def close(self) -> None:
        """Cancel everything scheduled, and wait for what is being stored."""
        for live in self._live.values():
            live.rest()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self._live.values()):
            async with live.lock:
                pass

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Run something in the background until it ends or the hub is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreUnavailable):
            logger.warning("the store does not respond: %s", error)
        elif error is not None:
            logger.error("a background task failed", exc_info=error)

    def attend(self, live: LiveTable) -> None:
        """Schedule what a table waits for, after a player has come or gone."""
        self._attend(live, own=True)

    def _attend(self, live: LiveTable, *, own: bool) -> None:
        if self._attention is not None:
            self._attention(live, own)

    async def wake(self, id: str) -> LiveTable:
        """The live table with that id, loaded if necessary; raise `Refused` if there is none."""
        live = self._live.get(id)
        if live is None:
            task = self._waking.get(id)
            if task is None:
                task = self._waking[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._waking.pop(id, None))
            live = await asyncio.shield(task)
        live.touched = self.now()
        return live

    @asynccontextmanager
    async def holding(self, id: str) -> AsyncIterator[LiveTable]:
        """Lock a live table that matches the store; raise `Refused` if there is none."""
        live = await self.wake(id)
        async with live.lock:
            await self._follow(live)
            yield live

    async def settle(self, live: LiveTable) -> None:
        """Make sure that a table matches what is stored."""
        async with live.lock:
            if live.unsure:
                await self._reload(live)

    async def _load(self, id: str) -> LiveTable:
        return self._awake(await self._library.table(id), own=False)

    def _awake(self, table: GameTable, *, own: bool) -> LiveTable:
        live = self._live[table.id] = LiveTable(table, self.now())
        LIVE_TABLES.set(len(self._live))
        self._attend(live, own=own)
        return live

    async def _sweep(self) -> None:
        """Put tables to sleep that have no watchers and nothing scheduled."""
        while True:
            await asyncio.sleep(self._idle / 4000)
            before_that = self.now() - self._idle
            for id, live in list(self._live.items()):
                if live.touched < before_that and live.is_idle:
                    live.rest()
                    del self._live[id]
            LIVE_TABLES.set(len(self._live))

    async def create(self, id: str, host: str, created: Created) -> None:
        table = await self._library.new_table(id, created)
        await self._store.create(
            StoredTable(
                id, host, created.rules, created.tiles, write_event(created), listing_of(table), created.at
            )
        )
        count_event(created)
        self._awake(table, own=True)

    async def submit(self, id: str, asker: Asker, request: AnyRequest) -> Ack:
        """Carry out a request and return once it is on disk; a repeated request is not carried out again."""
        live = await self.wake(id)

        def choose(table: GameTable) -> AnyEvent | None:
            if table.carried_out.event(asker.player, asker.client, asker.request) is not None:
                return None
            return decide(table, request, asker, self.now())

        async with live.lock:
            live.note_seen(asker.player, self.now())
            await self._return_seats(live, asker.player)
            event = await self._change(live, choose)
            if event is not None:
                return Ack(live.table.number)
            done = live.table.carried_out.event(asker.player, asker.client, asker.request)
            assert done is not None
            return Ack(done, duplicate=True)

    async def change(self, live: LiveTable, choose: Decider) -> AnyEvent | None:
        """Decide on an event with the table locked, and commit it."""
        async with live.lock:
            return await self._change(live, choose)

    def note_present(self, live: LiveTable, player: str) -> None:
        """Record for other processes, every few seconds, that a player is present."""
        key, now, seats = (live.table.id, player), self.now(), live.table.seats_of(player)
        if self._shared and seats and now - self._noted.get(key, 0) >= NOTE_EVERY:
            if len(self._noted) > MOST_NOTED:
                self._noted.clear()
            self._noted[key] = now
            self.spawn(self._store.seen(live.table.id, seats, now))

    async def last_seen(self, live: LiveTable, seat: int) -> int | None:
        """When another process last saw a seat's player; None if the store has only one process."""
        return await self._store.last_seen(live.table.id, seat) if self._shared else None

    async def return_to(self, live: LiveTable, player: str) -> None:
        async with live.lock:
            await self._return_seats(live, player)

    async def _return_seats(self, live: LiveTable, player: str) -> None:
        def returned(table: GameTable) -> AnyEvent | None:
            absent = [seat for seat in table.seats_of(player) if table.seats[seat].replaced == "absent"]
            return Returned(seat=absent[0], at=self.now(), by=player) if absent else None

        while any(live.table.seats[seat].replaced == "absent" for seat in live.table.seats_of(player)):
            await self._change(live, returned)

    async def _change(self, live: LiveTable, choose: Decider) -> AnyEvent | None:
        for _ in range(ATTEMPTS):
            if live.unsure:
                await self._reload(live)
            try:
                event = choose(live.table)
            except Refused:
                # The client may know, through another process, an event that this one has not heard of.
                if await self._follow(live):
                    continue
                raise
            if event is None:
                return None
            try:
                await self._commit(live, event)
            except Conflict:
                CONFLICTS.inc()
            else:
                return event
        raise Refused("unavailable", "too many changes at this table at once: try again")

    async def _commit(self, live: LiveTable, event: AnyEvent) -> None:
        """Apply an event, store it, and only then announce it."""
        table = live.table
        earlier = before(table)
        live.unsure = True
        table.fold(event)
        listing = listing_of(table) if changes_listing(event) else None
        began = self._clock.seconds()
        await self._store.append(Append(table.id, table.number, write_event(event), event.at, listing))
        live.unsure = False
        STORING.observe(self._clock.seconds() - began)
        count_event(event)
        live.tell(event, earlier)
        self._attend(live, own=True)

    async def _reload(self, live: LiveTable) -> None:
        """Read a table again if it may differ from the store, and announce the events that were missed."""
        known = live.announced
        table, events = await self._library.first_and_rest(live.table.id)
        live.table = table
        for event in events:
            earlier = before(table)
            table.fold(event)
            if table.number > known:
                live.tell(event, earlier)
        live.unsure = False
        self._attend(live, own=True)

    def _hear(self, id: str, number: int) -> None:
        """An empty id means that any table may have changed."""
        for live in [self._live.get(id)] if id else list(self._live.values()):
            if live is not None and (not id or number > live.table.number):
                self.spawn(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            await self._follow(live)

    async def _follow(self, live: LiveTable) -> bool:
        """Apply what other processes have stored; return whether there was anything."""
        if live.unsure:
            await self._reload(live)
            return True
        events = await self._library.events(live.table.id, live.table.number) if self._shared else []
        for event in events:
            earlier = before(live.table)
            live.table.fold(event)
            live.tell(event, earlier)
        if events:
            self._attend(live, own=False)
        return bool(events)

    async def history(self, id: str, after: int = 0, *, in_words: bool = True) -> list[Happened]:
        """The events of a table after a number, as clients see them."""
        table, events = await self._library.first_and_rest(id)
        happened = []
        if after == 0:
            happened.append(happened_of(table, table.settings, BEFORE_ALL, in_words=in_words))
        for event in events:
            earlier = before(table)
            table.fold(event)
            if table.number > after:
                happened.append(happened_of(table, event, earlier, in_words=in_words))
        return happened
