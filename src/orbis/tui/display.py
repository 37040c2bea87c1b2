"""Draws the display: nine cells, each with its tile and worshippers."""

from rich.text import Text

from orbis.notation.tokens import write_cell
from orbis.rules import Tile
from orbis.rules.actions import TakeTile
from orbis.rules.display import CELLS, Cell
from orbis.rules.state import Paying, Placing, Settling
from orbis.tui.blocks import Block, beside, block, fitted, line, spread
from orbis.tui.symbols import (
    CHIPS,
    DASH,
    GLYPHS,
    LEVEL,
    OPTION,
    QUIET,
    WORSHIPPER,
    cost,
    effect,
    worshippers,
)
from orbis.tui.view import TableView

WORDY = 4
"""The height from which a cell also names the kind of its tile."""


def draw_display(view: TableView, width: int, height: int, apart: bool) -> Block:
    """The display in cells of that size; `apart` puts empty lines between the rows."""
    cells = [_draw_cell(view, number, width, height) for number in CELLS]
    rows = [beside(cells[first : first + 3]) for first in (0, 3, 6)]
    between = (Text(" " * (3 * width + 2)),) if apart else ()
    return (*rows[0], *between, *rows[1], *between, *rows[2])


def _draw_cell(view: TableView, number: int, width: int, height: int) -> Block:
    name = write_cell(number)
    cell = view.state.display[number]
    if cell.tile is not None:
        option = view.number(TakeTile(number))
        return block(_tile_lines(view, cell, f"{option:>1} {name}", width, height), width, height)
    match view.state.decision:
        case Settling(taken, tile) | Paying(taken, tile) | Placing(taken, tile) if taken == number:
            lines = _tile_lines(view, Cell(tile), f"{DASH} {name}", width, height)
            return block((*lines[:-1], fitted(Text(DASH * width, OPTION), width)), width, height)
        case _:
            return block([Text(f"{DASH} {name} {DASH * (width - 5)}", QUIET)], width, height)


def _tile_lines(view: TableView, cell: Cell, name: str, width: int, height: int) -> list[Text]:
    """The lines of a tile: its head, cost and effect, in a tall cell its kind, and its worshippers."""
    tile = cell.tile
    assert tile is not None
    lines = [_head(tile, name, width), _body(view, tile, width)]
    if height >= WORDY:
        lines.append(Text(f" {view.speech.kind(tile.effect)}", QUIET))
    there = worshippers(cell.worshippers, " " if width > 16 else "")
    lines.append(line(f" {WORSHIPPER}", there) if any(cell.worshippers) else Text(""))
    return lines


def _head(tile: Tile, name: str, width: int) -> Text:
    left = Text(f"{name} {GLYPHS[tile.colour]}{tile.colour.letter} {LEVEL * tile.level}")
    text = spread(left, str(tile.points or ""), width)
    text.stylize(CHIPS[tile.colour])
    return text


def _body(view: TableView, tile: Tile, width: int) -> Text:
    discounts = view.state.players[view.viewer].discounts
    left = line(" ", cost(tile.cost, discounts), " ", effect(tile.effect))
    return left if tile.mystic is None else spread(left, f"({tile.mystic})", width)
