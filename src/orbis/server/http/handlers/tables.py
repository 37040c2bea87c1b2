"""Tables: create, list, view and play."""

from collections.abc import Callable
from contextlib import suppress

from orbis.native import NativeUnavailable
from orbis.notation import NoSuchMoment, write_record
from orbis.play.fairness import commitment_to
from orbis.rules import STANDARD, Reveal
from orbis.server.http.endpoint import TEXT, Call, Endpoint
from orbis.server.http.handlers.colours import with_company
from orbis.server.http.handlers.mine import guests
from orbis.server.live.bots import check_levels
from orbis.server.live.hints import Counsel
from orbis.server.mine.listings import listed
from orbis.server.protocol.hints import Hint, HintWish
from orbis.server.protocol.identity import Deleted
from orbis.server.protocol.lists import Listed, ListQuery
from orbis.server.protocol.messages import Numbered
from orbis.server.protocol.mine import MOST_LISTED
from orbis.server.protocol.table import Ack, EventsQuery, Happened, Made, MadeTable, View, ViewQuery
from orbis.server.protocol.views import view_of
from orbis.server.stores import Conflict
from orbis.server.tables.asker import Asker
from orbis.server.tables.daily import check_daily_look, check_daily_secret, is_on
from orbis.server.tables.events import AnyEvent, Rematched, Status
from orbis.server.tables.new import new_table, rematch_id, rematch_of
from orbis.server.tables.refusals import Refused, forbidden
from orbis.server.tables.requests import NewTable
from orbis.server.tables.table import GameTable
from orbis.server.workshop import Check, Lane
from orbis.wire.game import Game, game_of

HINT_COST = 4.0
"""How many requests a hint counts as that is not yet known."""


async def _create(call: Call) -> MadeTable:
    service, wanted, me = call.service, call.body, call.visitor.id
    if wanted.chat and service.configuration.phrases_only:
        raise forbidden("no-free-text", "on this server there are phrases only: leave out `chat`")
    async with service.unfinished.room_for(call.owner), service.invitations.sending(me, wanted):
        tile_set = await service.library.tile_set(wanted.tiles or STANDARD.content_id)
        drawn = service.chance.table()
        invited = await guests(call, wanted)
        created = new_table(wanted, tile_set, call.visitor.host, drawn, service.clock.now(), guests=invited)
        check_levels(created)
        await call.admit("tables")
        await service.hub.create(drawn.id, created)
        await service.names.catch_up(drawn.id, {me: call.visitor.name, **invited})
        if invited:
            await _check_invitations_again(call, drawn.id)
    return MadeTable(drawn.id, commitment_to(drawn.secret))


async def _check_invitations_again(call: Call, table: str) -> None:
    """Take a new table back, and raise `Refused`, if its invitations are too many by now."""
    service = call.service
    try:
        await service.invitations.check_again(call.visitor.id)
    except Refused:
        await service.store.removal.delete_table(table)
        await service.hub.follower.read_again(table)
        raise


async def _list(call: Call) -> tuple[Listed, ...]:
    found = await call.service.store.lists.public((call.query.status,), MOST_LISTED)
    return await with_company(call.service, map(listed, found))


async def _view(call: Call) -> View:
    async with call.service.hub.holding(call.path["id"]) as live:
        _check_look(call, live.table)
        call.service.hub.note_look(live, call.visitor.id)
        full = call.query.detail == "full"
        return view_of(live.table, full=full, with_previews=full and live.table.waits_for(call.visitor.id))


def _check_look(call: Call, table: GameTable) -> None:
    check_daily_look(table, call.visitor.id, call.service.clock.wall())


async def _events(call: Call) -> list[Happened]:
    async with call.service.hub.holding(call.path["id"]) as live:
        _check_look(call, live.table)
    return (await call.service.histories.of(call.path["id"])).after(call.query.after)


async def _submit(call: Call) -> Ack:
    body: Numbered = call.body
    asker = Asker(call.visitor.id, call.visitor.name, body.client, body.request)
    return await call.service.names.submit(call.path["id"], asker, body.ask)


