"""Stored events as clients see them: without secrets, and with the sentences of the log."""

from itertools import accumulate, chain
from math import ceil
from typing import NamedTuple, assert_never, get_args

import msgspec
from msgspec.structs import replace

from orbis.locales import Sentence, log_sentences, reveal_sentence
from orbis.rules import ACTIONS, Reveal, State, apply
from orbis.rules.state import Ending
from orbis.server.protocol.table import EventKind, Happened
from orbis.server.protocol.views import moment_of, secret_of
from orbis.server.tables.events import (
    Acted,
    Answered,
    AnyEvent,
    Cleared,
    Created,
    Declined,
    Excused,
    Filled,
    GameEnding,
    Left,
    Moved,
    Readied,
    Rematched,
    Renamed,
    Replaced,
    Resumed,
    Returned,
    Said,
    Sat,
    Stood,
    TookBack,
    Waited,
    Wished,
)
from orbis.server.tables.result import outcome_sentences
from orbis.server.tables.table import GameTable
from orbis.server.tables.wish import Pending
from orbis.wire.deed import Deed, deed_of

DAY = 86_400_000
"""Milliseconds."""


class Before(NamedTuple):
    """What must be remembered of a table before an event, to describe the event afterwards."""

    moves: int
    """How many decisions and reveals there had been."""
    names: tuple[str, ...]
    players: tuple[str, ...]
    started: bool
    kept: tuple[bool, ...] = ()
    """Which seats were kept for somebody."""
    paused: bool = False
    wisher: int | None = None
    """The seat whose wish waited for answers."""


BEFORE_ALL = Before(0, (), (), started=False)

_KINDS: dict[type[AnyEvent], EventKind] = {
    event: msgspec.convert(event.__struct_config__.tag, EventKind) for event in get_args(AnyEvent)
}


def before(table: GameTable, event: AnyEvent) -> Before:
    """What must be remembered of a table before this event."""
    match, pending, seats = table.match, table.pending, table.seats
    if match and isinstance(event, Acted):
        return Before(match.count, (), (), True)
    return Before(
        moves=match.count if match else 0,
        names=tuple([seat.name for seat in seats]),
        players=tuple([seat.player for seat in seats]),
        kept=tuple([bool(seat.kept) for seat in seats]),
        started=match is not None,
        paused=table.turn.paused is not None,
        wisher=pending.seat if pending else None,
    )


def happened_of(table: GameTable, event: AnyEvent, earlier: Before, *, in_words: bool = True) -> Happened:
    """An event as clients see it, given the table after it; with the sentences of the log if `in_words`."""
    match = table.match
    acted = event if isinstance(event, Acted) else None
    happened = Happened(
        number=table.number,
        at=event.at,
        kind=_KINDS[type(event)],
        position=table.position,
        count=match.count if match else 0,
        hash=table.hash,
        seat=None if isinstance(event, Created | Stood | Rematched) else event.seat,
        actions=acted.actions if acted else (),
        revealed=_revealed(table) if acted else None,
        secret=secret_of(table),
    )
    return _in_words(happened, event, table, earlier) if in_words else _detailed(happened, event, earlier)


def _in_words(happened: Happened, event: AnyEvent, table: GameTable, earlier: Before) -> Happened:
    parts = _log(table, event, earlier)
    log = (*chain(*parts), *_outcome(table, earlier))
    return replace(
        _detailed(happened, event, earlier),
        log=tuple([sentence.plain() for sentence in log]),
        told=tuple(map(len, parts)) if len(parts) > 1 else (),
        deed=_deed(table, event, earlier),
    )


def _detailed(happened: Happened, event: AnyEvent, earlier: Before) -> Happened:
    match event:
        case Acted() | Created() | Left() | Declined() | Returned() | Stood() | Resumed():
            return happened
        case Sat(player=player, name=name):
            return replace(happened, player=player, name=name)
        case Moved(seat=seat, player=player):
            return replace(happened, player=player, former=earlier.players[seat])
        case Cleared(seat=seat):
            return replace(happened, former=earlier.players[seat])
        case Renamed(name=name):
            return replace(happened, name=name)
        case Filled(level=level, name=name):
            return replace(happened, level=level, name=name)
        case Waited(waiting=waiting):
            return replace(happened, waiting=waiting)
        case Readied(nonce=nonce):
            return replace(happened, nonce=nonce)
        case TookBack(decisions=decisions):
            return replace(happened, decisions=decisions)
        case Wished(wish=wish, lasts=lasts):
            return replace(happened, wish=wish, lasts=lasts or None)
        case Said(phrase=phrase, text=text):
            return replace(happened, phrase=phrase, text=text)
        case Excused(until=until):
            return replace(happened, until=until)
        case Answered(yes=yes):
            return replace(happened, yes=yes)
        case Replaced(reason=reason):
            return replace(happened, reason=reason)
        case Rematched(table=new, by=player):
            return replace(happened, table=new, player=player)
        case unknown:
            assert_never(unknown)


def _revealed(table: GameTable) -> int | None:
    last = table.match.last_move if table.match else None
    return last.tile if isinstance(last, Reveal) else None


def _deed(table: GameTable, event: AnyEvent, earlier: Before) -> Deed | None:
    if not isinstance(event, Acted) or table.match is None:
        return None
    actions = [ACTIONS[action] for action in event.actions]
    states = [*accumulate(actions[:-1], apply, initial=table.match.at(earlier.moves)), table.match.state]
    return deed_of(states, actions)


