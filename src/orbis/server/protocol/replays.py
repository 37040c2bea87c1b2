"""A record as something to walk through."""

import hashlib
from collections.abc import Iterator

from orbis.locales import log_sentences
from orbis.notation import Record, ReplayedGame, follow, result_of, turn_label, write_action, write_record
from orbis.rules import Reveal, State, TileSet, action_id, score
from orbis.rules.state import Refilling
from orbis.server.protocol import pages


def id_of_record(text: str) -> str:
    """The id of a record, which follows from its text."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def replay_of(record: Record, tile_set: TileSet) -> pages.Replay:
    """A record with every move told; or raises `UnfitRecord`."""
    text = write_record(record)
    played = follow(record, tile_set)
    result = result_of(played.final)
    return pages.Replay(
        id=id_of_record(text),
        text=text,
        rules=record.rules,
        tiles=record.tiles,
        seats=tuple(pages.SeatInRecord(seat.name, seat.kind) for seat in record.seats),
        finished=result is not None,
        totals=tuple(each.total for each in score(played.final)),
        winners=result.winners if result else (),
        steps=tuple(_steps(record, played)),
    )


def moment_of(record: Record, tile_set: TileSet, moves: int) -> State | None:
    """The state after so many moves of a record, if there are as many."""
    states = follow(record, tile_set).states
    return states[moves] if 0 <= moves < len(states) else None


def _steps(record: Record, played: ReplayedGame) -> Iterator[pages.ReplayStep]:
    before = played.start
    moves = 0
    for number, (turn, states) in enumerate(zip(record.turns, played.turns, strict=True)):
        for move, after in zip(turn.moves, states, strict=True):
            moves += 1
            name = record.seats[before.seat].name
            yield pages.ReplayStep(
                moves=moves,
                turn=turn_label(number, len(record.seats)),
                seat=before.seat,
                move=write_action(move),
                totals=tuple(each.total for each in score(after)),
                is_moment=not isinstance(after.decision, Refilling) and not after.is_over,
                action=None if isinstance(move, Reveal) else action_id(move),
                revealed=move.tile if isinstance(move, Reveal) else None,
                log=tuple(sentence.plain() for sentence in log_sentences(before, move, name, after)),
            )
            before = after
