"""Tables: create, list, view and play."""

from contextlib import suppress

import msgspec

from orbis.notation import NoSuchMoment, write_record
from orbis.rules import STANDARD
from orbis.server.http.endpoint import TEXT, Call, Endpoint
from orbis.server.live.bots import check_levels
from orbis.server.live.hints import hint
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
    Summary,
    View,
    ViewQuery,
)
from orbis.server.protocol.views import view_of
from orbis.server.stores import Conflict
from orbis.server.stores.store import ListedTable
from orbis.server.tables.decide import Asker
from orbis.server.tables.events import AnyEvent, Rematched, Status
from orbis.server.tables.new import new_table, rematch_id, rematch_of
from orbis.server.tables.refusals import Refused
from orbis.server.tables.requests import NewTable
from orbis.server.tables.table import GameTable
from orbis.wire.game import Game, game_of

MOST_LISTED = 100
HINT_COST = 4.0
"""How many requests a hint counts as."""


async def _create(call: Call) -> Made:
    service, wanted = call.service, call.body
    await service.visitors.check_tables(call.visitor)
    tile_set = await service.library.tile_set(wanted.tiles or STANDARD.content_id)
    drawn = service.chance.table()
    created = new_table(wanted, tile_set, call.visitor.host, drawn, service.clock.now())
    check_levels(created)
    await service.hub.create(drawn.id, call.visitor.id, created)
    return Made(drawn.id)


async def _list(call: Call) -> tuple[Listed, ...]:
    return _listed(await call.service.store.public_tables((call.query.status,), MOST_LISTED))


async def _mine(call: Call) -> tuple[Listed, ...]:
    return _listed(await call.service.store.tables_of(call.visitor.id, MOST_LISTED))


def _listed(tables: list[ListedTable]) -> tuple[Listed, ...]:
    return tuple(
        Listed(each.id, Status(each.status), each.updated, msgspec.json.decode(each.summary, type=Summary))
        for each in tables
    )


async def _view(call: Call) -> View:
    async with call.service.hub.holding(call.path["id"]) as live:
        full = call.query.detail == "full"
        return view_of(live.table, full=full, with_previews=full)


async def _events(call: Call) -> list[Happened]:
    return await call.service.hub.history(call.path["id"], call.query.after)


async def _submit(call: Call) -> Ack:
    body: Numbered = call.body
    asker = Asker(call.visitor.id, call.visitor.name, body.client, body.request)
    return await call.service.hub.submit(call.path["id"], asker, body.ask)


async def _rematch(call: Call) -> Made:
    hub, now = call.service.hub, call.service.clock.now
    async with hub.holding(call.path["id"]) as live:
        if not live.table.seats_of(call.visitor.id):
            raise Refused("forbidden", "only players of this table can ask for a rematch")
        if live.table.status is not Status.OVER:
            raise Refused("not_playing", "the game is not over yet")
    if not live.table.rematch:
        id, created = rematch_id(live.table), rematch_of(live.table, call.service.chance.table(), now())
        with suppress(Conflict):  # another request was faster
            await hub.create(id, call.visitor.id, created)

        def announce(table: GameTable) -> AnyEvent | None:
            return None if table.rematch else Rematched(table=id, at=now(), by=call.visitor.id)

        await hub.change(live, announce)
    return Made(live.table.rematch)


async def _record(call: Call) -> str:
    async with call.service.hub.holding(call.path["id"]) as live:
        if live.table.match is None:
            raise Refused("not_playing", "the tiles have not been dealt yet")
        return write_record(live.table.record())


async def _moment(call: Call) -> Game:
    count = call.count("count")
    async with call.service.hub.holding(call.path["id"]) as live:
        if live.table.match is None:
            raise Refused("not_playing", "the tiles have not been dealt yet")
        try:
            state = live.table.match.at(count)
        except NoSuchMoment:
            raise Refused("not_found", "the game has no such moment") from None
    return game_of(state, count, decided=0, with_previews=False)


async def _hint(call: Call) -> Hint:
    live = await call.service.hub.wake(call.path["id"])
    async with live.lock:
        table = live.table
        if not table.settings.hints:
            raise Refused("forbidden", "this table does not allow hints")
        if table.match is None or not table.waits_for(call.visitor.id):
            raise Refused("not_your_turn", "only the player whose turn it is can get a hint")
        state, draws = table.match.state, f"hint {table.hash}"
    call.charge(HINT_COST)
    return await call.service.bots.think(lambda: hint(state, table.tile_set, call.body.strength, draws))


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
        "The public tables, the most recently changed first",
        tuple[Listed, ...],
        _list,
        query=ListQuery,
    ),
    Endpoint(
        "GET",
        "/api/my/tables",
        "my_tables",
        "The tables at which you have a seat, the most recently changed first",
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
        "The events of a table after a number",
        tuple[Happened, ...],
        _events,
        query=EventsQuery,
        refusals=("not_found", "unavailable"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/requests",
        "submit",
        "Send a request to a table; answered once it is on disk",
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
        "Make a table for the next game with the same players",
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
        "/api/tables/{id}/moments/{count}",
        "table_moment",
        "The game of a table after `count` moves",
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
