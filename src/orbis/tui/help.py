"""Draws help: what can be typed, and what the symbols mean."""

from rich.text import Text

from orbis.locales import Speech
from orbis.rules import COLOURS, Colour
from orbis.rules.pieces import (
    AnyConversion,
    Conversion,
    Effect,
    Farm,
    Forest,
    Irrigation,
    Stone,
    Temple,
    Village,
    Volcano,
)
from orbis.tui.answers import Command
from orbis.tui.blocks import Lines, fitted, line, packed, wrapped
from orbis.tui.symbols import (
    ANY,
    HATCH,
    KINDS,
    LEVEL,
    LOST,
    STRONG,
    WAITS,
    WASTE,
    WORSHIPPER,
    chip,
    effect,
    tag,
)

_ARGUMENTS = {
    Command.WHY: "2a | 3 | P3",
    Command.LOG: "[all]",
    Command.UNDO: "[all]",
    Command.SHOW: "2",
    Command.TILE: "b2 | 2a | #37",
    Command.GOD: "[G7]",
    Command.RULES: "[P3]",
    Command.SAVE: "[FILE]",
}
_SAMPLES: tuple[Effect, ...] = (
    Farm(Colour.WHITE),
    Village(3),
    Forest((Colour.WHITE, Colour.BLUE), 3),
    Volcano((Colour.RED,), 4),
    Irrigation(Colour.GREEN),
    Conversion(Colour.WHITE, 2),
    AnyConversion(1),
    Stone(),
    Temple(2),
)


def draw_help(speech: Speech, width: int) -> Lines:
    heads = {command: _head(command, speech) for command in Command}
    room = max(head.cell_len for head in heads.values()) + 2
    commands: list[Text] = []
    for command, head in heads.items():
        first, *rest = wrapped(speech.text(f"tui-help-{command.value}"), width - room)
        commands += [line(fitted(head, room), first), *(line(" " * room, row) for row in rest)]
    answers = wrapped(speech.text("tui-help-answers"), width)
    return (*answers, Text(""), *draw_legend(speech, width), Text(""), *commands)


def _head(command: Command, speech: Speech) -> Text:
    """A command in English and in the player's language, with examples of its arguments."""
    own = speech.text(f"tui-command-{command.value}").split()[0]
    words = command.value if own == command.value else f"{command.value}, {own}"
    return line(Text(words, STRONG), f" {_ARGUMENTS.get(command, '')}")


def draw_legend(speech: Speech, width: int) -> Lines:
    colours = [line(tag(colour), f" {speech.colour(colour)}") for colour in COLOURS]
    kinds = [line(effect(each), f" {speech.brief(each)}") for each in _SAMPLES]
    signs = [
        line(chip(Colour.RED, "R"), chip(Colour.BLUE, "b"), f"{ANY} {speech.text('tui-legend-cost')}"),
        Text(f"{WORSHIPPER} {speech.text('tui-legend-worshippers')}"),
        Text(f"{LEVEL}{LEVEL} {speech.text('tui-legend-level')}"),
        Text(f"(9) {speech.text('tui-legend-mystic')}"),
        Text(f"{KINDS[Temple]}3 {speech.text('tui-legend-temples')}"),
        line(chip(Colour.WHITE, "W"), f"=0 {speech.text('tui-legend-discount')}"),
        Text(f"4 {speech.text('tui-legend-counts')}"),
        Text(f"4{WAITS} {speech.text('tui-legend-waits')}"),
        Text(f"{LOST}, {HATCH * 2} {speech.text('tui-legend-lost')}"),
        Text(f"{WASTE * 2} {speech.text('wilderness')}"),
    ]
    groups = (colours, kinds, signs)
    return tuple(row for group in groups for row in packed(group, width, gap="   "))
