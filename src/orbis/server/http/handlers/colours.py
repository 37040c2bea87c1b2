"""The colours by which people are recognised."""

from collections.abc import Iterable

from msgspec.structs import replace

from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.http.handlers.devices import unknown
from orbis.server.http.handlers.ratings import with_ratings
from orbis.server.http.service import Service
from orbis.server.protocol.identity import Me, NewColour
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.own_colour import OwnColour, seat_colours


async def _choose(call: Call) -> Me:
    me, body = call.visitor, call.body
    if not await call.service.store.identities.save_colour(me.id, body.colour):
        raise unknown()
    return Me(me.id, me.name, colour=body.colour)


async def _at_table(call: Call) -> tuple[OwnColour, ...]:
    async with call.service.hub.holding(call.path["id"]) as live:
        players = [seat.player for seat in live.table.seats]
    return seat_colours(players, await call.service.store.identities.colours(tuple(filter(None, players))))


async def with_company(service: Service, tables: Iterable[Listed]) -> tuple[Listed, ...]:
    """A list of tables with the colours of their players, and the ratings where they count."""
    tables = await with_ratings(service, tables)
    players = {seat.player for table in tables for seat in table.summary.seats if seat.player}
    colours = await service.store.identities.colours(tuple(players)) if players else {}

    def coloured(table: Listed) -> Listed:
        found = seat_colours([seat.player for seat in table.summary.seats], colours)
        return replace(table, colours=found) if any(found) else table

    return tuple(map(coloured, tables))


ENDPOINTS = (
    Endpoint(
        "PUT",
        "/api/identity/colour",
        "choose_colour",
        "Choose the colour by which others recognise you",
        Me,
        _choose,
        body=NewColour,
        identity=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/colours",
        "table_colours",
        "The colours of the players at a table, seat by seat",
        tuple[OwnColour, ...],
        _at_table,
        refusals=("not_found", "unavailable"),
    ),
)
