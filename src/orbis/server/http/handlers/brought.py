"""Tables that people bring from a page in which they played without a server."""

from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial

from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.live.bots import check_levels
from orbis.server.protocol.table import BringTable, Brought
from orbis.server.stores.archive.brought import BroughtTable, add_brought, complete_brought, read_brought
from orbis.server.stores.archive.entries import InvalidArchive, TableEntry, read_entry
from orbis.server.stores.replay import BROKEN
from orbis.server.tables.events import Status
from orbis.server.tables.refusals import Refused
from orbis.server.workshop import Lane

COST = 10.0
"""How many requests a whole game counts as."""

LONGEST_REASON = 200


async def _bring(call: Call) -> Brought:
    call.charge(COST)
    service, line, now = call.service, call.body.line, call.service.clock.now()
    do = partial(call.do, Lane.QUICK)
    with _unfit():
        entry = await do(lambda _: _table_in(line))
        brought = await read_brought(service.library, entry, call.visitor.host, now, do)
    is_new = not brought.is_known and await _create(call, brought, now)
    async with service.hub.holding(entry.id) as live:
        live.unsure |= is_new

        def changing() -> None:
            live.unsure = True

        completion = await complete_brought(service.store, service.library, brought, now, changing)
        await service.hub.follower.follow(live)
        is_over = live.table.status is Status.OVER
        is_new |= completion.is_new
        return Brought(entry.id, is_new, "over" if is_over else "playing", completion.differs)


async def _create(call: Call, brought: BroughtTable, now: int) -> bool:
    """Store a table with all its events, if there is room for it; return whether it is new."""
    async with AsyncExitStack() as stack:
        if brought.table.status is Status.PLAYING:
            check_levels(brought.table.settings)
            await stack.enter_async_context(call.service.unfinished.room_for(call.owner))
        await call.admit("tables")
        return await add_brought(call.service.store, brought, now)


def _table_in(line: str) -> TableEntry:
    entry = read_entry(line.encode())
    if not isinstance(entry, TableEntry):
        raise InvalidArchive("it is not a table")
    return entry


@contextmanager
def _unfit() -> Iterator[None]:
    """Refuse what cannot be read or played again."""
    try:
        yield
    except BROKEN as error:
        message = f"this game cannot be brought: {error}"
        raise Refused("unfit", message[:LONGEST_REASON]) from None


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/brought",
        "bring_table",
        "Bring a table of your own that you have played without a server",
        Brought,
        _bring,
        body=BringTable,
        refusals=("forbidden", "not_found", "unfit", "limit", "unavailable"),
        identity=True,
        large=True,
    ),
)
