"""The hub: all live tables, and the only way to change them."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import asynccontextmanager

from msgspec.structs import replace

from orbis.server.clock import Clock
from orbis.server.live.awake import Attention, AwakeTables
from orbis.server.live.background import Background
from orbis.server.live.bots import can_play
from orbis.server.live.follower import Follower
from orbis.server.live.presence import Presence
from orbis.server.live.table import LiveTable
from orbis.server.metrics import CONFLICTS, STORED
from orbis.server.notices.rules import DELAY, Standing, concerns, new_notices, standing_of
from orbis.server.protocol.happened import before
from orbis.server.protocol.table import Ack
from orbis.server.stores.beats import Standstill
from orbis.server.stores.errors import Conflict
from orbis.server.stores.library import Library
from orbis.server.stores.listings import listing_after, stored_table
from orbis.server.stores.store import Store
from orbis.server.stores.tables import Append, Rewritten
from orbis.server.tables.asker import Asker
from orbis.server.tables.decide import decide, done_before
from orbis.server.tables.events import AnyEvent, Created, Replaced, Returned, Status, write_event
from orbis.server.tables.refusals import Refused
from orbis.server.tables.requests import AnyRequest, Fill, LetBot, Wait
from orbis.server.tables.result import result_of, write_result
from orbis.server.tables.table import GameTable

ATTEMPTS = 5
"""How often a change is decided again because another process was faster."""

Decider = Callable[[GameTable], AnyEvent | None]
"""Returns the event that is to happen at a table, if any; or raises `Refused`."""


class Hub:
    def __init__(
        self,
        store: Store,
        library: Library,
        clock: Clock,
        idle: int,
        *,
        shared: bool,
        standstills: Sequence[Standstill] = (),
        subscribers: AbstractSet[str] = frozenset(),
        notice_delay: int = DELAY,
        witnessed: bool = True,
    ) -> None:
        """Serve tables; `subscribers`, whoever they are at the moment, are told what they miss.

        New tables are `witnessed`, unless they are made in a player's own browser.
        """
        self.now = clock.now
        self.wall = clock.wall
        self._clock = clock
        self._store = store
        self._library = library
        self._standstills = standstills
        self._subscribers = subscribers
        self._notice_delay = notice_delay
        self._witnessed = witnessed
        self.background = Background()
        self.tables = AwakeTables(library, clock.now, idle)
        self.presence = Presence(store, self.tables, clock.now, shared=shared)
        self.follower = Follower(self.tables, library, self.background, shared=shared)
        store.listen(self.follower.hear)

    def start(self, attend: Attention) -> None:
        """Start putting idle tables to sleep; `attend` is called for each table that wakes or changes."""
        self.tables.attention = attend
        self.background.spawn(self.tables.sweep())
        self.background.spawn(self.presence.keep_up())

    async def close(self) -> None:
        """Cancel everything scheduled, and wait for what is being stored."""
        for live in self.tables:
            live.rest()
        await self.background.close()
        for live in self.tables:
            async with live.lock:
                pass

    @asynccontextmanager
    async def holding(self, id: str) -> AsyncIterator[LiveTable]:
        """Lock a live table that matches the store; raise `Refused` if there is none."""
        live = await self.tables.wake(id)
        async with live.lock:
            await self.follower.follow(live)
            yield live

    async def settle(self, live: LiveTable) -> None:
        """Make sure that a table matches what is stored."""
        async with live.lock:
            if live.unsure:
                await self.follower.reload(live)

    async def create(self, id: str, created: Created) -> None:
        created = replace(created, witnessed=self._witnessed)
        table = await self._library.new_table(id, created)
        await self._store.guarded_deals.guard(table)  # before anybody is told
        stored = stored_table(table)
        if concerns(table, self._subscribers):
            told = new_notices(table, created, standing_of(table), self._subscribers, self._notice_delay)
            stored = stored._replace(notices=told)
        await self._store.tables.create(stored)
        STORED.count(created)
        self.tables.add(table, own=True, seen=self.now())

    def note_look(self, live: LiveTable, player: str) -> None:
        """Note that somebody looks at a table without following it: with a player, bots go on."""
        if live.table.seats_of(player):
            live.seen = self.now()
            if live.task is None:
                self.tables.attend(live)

    async def submit(self, id: str, asker: Asker, request: AnyRequest) -> Ack:
        """Carry out a request and return once it is on disk; a repeated request is not carried out again."""
        live, now = self.tables.get(id) or await self.tables.wake(id), self.now()
        live.touched = now

        def choose(table: GameTable) -> AnyEvent | None:
            if done_before(table, request, asker) is not None:
                return None
            now = self.now()
            if not isinstance(request, Wait | LetBot):
                return decide(table, request, asker, now, ())
            away = live.away_since(request.seat, now)
            return decide(table, request, asker, now, live.presence.seats, away=away)

        if isinstance(request, Fill) and not can_play(request.level):
            raise Refused("unfit", f"the bot {request.level} cannot play here, as there is no compiled core")
        if isinstance(request, Wait | LetBot):
            await self.presence.find_elsewhere(live)
            await self.presence.note_last_seen(live, request.seat)
        async with live.lock:
            live.note_seen(asker.player, now)
            if self.presence.is_due(live):
                await self.presence.note_active(live, asker.player)
            if live.table.missed_seats(asker.player):
                await self._return_seats(live, asker.player)
            event = await self._change(live, choose)
            if event is not None:
                return Ack(live.table.number)
            done = done_before(live.table, request, asker)
            assert done is not None
            return Ack(done, duplicate=True)

    async def change(self, live: LiveTable, choose: Decider, *, casual: bool = False) -> AnyEvent | None:
        """Decide on an event with the table locked, and commit it; a casual one does not count as use."""
        async with live.lock:
            return await self._change(live, choose, casual=casual)

    def stand_still(self) -> None:
        """Give back the time for which nobody served the tables."""
        for live in self.tables:
            live.away = dict.fromkeys(live.away, self.now())
            self.background.spawn(self._go_on(live))

    async def _go_on(self, live: LiveTable) -> None:
        await self.change(live, lambda _: None)
        self.tables.attend(live)

    async def return_to(self, live: LiveTable, player: str) -> None:
        async with live.lock:
            await self._return_seats(live, player)

    async def _return_seats(self, live: LiveTable, player: str) -> None:
        def returned(table: GameTable) -> AnyEvent | None:
            absent = table.missed_seats(player)
            return Returned(seat=absent[0], at=self.now(), by=player) if absent else None

        while live.table.missed_seats(player):
            await self._change(live, returned)

    async def _change(self, live: LiveTable, choose: Decider, *, casual: bool = False) -> AnyEvent | None:
        for _ in range(ATTEMPTS):
            if live.unsure:
                await self.follower.reload(live)
            try:
                stood = live.table.still(self._standstills)
                if stood is not None:
                    await self._commit(live, replace(stood, at=self.now()))
                event = choose(live.table)
            except Conflict:
                CONFLICTS.inc()
                continue
            except Refused:
                # The client may know, through another process, an event that this one has not heard of.
                if await self.follower.follow(live):
                    continue
                raise
            if event is None:
                return None
            try:
                await self._commit(live, event, casual=casual)
            except Conflict:
                CONFLICTS.inc()
            else:
                return event
        raise Refused("unavailable", "too many changes at this table at once: try again")

    async def _commit(self, live: LiveTable, event: AnyEvent, *, casual: bool = False) -> None:
        """Apply an event, store it, and only then announce it."""
        table = live.table
        if table.settings.daily:
            event = replace(event, at=self.wall())  # its day follows that clock
        earlier = before(table, event)
        standing = standing_of(table) if concerns(table, self._subscribers) else None
        live.unsure, was_played = True, table.status is Status.PLAYING
        table.fold(event)
        if not earlier.started:
            await self._store.guarded_deals.guard(table)  # before anybody is told
        listing = listing_after(table, event)
        append = Append(table.id, table.number, write_event(event), event.at, listing, casual=casual)
        if was_played and table.settings.rated:
            append = _with_result(append, table, event)
        if standing is not None:
            append = self._with_notices(append, table, event, standing)
        began = self._clock.seconds()
        await self._store.tables.append(append)
        live.unsure = False
        STORED.time(self._clock.seconds() - began)
        STORED.count(event)
        live.tell(event, earlier)
        self.tables.attend(live)

    def _with_notices(self, append: Append, table: GameTable, event: AnyEvent, standing: Standing) -> Append:
        """Let an event be stored with whom to tell about it."""
        told = new_notices(table, event, standing, self._subscribers, self._notice_delay)
        # Decisions within a turn need no note: whoever has begun a turn knows that it is theirs.
        is_noted = append.listing is not None and event.by in self._subscribers and not append.casual
        return append._replace(notices=told, looking=event.by if is_noted else "")

    async def find(self, id: str) -> GameTable:
        """A table as it is, without waking it; raise `Refused` if there is none."""
        live = self.tables.get(id)
        return await self._library.table(id) if live is None or live.unsure else live.table

    async def rewrite(self, id: str, change: Callable[[], Awaitable[Rewritten]]) -> None:
        """Change the events of a table while it is locked; raise `Conflict` if another process was faster."""
        async with self.holding(id) as live:
            await self._store.tables.rewrite(await change())
            self.follower.tell_rewritten(id)
            live.unsure = True
            await self.follower.reload(live)


def _with_result(append: Append, table: GameTable, event: AnyEvent) -> Append:
    """Let an event that decides a rated game be stored with the result."""
    if table.status is not Status.OVER and not isinstance(event, Replaced):
        return append
    placings = result_of(table)
    return append if placings is None else append._replace(result=write_result(placings))
