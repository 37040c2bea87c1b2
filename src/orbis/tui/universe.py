"""Draws a universe: the pyramid of regions in three sizes, and where the taken tile may be placed."""

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

from orbis.notation.tokens import write_slot
from orbis.rules import Action, Slot, Universe
from orbis.rules.actions import PlaceAbove, PlaceLeft, PlaceRight
from orbis.rules.pieces import AnyConversion, Conversion, Farm, Forest, Temple, Tile
from orbis.rules.scoring import is_active, matching_neighbours
from orbis.rules.universe import Built, Region, Wilderness
from orbis.tui.blocks import Canvas, fitted, line, spread
from orbis.tui.symbols import (
    CHIPS,
    DASH,
    GLYPHS,
    HATCH,
    KINDS,
    LOST,
    MINUS,
    OPTION,
    WAITS,
    WASTE,
    chip,
    effect,
    letters,
)

END = 3
"""The width of the marks at the ends of row 1."""


@dataclass(frozen=True, slots=True)
class Grain:
    """The size of a drawn region, in columns and lines."""

    width: int
    height: int

    @property
    def across(self) -> int:
        """The width of a whole pyramid, with room for the marks at the ends of row 1."""
        step = self.width + 1
        return 5 * step - 1 if self.height == 1 else max(5 * step - 1, 4 * step - 1 + 2 * (END + 1))

    @property
    def down(self) -> int:
        return 4 * self.height

    def corner(self) -> int:
        """How many columns beside the top row are always free."""
        step = self.width + 1
        return (self.across - (5 * step - 1)) // 2 + 3 * step // 2 - 1


MICRO = Grain(4, 1)
SMALL = Grain(6, 2)
LARGE = Grain(9, 3)
HUGE = Grain(11, 3)


def draw_universe(
    universe: Universe, points: Mapping[Slot, int], grain: Grain, numbers: Mapping[Action, str]
) -> Canvas:
    """The pyramid with the points of each region, and the slots for the taken tile by option number."""
    canvas = Canvas(grain.across, grain.down)
    step = grain.width + 1
    left = (grain.across - (universe.width * step - 1)) // 2

    def corner(slot: Slot) -> tuple[int, int]:
        column = left + slot.position * step + (slot.row - 1) * step // 2
        return column, (4 - slot.row) * grain.height

    for slot, region in universe:
        canvas.put(*corner(slot), _region(universe, slot, region, points[slot], grain))
    bottom = 3 * grain.height
    for action, number in numbers.items():
        match action:
            case PlaceLeft():
                canvas.put(left - END - 1, bottom, _end(number, "1<"))
            case PlaceRight() if not universe.width:
                canvas.put((grain.across - END) // 2, bottom, _end(number, "1>"))
            case PlaceRight():
                canvas.put(left + universe.width * step, bottom, _end(number, "1>"))
            case PlaceAbove(slot):
                canvas.put(*corner(slot), _open(number, slot, grain))
            case _:
                pass
    return canvas


def _end(number: str, name: str) -> list[Text]:
    return [Text(f"[{number}]", OPTION), Text(f"{name:^3}", OPTION)]


def _open(number: str, slot: Slot, grain: Grain) -> list[Text]:
    """A free slot, dashed."""
    lines = [f"[{number}]".center(grain.width, DASH), f" {write_slot(slot)} ".center(grain.width, DASH)]
    lines += [DASH * grain.width] * (grain.height - len(lines))
    return [Text(each, OPTION) for each in lines]


def _region(universe: Universe, slot: Slot, region: Region, points: int, grain: Grain) -> list[Text]:
    match region:
        case Wilderness():
            return _wilderness(slot, points, grain)
        case Built(tile):
            badge = _badge(tile, points, is_active(universe, slot))
            if grain.height == 1:
                return [_micro(tile, badge)]
            return _built(universe, slot, tile, badge, grain)


def _wilderness(slot: Slot, points: int, grain: Grain) -> list[Text]:
    """A wilderness from edge to edge, with its cost."""
    price = f"{MINUS}{-points}" if points < 0 else " 0"
    worth = Text(price.center(grain.width, WASTE))
    if grain.height == 1:
        return [worth]
    name = f" {write_slot(slot)} ".center(grain.width, WASTE)
    return [Text(WASTE * grain.width), worth, *([Text(name)] * (grain.height - 2))]


def _badge(tile: Tile, points: int, active: bool) -> str:
    """The points of a region: a bare number counts, `?` waits for neighbours, a cross is lost."""
    if active:
        return str(points) if points else ""
    return f"{tile.points}{WAITS}" if isinstance(tile.effect, Forest) else LOST


def _built(universe: Universe, slot: Slot, tile: Tile, badge: str, grain: Grain) -> list[Text]:
    head = spread(f"{GLYPHS[tile.colour]}{tile.colour.letter}", badge, grain.width)
    head.stylize(CHIPS[tile.colour])
    if badge == LOST:
        body = Text(KINDS[type(tile.effect)].center(grain.width, HATCH))
    else:
        body = _body(universe, slot, tile, grain)
    lines = [head, fitted(body, grain.width)]
    if grain.height > len(lines):
        lines.append(Text(write_slot(slot).center(grain.width)))
    return lines


def _body(universe: Universe, slot: Slot, tile: Tile, grain: Grain) -> Text:
    """What a region is: a forest with its neighbours so far, a temple with its mystic value."""
    match tile.effect:
        case Forest(colours, number) as forest:
            there = matching_neighbours(universe, slot, forest)
            gap = " " if len(colours) < grain.width - 3 else ""
            return line(letters(colours), f"{gap}{there}/{number}")
        case Conversion() | AnyConversion() as done:
            return spread(KINDS[type(done)], _mystic(tile), grain.width)
        case other if tile.mystic is not None:
            return spread(effect(other), _mystic(tile), grain.width)
        case other:
            return effect(other)


def _mystic(tile: Tile) -> str:
    return "" if tile.mystic is None else f"({tile.mystic})"


def _micro(tile: Tile, badge: str) -> Text:
    match tile.effect:
        case Farm(colour):
            return fitted(line(_letter(tile), KINDS[Farm], chip(colour, colour.letter), badge), 4)
        case Temple(number) if number <= 2 or (number == 3 and not badge):
            return line(_letter(tile), f"{KINDS[Temple] * number}{badge:>{3 - number}}")
        case Temple(number):
            return fitted(line(_letter(tile), f"{number}{KINDS[Temple]}{badge}"), 4)
        case other:
            return line(_letter(tile), f"{KINDS[type(other)]}{badge:>2}")


def _letter(tile: Tile) -> Text:
    return chip(tile.colour, tile.colour.letter)
