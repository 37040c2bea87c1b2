"""Trying out what might come of a running game: nothing is kept, and nobody else hears of it."""

from collections.abc import Iterator

from orbis.notation import NotationError, parse_state
from orbis.rules import STANDARD, Phase, State, TileSet
from orbis.rules.actions import EndTurn
from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.http.visitors import Visitor
from orbis.server.protocol.happened import before, happened_of
from orbis.server.protocol.thoughts import NewPositionThought, NewThought, Thought
from orbis.server.protocol.views import view_of
from orbis.server.tables.asker import Asker
from orbis.server.tables.daily import check_daily_look
from orbis.server.tables.decide import decide
from orbis.server.tables.events import AnyEvent
from orbis.server.tables.refusals import Refused, misread
from orbis.server.tables.requests import Act, TakeBack
from orbis.server.tables.table import GameTable
from orbis.server.tables.thought import Beginning, thought, thought_from
from orbis.server.workshop import Check, Lane

COST = 2.0
"""How many requests a thought counts as."""


async def _think(call: Call) -> Thought:
    wanted: NewThought = call.body
    call.charge(COST)
    async with call.service.hub.holding(call.path["id"]) as live:
        check_daily_look(live.table, call.visitor.id, call.service.clock.wall())
        beginning = thought(
            live.table, call.visitor.id, wanted.seed, wanted.count, wanted.number, requested=wanted.requested
        )
    return await call.do(Lane.QUICK, lambda check: _thought(beginning, wanted, call.visitor.id, check))


def _thought(beginning: Beginning, wanted: NewThought, player: str, check: Check) -> Thought:
    """What comes of all decisions; raise `Refused` if one cannot be made."""
    tried = beginning.replayed()
    if wanted.count is not None and wanted.hash != tried.hash:
        raise Refused("stale", "the game has gone back, and on from there")
    return _tried(tried, wanted.asks, player, check, count=beginning.moment, requested=beginning.requested)


def _tried(
    tried: GameTable,
    asks: tuple[Act | TakeBack, ...],
    player: str,
    check: Check,
    *,
    count: int,
    requested: tuple[int, ...] = (),
) -> Thought:
    event, hash = None, tried.hash
    for number, decided in enumerate(decisions(tried, asks, player, check), start=1):
        earlier = before(tried, decided)
        tried.fold(decided)
        event = happened_of(tried, decided, earlier) if number == len(asks) else None
    return Thought(count, hash, requested, view_of(tried, full=True, with_previews=True), event)


def decisions(
    tried: GameTable, asks: tuple[Act | TakeBack, ...], player: str, check: Check
) -> Iterator[AnyEvent]:
    """What comes of each request, to be applied before the next; raise `Refused` if one cannot be made."""
    for request, ask in enumerate(asks, start=1):
        check()
        yield decide(tried, ask, Asker(player, "", "thought", request), 0, ())


async def _think_from(call: Call) -> Thought:
    wanted: NewPositionThought = call.body
    call.charge(COST)
    tile_set = await call.service.library.tile_set(wanted.tiles or STANDARD.content_id)
    return await call.do(Lane.QUICK, lambda check: _thought_from(wanted, tile_set, call.visitor, check))


def position_of(text: str, tile_set: TileSet) -> State:
    """The state at the beginning of a turn; raise `Refused`."""
    try:
        state = parse_state(text, tile_set)
    except NotationError as error:
        raise Refused(
            "unfit", f"the position cannot be read: {error}"[:500], faults=(misread(error),)
        ) from None
    if state.phase is not Phase.TAKE:
        raise Refused("unfit", "a turn has to begin in the position")
    return state


def _thought_from(wanted: NewPositionThought, tile_set: TileSet, visitor: Visitor, check: Check) -> Thought:
    state = position_of(wanted.state, tile_set)
    check_open(wanted.asks)
    tried = thought_from(state, tile_set, visitor.id, visitor.name)
    return _tried(tried, wanted.asks, visitor.id, check, count=0)


def check_open(asks: tuple[Act | TakeBack, ...]) -> None:
    """Raise `Refused` for the end of a turn: nobody knows what comes then."""
    if any(isinstance(ask, Act) and EndTurn.id in ask.actions for ask in asks):
        raise Refused("unfit", "only one turn is tried out, without its end")


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/thoughts",
        "think_from",
        "Try out a turn in a position; nothing is kept",
        Thought,
        _think_from,
        body=NewPositionThought,
        refusals=("not_found", "not_your_turn", "illegal", "stale", "limit", "unfit"),
        identity=True,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/thoughts",
        "think",
        "Try out what might come of a running game, with the unseen tiles shuffled again; nothing is kept",
        Thought,
        _think,
        body=NewThought,
        refusals=(
            "forbidden",
            "not_found",
            "not_playing",
            "not_your_turn",
            "illegal",
            "stale",
            "limit",
            "unavailable",
        ),
        identity=True,
    ),
)
