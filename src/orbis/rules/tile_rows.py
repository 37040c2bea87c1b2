"""The rows of a tile set file: each field becomes a value or a fault (RULES section 12)."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

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
MOST_SYMBOLS_A_COST = 9

Value = TypeVar("Value")

_LETTERS = {colour.letter: colour for colour in COLOURS}
_NAMES = {colour.name.lower(): colour for colour in COLOURS}
_STARS = {star.value: star for star in Star}


class FaultKind(Enum):
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
    """One fault of a tile set file: its row (line) and column, and what was found there."""

    row: int
    column: str
    kind: FaultKind
    found: str


@dataclass(frozen=True, slots=True)
class TileRow:
    """A row of a tile set file: its line and text, the values of its valid fields, and its faults."""

    line: int
    fields: tuple[str, ...]
    level: int | None
    colour: Colour | None
    cost: Cost | None
    effect: Effect | None
    points: int | None
    mystic: int | None
    star: Star | None
    faults: tuple[Fault, ...]

    def tile(self, id: int) -> Tile | None:
        """The tile of this row, if it has no fault."""
        if self.faults:
            return None
        assert self.level is not None
        assert self.colour is not None
        assert self.cost is not None
        assert self.effect is not None
        assert self.points is not None
        assert self.star is not None
        return Tile(id, self.level, self.colour, self.cost, self.effect, self.points, self.mystic, self.star)


def read_row(line: int, id: int, fields: list[str]) -> TileRow:
    """Read the row at a line; `id` is the id it must have."""
    row = _Reading(line, fields)
    row.read("id", lambda text: id if text == str(id) else None)
    level = row.read("level", lambda text: int(text) if text in {"1", "2", "3"} else None)
    colour = row.read("colour", _NAMES.get)
    cost = row.read("cost", _cost)
    effect = row.read("effect", _effect)
    points = row.read("points", _points)
    mystic = row.mystic(colour)
    star = row.read("star", _STARS.get)
    return TileRow(line, tuple(fields), level, colour, cost, effect, points, mystic, star, tuple(row.faults))


class _Reading:
    def __init__(self, line: int, fields: list[str]) -> None:
        self.line = line
        self.fields = dict(zip(COLUMNS, fields, strict=True))
        self.faults: list[Fault] = []

    def read(self, column: str, parse: Callable[[str], Value]) -> Value:
        """The value of a column; None, with a fault, if it is not valid."""
        found = self.fields[column]
        value = parse(found)
        if value is None:
            self.faults.append(Fault(self.line, column, FaultKind(column), found))
        return value

    def mystic(self, colour: Colour | None) -> int | None:
        """White tiles have a mystic value, others none (C2)."""
        found = self.fields["mystic"]
        if colour is Colour.WHITE:
            return self.read("mystic", _points)
        if found and not (colour is None and _points(found) is not None):
            self.faults.append(Fault(self.line, "mystic", FaultKind.MYSTIC, found))
        return None


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
