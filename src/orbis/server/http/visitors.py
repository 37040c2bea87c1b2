"""Visitors: who sends a request, and how much they may use.

A visitor is recognised by a 256-bit secret that only one of their devices has; the server stores its digest.
"""

import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from starlette.datastructures import Headers

from orbis.server.account import Account, Owner, Whereabouts
from orbis.server.http.cookies import PLAIN_UNTIL, SECURE_COOKIE, secret_in
from orbis.server.http.limits import Connections, Limits
from orbis.server.http.origins import Origins
from orbis.server.http.refused_places import RefusedPlaces
from orbis.server.http.shares import Shares, place_of
from orbis.server.metrics import REFUSALS
from orbis.server.stores.access import MOST_DEVICES, Device
from orbis.server.stores.identities import Identity
from orbis.server.stores.note import Change, Note
from orbis.server.stores.store import Store
from orbis.server.tables.new import Host
from orbis.server.tables.refusals import RefusalCode, Refused

SECRET = re.compile(r"[0-9A-Za-z_-]{43}")

MOST_KNOWN = 20_000
"""How many devices, and how many names, are cached."""


class Visitor(NamedTuple):
    """The sender of a request: public id and name, both empty without an identity."""

    id: str
    name: str
    device: str = ""
    """The digest of the secret by which they were recognised."""

    @property
    def host(self) -> Host:
        return Host(self.id, self.name)


NOBODY = Visitor("", "")


def id_of(secret: str) -> str:
    """The digest of a device's secret; that of the first device is the public id of the identity."""
    return hashlib.sha256(b"orbis identity 1\0" + secret.encode()).hexdigest()[:32]


def digest_of(code: str) -> str:
    """The digest to store for a one-time code; letters that look alike count as the same."""
    plain = code.upper().replace("-", "").replace(" ", "").translate(str.maketrans("OIL", "011"))
    return hashlib.sha256(b"orbis code 1\0" + plain.encode()).hexdigest()


