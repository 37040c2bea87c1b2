"""Everything that is kept of a person, for them to see."""

from collections.abc import AsyncIterator
from contextlib import ExitStack
from functools import partial
from tempfile import SpooledTemporaryFile

from starlette.responses import Response, StreamingResponse

from orbis.server.http.endpoint import JSON, Call, encode
from orbis.server.http.handlers.devices import colour_of, ways_of
from orbis.server.mine.listings import listed
from orbis.server.mine.preferences import read_preferences
from orbis.server.notices.channels import shown, target_in
from orbis.server.notices.kinds import Kinds
from orbis.server.notices.settings import settings_of as notice_settings_of
from orbis.server.protocol.identity import (
    KeptNotice,
    KeptOfMe,
    KeptResult,
    KeptTable,
)
from orbis.server.stores.notices import WaitingNotice
from orbis.server.tables.events import read_event
from orbis.server.tables.forgetting import is_about, public
from orbis.server.tables.result import read_result
from orbis.server.workshop import Check, Lane

EXPORT_COST = 20.0

MOST_IN_MEMORY, PIECE = 4_000_000, 64_000
"""Bytes of what is kept of somebody: more goes through a file, and so many are sent at once."""


async def kept_of(call: Call) -> Response:
    call.charge(EXPORT_COST)
    store, me = call.service.store, call.visitor
    used, tables = await store.identities.last_used(me.id), await store.lists.traces(me.id)
    holidays = tuple((each.began, each.ends) for each in await store.identities.holidays(me.id))
    ways, preferences = await ways_of(call), await store.access.preferences(me.id)
    settings, changed = read_preferences(preferences)
    muted = tuple(sorted((await store.identities.muted((me.id,))).get(me.id, ())))
    stored = await store.notices.channels(me.id)
    channels = tuple([shown(channel) for channel in stored])
    addresses = tuple([target_in(channel).channel for channel in stored])
    notices = await notice_settings_of(store, me.id)
    told = tuple([_told(each) for each in await store.notices.of(me.id)])
    rest = (
        holidays,
        muted,
        channels,
        addresses,
        notices,
        told,
        await _results(call),
        await colour_of(call.service, me.id),
    )
    mailed = tuple(await store.access.mailed_until(me.id))
    about = KeptOfMe(me.id, me.name, used, ways, mailed, settings, changed, *rest, tables=())
    # There may be many tables, and an answer that has begun could not say that the store fails.
    with ExitStack() as stack:
        whole = stack.enter_context(SpooledTemporaryFile(MOST_IN_MEMORY))
        whole.write(encode(about).removesuffix(b"]}"))
        for number, id in enumerate(tables):
            bodies = await store.tables.events(id)
            seen = await _seen(call, id)
            kept = await call.service.workshop.do(Lane.QUICK, partial(_kept, id, seen, bodies, me.id))
            whole.write(b"," + kept if number else kept)
        whole.write(b"]}")
        stack.pop_all()
    return StreamingResponse(_pieces(whole), media_type=JSON)


async def _pieces(whole: SpooledTemporaryFile[bytes]) -> AsyncIterator[bytes]:
    """What is in a file, which is then gone."""
    with whole:
        whole.seek(0)
        while piece := whole.read(PIECE):
            yield piece


async def _results(call: Call) -> tuple[KeptResult, ...]:
    me, found = call.visitor.id, []
    for at, table, text in await call.service.store.results.of(me):
        placings = read_result(text)
        own = next(each for each in placings if each.player == me)
        found.append(KeptResult(table, at, own.rank, len(placings)))
    return tuple(found)


def _told(notice: WaitingNotice) -> KeptNotice:
    told, waiting = Kinds(notice.told), Kinds(notice.kinds | notice.missed)
    return KeptNotice(notice.table, notice.at, told.names, waiting.names, notice.looked or None)


async def _seen(call: Call, table: str) -> int | None:
    """When the seats of a visitor were last present at a table."""
    store, found = call.service.store, await call.service.store.lists.table(table)
    seats = listed(found).summary.seats if found else ()
    own = [number for number, seat in enumerate(seats) if seat.player == call.visitor.id]
    times = [await store.seat_times.last(table, seat) for seat in own]
    return max((at for at in times if at is not None), default=None)


def _kept(id: str, seen: int | None, bodies: list[bytes], player: str, check: Check) -> bytes:
    """What is kept of a player at a table, as JSON."""
    events = []
    for body in bodies:
        check()
        event = read_event(body)
        if is_about(event, player):
            events.append(public(event))
    return encode(KeptTable(id, seen, tuple(events)))
