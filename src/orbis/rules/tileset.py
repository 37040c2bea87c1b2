"""Tile sets as data: the strict parser of RULES section 12 and its writer."""

import csv
import hashlib
import io
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar, assert_never

from orbis.rules.pieces import (
    COLOURS,
    AnyConversion,
    Colour,
    Conversion,
    Cost,
    Effect,
    Farm,
    Forest,
    Irrigation,
    Star,
    Stone,
    Temple,
    Tile,
    Village,
    Volcano,
)

COLUMNS = ("id", "level", "colour", "cost", "effect", "points", "mystic", "star")
MOST_TILES_A_LEVEL = 32
MOST_SYMBOLS_A_COST = 9
LEVELS = (1, 2, 3)

Value = TypeVar("Value")

_LETTERS = {colour.letter: colour for colour in COLOURS}
_NAMES = {colour.name.lower(): colour for colour in COLOURS}
_STARS = {star.value: star for star in Star}


class FaultKind(Enum):
    """What can be wrong with a tile set file."""

    ENCODING = "encoding"
    HEADER = "header"
    FIELDS = "fields"
    QUOTES = "quotes"
    EMPTY = "empty"
    ID = "id"
    LEVEL = "level"
    COLOUR = "colour"
    COST = "cost"
    EFFECT = "effect"
    POINTS = "points"
    MYSTIC = "mystic"
    STAR = "star"
    CROWDED = "crowded"


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a tile set file: the row (line) and column where it stands, and what stands there."""

    row: int
    column: str
    kind: FaultKind
    found: str


class InvalidTileSet(ValueError):
    """A tile set file that does not keep to the format, with all its faults."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(
            "; ".join(f"row {f.row}, {f.column or 'row'}: {f.kind.value} {f.found!r}" for f in faults)
        )
        self.faults = faults


@dataclass(frozen=True, slots=True)
class TileSet:
    """The region tiles of a set, in the order of their ids."""

    tiles: tuple[Tile, ...]

    def in_game(self, players: int) -> tuple[Tile, ...]:
        """The tiles that stay in the game with that many players (S2)."""
        removed = {2: (Star.WHITE, Star.PURPLE), 3: (Star.WHITE,), 4: ()}[players]
        return tuple(tile for tile in self.tiles if tile.star not in removed)

    @property
    def content_id(self) -> str:
        """A name that only a set with just these tiles has."""
        return hashlib.sha256(write_tiles(self).encode()).hexdigest()[:16]


class _Row:
    """One row being read: each field becomes a value or a fault."""

    def __init__(self, number: int, fields: list[str]) -> None:
        self.number = number
        self.fields = dict(zip(COLUMNS, fields, strict=True))
        self.faults: list[Fault] = []

    def read(self, column: str, parse: Callable[[str], Value]) -> Value:
        """The value of a column, or None and a fault."""
        found = self.fields[column]
        value = parse(found)
        if value is None:
            self.faults.append(Fault(self.number, column, FaultKind(column), found))
        return value

    def mystic(self, colour: Colour | None) -> int | None:
        """The mystic value: white tiles have one, others none (C2)."""
        found = self.fields["mystic"]
        if colour is Colour.WHITE:
            return self.read("mystic", _points)
        if found and not (colour is None and _points(found) is not None):
            self.faults.append(Fault(self.number, "mystic", FaultKind.MYSTIC, found))
        return None

    def tile(self, id: int) -> Tile | None:
        """The tile of this row, if it has no fault."""
        self.read("id", lambda text: id if text == str(id) else None)
        level = self.read("level", lambda text: int(text) if text in {"1", "2", "3"} else None)
        colour = self.read("colour", _NAMES.get)
        cost = self.read("cost", _cost)
        effect = self.read("effect", _effect)
        points = self.read("points", _points)
        mystic = self.mystic(colour)
        star = self.read("star", _STARS.get)
        if self.faults:
            return None
        assert level is not None
        assert colour is not None
        assert cost is not None
        assert effect is not None
        assert points is not None
        assert star is not None
        return Tile(id, level, colour, cost, effect, points, mystic, star)


