"""Identities, information about this server, and codes that move a seat to another device."""

from importlib.metadata import version

from starlette.responses import Response

from orbis import native
from orbis.bots import LEVELS
from orbis.locales import LANGUAGES
from orbis.rules import RULES_VERSION, STANDARD
from orbis.server.http.endpoint import Call, Endpoint, json_response
from orbis.server.http.visitors import COOKIE, digest_of, id_of
from orbis.server.live.bots import PURE
from orbis.server.protocol.identity import Code, Me, NewIdentity, SeatTaken, UseCode
from orbis.server.protocol.messages import PROTOCOL
from orbis.server.protocol.server import About, Health, Level
from orbis.server.stores.store import Pass
from orbis.server.tables.events import AnyEvent, Moved, Status
from orbis.server.tables.refusals import Refused
from orbis.server.tables.seat_names import checked_name
from orbis.server.tables.table import GameTable

YEAR = 365 * 86_400
CODE_LIFE = 10 * 60_000
"""Milliseconds for which a one-time code is valid."""

IDENTITY_COST = 5.0
"""How many requests a new identity counts as."""


async def _about(call: Call) -> About:
    coming = native.coming()  # before the rest: a build that finishes now must not be reported as absent
    there = native.available()
    return About(
        version=version("orbis"),
        rules=RULES_VERSION,
        protocol=PROTOCOL,
        tiles=STANDARD.content_id,
        levels=tuple(Level(level.name, level.name in PURE or there) for level in LEVELS),
        core="there" if there else "coming" if coming else "absent",
        languages=tuple(LANGUAGES),
    )


async def _health(call: Call) -> Health:
    await call.service.store.ping()
    return Health("ok")


async def _identify(call: Call) -> Response | Me:
    name = checked_name(call.body.name)
    visitors, now = call.service.visitors, call.service.clock.now()
    if call.visitor.id:
        await visitors.save(call.visitor.id, name, now)
        return Me(call.visitor.id, name)
    call.charge(IDENTITY_COST)
    secret = call.service.chance.token()
    await visitors.save(id_of(secret), name, now)
    if call.body.token:
        return Me(id_of(secret), name, token=secret)
    response = json_response(Me(id_of(secret), name))
    response.set_cookie(
        COOKIE, secret, max_age=YEAR, path="/", secure=call.secure, httponly=True, samesite="lax"
    )
    return response


async def _me(call: Call) -> Me:
    return Me(call.visitor.id, call.visitor.name)


async def _make_code(call: Call) -> Code:
    service = call.service
    seat = call.count("seat")
    async with service.hub.holding(call.path["id"]) as live:
        if seat >= len(live.table.seats):
            raise Refused("not_found", "there is no such seat")
        if seat not in live.table.seats_of(call.visitor.id):
            raise Refused("forbidden", "the seat is somebody else's")
    code, expires = service.chance.code(), service.clock.now() + CODE_LIFE
    await service.store.save_pass(digest_of(code), Pass(live.table.id, seat), expires)
    return Code(code, expires)


async def _use_code(call: Call) -> SeatTaken:
    call.charge(IDENTITY_COST)
    hub, now = call.service.hub, call.service.clock.now
    grant = await call.service.store.take_pass(digest_of(call.body.code), now())
    if grant is None:
        raise Refused("not_found", "there is no such code, or it was used or has expired")
    live = await hub.wake(grant.table)

    def move(table: GameTable) -> AnyEvent | None:
        if table.status is Status.OVER or table.seats[grant.seat].kind != "person":
            raise Refused("not_playing", "the table is over")
        if table.seats[grant.seat].player == call.visitor.id:
            return None
        return Moved(seat=grant.seat, player=call.visitor.id, at=now(), by=call.visitor.id)

    await hub.change(live, move)
    return SeatTaken(grant.table, grant.seat)


ENDPOINTS = (
    Endpoint("GET", "/api/about", "about", "Information about this server", About, _about),
    Endpoint(
        "GET",
        "/health",
        "health",
        "Whether the server and its store respond",
        Health,
        _health,
        refusals=("unavailable",),
    ),
    Endpoint(
        "POST",
        "/api/identity",
        "identify",
        "Set your name, and create your identity if you have none",
        Me,
        _identify,
        body=NewIdentity,
    ),
    Endpoint("GET", "/api/identity", "me", "Your identity", Me, _me, identity=True),
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
        refusals=("not_found", "not_playing"),
        identity=True,
    ),
)
