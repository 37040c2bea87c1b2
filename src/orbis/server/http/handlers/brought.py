"""Tables that people bring from a page in which they played without a server."""

from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress

from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.live.bots import check_levels
from orbis.server.protocol.table import BringTable, Brought
from orbis.server.stores import Conflict
from orbis.server.stores.archive.brought import (
    agreeing,
    as_known,
    brought_events,
    check_source,
    play_brought,
    played,
    take_names,
)
from orbis.server.stores.archive.entries import InvalidArchive, TableEntry, read_entry
from orbis.server.stores.archive.intake import add_events
from orbis.server.stores.replay import BROKEN
from orbis.server.tables.events import AnyEvent, Created, Status, write_event
from orbis.server.tables.refusals import Refused, forbidden
from orbis.server.tables.table import GameTable
from orbis.server.workshop import Lane

COST = 10.0
"""How many requests a whole game counts as."""

LONGEST_REASON = 200


async def _bring(call: Call) -> Brought:
    call.charge(COST)
    service, line = call.service, call.body.line
    with _unfit():
        entry = await call.do(Lane.QUICK, lambda _: _table_in(line))
        brought = brought_events(entry, call.visitor.host, service.clock.now())
        known = await _known(call, entry.id)
        events = as_known(brought, known)
        table = await _new_table(call, entry.id, events[0])
        await call.do(Lane.QUICK, lambda check: play_brought(table, events[1:], check))
    now = service.clock.now()
    dated = [(write_event(event), now) for event in events]
    is_new = not known and await _create(call, table, dated)
    async with service.hub.holding(entry.id) as live:
        live.unsure |= is_new
        # If it was brought before, what has been played since may be missing.
        while (same := agreeing(events, known := await _known(call, entry.id))) < len(events):
            if same < len(played(known)):
                break
            live.unsure = True
            take_names(table, known)
            with suppress(Conflict):  # another process was faster: see what it has stored
                await add_events(service.store, table, dated[same:], len(known))
                is_new = True
        await service.hub.follower.follow(live)
        status = live.table.status
        return Brought(entry.id, is_new, "over" if status is Status.OVER else "playing", same < len(events))


async def _known(call: Call, id: str) -> list[AnyEvent]:
    """The events of a table that are here; raise `Refused` if it is somebody else's."""
    known = await call.service.library.events(id)
    if known and known[0].by != call.visitor.id:
        raise forbidden("brought-by-another", "somebody else has brought this game here")
    return known


async def _create(call: Call, table: GameTable, dated: Sequence[tuple[bytes, int]]) -> bool:
    """Store a table with all its events; return whether it is new."""
    service = call.service
    async with AsyncExitStack() as stack:
        if table.status is Status.PLAYING:
            check_levels(table.settings)
            await stack.enter_async_context(service.unfinished.room_for(call.owner))
        await call.admit("tables")
        try:
            await add_events(service.store, table, dated, 0)
        except Conflict:  # the same request came twice
            return False
    return True


def _table_in(line: str) -> TableEntry:
    entry = read_entry(line.encode())
    if not isinstance(entry, TableEntry):
        raise InvalidArchive("it is not a table")
    return entry


async def _new_table(call: Call, id: str, created: AnyEvent) -> GameTable:
    assert isinstance(created, Created)
    library, source = call.service.library, created.source
    if source is not None:
        record = await library.record(source.record)
        tile_set = await library.tile_set(record.tiles)
        await call.do(Lane.QUICK, lambda _: check_source(created, source, record, tile_set))
    return await library.new_table(id, created)


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
