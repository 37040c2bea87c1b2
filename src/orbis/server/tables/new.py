"""New tables: from settings, from an earlier table, from a moment of a record, or for a lesson."""

import base64
import hashlib
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace

from orbis.notation import NoSuchMoment, Record
from orbis.play import Match
from orbis.rules import RULES_VERSION, STANDARD, IllegalSetup, TileSet
from orbis.rules.setup import tiles_in_game
from orbis.rules.state import Discarding, Gaining, Paying, Striking, Trimming
from orbis.server.tables.events import Created, Millis, SeatPlan, Source
from orbis.server.tables.lookalikes import distinct
from orbis.server.tables.refusals import Refused, forbidden
from orbis.server.tables.requests import Branch, NewLesson, NewSeat, NewTable
from orbis.server.tables.seat import TableSeat
from orbis.server.tables.seat_names import checked_name
from orbis.server.tables.table import GameTable

NOT_INVITED = "you can invite people with whom you have played, if they want that"

_CHOICES = (Paying, Discarding, Gaining, Striking, Trimming)


class Host(NamedTuple):
    """The creator of a table: public id and name."""

    id: str
    name: str


class Drawn(NamedTuple):
    """The random values of a new table."""

    id: str
    """Unguessable: anyone who has the link is invited."""
    secret: str
    """The secret of the deal."""
    draws: str
    """The seed of the bots."""


class Lesson(NamedTuple):
    """A prepared game; the learner continues from its last moment."""

    name: str
    record: Record
    record_id: str
    secret: str


def new_table(
    wanted: NewTable,
    tile_set: TileSet,
    host: Host,
    drawn: Drawn,
    now: Millis,
    *,
    guests: Mapping[str, str] = MappingProxyType({}),
) -> Created:
    """The first event of a new table, given the names of those who may be invited; raise `Refused`."""
    _check_set_up(len(wanted.seats), tile_set)
    if wanted.chat and wanted.public:
        raise Refused("unfit", "at a public table there are phrases only: leave out `chat` or `public`")
    _check_guests(wanted)
    if wanted.rated:
        _check_rated(wanted, tile_set)
    return Created(
        at=now,
        by=host.id,
        seats=_plans(wanted.seats, host, wanted.ready, guests),
        public=wanted.public,
        rules=RULES_VERSION,
        tiles=tile_set.content_id,
        secret=drawn.secret,
        draws=drawn.draws,
        substitute=wanted.substitute or "",
        clock=wanted.clock,
        grace=None if wanted.clock and wanted.clock.per_turn else wanted.grace,
        hints=(_is_alone(wanted.seats) if wanted.hints is None else wanted.hints) and not wanted.rated,
        chat=wanted.chat,
        rated=wanted.rated,
    )


def branch_of(
    source: str, record: Record, tile_set: TileSet, wanted: Branch, *, host: Host, drawn: Drawn, now: Millis
) -> Created:
    """The first event of a table that continues from a moment of a record; raise `Refused`."""
    count = branching_moment(record, tile_set, wanted.count, len(wanted.seats))
    return Created(
        at=now,
        by=host.id,
        seats=_plans(wanted.seats, host, ready=True),
        public=False,
        rules=RULES_VERSION,
        tiles=record.tiles,
        secret=drawn.secret,
        draws=drawn.draws,
        substitute="",
        source=Source(source, count),
    )


def _is_alone(seats: Sequence[NewSeat]) -> bool:
    """Whether only bots play against whoever makes the table."""
    return sum(seat.kind != "bot" for seat in seats) < 2


def branching_moment(record: Record, tile_set: TileSet, count: int, seats: int) -> int:
    """The moment from which a table with so many seats continues a record; raise `Refused`."""
    if seats != len(record.seats):
        raise Refused("unfit", f"the record has {len(record.seats)} seats")
    try:
        match = Match.branch(record, count, "any seed", tile_set)
        moment = start_of_choice(match)
    except NoSuchMoment as error:
        raise Refused("unfit", str(error)) from None
    if match.state.is_over:
        raise Refused("unfit", "the game is over at that moment")
    return moment


def start_of_choice(match: Match) -> int:
    """The moment at which the choice of worshippers began that is being made, or else this moment.

    Worshippers are chosen in any order, but decided in one (N4): in the middle some can be chosen no longer.
    """
    count = match.count
    while isinstance(now := match.at(count).decision, _CHOICES) and now.last is not None:
        count -= 1
    return count


