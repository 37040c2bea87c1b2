"""The server: what all endpoints share."""

import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field

from starlette.datastructures import Headers

from orbis.server.http.limits import Buckets, Connections, Limits
from orbis.server.http.visitors import COOKIE, NOBODY, SECRET, Visitor, id_of
from orbis.server.live.attendant import Attendant
from orbis.server.live.hub import Hub
from orbis.server.live.table import LiveTable
from orbis.server.reviews.reviewer import Reviewer
from orbis.server.stores import claim, is_shared, make_store
from orbis.server.stores.sqlite.lock import Claim
from orbis.server.stores.store import Identity
from orbis.server.tables.refusals import Refused

SEEN_EVERY = 5_000
"""Milliseconds between two notes that somebody is at a table."""

MOST_NAMES = 20_000
"""How many names are kept in memory."""


@dataclass(frozen=True, slots=True)
class Configuration:
    """How a server is run."""

    database: str
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()
    """Origins beside the server's own from which browsers may speak to it."""
    idle: int = 30_000
    """Milliseconds after which a table that nobody follows sleeps."""


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Server:
    """The store, the tables, and who may ask how much of them."""

    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration
        self.limits = configuration.limits
        self.store = make_store(configuration.database)
        self.shared = is_shared(configuration.database)
        self._claim: Claim | None = None
        self.hub: Hub
        self.reviewer: Reviewer
        self.attendant: Attendant
        self._names: OrderedDict[str, str] = OrderedDict()
        self.connections = Connections(self.limits.connections)
        self._noted: dict[tuple[str, str], int] = {}
        self._buckets = Buckets(self.limits.rate, self.limits.burst, time.monotonic)

    async def open(self) -> None:
        """Open the store and begin, or raise `StoreUnavailable`."""
        self._claim = claim(self.configuration.database)
        try:
            await self.store.open()
        except BaseException:
            self._release()
            raise
        self.hub = Hub(self.store, now, self.configuration.idle, shared=self.shared)
        self.attendant = Attendant(self.hub, shared=self.shared)
        self.hub.start(self.attendant.attend)
        self.reviewer = Reviewer(self.store, self.hub.library, now, shared=self.shared)
        self.hub.spawn(self.reviewer.work())

    async def close(self) -> None:
        """Finish what was begun."""
        self.reviewer.stop()
        await self.hub.close()
        self.attendant.close()
        await self.store.close()
        self._release()

    def _release(self) -> None:
        if self._claim is not None:
            self._claim.release()

    async def visitor(self, authorization: str | None, cookies: Mapping[str, str]) -> Visitor:
        """Who asks, by the token of a program or the cookie of a browser; or `Refused` for a wrong token."""
        if authorization is not None:
            scheme, _, secret = authorization.partition(" ")
            if scheme.lower() != "bearer" or not SECRET.fullmatch(secret):
                raise Refused("no_identity", "expected the header Authorization: Bearer and a token")
            name = await self._name(id_of(secret))
            if name is None:
                raise Refused("no_identity", "nobody has this token")
            return Visitor(id_of(secret), name)
        secret = cookies.get(COOKIE, "")
        if not SECRET.fullmatch(secret):
            return NOBODY
        name = await self._name(id_of(secret))
        return NOBODY if name is None else Visitor(id_of(secret), name)

    async def _name(self, id: str) -> str | None:
        name = self._names.get(id)
        if name is None:
            found = await self.store.identity(id)
            if found is None:
                return None
            name = found.name
            self._remember(id, name)
        return name

    def _remember(self, id: str, name: str) -> None:
        self._names[id] = name
        if len(self._names) > MOST_NAMES:
            self._names.popitem(last=False)

    async def save_identity(self, id: str, name: str) -> None:
        """Keep an identity, or its new name."""
        await self.store.save_identity(Identity(id, name), now())
        self._remember(id, name)

    def charge(self, visitor: Visitor, address: str, cost: float = 1.0) -> None:
        """Count a request, or raise `Refused` if there were too many."""
        self._buckets.take(f"address {address}", cost)
        if visitor.id:
            self._buckets.take(f"identity {visitor.id}", cost)

    async def check_tables(self, host: Visitor) -> None:
        """Make sure that somebody may make one more table, or raise `Refused`."""
        if await self.store.hosted(host.id, ("waiting", "playing")) >= self.limits.tables:
            raise Refused("limit", "finish some of your tables first")

    def note_seen(self, live: LiveTable, player: str) -> None:
        """Let other processes know now and then that somebody is at a table."""
        key, moment = (live.table.id, player), now()
        seats = live.table.seats_of(player)
        if seats and moment - self._noted.get(key, 0) >= SEEN_EVERY:
            if len(self._noted) > MOST_NAMES:
                self._noted.clear()
            self._noted[key] = moment
            self.hub.spawn(self.store.seen(live.table.id, seats, moment))

    def check_origin(self, headers: Headers) -> None:
        """Make sure that a browser speaks for a page of this server, or raise `Refused`."""
        origin = headers.get("origin")
        if origin is None or origin in self.configuration.origins:
            return
        if origin.partition("://")[2] != headers.get("host"):
            raise Refused("forbidden", "this origin may not speak to the server")
