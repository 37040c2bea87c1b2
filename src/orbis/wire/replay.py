"""A record that can be stepped through."""

import hashlib
from collections.abc import Iterator
from typing import Literal

import msgspec

from orbis.locales import PlainSentence, log_sentences
from orbis.notation import Record, ReplayedGame, follow, result_of, turn_label, write_action, write_record
from orbis.rules import Reveal, State, TileSet, score
from orbis.rules.state import Refilling
from orbis.wire.deed import Deed, deed_of


class SeatInRecord(msgspec.Struct, frozen=True):
    """The player of a seat."""

    name: str
    kind: str


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move of a record: its turn, its seat, its notation, its sentences, and the totals after it."""

    count: int
    """Moves so far, including this one: the number of the moment after it."""
    turn: str
    round: int
    seat: int
    move: str
    totals: tuple[int, ...]
    is_moment: bool
    """Whether a decision comes next, so that a new game can continue from here."""
    action: int | None = None
    revealed: int | None = None
    log: tuple[PlainSentence, ...] = ()
    deed: Deed | None = None
    """What the move did; a reveal is nobody's."""


class RecordEnding(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended that was not played to its end: all agreed, or a seat gave it up."""

    how: Literal["agreed", "resigned"]
    seat: int | None = None


class Replay(msgspec.Struct, frozen=True):
    """A record that can be stepped through; the view of each moment is requested by its number of moves."""

    id: str
    text: str
    rules: int
    tiles: str
    seats: tuple[SeatInRecord, ...]
    finished: bool
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    steps: tuple[ReplayStep, ...]
    ending: RecordEnding | None = None
    """Null also where the server does not know it: the text of a record does not say."""


def id_of_record(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def replay_of(record: Record, tile_set: TileSet, ending: RecordEnding | None = None) -> Replay:
    """A record with the sentences of every move; raise `UnfitRecord`."""
    text = write_record(record)
    played = follow(record, tile_set)
    result = result_of(played.final)
    return Replay(
        id=id_of_record(text),
        text=text,
        rules=record.rules,
        tiles=record.tiles,
        seats=tuple(SeatInRecord(seat.name, seat.kind) for seat in record.seats),
        finished=result is not None,
        totals=tuple(each.total for each in score(played.final)),
        winners=result.winners if result else (),
        steps=tuple(_steps(record, played)),
        ending=ending,
    )


def moment_of(record: Record, tile_set: TileSet, count: int) -> State | None:
    """The state after `count` moves of a record; None if it has fewer."""
    states = follow(record, tile_set).states
    return states[count] if 0 <= count < len(states) else None


def _steps(record: Record, played: ReplayedGame) -> Iterator[ReplayStep]:
    before = played.start
    count = 0
    for number, (turn, states) in enumerate(zip(record.turns, played.turns, strict=True)):
        for move, after in zip(turn.moves, states, strict=True):
            count += 1
            name = record.seats[before.seat].name
            yield ReplayStep(
                count=count,
                turn=turn_label(number, len(record.seats)),
                round=before.round,
                seat=before.seat,
                move=write_action(move),
                totals=tuple(each.total for each in score(after)),
                is_moment=not isinstance(after.decision, Refilling) and not after.is_over,
                action=None if isinstance(move, Reveal) else move.id,
                revealed=move.tile if isinstance(move, Reveal) else None,
                log=tuple(sentence.plain() for sentence in log_sentences(before, move, name, after)),
                deed=None if isinstance(move, Reveal) else deed_of((before, after), (move,)),
            )
            before = after
