"""Tables: making, finding, seeing and playing them."""

from contextlib import suppress

import msgspec

from orbis.notation import NoSuchMoment, write_record
from orbis.server.http.endpoint import TEXT, Call, Endpoint
from orbis.server.live.hints import hint
from orbis.server.live.new_tables import created_by, rematch_of
from orbis.server.protocol.messages import Numbered
from orbis.server.protocol.table import (
    Ack,
    EventsQuery,
    Happened,
    Hint,
    HintWish,
    Listed,
    ListQuery,
    Made,
    NewTable,
    Summary,
    View,
    ViewQuery,
)
from orbis.server.protocol.views import view_of
from orbis.server.stores import Conflict
from orbis.server.stores.store import Listed as StoredListing
from orbis.server.tables.decide import Asker
from orbis.server.tables.events import AnyEvent, Rematched
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import Status, Table
from orbis.wire.game import Game, game_of

MOST_LISTED = 100
HINT_COST = 4.0
"""How many requests a hint counts for."""


async def _create(call: Call) -> Made:
    hub = call.server.hub
    await call.server.check_tables(call.visitor)
    id, created = await created_by(call.body, call.visitor, hub)
    await hub.create(id, call.visitor.id, created)
    return Made(id)


async def _list(call: Call) -> tuple[Listed, ...]:
    return _listed(await call.server.store.public_tables((call.query.status,), MOST_LISTED))


async def _mine(call: Call) -> tuple[Listed, ...]:
    return _listed(await call.server.store.tables_of(call.visitor.id, MOST_LISTED))


def _listed(tables: list[StoredListing]) -> tuple[Listed, ...]:
    return tuple(
        Listed(each.id, Status(each.status), each.updated, msgspec.json.decode(each.summary, type=Summary))
        for each in tables
    )


async def _view(call: Call) -> View:
    async with call.server.hub.holding(call.path["id"]) as live:
        full = call.query.detail == "full"
        return view_of(live.table, full=full, with_previews=full)


async def _events(call: Call) -> list[Happened]:
    return await call.server.hub.history(call.path["id"], call.query.after)


async def _submit(call: Call) -> Ack:
    body: Numbered = call.body
    asker = Asker(call.visitor.id, call.visitor.name, body.client, body.request)
    return await call.server.hub.submit(call.path["id"], asker, body.ask)


async def _rematch(call: Call) -> Made:
    hub = call.server.hub
    async with hub.holding(call.path["id"]) as live:
        if not live.table.seats_of(call.visitor.id):
            raise Refused("forbidden", "only those who played can ask for a rematch")
        if live.table.status is not Status.OVER:
            raise Refused("not_playing", "the game is not over yet")
    if not live.table.rematch:
        id, created = rematch_of(live.table, hub.now())
        with suppress(Conflict):  # somebody else has asked at the same moment
            await hub.create(id, call.visitor.id, created)

        def announce(table: Table) -> AnyEvent | None:
            return None if table.rematch else Rematched(table=id, at=hub.now(), by=call.visitor.id)

        await hub.change(live, announce)
    return Made(live.table.rematch)


async def _record(call: Call) -> str:
    async with call.server.hub.holding(call.path["id"]) as live:
        if live.table.match is None:
            raise Refused("not_playing", "the tiles have not been dealt yet")
        return write_record(live.table.record())


async def _moment(call: Call) -> Game:
    moves = call.count("moves")
    async with call.server.hub.holding(call.path["id"]) as live:
        if live.table.match is None:
            raise Refused("not_playing", "the tiles have not been dealt yet")
        try:
            state = live.table.match.at(moves)
        except NoSuchMoment:
            raise Refused("not_found", "the game has no such moment") from None
    return game_of(state, moves, running=0, with_previews=False)


async def _hint(call: Call) -> Hint:
    server = call.server
    live = await server.hub.wake(call.path["id"])
    async with live.lock:
        table = live.table
        if not table.settings.hints:
            raise Refused("forbidden", "at this table there are no hints")
        if table.match is None or not table.waits_for(call.visitor.id):
            raise Refused("not_your_turn", "a hint is for whoever is to decide")
        state, draws = table.match.state, f"hint {table.hash}"
    server.charge(call.visitor, call.address, HINT_COST)
    return await server.attendant.bots.think(lambda: hint(state, table.tile_set, call.body.strength, draws))


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables",
        "create_table",
        "Make a table",
        Made,
        _create,
        body=NewTable,
        refusals=("not_found", "unfit", "limit", "unavailable"),
        status=201,
        identity=True,
    ),
    Endpoint(
        "GET",
        "/api/tables",
        "list_tables",
        "The public tables, the latest changed first",
        tuple[Listed, ...],
        _list,
        query=ListQuery,
    ),
    Endpoint(
        "GET",
        "/api/my/tables",
        "my_tables",
        "The tables at which one has a seat, the latest changed first",
        tuple[Listed, ...],
        _mine,
        identity=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}",
        "view_table",
        "A table as it stands",
        View,
        _view,
        query=ViewQuery,
        refusals=("not_found", "unavailable"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/events",
        "table_events",
        "What happened at a table after an event",
        tuple[Happened, ...],
        _events,
        query=EventsQuery,
        refusals=("not_found", "unavailable"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/requests",
        "submit",
        "Ask something of a table; answered once it is on disk",
        Ack,
        _submit,
        body=Numbered,
        identity=True,
        refusals=(
            "forbidden",
            "not_found",
            "not_waiting",
            "not_playing",
            "seat_taken",
            "not_your_turn",
            "illegal",
            "stale",
            "late",
            "out_of_time",
            "no_wish",
            "unavailable",
        ),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/rematch",
        "rematch",
        "Make a table for the next game of the same players",
        Made,
        _rematch,
        refusals=("forbidden", "not_found", "not_playing", "unavailable"),
        status=201,
        identity=True,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/hint",
        "hint",
        "What the strongest bot would do, without knowing more than the player",
        Hint,
        _hint,
        body=HintWish,
        refusals=("forbidden", "not_found", "not_your_turn", "unavailable"),
        identity=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/moments/{moves}",
        "table_moment",
        "The game of a table after so many moves",
        Game,
        _moment,
        refusals=("not_found", "not_playing", "unavailable"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/record",
        "table_record",
        "The record of a table's game so far",
        str,
        _record,
        refusals=("not_found", "not_playing", "unavailable"),
        media=TEXT,
    ),
)
