"""The display and the stacks as text: `12W2B1,-,3/…`, and `8,10-13|21-30|-`."""

from collections.abc import Mapping
from itertools import groupby

from orbis.identity_cache import IdentityCache
from orbis.notation.phrase import Phrase
from orbis.notation.span import Piece
from orbis.notation.tokens import NONE, parse_number, parse_tile, parse_worshippers, write_worshippers
from orbis.rules import Tile
from orbis.rules.display import EMPTY, Cell, Display
from orbis.rules.tileset import LEVELS


def write_display(display: Display) -> str:
    return write_cells([_write_cell(cell) for cell in display])


def write_cells(cells: list[str]) -> str:
    return "/".join(",".join(cells[first : first + 3]) for first in (0, 3, 6))


def _write_cell(cell: Cell) -> str:
    return NONE if cell.tile is None else f"{cell.tile.id}{write_worshippers(cell.worshippers)}"


def cells_of(piece: Piece) -> tuple[Piece, ...]:
    """The nine cells of a display, row by row."""
    rows = piece.split("/")
    if len(rows) != 3:
        raise piece.fault(Phrase.ROWS)
    cells = [row.split(",") for row in rows]
    for row, in_row in zip(rows, cells, strict=True):
        if len(in_row) != 3:
            raise row.fault(Phrase.CELLS)
    return tuple(cell for in_row in cells for cell in in_row)


def parse_display(piece: Piece, tiles: Mapping[str, Tile]) -> Display:
    return tuple(_parse_cell(cell, tiles) for cell in cells_of(piece))


def _parse_cell(piece: Piece, tiles: Mapping[str, Tile]) -> Cell:
    if piece.text == NONE:
        return EMPTY
    id, *worshippers = piece.words() or (piece,)
    return Cell(parse_tile(id, tiles), parse_worshippers(tuple(worshippers)))


@IdentityCache
def write_stacks(stacks: tuple[tuple[Tile, ...], ...]) -> str:
    """The ids of the tiles left in each stack, ascending: their order is not part of a state (N9)."""
    return "|".join(map(_write_stack, stacks))


def _write_stack(stack: tuple[Tile, ...]) -> str:
    runs = groupby(enumerate(tile.id for tile in stack), lambda pair: pair[1] - pair[0])
    return ",".join(_write_run([id for _, id in run]) for _, run in runs) or NONE


def _write_run(ids: list[int]) -> str:
    return f"{ids[0]}" if len(ids) == 1 else f"{ids[0]}-{ids[-1]}"


def stacks_of(piece: Piece) -> tuple[Piece, ...]:
    stacks = piece.split("|")
    if len(stacks) != len(LEVELS):
        raise piece.fault("three stacks")
    return stacks


def parse_stacks(piece: Piece, tiles: Mapping[str, Tile]) -> tuple[tuple[Tile, ...], ...]:
    return tuple(
        _parse_stack(stack, level, tiles) for level, stack in zip(LEVELS, stacks_of(piece), strict=True)
    )


def _parse_stack(piece: Piece, level: int, tiles: Mapping[str, Tile]) -> tuple[Tile, ...]:
    if piece.text == NONE:
        return ()
    stack: list[Tile] = []
    for run in piece.split(","):
        ids = _parse_run(run)
        # A run that continues the one before it would be a second way to write the same stack.
        if stack and ids[0] <= stack[-1].id + 1:
            raise run.fault("ids in ascending runs, as long as can be")
        for id in ids:
            tile = tiles.get(str(id))
            if tile is None or tile.level != level:
                raise run.fault(f"ids of tiles of level {level} in this game")
            stack.append(tile)
    return tuple(stack)


def _parse_run(piece: Piece) -> range:
    """The ids in a run such as `8` or `10-13`."""
    ends = [parse_number(end, "ids of tiles such as 8 or 10-13") for end in piece.split("-")]
    if len(ends) > 2 or (len(ends) == 2 and ends[0] >= ends[1]):
        raise piece.fault("ids of tiles such as 8 or 10-13")
    return range(ends[0], ends[-1] + 1)