def _points(text: str) -> int | None:
    return int(text) if re.fullmatch("[0-9]|[1-9][0-9]", text) else None


def _cost(text: str) -> Cost | None:
    if len(text) > MOST_SYMBOLS_A_COST or not set(text) <= {*_LETTERS, "*"}:
        return None
    return Cost(tuple(text.count(colour.letter) for colour in COLOURS), text.count("*"))


def _effect(text: str) -> Effect | None:
    for pattern, make in _EFFECTS:
        if found := re.fullmatch(pattern, text):
            return make(*found.groups())
    return None


def _colours(letters: str) -> tuple[Colour, ...]:
    return tuple(colour for colour in COLOURS if colour.letter in letters)


_SET = r"((?:([WBGRO])(?!.*\2))+)"
_EFFECTS: tuple[tuple[str, Callable[..., Effect]], ...] = (
    ("farm ([WBGRO])", lambda letter: Farm(_LETTERS[letter])),
    ("village ([1-9])", lambda number: Village(int(number))),
    (f"forest {_SET} ([1-9])", lambda letters, _, number: Forest(_colours(letters), int(number))),
    (f"volcano {_SET} ([1-9])", lambda letters, _, number: Volcano(_colours(letters), int(number))),
    ("irrigation ([WBGRO])", lambda letter: Irrigation(_LETTERS[letter])),
    (r"convert \*([1-9])", lambda number: AnyConversion(int(number))),
    ("convert ([WBGRO])([1-9])", lambda letter, number: Conversion(_LETTERS[letter], int(number))),
    ("stone", Stone),
    ("temple ([1-9])", lambda number: Temple(int(number))),
)


def parse_tiles(text: str) -> TileSet:
    r"""Read a tile set file, or raise `InvalidTileSet` with all that is wrong.

    >>> header = "id,level,colour,cost,effect,points,mystic,star"
    >>> parse_tiles(header + "\n0,1,blue,W*,stone,1,,none").tiles[0].cost
    Cost(coloured=(1, 0, 0, 0, 0), any_colour=1)
    >>> parse_tiles(header + "\n0,1,blue,X,stone,100,,none")
    Traceback (most recent call last):
    orbis.rules.tileset.InvalidTileSet: row 2, cost: cost 'X'; row 2, points: points '100'
    """
    faults: list[Fault] = []
    tiles: list[Tile] = []
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        header = next(reader, [])
        if tuple(header) != COLUMNS:
            raise InvalidTileSet((Fault(1, "", FaultKind.HEADER, ",".join(header)),))
        for id, fields in enumerate(reader):
            if len(fields) != len(COLUMNS):
                faults.append(Fault(reader.line_num, "", FaultKind.FIELDS, ",".join(fields)))
                continue
            row = _Row(reader.line_num, fields)
            tile = row.tile(id)
            faults += row.faults
            if tile is not None:
                tiles.append(tile)
    except csv.Error as error:
        faults.append(Fault(reader.line_num, "", FaultKind.QUOTES, str(error)))
    faults += _crowded(tiles, reader.line_num)
    if not tiles and not faults:
        faults.append(Fault(1, "", FaultKind.EMPTY, ""))
    if faults:
        raise InvalidTileSet(tuple(faults))
    return TileSet(tuple(tiles))


def read_tiles(content: bytes) -> TileSet:
    """Read the bytes of a tile set file; a byte order mark, as spreadsheets write it, is allowed."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        row = content.count(b"\n", 0, error.start) + 1
        found = content[error.start : error.end].hex()
        raise InvalidTileSet((Fault(row, "", FaultKind.ENCODING, found),)) from None
    return parse_tiles(text)


def _crowded(tiles: list[Tile], row: int) -> list[Fault]:
    counts = Counter(tile.level for tile in tiles)
    return [
        Fault(row, "level", FaultKind.CROWDED, f"{counts[level]}")
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
    """The text of a tile set file; parsing it gives the equal set."""
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
