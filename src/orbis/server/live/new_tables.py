"""Making tables: from a wish, from an earlier table, or from a moment of a record."""

import base64
import hashlib
import secrets

from msgspec.structs import replace

from orbis.notation import NoSuchMoment, Record
from orbis.play import Match
from orbis.play.fairness import new_secret
from orbis.rules import RULES_VERSION, STANDARD, IllegalSetup, TileSet
from orbis.rules.setup import tiles_in_game
from orbis.server.http.visitors import Visitor, checked_name
from orbis.server.lessons import record_id_of, record_of, secret_of
from orbis.server.live.bots import check_level
from orbis.server.live.hub import Hub
from orbis.server.protocol.table import Branch, NewLesson, NewSeat, NewTable
from orbis.server.tables.events import Created, SeatPlan, Source
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import Table


def new_id() -> str:
    """A fresh id of a table, which cannot be guessed: who has the link is invited."""
    return secrets.token_urlsafe(12)


async def created_by(wanted: NewTable, host: Visitor, hub: Hub) -> tuple[str, Created]:
    """The id and the first event of a table that somebody wants to make, or `Refused`."""
    tile_set = await hub.library.tile_set(wanted.tiles or STANDARD.content_id)
    _check_set_up(len(wanted.seats), tile_set)
    check_level(wanted.substitute)
    return new_id(), Created(
        at=hub.now(),
        by=host.id,
        seats=_plans(wanted.seats, host, wanted.ready, wanted.nonce),
        public=wanted.public,
        rules=RULES_VERSION,
        tiles=tile_set.content_id,
        secret=new_secret(),
        draws=secrets.token_hex(16),
        substitute=wanted.substitute,
        clock=wanted.clock,
        grace=wanted.grace,
        pace=wanted.pace,
        hints=wanted.hints,
    )


def branched_from(
    id: str, record: Record, tile_set: TileSet, wanted: Branch, *, host: Visitor, now: int
) -> tuple[str, Created]:
    """The id and the first event of a table that goes on from a moment of a record, or `Refused`."""
    if len(wanted.seats) != len(record.seats):
        raise Refused("unfit", f"the record has {len(record.seats)} seats")
    try:
        match = Match.branch(record, wanted.moves, "any seed", tile_set)
    except NoSuchMoment as error:
        raise Refused("unfit", str(error)) from None
    if match.state.is_over:
        raise Refused("unfit", "the game is over at that moment")
    return new_id(), Created(
        at=now,
        by=host.id,
        seats=_plans(wanted.seats, host, ready=True, nonce=None),
        public=False,
        rules=RULES_VERSION,
        tiles=record.tiles,
        secret=new_secret(),
        draws=secrets.token_hex(16),
        substitute="acolyte",
        pace=wanted.pace,
        source=Source(id, wanted.moves),
    )


def lesson_for(name: str, wanted: NewLesson, learner: Visitor, now: int) -> tuple[str, Created]:
    """The id and the first event of a table of a lesson: all that will be revealed is prepared."""
    record = record_of(name)
    bot, learning = NewSeat("bot", "pilgrim", wanted.opponent), NewSeat("here")
    seats = [bot] * len(record.seats)
    seats[len(record.turns) % len(seats)] = learning
    return new_id(), Created(
        at=now,
        by=learner.id,
        seats=_plans(tuple(seats), learner, ready=True, nonce=None),
        public=False,
        rules=RULES_VERSION,
        tiles=record.tiles,
        secret=secret_of(name),
        draws=secret_of(name)[:32],
        substitute="pilgrim",
        pace=wanted.pace,
        source=Source(record_id_of(name), len(record.moves)),
        lesson=name,
    )


def rematch_of(table: Table, now: int) -> tuple[str, Created]:
    """The id and the first event of the next game of the same players; the next seat begins."""
    plans = [
        SeatPlan(seat.kind, seat.name, seat.player, seat.level) for seat in (*table.seats[1:], table.seats[0])
    ]
    settings = table.settings
    # From what nobody knows, and always the same: those who ask at the same moment make one table.
    digest = hashlib.sha256(f"orbis rematch 1\0{table.id} {settings.draws}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode(), replace(
        settings,
        at=now,
        seats=tuple(plans),
        secret=new_secret(),
        draws=secrets.token_hex(16),
        source=None,
        previous=table.id,
        lesson="",
    )


def _check_set_up(players: int, tile_set: TileSet) -> None:
    try:
        tiles_in_game(players, tile_set)
    except IllegalSetup as error:
        raise Refused("unfit", f"{error.rule.value} forbids this set-up", error.rule) from None


def _plans(seats: tuple[NewSeat, ...], host: Visitor, ready: bool, nonce: str | None) -> tuple[SeatPlan, ...]:
    plans = []
    for seat in seats:
        match seat.kind:
            case "open":
                plans.append(SeatPlan("open"))
            case "bot":
                if seat.level is None:
                    raise Refused("bad_request", "a bot has a level")
                check_level(seat.level)
                plans.append(
                    SeatPlan("bot", (seat.name and checked_name(seat.name)) or seat.level, level=seat.level)
                )
            case "here":
                name = checked_name(seat.name) if seat.name else host.name
                plans.append(SeatPlan("person", name, host.id, ready=ready, nonce=nonce))
                nonce = None
    return tuple(plans)
