"""The ratings of those who play rated games."""

from collections.abc import Iterable

from msgspec.structs import replace

from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.http.service import Service
from orbis.server.mine.ratings import FEW, LEVELS, MIDDLE
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.ratings import MOST_RATED, BotRating, RatedPlayer, Ratings, SeatRating

PORTION = 2 * MOST_RATED


async def _ratings(call: Call) -> Ratings:
    standings = await call.service.ratings.current()
    best, found = standings.best(), list[RatedPlayer]()
    for start in range(0, len(best), PORTION):
        portion = best[start : start + PORTION]
        # Whoever has no identity any more is forgotten.
        names = await call.service.store.identities.names(tuple(player for player, _ in portion))
        found += [RatedPlayer(id, names[id], rating) for id, rating in portion if id in names]
        if len(found) >= MOST_RATED:
            break
    bots = tuple(BotRating(level, MIDDLE + points) for level, points in LEVELS.items())
    me = call.visitor.id
    return Ratings(tuple(found[:MOST_RATED]), bots, standings.rating(me), FEW, standings.history(me))


async def _at_table(call: Call) -> tuple[SeatRating, ...]:
    async with call.service.hub.holding(call.path["id"]) as live:
        table = live.table
        if not table.settings.rated:
            return ()
        players = [seat.player for seat in table.seats]
    standings = await call.service.ratings.current()
    return tuple(
        SeatRating(standings.rating(player), standings.change(table.id, player)) for player in players
    )


async def with_ratings(service: Service, tables: Iterable[Listed]) -> tuple[Listed, ...]:
    """A list of tables in which the rated ones show the ratings of their players."""
    tables = tuple(tables)
    if not any(table.summary.rated for table in tables):
        return tables
    standings = await service.ratings.current()

    def rated(table: Listed) -> Listed:
        if not table.summary.rated:
            return table
        return replace(table, ratings=tuple([standings.rating(seat.player) for seat in table.summary.seats]))

    return tuple(map(rated, tables))


ENDPOINTS = (
    Endpoint("GET", "/api/ratings", "ratings", "The ratings of this server", Ratings, _ratings),
    Endpoint(
        "GET",
        "/api/tables/{id}/ratings",
        "table_ratings",
        "The ratings of the players at a rated table, and how its game has changed them",
        tuple[SeatRating, ...],
        _at_table,
        refusals=("not_found", "unavailable"),
    ),
)
