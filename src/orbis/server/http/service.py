"""The service: the store and everything that uses it, created when the server starts."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Self

from orbis.server.account import Whereabouts
from orbis.server.chance import Chance
from orbis.server.clock import Clock
from orbis.server.http.admin_door import AdminDoor
from orbis.server.http.limits import Limits
from orbis.server.http.origins import Origins
from orbis.server.http.quotas import Quotas
from orbis.server.http.shelf import Shelf
from orbis.server.http.unfinished import UnfinishedTables
from orbis.server.http.visitors import Visitors
from orbis.server.live.alarm import Alarm
from orbis.server.live.attendant import Attendant
from orbis.server.live.awake import IDLE
from orbis.server.live.bots import MOST_BYTES, MOST_NODES, Bots
from orbis.server.live.forgetter import Forgetter
from orbis.server.live.hints import Hints
from orbis.server.live.history import Histories
from orbis.server.live.holidays import Holidays
from orbis.server.live.hub import Hub
from orbis.server.live.names import Names
from orbis.server.live.pulse import Pulse
from orbis.server.live.upkeep import Upkeep
from orbis.server.live.watchdog import Watchdog
from orbis.server.mine.daily_deals import DailyDeals
from orbis.server.mine.invitations import Invitations
from orbis.server.mine.listings import MyTables
from orbis.server.mine.ratings import RatingOffice
from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.notices.office import NoticeOffice
from orbis.server.reviews.reviewer import Reviewer
from orbis.server.stores import PATIENCE, claim, is_shared, make_store
from orbis.server.stores.library import Library
from orbis.server.stores.retention import Retention
from orbis.server.stores.store import Store
from orbis.server.workshop import Benches, Workshop, threads


@dataclass(frozen=True, slots=True)
class Configuration:
    database: str
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()
    """Additional origins from which browsers may connect."""
    idle: int = IDLE
    """Milliseconds after which a table without watchers sleeps."""
    patience: float = PATIENCE
    """Seconds for which PostgreSQL may be away before requests are refused."""
    retention: Retention = field(default_factory=Retention)
    tree_bytes: int = MOST_BYTES
    """How much memory bots may keep for their next decisions."""
    tree_nodes: int = MOST_NODES
    """How large the tree of a bot or a hint may grow; a node takes 32 bytes."""
    alone: bool = False
    """Whether the file of SQLite has only one connection, as it must where connections share no memory."""
    witnessed: bool = True
    """Whether others can see that the deals of new tables are committed to: not in a player's own browser."""
    notices: NoticeConfiguration = field(default_factory=NoticeConfiguration)
    admin: str = ""
    """The digest of the token for the admin page; without one there is no such page."""
    local: bool = False
    """Whether the server is for this machine only, and has no other name than this machine has for itself."""
    restart: str = ""
    """The command that starts a server for this machine again for other devices, too."""
    phrases_only: bool = False
    """Whether nobody can write a text of their own at any table."""


