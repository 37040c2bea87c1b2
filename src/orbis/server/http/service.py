"""The service: the store and everything that uses it, created when the server starts."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Self

from orbis.server.chance import Chance
from orbis.server.clock import Clock
from orbis.server.http.limits import Limits
from orbis.server.http.visitors import Visitors
from orbis.server.live.attendant import Attendant
from orbis.server.live.bots import Bots
from orbis.server.live.hub import IDLE, Hub
from orbis.server.reviews.reviewer import Reviewer
from orbis.server.stores import claim, is_shared, make_store
from orbis.server.stores.library import Library
from orbis.server.stores.store import Store


@dataclass(frozen=True, slots=True)
class Configuration:
    database: str
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()
    """Additional origins from which browsers may connect."""
    idle: int = IDLE
    """Milliseconds after which a table without watchers sleeps."""


@dataclass(frozen=True, slots=True)
class Service:
    """What endpoints and connections use."""

    visitors: Visitors
    store: Store
    library: Library
    hub: Hub
    bots: Bots
    reviewer: Reviewer
    clock: Clock
    chance: Chance

    @classmethod
    @asynccontextmanager
    async def open(cls, configuration: Configuration, clock: Clock, chance: Chance) -> AsyncIterator[Self]:
        """Open the store and start all services, and shut them down at the end; raise `StoreUnavailable`."""
        shared = is_shared(configuration.database)
        async with AsyncExitStack() as stack:
            held = claim(configuration.database)
            if held is not None:
                stack.callback(held.release)
            store = make_store(configuration.database)
            await store.open()
            stack.push_async_callback(store.close)
            library, bots = Library(store), Bots()
            stack.callback(bots.close)
            hub = Hub(store, library, clock, configuration.idle, shared=shared)
            stack.push_async_callback(hub.close)
            hub.start(Attendant(hub, bots, chance, shared=shared).attend)
            reviewer = Reviewer(store, library, clock.now, shared=shared)
            stack.callback(reviewer.stop)
            hub.spawn(reviewer.work())
            visitors = Visitors(store, configuration.limits, configuration.origins, clock.seconds)
            yield cls(visitors, store, library, hub, bots, reviewer, clock, chance)
