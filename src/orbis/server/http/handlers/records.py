"""Records: viewed, verified, and continued from any moment."""

from orbis.notation import FlawKind, NotationError, Record, UnfitRecord, follow, parse_record, write_record
from orbis.play.verification import verify
from orbis.rules import STANDARD, TileSet
from orbis.server.http.endpoint import TEXT, Call, Endpoint
from orbis.server.live.bots import check_levels
from orbis.server.protocol.records import NewRecord, RecordProblem, Verification
from orbis.server.protocol.table import Made
from orbis.server.tables.events import Status
from orbis.server.tables.new import branch_of
from orbis.server.tables.refusals import Refused, TextFault, misread
from orbis.server.tables.requests import Branch
from orbis.wire.game import Game, game_of
from orbis.wire.replay import Replay, id_of_record, moment_of, replay_of


async def _add(call: Call) -> Made:
    body: NewRecord = call.body
    if (body.text is None) == (body.table is None):
        raise Refused("bad_request", "expected the text of a record, or a table that is over")
    record = await _of_table(call, body.table) if body.table is not None else _parsed(body.text or "")
    await _check(call, record)
    text = write_record(record)
    await call.service.store.save_text("record", id_of_record(text), text)
    return Made(id_of_record(text))


async def _of_table(call: Call, id: str) -> Record:
    async with call.service.hub.holding(id) as live:
        if live.table.status is not Status.OVER or live.table.match is None:
            raise Refused("unfit", "the game is not over yet")
        return live.table.record()


def _parsed(text: str) -> Record:
    try:
        return parse_record(text)
    except NotationError as error:
        message = f"the record cannot be read: {error}"
        raise Refused("unfit", message[:500], faults=(misread(error),)) from None


async def _check(call: Call, record: Record) -> None:
    """Raise `Refused`, with the place in the text, if the rules cannot follow a record."""
    try:
        follow(record, await _tiles_of(call, record))
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
    return await call.service.library.record(call.path["id"])


async def _replay(call: Call) -> Replay:
    record = await _record(call)
    return replay_of(record, await call.service.library.tile_set(record.tiles))


async def _moment(call: Call) -> Game:
    record = await _record(call)
    tile_set = await call.service.library.tile_set(record.tiles)
    count = call.count("count")
    state = moment_of(record, tile_set, count)
    if state is None:
        raise Refused("not_found", "the record has no such moment")
    return game_of(state, count, decided=0, with_previews=False)


async def _verify(call: Call) -> Verification:
    record = await _record(call)
    tile_set = await call.service.library.tile_set(record.tiles)
    problems = tuple(
        RecordProblem(
            each.kind.value, each.recorded, each.expected, each.turn, each.rule.value if each.rule else None
        )
        for each in verify(record, tile_set)
    )
    return Verification(not problems, problems)


async def _branch(call: Call) -> Made:
    record = await _record(call)
    service = call.service
    tile_set = await service.library.tile_set(record.tiles)
    await service.visitors.check_tables(call.visitor)
    drawn, host, now = service.chance.table(), call.visitor.host, service.clock.now()
    created = branch_of(call.path["id"], record, tile_set, call.body, host=host, drawn=drawn, now=now)
    check_levels(created)
    await service.hub.create(drawn.id, call.visitor.id, created)
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
        refusals=("not_found", "unfit", "unavailable"),
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
