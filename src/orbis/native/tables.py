"""A tile set as rows of plain numbers, in the order of the core's `TileFacts` and `GodFacts`."""

from functools import lru_cache
from itertools import count
from typing import TYPE_CHECKING, assert_never, get_args

from orbis import native
from orbis.rules import GODS, STANDARD, TileSet
from orbis.rules.pieces import (
    AnyConversion,
    Colour,
    Conversion,
    Effect,
    Farm,
    Favour,
    Forest,
    God,
    Irrigation,
    Star,
    Stone,
    Temple,
    Tile,
    Village,
    Volcano,
)
from orbis.rules.tileset import LEVELS

if TYPE_CHECKING:
    from orbis_core import SetTables

Row = tuple[int, ...]

EFFECTS, STARS, FAVOURS = get_args(Effect), tuple(Star), tuple(Favour)
"""In the order of the numbers in rows; the build makes the core's enums from this."""


@lru_cache(maxsize=16)
def tables_of(tile_set: TileSet = STANDARD) -> "SetTables":
    return native.core.SetTables(tile_rows(tile_set), god_rows(), tile_set)


def places_of(tile_set: TileSet) -> dict[int, int]:
    """The bit of each tile, by its id, in the stack of its level."""
    counters = {level: count() for level in LEVELS}
    return {tile.id: next(counters[tile.level]) for tile in tile_set.tiles}


def tile_rows(tile_set: TileSet) -> list[Row]:
    """The facts of each tile: level, colour, cost, effect (kind, colours, number), points, mystic, star."""
    return [_tile_row(tile) for tile in tile_set.tiles]


def god_rows() -> list[Row]:
    """The facts of each god: what it brings, what it asks for, points, favour."""
    return [_god_row(god) for god in GODS]


def _tile_row(tile: Tile) -> Row:
    return (
        tile.level,
        tile.colour,
        *tile.cost.coloured,
        tile.cost.any_colour,
        EFFECTS.index(type(tile.effect)),
        *_terms(tile.effect),
        tile.points,
        tile.mystic or 0,
        STARS.index(tile.star),
    )


def _god_row(god: God) -> Row:
    return god.gain, god.discard, god.points, FAVOURS.index(god.favour)


def _terms(effect: Effect) -> tuple[int, int]:
    """The colours of an effect, as a set of bits, and its number."""
    match effect:
        case Farm(colour) | Irrigation(colour):
            return _bits(colour), 0
        case Village(number) | AnyConversion(number) | Temple(number):
            return 0, number
        case Forest(colours, number) | Volcano(colours, number):
            return _bits(*colours), number
        case Conversion(colour, number):
            return _bits(colour), number
        case Stone():
            return 0, 0
        case unknown:
            assert_never(unknown)


def _bits(*colours: Colour) -> int:
    return sum(1 << colour for colour in colours)
