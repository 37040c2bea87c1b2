"""Deciding what a request becomes, an event or a refusal with its reason; nothing is changed here."""

import zlib
from collections.abc import Collection, Sequence
from typing import assert_never

import msgspec
from msgspec.structs import replace

from orbis.play import Match
from orbis.play.match import IllegalTakeBack
from orbis.rules import ACTIONS, Rule, State, apply, refusal
from orbis.server.tables.asker import Asker
from orbis.server.tables.checks import (
    check_consent,
    check_free,
    check_going,
    check_host,
    check_moment,
    check_newcomer,
    check_open,
    check_patience,
    check_position,
    check_wish,
    companion,
    playing_seat,
    seat_at,
    turn_of,
    waiting_seat,
)
from orbis.server.tables.events import (
    Acted,
    Answered,
    AnyEvent,
    Cleared,
    Declined,
    Filled,
    Left,
    Millis,
    Moved,
    Readied,
    Renamed,
    Replaced,
    Resumed,
    Sat,
    Status,
    TookBack,
    Waited,
    Wished,
)
from orbis.server.tables.lookalikes import distinct, is_like_one_of
from orbis.server.tables.refusals import Refused, forbidden
from orbis.server.tables.requests import (
    Act,
    Answer,
    AnyRequest,
    AskEnd,
    AskPause,
    AskRewind,
    Clear,
    Decline,
    Fill,
    Leave,
    LetBot,
    Ready,
    Reclaim,
    Rename,
    Resign,
    Resume,
    Say,
    Sit,
    TakeBack,
    Wait,
)
from orbis.server.tables.saying import said
from orbis.server.tables.seat_names import checked_name
from orbis.server.tables.table import GameTable

MOST_EVENTS = 5_000
"""How many events a table has before the game can only go forward: no real one has as many."""

MOST_TAKEN_BACK = 200
"""How often something can be taken back in one turn."""

FORWARD = (Act, Answer, Decline, Leave, Ready, Resign, Resume)
"""The requests that bring a table nearer to its end, so that they come to an end themselves."""


def decide(
    table: GameTable,
    request: AnyRequest,
    asker: Asker,
    now: Millis,
    present: Collection[int],
    *,
    away: Millis | None = None,
) -> AnyEvent:
    """The event that a request becomes; raise `Refused`.

    It is given the seats whose players are present, and since when the game has waited for an absent one.
    """
    if asker.request <= table.carried_out.last(asker.player, asker.client):
        raise Refused("late", "a later request of this client has already been carried out")
    check_room(table, request)
    event = _event(table, request, asker, now, present)
    if isinstance(request, LetBot):
        check_patience(away, table.settings.grace, now)
    ask = fingerprint(request)
    return replace(event, at=now, by=asker.player, client=asker.client, request=asker.request, ask=ask)


def check_room(table: GameTable, request: AnyRequest | None = None) -> None:
    """Raise `Refused` if a table has had so many events that only those are left that lead to its end."""
    if table.number >= MOST_EVENTS and not isinstance(request, FORWARD):
        raise Refused(
            "limit", f"the table has had {MOST_EVENTS} events: from now on it can only be played to its end"
        )


def done_before(table: GameTable, request: AnyRequest, asker: Asker) -> int | None:
    """The event that this very request has become; None if it is new; raise `Refused` if another one did."""
    done = table.carried_out.find(asker.player, asker.client, asker.request)
    if done is None:
        return None
    if done.ask and done.ask != fingerprint(request):
        raise Refused("late", f"number {asker.request} of this client was another request")
    return done.event


def fingerprint(request: AnyRequest) -> int:
    """A number by which a client's repeated request is told from another one; never 0."""
    return zlib.crc32(_encode(request)) or 1


_encode = msgspec.json.Encoder().encode


