"""How the core lays out the bytes of a state (`encoding.hpp`)."""

from enum import IntEnum
from itertools import count

from orbis.rules import TileSet
from orbis.rules.tileset import LEVELS

GODS_AT, STACKS_AT, CELLS_AT, PLAYERS_AT = 8, 10, 22, 76
"""Where the parts of a state begin, after its head."""

BYTES_OF_CELL, BYTES_OF_PLAYER = 6, 23

NOTHING = 0xFF
"""No tile, cell, slot or last choice."""

FACE_DOWN = 96
"""The tile of a wilderness."""

NOT_ACTIVE = 0x80
"""The bit of a god that is not active."""


class Kind(IntEnum):
    """The core's decisions."""

    TAKING = 0
    SETTLING = 1
    PAYING = 2
    PLACING_FACE_UP = 3
    PLACING_WILDERNESS = 4
    DISCARDING_FOR_VILLAGE = 5
    DISCARDING_FOR_GOD = 6
    GAINING = 7
    STRIKING = 8
    TRIMMING = 9
    ENDING = 10
    REFILLING = 11
    OVER = 12


def places_of(tile_set: TileSet) -> dict[int, int]:
    """The bit of each tile, by its id, in the stack of its level."""
    counters = {level: count() for level in LEVELS}
    return {tile.id: next(counters[tile.level]) for tile in tile_set.tiles}
