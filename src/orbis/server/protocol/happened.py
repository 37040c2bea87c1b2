"""Stored events as clients see them: without secrets, and with the sentences of the log."""

from functools import reduce
from itertools import chain
from typing import NamedTuple, assert_never, get_args

import msgspec
from msgspec.structs import replace

from orbis.locales import Sentence, log_sentences, reveal_sentence, winners_sentence
from orbis.rules import ACTIONS, State, apply
from orbis.rules.actions import EndTurn
from orbis.rules.state import Ending
from orbis.server.protocol.table import EventKind, Happened
from orbis.server.protocol.views import secret_of
from orbis.server.tables.events import (
    Acted,
    Answered,
    AnyEvent,
    Created,
    GameEnding,
    Left,
    Moved,
    Readied,
    Rematched,
    Replaced,
    Returned,
    Sat,
    TookBack,
    Wished,
)
from orbis.server.tables.table import GameTable


class Before(NamedTuple):
    """What must be remembered of a table before an event, to describe the event afterwards."""

    state: State | None
    names: tuple[str, ...]
    started: bool


BEFORE_ALL = Before(None, (), started=False)

_KINDS: dict[type[AnyEvent], EventKind] = {
    event: msgspec.convert(event.__struct_config__.tag, EventKind) for event in get_args(AnyEvent)
}


def before(table: GameTable) -> Before:
    state = table.match.state if table.match else None
    return Before(state, tuple([seat.name for seat in table.seats]), table.match is not None)


def happened_of(table: GameTable, event: AnyEvent, earlier: Before, *, in_words: bool = True) -> Happened:
    """An event as clients see it, given the table after it; with the sentences of the log if `in_words`."""
    match = table.match
    parts = _log(table, event, earlier) if in_words else ()
    log = (*chain(*parts), *(_outcome(table, earlier) if in_words else ()))
    happened = Happened(
        number=table.number,
        at=event.at,
        kind=_KINDS[type(event)],
        position=table.position,
        count=match.count if match else 0,
        hash=table.hash,
        seat=None if isinstance(event, Created | Rematched) else event.seat,
        secret=secret_of(table),
        log=tuple([sentence.plain() for sentence in log]),
        told=tuple(map(len, parts)) if len(parts) > 1 else (),
    )
    return _detailed(happened, event, table, earlier)


def _detailed(happened: Happened, event: AnyEvent, table: GameTable, earlier: Before) -> Happened:
    match event:
        case Acted(actions=actions):
            return replace(happened, actions=actions, revealed=_revealed(table, earlier, actions))
        case Sat(player=player, name=name):
            return replace(happened, player=player, name=name)
        case Moved(player=player):
            return replace(happened, player=player)
        case Readied(nonce=nonce):
            return replace(happened, nonce=nonce)
        case TookBack(decisions=decisions):
            return replace(happened, decisions=decisions)
        case Wished(wish=wish):
            return replace(happened, wish=wish)
        case Answered(yes=yes):
            return replace(happened, yes=yes)
        case Replaced(reason=reason):
            return replace(happened, reason=reason)
        case Rematched(table=new):
            return replace(happened, table=new)
        case Created() | Left() | Returned():
            return happened
        case unknown:
            assert_never(unknown)


def _revealed(table: GameTable, earlier: Before, actions: tuple[int, ...]) -> int | None:
    if earlier.state is None or table.match is None or actions[-1] != EndTurn.id:
        return None
    last = reduce(apply, [ACTIONS[action] for action in actions[:-1]], earlier.state)
    cell = last.decision.cell if isinstance(last.decision, Ending) else None
    tile = None if cell is None else table.match.state.display[cell].tile
    return None if tile is None else tile.id


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
        case Readied(seat=seat):
            return (Sentence.of("table-ready", name=table.seats[seat].name),)
        case TookBack(seat=seat, decisions=decisions):
            return (Sentence.of("table-took-back", name=table.seats[seat].name, count=decisions),)
        case Wished(seat=seat, wish=wish):
            return (Sentence.of("table-wished", name=table.seats[seat].name, wish=wish),)
        case Answered(seat=seat, yes=yes):
            return (
                Sentence.of("table-answered", name=table.seats[seat].name, answer="yes" if yes else "no"),
            )
        case Replaced(seat=seat, reason=reason):
            return (Sentence.of("table-replaced", name=table.seats[seat].name, reason=reason),)
        case Returned(seat=seat):
            return (Sentence.of("table-returned", name=table.seats[seat].name),)
        case Moved(seat=seat):
            return (Sentence.of("table-moved", name=table.seats[seat].name),)
        case Rematched():
            return (Sentence.of("table-rematched"),)
        case unknown:
            assert_never(unknown)


def _action_sentences(table: GameTable, earlier: Before, event: Acted) -> tuple[tuple[Sentence, ...], ...]:
    assert earlier.state is not None
    assert table.match is not None
    state, name = earlier.state, table.seats[event.seat].name
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
        return (Sentence.of("table-dealt", name=table.seats[match.state.seat].name),)
    match table.ending:
        case GameEnding.PLAYED:
            names = [table.seats[seat].name for seat in match.winners()]
            return (winners_sentence(names),)
        case GameEnding.AGREED:
            return (Sentence.of("table-agreed"),)
        case _:
            return ()
