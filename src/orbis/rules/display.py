"""The display: a 3×3 grid of cells, each with a tile and the worshippers on it (S3, T3.1, T3.2, T3.7)."""

from dataclasses import dataclass

from orbis.rules.pieces import NO_WORSHIPPERS, Colour, Tile, Worshippers, changed

CELLS = tuple(range(9))
"""The cells, numbered row by row: row × 3 + column."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of the display; without a tile it is empty and has no worshippers."""

    tile: Tile | None
    worshippers: Worshippers = NO_WORSHIPPERS


Display = tuple[Cell, ...]

EMPTY = Cell(None)


def _beside(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, 3)
    return tuple(other for other in CELLS if abs(other // 3 - row) + abs(other % 3 - column) == 1)


BESIDE = tuple(_beside(cell) for cell in CELLS)
"""For each cell, the cells orthogonally next to it."""


def without(display: Display, taken: int, colour: Colour) -> Display:
    """The display without a taken tile, and with one worshipper of its colour on each neighbour (T3.1)."""
    cells = list(display)
    cells[taken] = EMPTY
    for other in BESIDE[taken]:
        cell = cells[other]
        if cell.tile is not None:
            cells[other] = Cell(cell.tile, changed(cell.worshippers, colour, 1))
    return tuple(cells)


def struck(display: Display, target: int, colour: Colour) -> Display:
    """The display after one worshipper of that colour was removed from a cell (E4)."""
    cell = display[target]
    return (
        *display[:target],
        Cell(cell.tile, changed(cell.worshippers, colour, -1)),
        *display[target + 1 :],
    )


def refilled(display: Display, empty: int, tile: Tile) -> Display:
    """The display with a new tile, without worshippers, on an empty cell (T3.7)."""
    return (*display[:empty], Cell(tile), *display[empty + 1 :])