async def _rematch(call: Call) -> Made:
    hub, now = call.service.hub, call.service.clock.now
    async with hub.holding(call.path["id"]) as live:
        if not live.table.seats_of(call.visitor.id):
            raise forbidden("players-only", "only players of this table can ask for a rematch")
        if live.table.status is not Status.OVER:
            raise Refused("not_playing", "the game is not over yet")
        if live.table.settings.daily:
            raise forbidden("one-deal", "there is one deal of the day: tomorrow there is another")
    if not live.table.rematch:
        await call.admit("tables")
        players = tuple({live.table.host, *(seat.player for seat in live.table.seats if seat.player)})
        names = await call.service.store.identities.names(players)
        id, drawn = rematch_id(live.table), call.service.chance.table()
        created = rematch_of(live.table, drawn, now(), names)
        with suppress(Conflict):  # another request was faster
            await hub.create(id, created)
        await call.service.names.catch_up(id, names)

        def announce(table: GameTable) -> AnyEvent | None:
            return None if table.rematch else Rematched(table=id, at=now(), by=call.visitor.id)

        await hub.change(live, announce)
    return Made(live.table.rematch)


async def _delete(call: Call) -> Deleted:
    hub, id = call.service.hub, call.path["id"]
    async with hub.holding(id) as live:
        table = live.table
        if table.host != call.visitor.id:
            raise forbidden("host-only", "only the host can delete a table")
        others = {seat.player for seat in table.seats if seat.player} - {call.visitor.id}
        if others and table.status is not Status.WAITING:
            raise forbidden("others-play", "somebody else plays at this table, too")
        if table.settings.rated and table.status is Status.PLAYING:
            raise forbidden("rated", "a rated game is played to its end, or resigned")
        if is_on(table, call.service.clock.wall()):
            raise forbidden("day-is-on", "your game of the deal of the day counts until the day is over")
        await call.service.store.removal.delete_table(id)
    await hub.follower.read_again(id)
    return Deleted(1)


async def _record(call: Call) -> str:
    async with call.service.hub.holding(call.path["id"]) as live:
        if live.table.match is None:
            raise Refused("not_playing", "the tiles have not been dealt yet")
        if live.table.status is Status.OVER:
            check_daily_secret(live.table, call.service.clock.wall())
        _check_look(call, live.table)
        return write_record(live.table.record())


async def _moment(call: Call) -> Game:
    count = call.count("count")
    async with call.service.hub.holding(call.path["id"]) as live:
        if live.table.match is None:
            raise Refused("not_playing", "the tiles have not been dealt yet")
        _check_look(call, live.table)
        try:
            state = live.table.match.at(count)
        except NoSuchMoment:
            raise Refused("not_found", "the game has no such moment") from None
    return await call.do(Lane.QUICK, lambda _: game_of(state, count, decided=0, with_previews=False))


async def _hint(call: Call) -> Hint:
    live = await call.service.hub.tables.wake(call.path["id"])
    async with live.lock:
        table = live.table
        if not table.settings.hints:
            raise forbidden("no-hints", "this table does not allow hints")
        if table.match is None or not table.waits_for(call.visitor.id):
            raise Refused("not_your_turn", "only the player whose turn it is can get a hint")
        begun = table.match.count - table.match.decided
        start = table.match.at(begun)
        decided = [move for move in table.match.moves[begun:] if not isinstance(move, Reveal)]

    async def think(work: Callable[[Check], Counsel], *, again: bool = False) -> Counsel:
        if not again:
            call.charge(HINT_COST)
        return await call.do(Lane.THINKING, work)

    try:
        return await call.service.hints.hint(
            start, decided, table.tile_set, call.body.strength, think, table=call.path["id"]
        )
    except NativeUnavailable:
        raise Refused("unavailable", "nobody can think about it at the moment") from None


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables",
        "create_table",
        "Make a table",
        MadeTable,
        _create,
        body=NewTable,
        refusals=("forbidden", "not_found", "unfit", "limit", "unavailable"),
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
        "/api/tables/{id}",
        "view_table",
        "A table as it stands",
        View,
        _view,
        query=ViewQuery,
        refusals=("forbidden", "not_found", "unavailable"),
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{id}",
        "delete_table",
        "Delete a table of yours that has not started, or at which nobody else plays",
        Deleted,
        _delete,
        refusals=("forbidden", "not_found", "unavailable"),
        identity=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/events",
        "table_events",
        "The events of a table after a number, at most 1000 of them",
        tuple[Happened, ...],
        _events,
        query=EventsQuery,
        refusals=("forbidden", "not_found", "unavailable"),
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
            "name_taken",
            "not_your_turn",
            "illegal",
            "stale",
            "limit",
            "late",
            "out_of_time",
            "paused",
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
        refusals=("forbidden", "not_found", "not_playing", "limit", "unavailable"),
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
        refusals=("forbidden", "not_found", "not_playing", "unavailable"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/record",
        "table_record",
        "The record of a table's game so far",
        str,
        _record,
        refusals=("forbidden", "not_found", "not_playing", "unavailable"),
        media=TEXT,
    ),
)
