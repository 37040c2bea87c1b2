"""The deal of the day: begin your game, see the results."""

from contextlib import suppress

from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.live.bots import can_play, check_levels
from orbis.server.mine.daily_results import DailyBoard, streaks
from orbis.server.protocol.daily import (
    Daily,
    DailyQuery,
    DailyResults,
    DailySize,
    DailyState,
    MyDaily,
    NewDaily,
)
from orbis.server.protocol.table import Made
from orbis.server.stores import Conflict
from orbis.server.tables.daily import (
    LEVEL,
    SIZES,
    daily_table,
    daily_table_id,
    day_before,
    day_of,
    end_of,
)
from orbis.server.tables.events import Status


async def _daily(call: Call) -> Daily:
    service, player = call.service, call.visitor.id
    today = day_of(service.clock.wall())
    yesterday = day_before(today)
    now, before = await service.daily.boards(today), await service.daily.boards(yesterday)
    sizes = [
        DailySize(
            players,
            _results(call, today, now[players], is_over=False),
            _results(call, yesterday, before[players], is_over=True),
            await _mine(call, today, players, now[players]),
        )
        for players in SIZES
    ]
    streak, longest = streaks(await service.daily.days(player), today) if player else (0, 0)
    return Daily(today, end_of(today), tuple(sizes), LEVEL, can_play(LEVEL), streak, longest)


def _results(call: Call, day: str, board: DailyBoard, *, is_over: bool) -> DailyResults:
    results = board.results(call.query.most, call.visitor.id, is_over=is_over)
    return DailyResults(day, end_of(day), len(board), results)


async def _mine(call: Call, day: str, players: int, board: DailyBoard) -> MyDaily | None:
    """The visitor's game of a day; None if they have not begun it."""
    service = call.service
    if not call.visitor.id:
        return None
    id = daily_table_id(await service.daily.key(), day, call.visitor.id, players)
    listed = await service.store.lists.table(id)
    if listed is None:
        return None
    is_over = listed.status == Status.OVER
    state: DailyState = "counted" if board.has(call.visitor.id) else "uncounted" if is_over else "playing"
    return MyDaily(id, state)


async def _begin(call: Call) -> Made:
    service, player, now = call.service, call.visitor.host, call.service.clock.wall()
    key, day, players = await service.daily.key(), day_of(now), call.body.players
    id = daily_table_id(key, day, player.id, players)
    if await service.store.tables.head(id) is None:
        async with service.unfinished.room_for(call.owner):
            created = daily_table(key, day, player, now, call.body.opponent, players=players)
            check_levels(created)
            await call.admit("tables")
            with suppress(Conflict):  # another request of the same player was faster
                await service.hub.create(id, created)
    return Made(id)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/daily",
        "daily",
        "The deals of the day: your games, the results of today and yesterday",
        Daily,
        _daily,
        query=DailyQuery,
        refusals=("unavailable",),
    ),
    Endpoint(
        "POST",
        "/api/daily/tables",
        "begin_daily",
        "Begin your game of a deal of the day, or find it again: each player has one of each",
        Made,
        _begin,
        body=NewDaily,
        refusals=("limit", "unavailable"),
        status=201,
        identity=True,
    ),
)