class Visitors:
    """Identifies visitors, and limits what each may use."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        origins: Origins,
        seconds: Callable[[], float],
        whereabouts: Whereabouts,
    ) -> None:
        self.limits = limits
        self.refused = RefusedPlaces(seconds)
        self.connections = Connections(limits.connections)
        self._store = store
        self.origins = origins
        self._owners: OrderedDict[str, str] = OrderedDict()
        """Whose each device is."""
        self._names: OrderedDict[str, str] = OrderedDict()
        self.losses = 0
        """How often somebody was forgotten or renamed, or a device signed out."""
        self._connected: dict[Visitor, set[Callable[[], None]]] = {}
        """What ends the connections of each device; the names are left out."""
        self.on_doubt: Callable[[], object] = lambda: None
        """Called when other processes may have changed anything."""
        self._whereabouts = whereabouts
        self.shares = Shares(limits, seconds)

    async def identify(
        self, headers: Headers, cookies: Mapping[str, str], address: str, *, secure: bool
    ) -> Visitor:
        """The sender of a request; raise `Refused`, and charge the place, if token or host are wrong."""
        try:
            self.origins.check_host(headers)
            visitor = await self._visitor(headers.get("authorization"), cookies, place_of(address))
            if secure and "authorization" not in headers and not await self._is_trusted(visitor, cookies):
                return NOBODY
            return visitor
        except Refused:
            self.shares.admit(Owner(place_of(address)), 1.0)
            raise

    def account(self, visitor: Visitor, address: str) -> Account:
        """A new account for what a visitor asks for."""
        owner = Owner(place_of(address), visitor.id)
        self._whereabouts.note(owner)
        return Account(owner)

    async def _visitor(self, authorization: str | None, cookies: Mapping[str, str], place: str) -> Visitor:
        """The visitor by a program's token or a browser's cookie; raise `Refused` if the token is wrong."""
        if authorization is not None:
            scheme, _, secret = authorization.partition(" ")
            if scheme.lower() != "bearer" or not SECRET.fullmatch(secret):
                raise Refused("no_identity", "expected the header Authorization: Bearer and a token")
            visitor = await self._known(id_of(secret), place)
            if visitor is None:
                raise Refused("no_identity", "nobody has this token")
            return visitor
        secret = secret_in(cookies)
        if not SECRET.fullmatch(secret):
            return NOBODY
        return await self._known(id_of(secret), place) or NOBODY

    async def _is_trusted(self, visitor: Visitor, cookies: Mapping[str, str]) -> bool:
        """Whether a cookie counts behind TLS: a plain one might come from another host or a page without."""
        if not visitor.id or cookies.get(SECURE_COOKIE):
            return True
        device = await self._store.access.device(visitor.device)
        return device is not None and device.made < PLAIN_UNTIL

    async def _known(self, device: str, place: str) -> Visitor | None:
        """Whose device it is; raise `Refused` if a place asks for too many that are not known."""
        id = self._owners.get(device, "")
        name = self._names.get(id)
        if name is None:
            self.shares.admit(Owner(place), 0.0)
            losses = self.losses
            found = await self._store.access.known(device)
            if found is None:
                return None
            id, name = found
            if losses == self.losses:  # otherwise it may be one that was forgotten meanwhile
                _remember(self._owners, device, id)
                _remember(self._names, id, name)
        return Visitor(id, name, device)

    def hear(self, note: Note | None) -> None:
        """Forget what another process has changed; None if that may be anything."""
        if note is None:
            self._owners.clear()
            self._names.clear()
            self.losses += 1
            self.on_doubt()
        elif note.number == Change.FORGOTTEN:
            self.forget(note.table)
        elif note.number == Change.SIGNED_OUT:
            self.sign_out(note.table)
        elif note.number == Change.RENAMED:
            self._names.pop(note.table, None)
            self.losses += 1

    def forget(self, id: str) -> None:
        """Forget an identity that was deleted, and close its connections."""
        self._names.pop(id, None)
        for device in [device for device, owner in self._owners.items() if owner == id]:
            del self._owners[device]
        self._end(lambda visitor: visitor.id == id)

    def sign_out(self, device: str) -> None:
        """Forget a device that was signed out, and close its connections."""
        self._owners.pop(device, None)
        self._end(lambda visitor: visitor.device == device)

    def _end(self, is_meant: Callable[[Visitor], bool]) -> None:
        self.losses += 1
        for visitor in [visitor for visitor in self._connected if is_meant(visitor)]:
            for end in self._connected.pop(visitor):
                end()

    @contextmanager
    def connected(self, visitor: Visitor, end: Callable[[], None]) -> Iterator[None]:
        """Call `end` if the identity of a connection is deleted, or its device signed out, meanwhile."""
        key = visitor._replace(name="")
        ends = self._connected.setdefault(key, set())
        ends.add(end)
        try:
            yield
        finally:
            ends.discard(end)
            if not ends and self._connected.get(key) is ends:
                del self._connected[key]

    def note_refusal(self, code: RefusalCode, place: str) -> None:
        """Count a refusal, and where it went if somebody has asked for too much."""
        REFUSALS.labels(code).inc()
        if code in {"too_many", "limit"}:
            self.refused.count(place)

    async def check_connected(self) -> None:
        """Close the connections of devices that were signed out while nobody could tell."""
        for visitor in list(self._connected):
            if not await self.is_known(visitor):
                self.sign_out(visitor.device)

    async def is_known(self, visitor: Visitor) -> bool:
        """Whether the device of a visitor is still theirs."""
        return await self._store.access.known(visitor.device) is not None

    async def rename(self, identity: Identity, at: int) -> bool:
        """Store somebody's new name; return whether they are still there."""
        is_there = await self._store.identities.rename(identity, at)
        self._names.pop(identity.id, None)
        self.losses += 1
        return is_there

    async def add(self, device: Device, former: str = "") -> bool:
        """Store a device, and sign out those used longest ago if there are too many beside the `former`."""
        others = [each for each in await self._store.access.devices(device.identity) if each.digest != former]
        for each in others[MOST_DEVICES - 1 :]:
            await self._store.access.sign_out(each.identity, each.digest)
            self.sign_out(each.digest)
        return await self._store.access.add_device(device)


def _remember(cache: OrderedDict[str, str], key: str, value: str) -> None:
    cache[key] = value
    if len(cache) > MOST_KNOWN:
        cache.popitem(last=False)
