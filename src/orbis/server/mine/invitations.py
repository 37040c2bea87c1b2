"""Invitations: how many of one person may be open at once."""

from asyncio import Lock
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from orbis.server.mine.listings import MyTables
from orbis.server.protocol.lists import Listed
from orbis.server.tables.events import Status
from orbis.server.tables.refusals import Refused
from orbis.server.tables.requests import NewTable

MOST_INVITATIONS = 5
"""How many invitations of one person may be open at once."""


def open_invitations(tables: Iterable[Listed], me: str) -> int:
    """How many seats are kept at tables that wait and at which somebody has a seat themselves."""
    return sum(
        bool(seat.kept) and seat.kept != me
        for table in tables
        if table.status is Status.WAITING and any(each.player == me for each in table.summary.seats)
        for seat in table.summary.seats
    )


def check_invitations(tables: Iterable[Listed], me: str, more: int = 0) -> None:
    """Raise `Refused` if somebody has, with so many more, too many invitations."""
    if open_invitations(tables, me) + more > MOST_INVITATIONS:
        raise Refused("limit", f"at most {MOST_INVITATIONS} invitations can wait for an answer")


class Invitations:
    """Lets a person make one table with invitations at a time, so that many at once are not too many."""

    def __init__(self, my_tables: MyTables, *, shared: bool) -> None:
        self._my_tables = my_tables
        self._shared = shared
        self._locks: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def sending(self, me: str, wanted: NewTable) -> AsyncIterator[None]:
        """Wait until no other table with invitations is being made."""
        if not any(seat.kind == "kept" for seat in wanted.seats):
            yield
            return
        lock = self._locks.setdefault(me, Lock())
        async with lock:
            yield

    async def check_again(self, me: str) -> None:
        """Raise `Refused` if another process has sent invitations meanwhile that are too many with these."""
        if self._shared:
            check_invitations(await self._my_tables.all(me, Status.WAITING), me)
