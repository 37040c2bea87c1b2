"""Universes as text: rows from the bottom, slots from the left, as in `17,~,18x/.,20`."""

from collections.abc import Mapping
from typing import assert_never

from orbis.identity_cache import IdentityCache
from orbis.notation.span import Piece
from orbis.notation.tokens import NONE, parse_tile
from orbis.rules import WILDERNESS, Slot, Tile, Universe
from orbis.rules.pieces import Effect, Irrigation, Village, Volcano
from orbis.rules.universe import EMPTY_UNIVERSE, Built, Region, Row, Wilderness

FACE_DOWN = "~"
VACANT = "."
DEACTIVATED = "x"


@IdentityCache
def write_universe(universe: Universe) -> str:
    """The text of a universe, without the vacant slots at the right of a row."""
    rows = [_write_row(row) for row in universe.rows]
    return "/".join(filter(None, rows)) or NONE


def _write_row(row: Row) -> str:
    return ",".join(map(_write_region, row)).rstrip(f"{VACANT},")


def _write_region(region: Region | None) -> str:
    match region:
        case None:
            return VACANT
        case Wilderness():
            return FACE_DOWN
        case Built(tile, active):
            return f"{tile.id}" if active else f"{tile.id}{DEACTIVATED}"
        case unknown:
            assert_never(unknown)


def parse_universe(piece: Piece, tiles: Mapping[str, Tile]) -> Universe:
    """Read a universe; its tiles must be placeable (P1–P3), and its deactivation tokens possible."""
    universe = EMPTY_UNIVERSE
    if piece.text == NONE:
        return universe
    rows = piece.split("/")
    for number, row in enumerate(rows, start=1):
        if number > 4:
            raise row.fault("at most four rows (P2)")
        universe = _parse_row(row, number, universe, tiles)
    return universe


def _parse_row(piece: Piece, row: int, universe: Universe, tiles: Mapping[str, Tile]) -> Universe:
    slots = piece.split(",")
    for position, slot in enumerate(slots):
        if position == 6 - row:
            raise slot.fault(f"at most {6 - row} slots in row {row}")
        if slot.text != VACANT:
            region = _parse_region(slot, universe, Slot(row, position), tiles)
            universe = universe.with_region(Slot(row, position), region)
        elif row == 1:
            raise slot.fault("a region, for row 1 has no gaps (P1)")
        elif position == len(slots) - 1:
            raise slot.fault("a region as the last of its row")
    return universe


def _parse_region(piece: Piece, universe: Universe, slot: Slot, tiles: Mapping[str, Tile]) -> Region:
    below = universe.below(slot)
    if slot.row > 1 and len(below) < 2:
        raise piece.fault(f"{VACANT}, for a region needs two below it (P2)")
    if piece.text == FACE_DOWN:
        return WILDERNESS
    active = not piece.text.endswith(DEACTIVATED)
    tile = parse_tile(Piece(piece.text.removesuffix(DEACTIVATED), piece.line, piece.column), tiles)
    if slot.row > 1 and not any(region.has(tile.colour) for region in below):
        raise piece.fault(f"a tile of a colour below it, not {tile.colour.name.lower()} (P3)")
    if active not in _possible(tile.effect, below):
        raise piece.fault(f"{tile.id}{DEACTIVATED if active else ''}, by its effect and the tiles below it")
    return Built(tile, active)


def _possible(effect: Effect, below: tuple[Region, ...]) -> tuple[bool, ...]:
    """The possible values of "active" for a face-up tile: both for villages and volcanoes, else one."""
    match effect:
        case Village() | Volcano():
            return (True, False)
        case Irrigation(colour):
            return (any(region.has(colour) for region in below),)
        case _:
            return (True,)
