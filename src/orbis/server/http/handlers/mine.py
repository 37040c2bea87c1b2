"""One's own tables: lists of them, the one that waits, the people one has played with."""

import re
import unicodedata

from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.http.handlers.colours import with_company
from orbis.server.mine.friends import encounters
from orbis.server.mine.invitations import check_invitations
from orbis.server.mine.listings import listed
from orbis.server.mine.statistics import scored_games, statistics
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.mine import Friend, MineQuery, Muted, Next, NextQuery, Statistics
from orbis.server.reviews.accuracies import accuracies
from orbis.server.stores.lists import Place
from orbis.server.tables.events import Status
from orbis.server.tables.new import NOT_INVITED
from orbis.server.tables.refusals import Refused, TextFault, forbidden
from orbis.server.tables.requests import NewTable
from orbis.server.workshop import Check, Lane

GOING = (Status.WAITING, Status.PLAYING)
STATUSES = {"going": GOING, "over": (Status.OVER,), None: tuple(Status)}

SCAN_COST = 2.0
"""How many requests it counts as to read all of one's tables."""

MOST_MUTED = 500

STROKES = str.maketrans("łøđ", "lod")
"""Letters whose marks are part of them."""


def plain(name: str) -> str:
    """A name as it is searched for: in small letters, and without the marks that foreign keyboards lack.

    >>> plain("Björn"), plain("Łucja")
    ('bjorn', 'lucja')
    """
    marked = unicodedata.normalize("NFKD", name.casefold().translate(STROKES))
    return "".join([each for each in marked if not unicodedata.combining(each)])


async def _mine(call: Call) -> tuple[Listed, ...]:
    query: MineQuery = call.query
    if (query.updated is None) != (query.after is None):
        raise Refused("bad_request", "`updated` and `after` belong together")
    me, statuses = call.visitor.id, STATUSES[query.status]
    after = None if query.updated is None or query.after is None else Place(query.updated, query.after)
    part = plain(query.name.strip())
    if not part:
        names = tuple(status.value for status in statuses)
        tables = await call.service.store.lists.of(me, query.limit, names, after)
        return await with_company(call.service, map(listed, tables))
    call.charge(SCAN_COST)
    found: list[Listed] = []
    async for table in call.service.my_tables.read(me, statuses, after):
        if any(part in plain(seat.name) for seat in table.summary.seats if seat.player != me):
            found.append(table)
        if len(found) == query.limit:
            break
    return await with_company(call.service, found)


async def _next(call: Call) -> Next:
    tables = await call.service.my_tables.waiting(call.visitor.id, call.service.clock.now())
    waiting = [each for each in tables if each.id != call.query.besides]
    return Next(waiting[0] if waiting else None, len(waiting))


async def _friends(call: Call) -> tuple[Friend, ...]:
    call.charge(SCAN_COST)
    store, me = call.service.store, call.visitor.id
    met = encounters(await call.service.my_tables.all(me, Status.PLAYING, Status.OVER), me)
    # Whoever has no identity any more is forgotten, and nobody's friend.
    names, colours, muted = (
        await store.identities.names(tuple(met)),
        await store.identities.colours(tuple(met)),
        (await store.identities.muted((me,))).get(me, frozenset()),
    )
    return tuple(
        Friend(
            id,
            names[id],
            each.games,
            each.mine,
            each.theirs,
            each.going,
            each.last,
            each.table,
            id in muted,
            colours.get(id, ""),
        )
        for id, each in met.items()
        if id in names
    )


async def _statistics(call: Call) -> Statistics:
    call.charge(SCAN_COST)
    service, me = call.service, call.visitor.id
    tables = await service.my_tables.all(me, Status.OVER)
    names = await service.store.identities.names(
        tuple({seat.player for each in tables for seat in each.summary.seats})
    )
    records = tuple(each.summary.record for each in scored_games(tables, me))
    documents = await service.store.reviews.finished(records)

    def count(check: Check) -> Statistics:
        reviews: dict[str, tuple[float | None, ...]] = {}
        for record, document in documents.items():
            check()
            reviews[record] = accuracies(document)
        return statistics(tables, me, names, reviews)

    return await call.do(Lane.QUICK, count)


async def guests(call: Call, wanted: NewTable) -> dict[str, str]:
    """The names of those for whom seats of a new table are kept; raise `Refused` if somebody may not be."""
    players = tuple(seat.player for seat in wanted.seats if seat.kind == "kept" and seat.player is not None)
    if not players:
        return {}
    call.charge(SCAN_COST)
    store, me = call.service.store, call.visitor.id
    tables = await call.service.my_tables.all(me, *Status)
    met, names, muted = (
        encounters(tables, me),
        await store.identities.names(players),
        await store.identities.muted(players),
    )
    for player in players:
        if player not in met or player not in names:
            raise forbidden("not-friends", NOT_INVITED)
        if me in muted.get(player, ()):
            # Whoever is muted is not told why.
            guest = TextFault(0, "player", "guest", names[player])
            raise Refused("forbidden", "this friend takes no invitations at the moment", faults=(guest,))
    check_invitations(tables, me, len(players))
    return names


def other_player(call: Call) -> str:
    """The player of a request; raise `Refused` if it can be nobody else."""
    other = call.path["player"]
    if not re.fullmatch("[0-9a-f]{32}", other) or other == call.visitor.id:
        raise Refused("not_found", "there is nobody else with this id")
    return other


async def _mute(call: Call) -> Muted:
    return await _set_muted(call, on=True)


async def _unmute(call: Call) -> Muted:
    return await _set_muted(call, on=False)


async def _set_muted(call: Call, *, on: bool) -> Muted:
    store, me, other = call.service.store, call.visitor.id, other_player(call)
    muted = (await store.identities.muted((me,))).get(me, frozenset())
    if on and other not in muted and len(muted) >= MOST_MUTED:
        raise Refused("limit", f"you can mute at most {MOST_MUTED} people")
    await store.identities.mute(me, other, on=on)
    return Muted(other, on)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/my/tables",
        "my_tables",
        "The tables at which you have a seat or are invited to one, the most recently changed first",
        tuple[Listed, ...],
        _mine,
        query=MineQuery,
        identity=True,
    ),
    Endpoint(
        "GET",
        "/api/my/next",
        "next_table",
        "The table where your time runs out within a day, or else that has waited longest for you",
        Next,
        _next,
        query=NextQuery,
        identity=True,
    ),
    Endpoint(
        "GET",
        "/api/my/friends",
        "friends",
        "The people with whom you have played, the last first",
        tuple[Friend, ...],
        _friends,
        identity=True,
    ),
    Endpoint(
        "GET",
        "/api/my/statistics",
        "statistics",
        "How your games went",
        Statistics,
        _statistics,
        identity=True,
    ),
    Endpoint(
        "POST",
        "/api/my/muted/{player}",
        "mute",
        "Do not be invited by somebody any more",
        Muted,
        _mute,
        refusals=("not_found", "limit"),
        identity=True,
    ),
    Endpoint(
        "DELETE",
        "/api/my/muted/{player}",
        "unmute",
        "Be invited by somebody again",
        Muted,
        _unmute,
        refusals=("not_found",),
        identity=True,
    ),
)
