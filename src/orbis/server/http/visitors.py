"""Visitors: who sends a request, and how much they may use.

A visitor is identified by a 256-bit secret that only they have; the server stores its digest and a name.
"""

import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import NamedTuple

from starlette.datastructures import Headers

from orbis.server.http.limits import Buckets, Connections, Limits
from orbis.server.stores.store import Identity, Store
from orbis.server.tables.new import Host
from orbis.server.tables.refusals import Refused

COOKIE = "orbis"
SECRET = re.compile(r"[0-9A-Za-z_-]{43}")

MOST_NAMES = 20_000
"""How many names are cached."""


class Visitor(NamedTuple):
    """The sender of a request: public id and name, both empty without an identity."""

    id: str
    name: str

    @property
    def host(self) -> Host:
        return Host(self.id, self.name)


NOBODY = Visitor("", "")


def id_of(secret: str) -> str:
    return hashlib.sha256(b"orbis identity 1\0" + secret.encode()).hexdigest()[:32]


def digest_of(code: str) -> str:
    """The digest to store for a one-time code; letters that look alike count as the same."""
    plain = code.upper().replace("-", "").replace(" ", "").translate(str.maketrans("OIL", "011"))
    return hashlib.sha256(b"orbis code 1\0" + plain.encode()).hexdigest()


class Visitors:
    """Identifies visitors, and limits what each may use."""

    def __init__(
        self, store: Store, limits: Limits, origins: tuple[str, ...], seconds: Callable[[], float]
    ) -> None:
        self.limits = limits
        self.connections = Connections(limits.connections)
        self._store = store
        self._origins = origins
        self._names: OrderedDict[str, str] = OrderedDict()
        self._buckets = Buckets(limits.rate, limits.burst, seconds)

    async def admit(self, headers: Headers, cookies: Mapping[str, str], address: str) -> Visitor:
        """The sender of a request, which is counted; raise `Refused` if it is not allowed."""
        self._check_origin(headers)
        visitor = await self._visitor(headers.get("authorization"), cookies)
        self.charge(visitor, address)
        return visitor

    def _check_origin(self, headers: Headers) -> None:
        """Raise `Refused` if a browser sends the request for a page of another origin."""
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return
        if origin.partition("://")[2] != headers.get("host"):
            raise Refused("forbidden", "requests from this origin are not allowed")

    async def _visitor(self, authorization: str | None, cookies: Mapping[str, str]) -> Visitor:
        """The visitor by a program's token or a browser's cookie; raise `Refused` if the token is wrong."""
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
            found = await self._store.identity(id)
            if found is None:
                return None
            name = found.name
            self._remember(id, name)
        return name

    def _remember(self, id: str, name: str) -> None:
        self._names[id] = name
        if len(self._names) > MOST_NAMES:
            self._names.popitem(last=False)

    async def save(self, id: str, name: str, at: int) -> None:
        await self._store.save_identity(Identity(id, name), at)
        self._remember(id, name)

    def charge(self, visitor: Visitor, address: str, cost: float = 1.0) -> None:
        """Count a request; raise `Refused` if there were too many."""
        self._buckets.take(f"address {address}", cost)
        if visitor.id:
            self._buckets.take(f"identity {visitor.id}", cost)

    async def check_tables(self, host: Visitor) -> None:
        """Raise `Refused` if a visitor may not create another table."""
        if await self._store.hosted(host.id, ("waiting", "playing")) >= self.limits.tables:
            raise Refused("limit", "finish some of your tables first")
