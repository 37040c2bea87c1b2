"""Tile sets as data: the strict parser of RULES section 12 and its writer."""

import csv
import hashlib
import io
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import assert_never

from orbis.rules.pieces import (
    COLOURS,
    SEATINGS,
    AnyConversion,
    Conversion,
    Cost,
    Effect,
    Farm,
    Forest,
    Irrigation,
    Stone,
    Temple,
    Tile,
    Village,
    Volcano,
)
from orbis.rules.tile_rows import COLUMNS, Fault, FaultKind, TileRow, read_row

MOST_TILES_A_LEVEL = 32
LEVELS = (1, 2, 3)
MOST_ROWS = 200
"""How many rows are read: more cannot be valid."""


class InvalidTileSet(ValueError):
    """A tile set file that breaks the format, with all its faults."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(
            "; ".join(f"row {f.row}, {f.column or 'row'}: {f.kind.value} {f.found!r}" for f in faults)
        )
        self.faults = faults


@dataclass(frozen=True, slots=True, repr=False)
class TileSet:
    """The region tiles of a set, in the order of their ids."""

    tiles: tuple[Tile, ...]

    def __repr__(self) -> str:
        return f"<TileSet {self.content_id}, {len(self.tiles)} tiles>"

    def in_game(self, players: int) -> tuple[Tile, ...]:
        """The tiles that stay in the game with that many players (S2)."""
        removed = SEATINGS[players].removed
        return tuple(tile for tile in self.tiles if tile.star not in removed)

    @property
    def content_id(self) -> str:
        """An id that only a set of exactly these tiles has."""
        return hashlib.sha256(write_tiles(self).encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Examination:
    """A tile set file as far as it can be read: its rows, and everything wrong with it."""

    rows: tuple[TileRow, ...]
    faults: tuple[Fault, ...]

    @property
    def tile_set(self) -> TileSet | None:
        """The set, if the file has no fault."""
        tiles = (row.tile(id) for id, row in enumerate(self.rows))
        return None if self.faults else TileSet(tuple(tile for tile in tiles if tile is not None))


def parse_tiles(text: str) -> TileSet:
    r"""Read a tile set file; raise `InvalidTileSet` with all faults.

    >>> header = "id,level,colour,cost,effect,points,mystic,star"
    >>> parse_tiles(header + "\n0,1,blue,W*,stone,1,,none").tiles[0].cost
    Cost(coloured=(1, 0, 0, 0, 0), any_colour=1)
    >>> parse_tiles(header + "\n0,1,blue,X,stone,100,,none")
    Traceback (most recent call last):
    orbis.rules.tileset.InvalidTileSet: row 2, cost: cost 'X'; row 2, points: points '100'
    """
    examined = examine_tiles(text)
    tile_set = examined.tile_set
    if tile_set is None:
        raise InvalidTileSet(examined.faults)
    return tile_set


def examine_tiles(text: str) -> Examination:
    """Read what can be read of a tile set file, whatever is wrong with it."""
    faults: list[Fault] = []
    rows: list[TileRow] = []
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        header = next(reader, [])
        if tuple(header) != COLUMNS:
            return Examination((), (Fault(1, "", FaultKind.HEADER, ",".join(header)),))
        for id, fields in enumerate(islice(reader, MOST_ROWS)):
            if len(fields) != len(COLUMNS):
                faults.append(Fault(reader.line_num, "", FaultKind.FIELDS, ",".join(fields)))
                continue
            row = read_row(reader.line_num, id, fields)
            faults += row.faults
            rows.append(row)
    except csv.Error as error:
        faults.append(Fault(reader.line_num, "", FaultKind.QUOTES, str(error)))
    faults += _crowded(rows, reader.line_num)
    if not rows and not faults:
        faults.append(Fault(1, "", FaultKind.EMPTY, ""))
    return Examination(tuple(rows), tuple(faults))


def read_tiles(content: bytes) -> TileSet:
    """Read the bytes of a tile set file; a byte order mark, as spreadsheets write it, is allowed."""
    text = _decoded(content)
    if isinstance(text, Fault):
        raise InvalidTileSet((text,))
    return parse_tiles(text)


def examine_file(content: bytes) -> Examination:
    """Read what can be read of the bytes of a tile set file."""
    text = _decoded(content)
    return Examination((), (text,)) if isinstance(text, Fault) else examine_tiles(text)


def _decoded(content: bytes) -> str | Fault:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        row = content.count(b"\n", 0, error.start) + 1
        return Fault(row, "", FaultKind.ENCODING, content[error.start : error.end].hex())


def _crowded(rows: Sequence[TileRow], line: int) -> list[Fault]:
    counts = Counter(row.level for row in rows if not row.faults)
    return [
        Fault(line, "level", FaultKind.CROWDED, f"{counts[level]}")
        for level in LEVELS
        if counts[level] > MOST_TILES_A_LEVEL
    ]


def write_cost(cost: Cost) -> str:
    """The letters of a cost, as in a tile set file."""
    letters = (colour.letter * cost.coloured[colour] for colour in COLOURS)
    return "".join(letters) + "*" * cost.any_colour


def write_effect(effect: Effect) -> str:
    """The words of an effect, as in a tile set file."""
    match effect:
        case Farm(colour):
            return f"farm {colour.letter}"
        case Village(number):
            return f"village {number}"
        case Forest(colours, number):
            return f"forest {''.join(colour.letter for colour in colours)} {number}"
        case Volcano(colours, number):
            return f"volcano {''.join(colour.letter for colour in colours)} {number}"
        case Irrigation(colour):
            return f"irrigation {colour.letter}"
        case Conversion(colour, number):
            return f"convert {colour.letter}{number}"
        case AnyConversion(number):
            return f"convert *{number}"
        case Stone():
            return "stone"
        case Temple(number):
            return f"temple {number}"
        case unknown:
            assert_never(unknown)


def write_tiles(tile_set: TileSet) -> str:
    """The text of a tile set file; parsing it gives an equal set."""
    lines = [",".join(COLUMNS)]
    lines += [
        ",".join(
            (
                str(tile.id),
                str(tile.level),
                tile.colour.name.lower(),
                write_cost(tile.cost),
                write_effect(tile.effect),
                str(tile.points),
                "" if tile.mystic is None else str(tile.mystic),
                tile.star.value,
            )
        )
        for tile in tile_set.tiles
    ]
    return "\n".join(lines) + "\n"
