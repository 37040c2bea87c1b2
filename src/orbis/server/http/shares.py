"""Fair shares: every request and message is charged by what it costs, to its identity and to its place.

The unit is an ordinary request. What turns out to cost more is charged afterwards, as a debt. Each identity
has a share, and the identities of one place together a larger one; strangers at one place share a single one.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from types import coroutine
from typing import Any, TypeVar

from orbis.server.account import Account, Owner
from orbis.server.clock import processor_seconds
from orbis.server.http.limits import Limits
from orbis.server.tables.refusals import Refused

Result = TypeVar("Result")

MILLISECONDS = 2.0
BYTES = 65_536
"""How much work, and how much traffic, an ordinary request covers."""

MOST_DEBT = 2.0
"""How many bursts somebody can owe."""

REFUSAL = 0.25
"""What a refusal costs, in requests: whoever does not wait has to wait longer."""

NETWORK_BITS = 64
"""How many bits of an IPv6 address belong to a place: a household has all addresses that begin with them."""


@lru_cache(maxsize=10_000)
def place_of(address: str) -> str:
    """The place that an address belongs to.

    >>> place_of("192.0.2.7"), place_of("::ffff:192.0.2.7"), place_of("2001:db8::1:2:3:4")
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((found, NETWORK_BITS), strict=False))
    return str(found)


class Shares:
    """What everybody may still use."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._burst = limits.burst
        self._identities = Buckets(limits.rate, limits.burst)
        self._strangers = Buckets(limits.rate, limits.burst)
        self._crowds = Buckets(limits.rate * limits.crowd, limits.burst * limits.crowd)

    async def serve(self, account: Account, cost: float, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do what somebody asks, and charge them for it; raise `Refused` if they have used up their share."""
        self.admit(account.owner, cost)
        try:
            return await metered(work().__await__(), account)
        finally:
            self.settle(account, cost)

    def admit(self, owner: Owner, cost: float) -> None:
        """Charge a request in advance; raise `Refused` if its share is used up."""
        single, crowd = self._of(owner)
        if single.level < cost or crowd.level < cost:
            # Only the own share: the others at the place have nothing to do with it.
            single.take(REFUSAL)
            raise Refused("too_many", "too many requests: wait a little")
        single.take(cost)
        if crowd is not single:
            crowd.take(cost)

    def is_insistent(self, owner: Owner) -> bool:
        """Whether somebody owes more than a burst, and goes on asking."""
        return self._of(owner)[0].level < -self._burst

    def settle(self, account: Account, paid: float) -> None:
        """Charge for what a request has cost beyond what was paid in advance."""
        owed = account.milliseconds / MILLISECONDS + account.bytes / BYTES - paid
        account.milliseconds, account.bytes = 0.0, 0
        if owed > 0:
            single, crowd = self._of(account.owner)
            single.take(owed)
            if crowd is not single:
                crowd.take(owed)

    def _of(self, owner: Owner) -> "tuple[Bucket, Bucket]":
        """The bucket of an identity and that of its place; strangers have one and the same."""
        (place, identity), now = owner, self._clock()
        if identity:
            return self._identities.filled(identity, now), self._crowds.filled(place, now)
        bucket = self._strangers.filled(place, now)
        return bucket, bucket


class Bucket:
    __slots__ = ("bottom", "level", "then")

    def __init__(self, level: float, then: float) -> None:
        self.level = level
        self.then = then
        """When it was filled up to this level."""
        self.bottom = -MOST_DEBT * level

    def take(self, amount: float) -> None:
        """Take something out, even if it is not there: that is a debt."""
        level = self.level - amount
        self.level = max(self.bottom, level)


class Buckets:
    """A bucket for each key, filled at a steady rate."""

    MOST = 100_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def filled(self, key: str, now: float) -> Bucket:
        """The bucket of a key, as full as it is by now."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._burst, now)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
            return bucket
        level = bucket.level + (now - bucket.then) * self._rate
        bucket.level, bucket.then = min(self._burst, level), now
        self._buckets.move_to_end(key)
        return bucket


@coroutine
def metered(work: Generator[Any, Any, Result], account: Account) -> Generator[Any, Any, Result]:
    """Await something, and add the time that its own steps take to an account."""
    thrown: BaseException | None = None
    while True:
        began = processor_seconds()
        try:
            waits_for = work.send(None) if thrown is None else work.throw(thrown)
        except StopIteration as ended:
            result: Result = ended.value
            return result
        finally:
            account.milliseconds += 1000 * (processor_seconds() - began)
        thrown = None
        try:
            yield waits_for
        except BaseException as error:  # such as a cancellation: it is for the work
            thrown = error
