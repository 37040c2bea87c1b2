"""Identities, information about this server, and codes that move a seat to another device."""

from importlib.metadata import version

from starlette.responses import Response

from orbis import native
from orbis.bots import LEVELS
from orbis.locales import LANGUAGES
from orbis.rules import RULES_VERSION, STANDARD
from orbis.server.http import passkeys
from orbis.server.http.cookies import with_secret, without_secret
from orbis.server.http.device_labels import label_of
from orbis.server.http.endpoint import Call, Endpoint, json_response
from orbis.server.http.handlers.devices import (
    FRESH,
    IDENTITY_COST,
    colour_of,
    name_of,
    settings_of,
    unknown,
    ways_back_of,
)
from orbis.server.http.handlers.kept_of_me import kept_of
from orbis.server.http.visitors import digest_of, id_of
from orbis.server.live.bots import PURE
from orbis.server.live.holidays import MOST
from orbis.server.protocol.identity import (
    Code,
    Deleted,
    HolidaysLeft,
    Kept,
    KeptOfMe,
    Me,
    NewHoliday,
    NewIdentity,
    SeatTaken,
    UseCode,
)
from orbis.server.protocol.messages import PROTOCOL
from orbis.server.protocol.server import About, OfferedLevel
from orbis.server.stores.access import Device
from orbis.server.stores.identities import Identity
from orbis.server.stores.passes import Pass
from orbis.server.tables.decide import check_room
from orbis.server.tables.events import AnyEvent, Moved, Status
from orbis.server.tables.refusals import Refused, forbidden
from orbis.server.tables.seat_names import checked_name
from orbis.server.tables.table import GameTable

CODE_LIFE = 10 * 60_000
"""Milliseconds for which a one-time code is valid."""


async def _about(call: Call) -> About:
    coming = native.coming()  # before the rest: a build that finishes now must not be reported as absent
    there = native.available()
    configuration = call.service.configuration
    return About(
        version=version("orbis"),
        rules=RULES_VERSION,
        protocol=PROTOCOL,
        tiles=STANDARD.content_id,
        levels=tuple(OfferedLevel(level.name, level.name in PURE or there) for level in LEVELS),
        core="there" if there else "coming" if coming else "absent",
        languages=tuple(LANGUAGES),
        passkeys=passkeys.is_available(),
        mail=configuration.notices.sends_mail,
        restart=configuration.restart if configuration.local else "",
        phrases_only=configuration.phrases_only,
    )


async def _identify(call: Call) -> Response | Me:
    name = checked_name(call.body.name)
    if call.visitor.id:
        return await (_me(call) if call.body.suggested else _rename(call, name))
    call.charge(IDENTITY_COST)
    visitors, now = call.service.visitors, call.service.clock.now()
    secret = call.service.chance.token()
    id, label = id_of(secret), label_of(call.headers.get("user-agent", ""))
    await call.service.store.identities.add(Identity(id, name), now)
    await visitors.add(Device(id, id, label, now, now))
    if call.body.token:
        return Me(id, name, token=secret, ways=(), device=name_of(id))
    me = Me(id, name, ways=(), device=name_of(id))
    return with_secret(json_response(me), secret, secure=call.secure)


async def _rename(call: Call, name: str) -> Me:
    service, id = call.service, call.visitor.id
    tables = len(await service.store.lists.unfinished_of(id))
    # Nobody has so many tables that they could not take a new name.
    call.charge(min(IDENTITY_COST + tables, service.configuration.limits.burst / 2))
    if not await service.names.change(id, name):
        raise unknown()
    return Me(id, name, colour=await colour_of(service, id))


async def _me(call: Call) -> Response | Me:
    visitor, access, now = call.visitor, call.service.store.access, call.service.clock.now()
    settings, colour = await settings_of(call.service, visitor.id), await colour_of(call.service, visitor.id)
    tables = await call.service.store.lists.count_of(visitor.id)
    ways = await ways_back_of(call.service, visitor.id)
    named = name_of(visitor.device)
    me = Me(visitor.id, visitor.name, None, settings, tables, colour, ways, named)
    device = await access.device(visitor.device)
    if device is None or now - device.used < FRESH:
        return me
    label = label_of(call.headers.get("user-agent", "")) or device.label
    await access.use_device(device.digest, label, now)
    return with_secret(json_response(me), call.secret, secure=call.secure) if call.secret else me


async def _kept(call: Call) -> Kept:
    return Kept(await call.service.store.identities.find(call.path["id"]) is not None)


async def _forget(call: Call) -> Response:
    call.charge(IDENTITY_COST)
    service, id = call.service, call.visitor.id
    await service.store.removal.forget_identity(id, service.clock.now())
    service.visitors.forget(id)
    service.notices.subscribers.drop(id)
    tables = await service.forgetter.forget(id)
    return without_secret(json_response(Deleted(tables)), secure=call.secure)


