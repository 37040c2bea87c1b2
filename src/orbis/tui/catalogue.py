"""Draws catalogues: all tiles and gods of a set, the tiles left in the stacks, one tile, one god."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text

from orbis.locales import Speech
from orbis.locales.pieces import EFFECT_RULES
from orbis.rules import COLOURS, GODS, STANDARD, God, State, Tile, TileSet
from orbis.rules.pieces import (
    Star,
)
from orbis.tui.blocks import Lines, fitted, line, wrapped
from orbis.tui.symbols import KINDS, LEVEL, STRONG, chip, cost, effect, favour, tag

COLUMNS = {
    "id": 4,
    "level": 6,
    "colour": 15,
    "cost": 9,
    "effect": 26,
    "points": 3,
    "mystic": 5,
    "star": 4,
}
"""The columns of the list of tiles and their widths."""

STARS = {Star.NONE: "", Star.WHITE: "☆", Star.PURPLE: "★"}


def draw_catalogue(tile_set: TileSet, speech: Speech, width: int) -> Lines:
    """All tiles and gods of a set, and whether its values are unofficial."""
    head = _row([speech.text(f"tui-column-{column}") for column in COLUMNS])
    head.stylize(STRONG)
    note = wrapped(speech.text("unofficial"), width) if tile_set == STANDARD else ()
    return (
        *(fitted(row, width) for row in (head, *(_tile_row(tile, speech) for tile in tile_set.tiles))),
        Text(""),
        *(row for god in GODS for row in draw_god(god, speech, width)),
        *((Text(""), *note) if note else ()),
    )


def _row(texts: Sequence[Text | str]) -> Text:
    return line(*(line(fitted(text, room), " ") for text, room in zip(texts, COLUMNS.values(), strict=True)))


def _tile_row(tile: Tile, speech: Speech) -> Text:
    return _row(
        (
            f"#{tile.id}",
            LEVEL * tile.level,
            line(tag(tile.colour), f" {speech.colour(tile.colour)}"),
            cost(tile.cost),
            line(effect(tile.effect), f" {speech.kind(tile.effect)}"),
            str(tile.points),
            "" if tile.mystic is None else f"({tile.mystic})",
            STARS[tile.star],
        )
    )


def draw_tile(tile: Tile, speech: Speech, width: int) -> Lines:
    """Everything printed on a tile, what its effect does, and the rule for it."""
    rule = EFFECT_RULES[type(tile.effect)]
    head = line(tag(tile.colour), " ", Text(f"#{tile.id}", STRONG), f"  {speech.tile(tile)}")
    texts = (head, speech.effect(tile.effect), f"{rule.value} {speech.rule(rule)}")
    return tuple(row for text in texts for row in wrapped(text, width, indent="  "))


def draw_god(god: God, speech: Speech, width: int) -> Lines:
    symbols = f" {favour(god)}" if favour(god) else ""
    head = line(Text(f"G{god.number} {speech.god(god)}", STRONG), f" [{god.points}{symbols}]: ")
    return wrapped(line(head, speech.god_effect(god)), width, indent="    ")


def draw_left(state: State, speech: Speech, width: int) -> Lines:
    lines: list[Text] = []
    for level, stack in enumerate(state.stacks, 1):
        colours = Counter(tile.colour for tile in stack)
        counted = (line(chip(each, each.letter), str(colours[each])) for each in COLOURS if colours[each])
        head = Text(f"{LEVEL * level:<4}{speech.level(level)}: {len(stack)}", STRONG)
        lines.append(line(head, "   ", Text("  ").join(counted)))
        if stack:
            lines += (line("    ", row) for row in wrapped(_kinds(stack, speech), width - 4))
    return tuple(lines)


def _kinds(stack: Iterable[Tile], speech: Speech) -> str:
    words = Counter(f"{KINDS[type(tile.effect)]} {speech.kind(tile.effect)}" for tile in stack)
    return " · ".join(f"{word} {number}" for word, number in words.items())
