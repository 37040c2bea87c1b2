"""Draws scores: by part for every player, and by tile for one."""

from rich.text import Text

from orbis.locales.speech import ScorePart
from orbis.notation.tokens import write_slot
from orbis.rules.pieces import Forest
from orbis.rules.scoring import is_active
from orbis.rules.universe import Built, Region, Wilderness
from orbis.tui.blocks import fitted, line, packed
from orbis.tui.symbols import KINDS, LOST, STRONG, WAITS, WASTE, signed, tag
from orbis.tui.view import TableView

PARTS: tuple[ScorePart, ...] = ("regions", "wildernesses", "temple", "god", "total", "worshippers")
LABEL = 26
COLUMN = 16


def draw_scores(view: TableView, width: int) -> tuple[Text, ...]:
    room = min(COLUMN, (width - LABEL) // len(view.names))
    head = line(" " * LABEL, *(_right(Text(name, STRONG), room) for name in view.names))
    rows = [head]
    for part in PARTS:
        style = STRONG if part == "total" else ""
        cells = (_right(Text(signed(getattr(score, part)), style), room) for score in view.scores)
        rows.append(line(fitted(Text(view.speech.score_part(part), style), LABEL), *cells))
    return tuple(fitted(row, width) for row in rows)


def _right(text: Text, width: int) -> Text:
    text = text.copy()
    text.truncate(width - 1, overflow="ellipsis")
    return line(" " * (width - text.cell_len), text)


def draw_tiles_of(view: TableView, seat: int, width: int) -> tuple[Text, ...]:
    """The points of each region of a player by slot, and of the god and temple token."""
    universe = view.state.players[seat].universe
    parts = [
        _region(write_slot(slot), universe[slot], points, is_active(universe, slot))
        for slot, points in view.scores[seat].tiles
    ]
    patron = view.state.players[seat].patron
    if patron is not None:
        parts.append(Text(f"G{patron.god.number} {view.scores[seat].god}"))
    if view.scores[seat].temple:
        parts.append(Text(f"{view.speech.score_part('temple')} {view.scores[seat].temple}"))
    title = Text(f"{view.names[seat]}: {signed(view.scores[seat].total)}", STRONG)
    return (title, *(line("  ", row) for row in packed(parts, width - 2, gap="   ")))


def _region(name: str, region: Region | None, points: int, active: bool) -> Text:
    worth = signed(points)
    match region:
        case Built(tile):
            lost = WAITS if isinstance(tile.effect, Forest) else LOST
            mark = "" if active else f" {lost}"
            return line(f"{name} ", tag(tile.colour), f"{KINDS[type(tile.effect)]} {worth}{mark}")
        case Wilderness():
            return Text(f"{name} {WASTE * 2} {worth}")
        case None:
            raise AssertionError(name)
