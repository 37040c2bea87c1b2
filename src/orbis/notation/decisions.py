"""Decisions as text: a word for the kind, then its fields, as in `pay:b2:37:1:W`."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar, assert_never

from orbis.notation.actions import read_move, write_action
from orbis.notation.phrase import Phrase
from orbis.notation.span import Piece
from orbis.notation.tokens import (
    NONE,
    parse_cell,
    parse_colour,
    parse_number,
    parse_slot,
    parse_tile,
    write_cell,
    write_slot,
)
from orbis.notation.universes import FACE_DOWN
from orbis.rules import Colour, Slot, Tile, Universe
from orbis.rules.actions import Strike
from orbis.rules.pieces import Volcano
from orbis.rules.state import (
    Decision,
    Discarding,
    Ending,
    Gaining,
    Over,
    Paying,
    Placing,
    Refilling,
    Settling,
    Striking,
    Taking,
    Trimming,
)
from orbis.rules.universe import Built

Value = TypeVar("Value")


def write_decision(decision: Decision) -> str:
    """The text of a decision.

    >>> write_decision(Gaining(None, 4, Colour.WHITE))
    'gain:-:4:W'
    """
    return ":".join(_fields(decision))


def _fields(decision: Decision) -> tuple[str, ...]:
    match decision:
        case Taking():
            return ("take",)
        case Settling(cell, tile):
            return ("settle", write_cell(cell), str(tile.id))
        case Paying(cell, tile, due, last):
            return ("pay", write_cell(cell), str(tile.id), str(due), *_colour(last))
        case Placing(cell, tile, face_up):
            return ("place", write_cell(cell), str(tile.id), *(() if face_up else (FACE_DOWN,)))
        case Discarding(cell, slot, due, last):
            return ("discard", _cell(cell), write_slot(slot) if slot else NONE, str(due), *_colour(last))
        case Gaining(cell, due, last):
            return ("gain", _cell(cell), str(due), *_colour(last))
        case Striking(cell, slot, _, due, struck):
            return ("strike", write_cell(cell), write_slot(slot), str(due), *_strike(struck))
        case Trimming(cell, last):
            return ("trim", _cell(cell), *_colour(last))
        case Ending(cell):
            return ("end", _cell(cell))
        case Refilling(cell):
            return ("reveal", write_cell(cell))
        case Over():
            return ("over",)
        case unknown:
            assert_never(unknown)


def _cell(cell: int | None) -> str:
    return NONE if cell is None else write_cell(cell)


def _colour(last: Colour | None) -> tuple[str, ...]:
    return () if last is None else (last.letter,)


def _strike(last: tuple[Colour, int] | None) -> tuple[str, ...]:
    return () if last is None else (write_action(Strike(last[1], last[0])),)


def parse_decision(piece: Piece, tiles: Mapping[str, Tile], universe: Universe) -> Decision:
    """Read a decision; `universe` is that of the player whose turn it is."""
    kind, *fields = piece.split(":")
    match kind.text, fields:
        case "take", []:
            return Taking()
        case "settle", [cell, tile]:
            return Settling(parse_cell(cell), parse_tile(tile, tiles))
        case "pay", [cell, tile, due, *last]:
            return Paying(
                parse_cell(cell), parse_tile(tile, tiles), _parse_due(due), _optional(last, parse_colour)
            )
        case "place", [cell, tile, *down]:
            face_up = _optional(down, _parse_face_down) is None
            return Placing(parse_cell(cell), parse_tile(tile, tiles), face_up)
        case "discard", [cell, slot, due, *last]:
            return Discarding(
                _unless_none(cell, parse_cell),
                _unless_none(slot, parse_slot),
                _parse_due(due),
                _optional(last, parse_colour),
            )
        case "gain", [cell, due, *last]:
            return Gaining(_unless_none(cell, parse_cell), _parse_due(due), _optional(last, parse_colour))
        case "strike", [cell, slot, due, *last]:
            volcano = _parse_volcano(slot, universe)
            return Striking(parse_cell(cell), *volcano, _parse_due(due), _optional(last, _parse_struck))
        case "trim", [cell, *last]:
            return Trimming(_unless_none(cell, parse_cell), _optional(last, parse_colour))
        case "end", [cell]:
            return Ending(_unless_none(cell, parse_cell))
        case "reveal", [cell]:
            return Refilling(parse_cell(cell))
        case "over", []:
            return Over()
        case _:
            raise piece.fault("a decision such as take, settle:b2:37 or end:b2")


def _parse_due(piece: Piece) -> int:
    due = parse_number(piece, "how many are due")
    if not due:
        raise piece.fault("how many are due")
    return due


def _parse_face_down(piece: Piece) -> str:
    return piece.one_of({FACE_DOWN: FACE_DOWN}, f"{FACE_DOWN} for a wilderness")


def _parse_volcano(piece: Piece, universe: Universe) -> tuple[Slot, tuple[Colour, ...]]:
    slot = parse_slot(piece)
    match universe[slot]:
        case Built(Tile(effect=Volcano(colours)), active=False):
            return slot, colours
        case _:
            raise piece.fault("the slot of a volcano not yet active")


def _parse_struck(piece: Piece) -> tuple[Colour, int]:
    action = read_move(piece)
    if not isinstance(action, Strike):
        raise piece.fault(Phrase.STRIKE)
    return action.colour, action.cell


def _unless_none(piece: Piece, parse: Callable[[Piece], Value]) -> Value | None:
    return None if piece.text == NONE else parse(piece)


def _optional(pieces: Sequence[Piece], parse: Callable[[Piece], Value]) -> Value | None:
    """The value of a last field that may be omitted."""
    if len(pieces) > 1:
        raise pieces[1].fault("the end of the decision")
    return parse(pieces[0]) if pieces else None