def _log(table: GameTable, event: AnyEvent, earlier: Before) -> tuple[tuple[Sentence, ...], ...]:
    """The sentences of each action of an event; for an event without actions, its own."""
    if isinstance(event, Acted):
        return _action_sentences(table, earlier, event)
    return (_event_sentences(table, event, earlier),)


def _event_sentences(table: GameTable, event: AnyEvent, earlier: Before) -> tuple[Sentence, ...]:
    match event:
        case Acted():
            return ()  # handled by `_action_sentences`
        case Created():
            return (Sentence.of("table-created", count=len(table.seats)),)
        case Sat(name=name):
            return (Sentence.of("table-sat", name=name),)
        case Left(seat=seat):
            return (Sentence.of("table-left", name=earlier.names[seat]),)
        case Declined(seat=seat):
            return (Sentence.of("table-declined", name=earlier.names[seat]),)
        case Renamed(seat=seat, name=name):
            return (Sentence.of("table-renamed", former=earlier.names[seat], name=name),)
        case Filled(name=name):
            return (Sentence.of("table-filled", name=name),)
        case Cleared(seat=seat):
            key = (
                "table-removed"
                if earlier.players[seat]
                else "table-opened"
                if earlier.kept[seat]
                else "table-left"
            )
            return (Sentence.of(key, name=earlier.names[seat]),)
        case Readied(seat=seat):
            return (Sentence.of("table-ready", name=table.seats[seat].name),)
        case TookBack(seat=seat, decisions=decisions):
            return (Sentence.of("table-took-back", name=table.seats[seat].name, count=decisions),)
        case Wished():
            return (wish_sentence(table, event),)
        case Answered(seat=seat, yes=yes):
            answer = "yes" if yes else "withdrawn" if seat == earlier.wisher else "no"
            return (Sentence.of("table-answered", name=table.seats[seat].name, answer=answer),)
        case Replaced(ends=True):
            return ()  # the outcome says it
        case Replaced(seat=seat, reason=reason):
            return (Sentence.of("table-replaced", name=table.seats[seat].name, reason=reason),)
        case Waited(seat=seat, waiting=waiting):
            name, player = table.seats[waiting].name, table.seats[seat].name
            return (Sentence.of("table-waited", name=name, player=player),)
        case Returned(seat=seat):
            return (Sentence.of("table-returned", name=table.seats[seat].name),)
        case Moved(seat=seat):
            return (Sentence.of("table-moved", name=table.seats[seat].name),)
        case Stood():
            return (Sentence.of("table-stood"),)
        case Resumed(seat=seat):
            over = Sentence.of("table-pause-over")
            return (over if seat is None else Sentence.of("table-resumed", name=table.seats[seat].name),)
        case Excused(seat=seat, until=until):
            key = "table-excused" if until > event.at else "table-returned"
            return (Sentence.of(key, name=table.seats[seat].name),)
        case Said():
            return (said_sentence(table, event),)
        case Rematched():
            return (Sentence.of("table-rematched"),)
        case unknown:
            assert_never(unknown)


def said_sentence(table: GameTable, said: Said) -> Sentence:
    """What somebody said, with their name."""
    what = Sentence.of(f"phrase-{said.phrase}") if said.phrase else said.text
    return Sentence.of("table-said", name=table.seats[said.seat].name, what=what)


def wish_sentence(table: GameTable, asked: Wished | Pending) -> Sentence:
    name = table.seats[asked.seat].name
    if asked.wish == "end":
        return Sentence.of("table-wished", name=name, wish="end", player="", round=0)
    if asked.wish == "pause":
        days = ceil(asked.lasts / DAY)
        key = "table-wished-pause-days" if days else "table-wished-pause"
        return Sentence.of(key, name=name, **({"count": days} if days else {}))
    moment = moment_of(table, asked.count)
    player = table.seats[moment.seat].name
    wish = "within" if not moment.begins else "own" if moment.seat == asked.seat else "turn"
    return Sentence.of("table-wished", name=name, wish=wish, player=player, round=moment.round)


def _action_sentences(table: GameTable, earlier: Before, event: Acted) -> tuple[tuple[Sentence, ...], ...]:
    assert table.match is not None
    state, name = table.match.at(earlier.moves), table.seats[event.seat].name
    log: list[tuple[Sentence, ...]] = []
    for index, action in enumerate(event.actions, 1):
        if isinstance(state.decision, Ending):
            return (*log, _end_sentences(table.match.state, state.decision.cell, name))
        after = apply(state, ACTIONS[action]) if index < len(event.actions) else table.match.state
        log.append(tuple(log_sentences(state, ACTIONS[action], name, after)))
        state = after
    return tuple(log)


def _end_sentences(after: State, cell: int | None, name: str) -> tuple[Sentence, ...]:
    ended = Sentence.of("log-end", name=name)
    tile = None if cell is None else after.display[cell].tile
    return (ended,) if tile is None or cell is None else (ended, reveal_sentence(tile, cell))


def _outcome(table: GameTable, earlier: Before) -> tuple[Sentence, ...]:
    match = table.match
    if match is None:
        return ()
    if not earlier.started:
        return (Sentence.of("table-dealt", name=table.seats[match.seat].name),)
    if table.turn.paused is not None and not earlier.paused:
        return (Sentence.of("table-paused"),)
    match table.ending:
        case GameEnding.PLAYED | GameEnding.RESIGNED:
            return outcome_sentences(table)
        case GameEnding.AGREED:
            return (Sentence.of("table-ended-early"),)
        case _:
            return ()