def _event(
    table: GameTable, request: AnyRequest, asker: Asker, now: Millis, present: Collection[int]
) -> AnyEvent:
    match request:
        case Act(actions=actions, position=position):  # by far the most frequent
            return acted(turn_of(table, asker, position, now), actions, table)
        case Sit(seat=seat, name=name):
            check_open(table, seat)
            check_newcomer(table, seat, asker)
            others = table.names_beside(asker.player)
            own = _free_name(name, others) if name else distinct(asker.name, others)
            return Sat(seat=seat, player=asker.player, name=own)
        case Leave(seat=seat):
            waiting_seat(table, seat, asker)
            return Left(seat=seat)
        case Decline(seat=seat):
            return _declined(table, seat, asker)
        case Rename(seat=seat, name=name):
            waiting_seat(table, seat, asker)
            return Renamed(seat=seat, name=_free_name(name, table.names_beside(asker.player)))
        case Fill(seat=seat, level=level, name=name):
            check_host(table, asker)
            check_open(table, seat)
            called = checked_name(name) if name else level
            return Filled(seat=seat, level=level, name=distinct(called, table.names_beside()))
        case Clear(seat=seat):
            check_host(table, asker)
            wanted = seat_at(table, seat)
            if table.status is not Status.WAITING or (wanted.kind == "open" and not wanted.kept):
                raise Refused("not_waiting", "only a taken or kept seat can be opened again, before the deal")
            if seat in table.seats_of(asker.player):
                raise forbidden("own-seat", "you leave your own seat")
            return Cleared(seat=seat)
        case Ready(seat=seat, nonce=nonce):
            if waiting_seat(table, seat, asker).ready:
                raise Refused("not_waiting", "the seat is already ready")
            return Readied(seat=seat, nonce=nonce)
        case TakeBack(position=position, whole=whole):
            return _take_back(table, turn_of(table, asker, position, now), whole)
        case AskEnd() | AskRewind() | AskPause() | Answer() | Resume():
            return _wished(table, request, asker)
        case Resign(seat=seat):
            playing_seat(table, seat, asker)
            return Replaced(seat=seat, reason="resigned", ends=_leaves_a_winner(table, seat))
        case Wait(seat=seat):
            return Waited(seat=seat, waiting=companion(table, seat, asker, present))
        case LetBot(seat=seat):
            companion(table, seat, asker, present)
            return Replaced(seat=seat, reason="absent")
        case Say():
            return said(table, request, asker, now)
        case Reclaim(seat=seat):
            if asker.player not in seat_at(table, seat).former:
                raise forbidden("seat-of-another", "the seat has never been yours")
            if table.status is Status.OVER:
                raise Refused("not_playing", "the table is over")
            return Moved(seat=seat, player=asker.player)
        case unknown:
            assert_never(unknown)


def _free_name(name: str, others: Collection[str]) -> str:
    """A name that somebody has chosen; raise `Refused` if it looks like one of the others."""
    name = checked_name(name)
    if is_like_one_of(name, others):
        raise Refused("name_taken", "somebody at the table has this name, or one that looks like it")
    return name


def _wished(
    table: GameTable, request: AskEnd | AskRewind | AskPause | Answer | Resume, asker: Asker
) -> Wished | Answered | Resumed:
    """What needs consent, an answer to it, and the end of what was granted."""
    match request:
        case AskEnd(seat=seat):
            check_wish(table, seat, asker)
            check_consent(table, asker)
            return Wished(seat=seat, wish="end")
        case AskRewind(seat=seat, count=count, position=position):
            match = check_wish(table, seat, asker)
            check_free(table)
            check_position(table, position)
            check_moment(match, count)
            return Wished(seat=seat, wish="rewind", count=count)
        case AskPause(seat=seat, lasts=lasts):
            check_wish(table, seat, asker)
            check_going(table)
            return Wished(seat=seat, wish="pause", lasts=lasts or 0)
        case Resume(seat=seat):
            playing_seat(table, seat, asker)
            if table.turn.paused is None:
                raise Refused("stale", "the game is not paused")
            return Resumed(seat=seat)
        case Answer(seat=seat, yes=yes):
            playing_seat(table, seat, asker)
            pending = table.pending
            is_own = pending is not None and pending.seat == seat and not yes
            if pending is None or not (is_own or seat in pending.waiting):
                raise Refused("no_wish", "no wish waits for an answer from this seat")
            return Answered(seat=seat, yes=yes)
        case unknown:
            assert_never(unknown)


def acted(match: Match, actions: Sequence[int], table: GameTable) -> Acted:
    """The event for some decisions of a turn; raise `Refused` with the rule against the first illegal one."""
    illegal = None if match.surely_allows(actions) else first_illegal(match.state, actions)
    if illegal is not None:
        action, rule = illegal
        raise Refused("illegal", f"{rule.value} forbids action {action} now", rule)
    return Acted(seat=match.seat, actions=tuple(actions), before=table.hash)


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


def _leaves_a_winner(table: GameTable, seat: int) -> bool:
    """Whether there is one other seat, and somebody else plays it: they win."""
    match [each for number, each in enumerate(table.seats) if number != seat]:
        case [other] if other.kind == "person" and other.player != table.seats[seat].player:
            return other.replaced not in ("clock", "resigned")
        case _:
            return False


def _declined(table: GameTable, seat: int, asker: Asker) -> Declined:
    if table.status is not Status.WAITING:
        raise Refused("not_waiting", "the game has begun, or is over")
    if seat not in table.kept_for(asker.player):
        raise forbidden("seat-of-another", "the seat is not kept for you")
    return Declined(seat=seat)


def _take_back(table: GameTable, match: Match, whole: bool) -> TookBack:
    if not match.decided:
        raise Refused("illegal", "there is nothing to take back in this turn", IllegalTakeBack.rule)
    if table.turn.taken_back >= MOST_TAKEN_BACK:
        raise Refused("limit", f"nothing can be taken back more than {MOST_TAKEN_BACK} times in a turn")
    last = table.turn.requested[-1] if table.turn.requested else 1
    return TookBack(seat=match.seat, decisions=match.decided if whole else last)
