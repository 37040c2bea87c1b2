"""Deciding what a request becomes, an event or a refusal with its reason; nothing is changed here."""

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from msgspec.structs import replace

from orbis.play import Match
from orbis.play.match import IllegalTakeBack
from orbis.rules import ACTIONS, Rule, State, apply, refusal
from orbis.server.tables.events import (
    Acted,
    Answered,
    AnyEvent,
    Left,
    Millis,
    Readied,
    Replaced,
    Sat,
    Status,
    TookBack,
    Wished,
)
from orbis.server.tables.refusals import Refused
from orbis.server.tables.requests import (
    Act,
    Answer,
    AnyRequest,
    AskEnd,
    AskRewind,
    Leave,
    Ready,
    Resign,
    Sit,
    TakeBack,
)
from orbis.server.tables.seat_names import checked_name
from orbis.server.tables.table import GameTable, TableSeat


class Asker(NamedTuple):
    """The sender of a request: identity, name, client, and the number of the request."""

    player: str
    name: str
    client: str
    request: int


def decide(table: GameTable, request: AnyRequest, asker: Asker, now: Millis) -> AnyEvent:
    """The event that a request becomes; raise `Refused`."""
    if asker.request <= table.carried_out.last(asker.player, asker.client):
        raise Refused("late", "a later request of this client has already been carried out")
    event = _event(table, request, asker, now)
    return replace(event, at=now, by=asker.player, client=asker.client, request=asker.request)


def _event(table: GameTable, request: AnyRequest, asker: Asker, now: Millis) -> AnyEvent:
    match request:
        case Sit(seat=seat, name=name):
            _check_open(table, seat)
            return Sat(seat=seat, player=asker.player, name=checked_name(name) if name else asker.name)
        case Leave(seat=seat):
            _waiting_seat(table, seat, asker)
            return Left(seat=seat)
        case Ready(seat=seat, nonce=nonce):
            if _waiting_seat(table, seat, asker).ready:
                raise Refused("not_waiting", "the seat is already ready")
            return Readied(seat=seat, nonce=nonce)
        case Act(actions=actions, position=position):
            return acted(_turn(table, asker, position, now), actions, table)
        case TakeBack(position=position, whole=whole):
            return _take_back(_turn(table, asker, position, now), whole)
        case AskEnd(seat=seat):
            _check_wish(table, seat, asker)
            return Wished(seat=seat, wish="end")
        case AskRewind(seat=seat, count=count, position=position):
            match = _check_wish(table, seat, asker)
            _check_position(table, position)
            _check_moment(match, count)
            return Wished(seat=seat, wish="rewind", count=count)
        case Answer(seat=seat, yes=yes):
            _playing_seat(table, seat, asker)
            if table.pending is None or seat not in table.pending.waiting:
                raise Refused("no_wish", "no wish waits for an answer from this seat")
            return Answered(seat=seat, yes=yes)
        case Resign(seat=seat):
            _playing_seat(table, seat, asker)
            return Replaced(seat=seat, reason="resigned")
        case unknown:
            assert_never(unknown)


def acted(match: Match, actions: Sequence[int], table: GameTable) -> Acted:
    """The event for some decisions of a turn; raise `Refused` with the rule against the first illegal one."""
    illegal = first_illegal(match.state, actions)
    if illegal is not None:
        action, rule = illegal
        raise Refused("illegal", f"{rule.value} forbids action {action} now", rule)
    return Acted(seat=match.state.seat, actions=tuple(actions), before=table.hash)


def first_illegal(state: State, actions: Sequence[int]) -> tuple[int, Rule] | None:
    """The index of the first decision that is illegal within one turn, and the rule against it."""
    turn = state.turn
    for index, action in enumerate(actions):
        if index:
            state = apply(state, ACTIONS[actions[index - 1]])
        # Nothing follows the end of a turn, even if the next player could do the same.
        rule = refusal(state, ACTIONS[action]) if state.turn == turn else Rule.N7
        if rule is not None:
            return action, rule
    return None


def _take_back(match: Match, whole: bool) -> TookBack:
    if not match.decided:
        raise Refused("illegal", "there is nothing to take back in this turn", IllegalTakeBack.rule)
    return TookBack(seat=match.state.seat, decisions=match.decided if whole else 1)


def _game(table: GameTable) -> Match:
    if table.status is not Status.PLAYING or table.match is None:
        raise Refused("not_playing", "the game has not begun, or is over")
    return table.match


def _turn(table: GameTable, asker: Asker, position: int, now: Millis) -> Match:
    """The game, if it is the asker's turn and the position is current; raise `Refused`."""
    match = _game(table)
    number = match.state.seat
    seat = table.seats[number]
    if seat.player != asker.player or seat.replaced in ("clock", "resigned"):
        if not table.seats_of(asker.player):
            raise Refused("forbidden", "only players with a seat can play")
        raise Refused("not_your_turn", f"the game waits for seat {number}")
    _check_position(table, position)
    left = table.left_on_clock(number, now)
    if left is not None and left <= 0:
        raise Refused("out_of_time", "the clock of the seat has run out")
    return match


def _check_position(table: GameTable, position: int) -> None:
    if position != table.position:
        raise Refused("stale", f"the position is {table.position}, not {position}")


def _check_moment(match: Match, count: int) -> None:
    if not match.can_rewind(count):
        raise Refused("bad_request", f"the game cannot go back to move {count}")


def _seat(table: GameTable, number: int) -> TableSeat:
    if number >= len(table.seats):
        raise Refused("bad_request", f"there are {len(table.seats)} seats, counted from 0")
    return table.seats[number]


def _check_open(table: GameTable, number: int) -> None:
    seat = _seat(table, number)
    if table.status is not Status.WAITING:
        raise Refused("not_waiting", "seats can be taken only before the deal")
    if seat.kind != "open":
        raise Refused("seat_taken", "the seat is taken")


def _own_seat(table: GameTable, number: int, asker: Asker) -> TableSeat:
    seat = _seat(table, number)
    if not asker.player or seat.player != asker.player:
        raise Refused("forbidden", "the seat is somebody else's")
    return seat


def _waiting_seat(table: GameTable, number: int, asker: Asker) -> TableSeat:
    seat = _own_seat(table, number, asker)
    if table.status is not Status.WAITING:
        raise Refused("not_waiting", "the game has begun, or is over")
    return seat


def _playing_seat(table: GameTable, number: int, asker: Asker) -> Match:
    seat = _own_seat(table, number, asker)
    match = _game(table)
    if not seat.is_person:
        raise Refused("forbidden", "a bot plays this seat")
    return match


def _check_wish(table: GameTable, number: int, asker: Asker) -> Match:
    match = _playing_seat(table, number, asker)
    if table.pending is not None:
        raise Refused("no_wish", "another wish is pending")
    return match