def lesson_table(lesson: Lesson, wanted: NewLesson, learner: Host, now: Millis) -> Created:
    """The first event of a lesson's table; every reveal is prepared."""
    record = lesson.record
    bot, learning = NewSeat("bot", "pilgrim", wanted.opponent), NewSeat("here")
    seats = [bot] * len(record.seats)
    seats[len(record.turns) % len(seats)] = learning
    return Created(
        at=now,
        by=learner.id,
        seats=_plans(tuple(seats), learner, ready=True),
        public=False,
        rules=RULES_VERSION,
        tiles=record.tiles,
        secret=lesson.secret,
        draws=lesson.secret[:32],
        substitute="pilgrim",
        source=Source(lesson.record_id, len(record.moves)),
        lesson=lesson.name,
    )


def rematch_id(table: GameTable) -> str:
    """The id of the next table for the same players.

    It is unguessable but always the same, so that simultaneous requests create only one table.
    """
    digest = hashlib.sha256(f"orbis rematch 1\0{table.id} {table.settings.draws}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()


def rematch_of(table: GameTable, drawn: Drawn, now: Millis, names: Mapping[str, str]) -> Created:
    """The first event of the next game with the same players; the next seat begins.

    Whoever had one seat goes by their name of today, given in `names`; those who shared a device keep theirs.
    The seats of those who have no identity any more are open.
    """

    def plan(seat: TableSeat) -> SeatPlan:
        if seat.kind == "person" and seat.player not in names:
            return SeatPlan("open")
        is_alone = len(table.seats_of(seat.player)) == 1
        name = names.get(seat.player, seat.name) if is_alone else seat.name
        return SeatPlan(seat.kind, name, seat.player, seat.level)

    seats = (*table.seats[1:], table.seats[0])
    plans = [plan(seat) for seat in seats]
    kept = [plan.name == seat.name for plan, seat in zip(plans, seats, strict=True)]
    return replace(
        table.settings,
        at=now,
        by=table.host
        if table.host in names
        else next((each.player for each in seats if each.player in names), ""),
        # Whoever has kept their name does not get a number because of somebody with a new one.
        seats=told_apart(plans, kept),
        secret=drawn.secret,
        draws=drawn.draws,
        source=None,
        previous=table.id,
        lesson="",
    )


def _check_set_up(players: int, tile_set: TileSet) -> None:
    try:
        tiles_in_game(players, tile_set)
    except IllegalSetup as error:
        raise Refused("unfit", f"{error.rule.value} forbids this set-up", error.rule) from None


def _check_rated(wanted: NewTable, tile_set: TileSet) -> None:
    if sum(seat.kind == "here" for seat in wanted.seats) > 1:
        raise Refused("unfit", "at a rated table each seat is somebody else's, or a bot's")
    if tile_set.content_id != STANDARD.content_id:
        raise Refused("unfit", "rated games are played with the standard tiles: leave out `tiles` or `rated`")


def _check_guests(wanted: NewTable) -> None:
    guests = [seat.player for seat in wanted.seats if seat.kind == "kept"]
    if guests and all(seat.kind != "here" for seat in wanted.seats):
        raise Refused("unfit", "you invite friends to tables at which you play yourself")
    if guests and wanted.public:
        raise Refused("unfit", "a public table keeps no seats: its list would show who is invited")
    if len(set(guests)) < len(guests):
        raise Refused("unfit", "one seat is enough for each friend")


def _plans(
    seats: tuple[NewSeat, ...], host: Host, ready: bool, guests: Mapping[str, str] = MappingProxyType({})
) -> tuple[SeatPlan, ...]:
    if all(seat.kind == "bot" for seat in seats):
        raise Refused("unfit", "a table needs a seat for a person")
    plans: list[SeatPlan] = []
    for seat in seats:
        match seat.kind:
            case "open":
                plans.append(SeatPlan("open"))
            case "kept":
                if seat.player is None or seat.player not in guests:
                    raise forbidden("not-friends", NOT_INVITED)
                plans.append(SeatPlan("open", guests[seat.player], kept=seat.player))
            case "bot":
                if seat.level is None:
                    raise Refused("bad_request", "a bot has a level")
                name = checked_name(seat.name) if seat.name else seat.level
                plans.append(SeatPlan("bot", name, level=seat.level))
            case "here":
                name = checked_name(seat.name) if seat.name else host.name
                plans.append(SeatPlan("person", name, host.id, ready=ready))
    return told_apart(plans, [plan.player == host.id for plan in plans])


def told_apart(plans: Sequence[SeatPlan], first: Sequence[bool]) -> tuple[SeatPlan, ...]:
    """Seats with names of which none looks like somebody else's; those who come first keep theirs."""
    names: dict[int, tuple[str, str]] = {}
    """Whose seats they are, and their names."""
    for index in sorted(range(len(plans)), key=lambda index: not first[index]):
        plan = plans[index]
        owner = plan.player or plan.kept or f"seat {index}"
        others = [name for player, name in names.values() if name and player != owner]
        names[index] = owner, distinct(plan.name, others) if plan.name else ""
    return tuple([replace(plan, name=names[index][1]) for index, plan in enumerate(plans)])