@dataclass(frozen=True, slots=True)
class Service:
    """What endpoints and connections use."""

    configuration: Configuration
    since: int
    """When this process began to serve."""
    door: AdminDoor
    watchdog: Watchdog
    visitors: Visitors
    store: Store
    library: Library
    my_tables: MyTables
    invitations: Invitations
    ratings: RatingOffice
    daily: DailyDeals
    hub: Hub
    hints: Hints
    histories: Histories
    replays: Shelf
    workshop: Workshop
    reviewer: Reviewer
    pulse: Pulse
    upkeep: Upkeep
    forgetter: Forgetter
    holidays: Holidays
    names: Names
    quotas: Quotas
    unfinished: UnfinishedTables
    notices: NoticeOffice
    stopping: asyncio.Event
    clock: Clock
    chance: Chance

    @classmethod
    @asynccontextmanager
    async def open(
        cls, configuration: Configuration, clock: Clock, chance: Chance, benches: Benches = threads
    ) -> AsyncIterator[Self]:
        """Open the store and start all services, and shut them down at the end; raise `StoreUnavailable`."""
        shared = is_shared(configuration.database)
        async with AsyncExitStack() as stack:
            held = claim(configuration.database)
            if held is not None:
                stack.callback(held.release)
                await asyncio.to_thread(held.examine, alone=configuration.alone)
            store = make_store(configuration.database, configuration.patience, alone=configuration.alone)
            await store.open()
            stack.push_async_callback(store.close)
            pulse = Pulse(store, clock, shared=shared)
            await pulse.start()
            stack.push_async_callback(pulse.stop)
            clock = Clock(pulse.now, clock.seconds, clock.now)
            workshop = Workshop(benches())
            stack.callback(workshop.close)
            library = Library(store, workshop, phrases_only=configuration.phrases_only)
            bots, whereabouts = (
                Bots(workshop, configuration.tree_bytes, configuration.tree_nodes),
                Whereabouts(),
            )
            my_tables, ratings = MyTables(store, workshop), RatingOffice(store, workshop)
            office = await NoticeOffice.open(
                store,
                library,
                configuration.notices,
                clock,
                my_tables.count_waiting,
                find_change=ratings.change,
                place_of=whereabouts.place,
                shared=shared,
            )
            stack.push_async_callback(office.close)
            store.listen(office.subscribers.hear)
            hub = Hub(
                store,
                library,
                clock,
                configuration.idle,
                shared=shared,
                standstills=pulse.standstills,
                subscribers=office.subscribers.players,
                notice_delay=configuration.notices.delay,
                witnessed=configuration.witnessed,
            )
            pulse.on_standstill = hub.stand_still
            stack.push_async_callback(hub.close)
            holidays = Holidays(hub, store)
            hub.start(Attendant(hub, bots, chance, whereabouts, holidays, shared=shared).attend)
            hub.background.spawn(Alarm(store, hub).work())
            office.start(hub.background.spawn, hub.find)
            reviewer = Reviewer(store, library, workshop, clock.now, shared=shared)
            stack.push_async_callback(reviewer.close)
            stopping, origins = asyncio.Event(), Origins(configuration.origins, local=configuration.local)
            visitors = Visitors(store, configuration.limits, origins, clock.seconds, whereabouts)
            watchdog = Watchdog()
            hub.background.spawn(watchdog.watch())
            hub.background.spawn(pulse.work())
            stack.callback(stopping.set)
            unfinished = UnfinishedTables(store, configuration.limits)
            quotas = Quotas(store, configuration.limits, clock.seconds)
            await quotas.start(hub.background.spawn)
            forgetter = Forgetter(hub, store, library, chance, workshop)
            upkeep = Upkeep(store, hub, clock, configuration.retention, forgetter)
            hub.background.spawn(upkeep.work())
            store.listen(visitors.hear)
            visitors.on_doubt = lambda: hub.background.spawn(visitors.check_connected())
            histories, replays = Histories(library), Shelf()
            daily = DailyDeals(store, workshop, chance, witnessed=configuration.witnessed)
            hub.background.spawn(ratings.prepare())
            hub.follower.rewritten += [histories.drop, daily.drop]
            yield cls(
                configuration=configuration,
                since=clock.now(),
                door=AdminDoor(configuration.admin, clock.seconds),
                watchdog=watchdog,
                visitors=visitors,
                store=store,
                library=library,
                my_tables=my_tables,
                invitations=Invitations(my_tables, shared=shared),
                ratings=ratings,
                daily=daily,
                hub=hub,
                hints=Hints(),
                histories=histories,
                replays=replays,
                workshop=workshop,
                reviewer=reviewer,
                pulse=pulse,
                upkeep=upkeep,
                forgetter=forgetter,
                holidays=holidays,
                names=Names(hub, store, visitors.rename),
                quotas=quotas,
                unfinished=unfinished,
                notices=office,
                stopping=stopping,
                clock=clock,
                chance=chance,
            )
