"""New tables: from settings, from an earlier table, from a moment of a record, or for a lesson."""

import base64
import hashlib
from typing import NamedTuple

from msgspec.structs import replace

from orbis.notation import NoSuchMoment, Record
from orbis.play import Match
from orbis.rules import RULES_VERSION, IllegalSetup, TileSet
from orbis.rules.setup import tiles_in_game
from orbis.server.tables.events import Created, Millis, SeatPlan, Source
from orbis.server.tables.refusals import Refused
from orbis.server.tables.requests import Branch, NewLesson, NewSeat, NewTable
from orbis.server.tables.seat_names import checked_name
from orbis.server.tables.table import GameTable


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


def new_table(wanted: NewTable, tile_set: TileSet, host: Host, drawn: Drawn, now: Millis) -> Created:
    """The first event of a new table; raise `Refused`."""
    _check_set_up(len(wanted.seats), tile_set)
    return Created(
        at=now,
        by=host.id,
        seats=_plans(wanted.seats, host, wanted.ready, wanted.nonce),
        public=wanted.public,
        rules=RULES_VERSION,
        tiles=tile_set.content_id,
        secret=drawn.secret,
        draws=drawn.draws,
        substitute=wanted.substitute,
        clock=wanted.clock,
        grace=wanted.grace,
        pace=wanted.pace,
        hints=wanted.hints,
    )


def branch_of(
    source: str, record: Record, tile_set: TileSet, wanted: Branch, *, host: Host, drawn: Drawn, now: Millis
) -> Created:
    """The first event of a table that continues from a moment of a record; raise `Refused`."""
    if len(wanted.seats) != len(record.seats):
        raise Refused("unfit", f"the record has {len(record.seats)} seats")
    try:
        match = Match.branch(record, wanted.count, "any seed", tile_set)
    except NoSuchMoment as error:
        raise Refused("unfit", str(error)) from None
    if match.state.is_over:
        raise Refused("unfit", "the game is over at that moment")
    return Created(
        at=now,
        by=host.id,
        seats=_plans(wanted.seats, host, ready=True),
        public=False,
        rules=RULES_VERSION,
        tiles=record.tiles,
        secret=drawn.secret,
        draws=drawn.draws,
        substitute="acolyte",
        pace=wanted.pace,
        source=Source(source, wanted.count),
    )


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
        pace=wanted.pace,
        source=Source(lesson.record_id, len(record.moves)),
        lesson=lesson.name,
    )


def rematch_id(table: GameTable) -> str:
    """The id of the next table for the same players.

    It is unguessable but always the same, so that simultaneous requests create only one table.
    """
    digest = hashlib.sha256(f"orbis rematch 1\0{table.id} {table.settings.draws}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()


def rematch_of(table: GameTable, drawn: Drawn, now: Millis) -> Created:
    """The first event of the next game with the same players; the next seat begins."""
    plans = [
        SeatPlan(seat.kind, seat.name, seat.player, seat.level) for seat in (*table.seats[1:], table.seats[0])
    ]
    return replace(
        table.settings,
        at=now,
        seats=tuple(plans),
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


def _plans(
    seats: tuple[NewSeat, ...], host: Host, ready: bool, nonce: str | None = None
) -> tuple[SeatPlan, ...]:
    plans = []
    for seat in seats:
        match seat.kind:
            case "open":
                plans.append(SeatPlan("open"))
            case "bot":
                if seat.level is None:
                    raise Refused("bad_request", "a bot has a level")
                name = checked_name(seat.name) if seat.name else seat.level
                plans.append(SeatPlan("bot", name, level=seat.level))
            case "here":
                name = checked_name(seat.name) if seat.name else host.name
                plans.append(SeatPlan("person", name, host.id, ready=ready, nonce=nonce))
                nonce = None
    return tuple(plans)
