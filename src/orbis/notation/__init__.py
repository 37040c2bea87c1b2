"""Text for actions, turns, states and whole games: every value has a writer and a strict parser."""

from orbis.notation.actions import parse_action, parse_move, parse_turn, write_action, write_turn
from orbis.notation.flaw import Flaw, FlawKind, UnfitRecord
from orbis.notation.kept import Kept
from orbis.notation.record_reader import parse_record
from orbis.notation.records import (
    RECORD_FORMAT,
    Committed,
    NoSuchMoment,
    Record,
    Result,
    Seat,
    Seeded,
    Turn,
    in_turns,
    parse_turn_label,
    turn_label,
    write_record,
    write_result,
)
from orbis.notation.replay import ReplayedGame, follow, replay, result_of
from orbis.notation.span import NotationError
from orbis.notation.states import hash_of, parse_state, write_state
from orbis.notation.tokens import write_cell, write_slot

__all__ = [
    "RECORD_FORMAT",
    "Committed",
    "Flaw",
    "FlawKind",
    "Kept",
    "NoSuchMoment",
    "NotationError",
    "Record",
    "ReplayedGame",
    "Result",
    "Seat",
    "Seeded",
    "Turn",
    "UnfitRecord",
    "follow",
    "hash_of",
    "in_turns",
    "parse_action",
    "parse_move",
    "parse_record",
    "parse_state",
    "parse_turn",
    "parse_turn_label",
    "replay",
    "result_of",
    "turn_label",
    "write_action",
    "write_cell",
    "write_record",
    "write_result",
    "write_slot",
    "write_state",
    "write_turn",
]