async def _holiday(call: Call) -> HolidaysLeft:
    until, left = await call.service.holidays.of(call.visitor.id)
    return HolidaysLeft(until, left, MOST)


async def _set_holiday(call: Call) -> HolidaysLeft:
    call.charge(IDENTITY_COST)
    until, left = await call.service.holidays.set(call.visitor.id, call.body.until)
    return HolidaysLeft(until, left, MOST)


async def _make_code(call: Call) -> Code:
    service = call.service
    seat = call.count("seat")
    async with service.hub.holding(call.path["id"]) as live:
        if seat >= len(live.table.seats):
            raise Refused("not_found", "there is no such seat")
        if seat not in live.table.seats_of(call.visitor.id):
            raise forbidden("seat-of-another", "the seat is somebody else's")
        if live.table.settings.daily:
            raise forbidden(
                "daily-stays", "your game of the deal of the day is yours: use your recovery link"
            )
        grant = Pass(live.table.id, seat, live.table.seats[seat].taken)
    code, now = service.chance.code(), service.clock.now()
    await service.store.passes.save(digest_of(code), grant, now + CODE_LIFE, now)
    return Code(code, now + CODE_LIFE)


def _no_such_code() -> Refused:
    return Refused("not_found", "there is no such code, or it was used or has expired")


async def _use_code(call: Call) -> SeatTaken:
    """Move the seat of a code; nobody has to say who they are to look at it, nor learns more by it."""
    if not call.visitor.id and not call.body.look:
        raise unknown()
    call.charge(IDENTITY_COST)
    hub, now, id = call.service.hub, call.service.clock.now, call.visitor.id
    grant = await call.service.store.passes.find(digest_of(call.body.code), now())
    if grant is None:
        raise _no_such_code()
    live = await hub.tables.wake(grant.table)
    is_host = id != "" and live.table.host == id
    names = [seat.name for seat in live.table.seats]
    others = (*names[: grant.seat], *names[grant.seat + 1 :])
    seat_taken = SeatTaken(
        grant.table, grant.seat, live.table.settings.witnessed or is_host, names[grant.seat], others
    )

    def move(table: GameTable) -> AnyEvent | None:
        seat = table.seats[grant.seat]
        # The seat has changed hands since the code was made: by this code or another, or its player left.
        if seat.kind != "person" or seat.taken != grant.taken:
            raise _no_such_code()
        if table.status is Status.OVER:
            raise Refused("not_playing", "the table is over")
        if seat.player == id:
            return None
        check_room(table)
        return Moved(seat=grant.seat, player=id, at=now(), by=id)

    if call.body.look:
        async with hub.holding(grant.table) as held:
            move(held.table)
    else:
        await hub.change(live, move)
    return seat_taken


ENDPOINTS = (
    Endpoint("GET", "/api/about", "about", "Information about this server", About, _about),
    Endpoint(
        "POST",
        "/api/identity",
        "identify",
        "Set your name, and create your identity if you have none",
        Me,
        _identify,
        body=NewIdentity,
        refusals=("unavailable",),
    ),
    Endpoint("GET", "/api/identity", "me", "Your identity", Me, _me, identity=True),
    Endpoint(
        "GET",
        "/api/players/{id}",
        "player_kept",
        "Whether the server still knows a player, for a device that it does not know any more",
        Kept,
        _kept,
        refusals=("not_found",),
    ),
    Endpoint(
        "DELETE",
        "/api/identity",
        "forget",
        "Delete your identity, and be forgotten at all tables",
        Deleted,
        _forget,
        identity=True,
        refusals=("unavailable",),
    ),
    Endpoint(
        "GET",
        "/api/identity/export",
        "export_identity",
        "Everything that is kept about you",
        KeptOfMe,
        kept_of,
        identity=True,
    ),
    Endpoint(
        "GET",
        "/api/identity/holiday",
        "holiday",
        "Until when you are away, and how much of your holidays is left",
        HolidaysLeft,
        _holiday,
        identity=True,
    ),
    Endpoint(
        "POST",
        "/api/identity/holiday",
        "set_holiday",
        "Be away until a time, or back: the clocks of your slow tables stand meanwhile",
        HolidaysLeft,
        _set_holiday,
        body=NewHoliday,
        refusals=("limit", "unavailable"),
        identity=True,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/code",
        "make_code",
        "Make a one-time code that moves a seat to another device",
        Code,
        _make_code,
        refusals=("forbidden", "not_found"),
        status=201,
        identity=True,
    ),
    Endpoint(
        "POST",
        "/api/codes",
        "use_code",
        "Take over a seat from another device",
        SeatTaken,
        _use_code,
        body=UseCode,
        refusals=("no_identity", "not_found", "not_playing", "limit"),
    ),
)
