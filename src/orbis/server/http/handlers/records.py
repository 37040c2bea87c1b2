"""Records: viewed, verified, and continued from any moment."""

from starlette.responses import Response

from orbis.notation import (
    Committed,
    FlawKind,
    NotationError,
    Record,
    Seeded,
    UnfitRecord,
    follow,
    parse_record,
    write_record,
)
from orbis.play.verification import verify
from orbis.rules import RULES_VERSION, STANDARD, TileSet
from orbis.server.http.endpoint import JSON, TEXT, Call, Endpoint, encode
from orbis.server.live.bots import check_levels
from orbis.server.protocol.records import NewRecord, RecordProblem, Verification
from orbis.server.protocol.table import Made
from orbis.server.protocol.views import ending_of
from orbis.server.tables.daily import check_daily_secret
from orbis.server.tables.deal_digest import deal_digest, is_of_game
from orbis.server.tables.events import Status
from orbis.server.tables.new import branch_of
from orbis.server.tables.refusals import Refused, TextFault, forbidden, misread
from orbis.server.tables.requests import Branch
from orbis.server.tables.seat_names import is_name
from orbis.server.workshop import Check, Lane
from orbis.wire.game import Game, game_of
from orbis.wire.replay import RecordEnding, Replay, id_of_record, moment_of, replay_of

FIRST_SEAT = 4
"""The line of the first seat."""

LONGEST_VALUE = 200
"""Characters in a seed, a secret or a nonce."""


async def _add(call: Call) -> Made:
    body: NewRecord = call.body
    if (body.text is None) == (body.table is None):
        raise Refused("bad_request", "expected the text of a record, or a table that is over")
    ending: RecordEnding | None = None
    if body.table is not None:
        record, ending = await _of_table(call, body.table)
    else:
        record = await _pasted(call, body.text or "")
    text = write_record(record)
    id, texts, now = id_of_record(text), call.service.store.texts, call.service.clock.now()
    await texts.save("record", id, text, now)
    if ending is not None:
        await texts.save_ending(id, ending, now)
    return Made(id)


async def _of_table(call: Call, id: str) -> tuple[Record, RecordEnding | None]:
    async with call.service.hub.holding(id) as live:
        if live.table.status is not Status.OVER or live.table.match is None:
            raise Refused("unfit", "the game is not over yet")
        check_daily_secret(live.table, call.service.clock.wall())
        # Nobody else saw how a game in a page ended, and on a server the same moves may be a game of others.
        is_known = live.table.settings.witnessed or not call.service.configuration.witnessed
        return live.table.record(), ending_of(live.table) if is_known else None


async def _pasted(call: Call, text: str) -> Record:
    """A record from elsewhere, whose names can be shown and whose moves follow the rules; raise `Refused`."""
    if not call.visitor.id:
        raise Refused("no_identity", "say who you are first: POST /api/identity")
    record = await call.do(Lane.QUICK, lambda _: _parsed(text))
    _check_values(record)
    await _check(call, record)
    await _check_over(call, record)
    if await call.service.store.texts.find("record", id_of_record(write_record(record))) is None:
        await call.admit("texts")
    return record


async def _check_over(call: Call, record: Record) -> None:
    """Raise `Refused` for a game that is being played here without hints, or the deal of the day."""
    if await call.service.daily.is_today(record, call.service.clock.wall()):
        raise forbidden("day-is-on", "the deal of the day is told once the day is over")
    for id in await call.service.store.guarded_deals.tables(deal_digest(record)):
        if await _is_played(call, id, record):
            raise forbidden("no-hints", "this game is being played at a table without hints")


async def _is_played(call: Call, id: str, record: Record) -> bool:
    """Whether a record that began like the game at a table is of that game, which is not over."""
    head = await call.service.store.tables.head(id)
    if head is None or head.rules != RULES_VERSION:
        return False  # it was deleted meanwhile, or cannot be played here any more
    try:
        async with call.service.hub.holding(id) as live:
            match, status = live.table.match, live.table.status
            return match is not None and status is Status.PLAYING and is_of_game(record, match.moves)
    except Refused as error:
        if error.code == "not_found":
            return False  # it was deleted just now
        raise


def _check_values(record: Record) -> None:
    """Raise `Refused`, with the place in the text, if a name or a value is not like those at our tables."""
    for number, seat in enumerate(record.seats):
        if not is_name(seat.name) or not is_name(seat.kind):
            fault = TextFault(FIRST_SEAT + number, f"seat {number}", "name", seat.name[:80])
            raise Refused("unfit", f"seat {number} has no name that can be shown", faults=(fault,))
    match record.deal:
        case Seeded(seed):
            values: tuple[str | None, ...] = (seed,)
        case Committed(commitment, secret, nonces):
            values = (commitment, secret, *nonces)
    if any(value is not None and len(value) > LONGEST_VALUE for value in values):
        raise Refused("unfit", f"the values of a deal have at most {LONGEST_VALUE} characters")


