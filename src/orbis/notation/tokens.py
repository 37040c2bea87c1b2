"""The words that all notations share: numbers, cells, slots, colours, worshippers, gods and tiles."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from orbis.notation.phrase import Phrase
from orbis.notation.span import Piece
from orbis.rules import COLOURS, GODS, Colour, Slot, Tile
from orbis.rules.display import CELLS
from orbis.rules.pieces import Worshippers
from orbis.rules.universe import SLOTS

NONE = "-"
"""The word for nothing: no worshippers, no god, no tile."""

HIGHEST_NUMBER = 99
"""The largest number of tiles, turns or worshippers that can be written; no game reaches it."""


def write_cell(cell: int) -> str:
    """The name of a display cell: a column letter, and a row number from the top.

    >>> [write_cell(cell) for cell in (0, 2, 3, 8)]
    ['a1', 'c1', 'a2', 'c3']
    """
    row, column = divmod(cell, 3)
    return f"{'abc'[column]}{row + 1}"


def write_slot(slot: Slot) -> str:
    """The name of a universe slot: a row number from the bottom, and a letter from the left.

    >>> write_slot(Slot(2, 0)), write_slot(Slot(4, 1))
    ('2a', '4b')
    """
    return f"{slot.row}{'abcde'[slot.position]}"


_NUMBERS = {str(number): number for number in range(HIGHEST_NUMBER + 1)}
_CELLS = {write_cell(cell): cell for cell in CELLS}
_SLOTS = {write_slot(slot): slot for slot in SLOTS}
_COLOURS = {colour.letter: colour for colour in COLOURS}
_GROUPS = {
    f"{colour.letter}{number}": (colour, number)
    for colour in COLOURS
    for number in range(1, HIGHEST_NUMBER + 1)
}
_GODS = {f"G{god.number}": god.number for god in GODS}


def parse_number(piece: Piece, expected: str | Phrase) -> int:
    """Read a number from 0 to 99."""
    return piece.one_of(_NUMBERS, expected)


def parse_cell(piece: Piece) -> int:
    return piece.one_of(_CELLS, Phrase.CELL)


def parse_slot(piece: Piece) -> Slot:
    return piece.one_of(_SLOTS, Phrase.SLOT)


def parse_colour(piece: Piece) -> Colour:
    return piece.one_of(_COLOURS, "a colour, one of W B G R O")


def parse_tile(piece: Piece, tiles: Mapping[str, Tile]) -> Tile:
    return piece.one_of(tiles, "the id of a tile of this game")


def ascending(pieces: Iterable[Piece], values: Sequence[int], expected: str) -> None:
    """Raise `NotationError` unless each value is greater than the one before it."""
    for piece, value, before in zip(pieces, values, (-1, *values), strict=False):
        if value <= before:
            raise piece.fault(expected)


def listed(piece: Piece) -> tuple[Piece, ...]:
    """The words of a list such as `W2B1` or `G1G4`; none in `-`."""
    return () if piece.text == NONE else piece.words() or (piece,)


@lru_cache(maxsize=4096)
def write_worshippers(worshippers: Worshippers) -> str:
    """The worshippers of each colour present, or `-`.

    >>> write_worshippers((2, 1, 0, 0, 12))
    'W2B1O12'
    """
    return "".join(f"{colour.letter}{worshippers[colour]}" for colour in COLOURS if worshippers[colour])


def parse_worshippers(pieces: tuple[Piece, ...]) -> Worshippers:
    """Read worshippers from pieces such as `W2` and `B1`."""
    groups = [piece.one_of(_GROUPS, "worshippers such as W2") for piece in pieces]
    ascending(pieces, [colour for colour, _ in groups], "each colour once, in the order W B G R O")
    numbers = dict(groups)
    return tuple(numbers.get(colour, 0) for colour in COLOURS)


def write_gods(numbers: Iterable[int]) -> str:
    """The gods of these numbers.

    >>> write_gods([1, 4, 10])
    'G1G4G10'
    """
    return "".join(f"G{number}" for number in numbers) or NONE


def parse_gods(piece: Piece) -> tuple[int, ...]:
    return tuple(map(parse_god, listed(piece)))


def parse_god(piece: Piece) -> int:
    return piece.one_of(_GODS, Phrase.GOD)