def _parsed(text: str) -> Record:
    try:
        return parse_record(text)
    except NotationError as error:
        message = f"the record cannot be read: {error}"
        raise Refused("unfit", message[:500], faults=(misread(error),)) from None


async def _check(call: Call, record: Record) -> None:
    """Raise `Refused`, with the place in the text, if the rules cannot follow a record."""
    try:
        tile_set = await _tiles_of(call, record)
        await call.do(Lane.QUICK, lambda _: follow(record, tile_set))
    except UnfitRecord as error:
        [flaw] = error.flaws
        message = str(flaw)
        if flaw.kind is FlawKind.TILE_SET:
            message = f"the record needs the tile set {record.tiles}: give it first, by POST /api/tile-sets"
        kind = _KINDS.get(flaw.kind)
        faults = (TextFault(flaw.line, flaw.field, kind, flaw.recorded[:80]),) if kind else ()
        raise Refused("unfit", message[:500], flaw.rule, faults) from None


_KINDS = {FlawKind.RULES_VERSION: "rules", FlawKind.TILE_SET: "tiles", FlawKind.MOVE: "move"}


async def _tiles_of(call: Call, record: Record) -> TileSet:
    """The tile set of a record; if it is unknown, the standard one, which will not match."""
    try:
        return await call.service.library.tile_set(record.tiles)
    except Refused as error:
        if error.code != "not_found":
            raise
        return STANDARD


async def _text(call: Call) -> str:
    return write_record(await _record(call))


async def _record(call: Call) -> Record:
    record = await call.service.library.record(call.path["id"])
    call.service.upkeep.note_used(call.path["id"])
    return record


async def _replay(call: Call) -> Response:
    id, replays = call.path["id"], call.service.replays
    ending = await call.service.store.texts.ending(id)
    name = f"{id} {ending}"
    replay = replays.get(name)
    # The record may have been deleted since the replay was made.
    if replay is None or await call.service.store.texts.find("record", id) is None:
        record = await _record(call)
        tile_set = await call.service.library.tile_set(record.tiles)
        replay = await call.do(Lane.QUICK, lambda _: encode(replay_of(record, tile_set, ending)))
        replays.put(name, replay)
    return Response(replay, media_type=JSON)


async def _moment(call: Call) -> Game:
    record = await _record(call)
    tile_set = await call.service.library.tile_set(record.tiles)
    count = call.count("count")

    def look(_: Check) -> Game | None:
        state = moment_of(record, tile_set, count)
        return None if state is None else game_of(state, count, decided=0, with_previews=False)

    game = await call.do(Lane.QUICK, look)
    if game is None:
        raise Refused("not_found", "the record has no such moment")
    return game


async def _verify(call: Call) -> Verification:
    record = await _record(call)
    tile_set = await call.service.library.tile_set(record.tiles)
    problems = tuple(
        RecordProblem(
            each.kind.value, each.recorded, each.expected, each.turn, each.rule.value if each.rule else None
        )
        for each in await call.do(Lane.QUICK, lambda _: tuple(verify(record, tile_set)))
    )
    return Verification(not problems, problems)


async def _branch(call: Call) -> Made:
    record = await _record(call)
    service = call.service
    tile_set = await service.library.tile_set(record.tiles)
    drawn, host, now = service.chance.table(), call.visitor.host, service.clock.now()
    id, wanted = call.path["id"], call.body
    async with service.unfinished.room_for(call.owner):
        created = await call.do(
            Lane.QUICK, lambda _: branch_of(id, record, tile_set, wanted, host=host, drawn=drawn, now=now)
        )
        check_levels(created)
        await call.admit("tables")
        await service.hub.create(drawn.id, created)
    return Made(drawn.id)


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/records",
        "add_record",
        "Open a record: its text, or that of a table that is over",
        Made,
        _add,
        body=NewRecord,
        refusals=("forbidden", "no_identity", "not_found", "unfit", "limit", "unavailable"),
        status=201,
        large=True,
    ),
    Endpoint(
        "GET",
        "/api/records/{id}",
        "record_text",
        "The text of a record",
        str,
        _text,
        refusals=("not_found",),
        media=TEXT,
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/replay",
        "replay",
        "A record to walk through",
        Replay,
        _replay,
        refusals=("not_found",),
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/moments/{count}",
        "moment",
        "The game after `count` moves of a record",
        Game,
        _moment,
        refusals=("not_found",),
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/verification",
        "verify",
        "Verify the deal, moves and result of a record",
        Verification,
        _verify,
        refusals=("not_found",),
    ),
    Endpoint(
        "POST",
        "/api/records/{id}/tables",
        "branch",
        "Make a table that continues from a moment of a record",
        Made,
        _branch,
        body=Branch,
        refusals=("not_found", "unfit", "limit", "unavailable"),
        status=201,
        identity=True,
    ),
)
