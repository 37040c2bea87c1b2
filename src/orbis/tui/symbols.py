"""The symbols of the pieces: each colour has a letter and a glyph, so that no colours are needed.

A bare number counts, `?` waits, hatched is lost.
"""

import unicodedata
from typing import assert_never

from rich.style import Style
from rich.text import Text

from orbis.rules import COLOURS, Colour, God
from orbis.rules.pieces import (
    AnyConversion,
    Conversion,
    Cost,
    Effect,
    Farm,
    Favour,
    Forest,
    Irrigation,
    Stone,
    Temple,
    Village,
    Volcano,
    Worshippers,
)
from orbis.tui.blocks import line

GLYPHS = "☾◆♣▲✶"
"""The glyph of each colour: crescent, drop, leaf, flame, ear."""

LEVEL = "•"
WORSHIPPER = "♙"
ANY = "*"
FREE = "–"
LOST = "×"
WAITS = "?"
HATCH = "╱"
WASTE = "~"
DASH = "╌"
MINUS = "−"
AT_TURN = "▶"
ARROW = "→"

# Each sets both foreground and background, so the terminal's own background does not matter.
# Reversed, so that they stand out without colours; each maps to a different one of sixteen colours.
_CHIPS = (
    "#F7F2E4 on #3A3528",
    "#2863D9 on #FFFFFF",
    "#25A555 on #06281C",
    "#BA1A39 on #FFFFFF",
    "#E8A000 on #3A2200",
)
CHIPS = tuple(Style.parse(f"bold reverse {chip}") for chip in _CHIPS)
OPTION = Style.parse("bold magenta")
STRONG = Style.parse("bold")
QUIET = Style.parse("dim")
ALARM = Style.parse("bold red")

KINDS: dict[type[Effect], str] = {
    Farm: "=",
    Village: "⌂",
    Forest: "♠",
    Volcano: "△",
    Irrigation: "↓",
    Conversion: "+",
    AnyConversion: "+",
    Stone: "◇",
    Temple: "∏",
}
"""The glyph of each kind of region."""

_ASCII = str.maketrans(
    {
        **dict(zip(GLYPHS, "(o&^#", strict=True)),
        **dict(zip("⌂♠△↓◇∏", "nYAv@T", strict=True)),
        **dict(zip("•♙╱╌▶→×−–—…·✓", "Ii/->>x---..v", strict=True)),
        **dict(zip("☆★", "wp", strict=True)),
        **dict(zip("„“”«»’‘", '"""""\'\'', strict=True)),
    }
)


def plain_letters(text: str) -> str:
    """A text in ASCII, one character for each.

    >>> plain_letters("☾W •• ╱╱ żółw")
    '(W II // zolw'
    """
    return "".join(map(_plain, text.translate(_ASCII)))


def _plain(character: str) -> str:
    if character.isascii():
        return character
    base = unicodedata.normalize("NFKD", character)[0]
    return base if base.isascii() else _BARRED.get(character, character)


_BARRED = {"ł": "l", "Ł": "L", "ß": "s"}


def signed(number: int) -> str:
    """A number, with a true minus sign if it is negative."""
    return str(number).replace("-", MINUS)


def chip(colour: Colour, text: str) -> Text:
    return Text(text, CHIPS[colour])


def tag(colour: Colour) -> Text:
    return chip(colour, GLYPHS[colour] + colour.letter)


def letters(colours: tuple[Colour, ...]) -> Text:
    return line(*(chip(colour, colour.letter) for colour in colours))


def worshippers(group: Worshippers, gap: str = "") -> Text:
    there = [colour for colour in COLOURS if group[colour]]
    return Text(gap).join(line(chip(colour, colour.letter), str(group[colour])) for colour in there)


def cost(cost: Cost, discounts: tuple[bool, ...] = (False,) * 5) -> Text:
    """The symbols of a cost, in small letters those that a discount makes free; many of them as numbers."""
    many = sum(cost.coloured) + cost.any_colour > 5
    parts: list[Text | str] = []
    for colour in COLOURS:
        number = cost.coloured[colour]
        letter = colour.letter.lower() if discounts[colour] else colour.letter
        if number:
            parts.append(line(chip(colour, letter), str(number)) if many else chip(colour, letter * number))
    if cost.any_colour:
        parts.append(f"{ANY}{cost.any_colour}" if many else ANY * cost.any_colour)
    return line(*parts) if parts else Text(FREE)


def effect(effect: Effect) -> Text:
    """An effect in symbols: what it asks for or brings."""
    glyph = KINDS[type(effect)]
    match effect:
        case Farm(colour):
            return line(chip(colour, colour.letter), "=0")
        case Village(number):
            return Text(f"{glyph}{MINUS}{number}")
        case Forest(colours, number):
            return line(f"{glyph}{number}×", letters(colours))
        case Volcano(colours, number):
            return line(f"{glyph}{MINUS}{number}", letters(colours))
        case Irrigation(colour):
            return line(glyph, chip(colour, colour.letter))
        case Conversion(colour, number):
            return line(f"{glyph}{number}", chip(colour, colour.letter))
        case AnyConversion(number):
            return Text(f"{glyph}{number}{ANY}")
        case Stone():
            return Text(glyph)
        case Temple(number):
            return Text(glyph * number if number <= 3 else f"{number}{glyph}")
        case unknown:
            assert_never(unknown)


def favour(god: God) -> str:
    """What a god asks for or brings, in symbols, without its points."""
    match god.favour:
        case Favour.POINTS if god.gain:
            return f"+{god.gain}{ANY}"
        case Favour.POINTS if god.discard:
            return f"{MINUS}{god.discard}{ANY}"
        case Favour.POINTS:
            return ""
        case Favour.MOST_IRRIGATIONS:
            return f"{KINDS[Irrigation]}max"
        case Favour.MOST_VOLCANOES:
            return f"{KINDS[Volcano]}max"
        case Favour.MOST_FORESTS:
            return f"{KINDS[Forest]}max"
        case Favour.MOST_VILLAGES:
            return f"{KINDS[Village]}max"
        case Favour.FEWEST_WILDERNESSES:
            return f"{WASTE}min"
        case Favour.FREE_WILDERNESSES:
            return f"{WASTE}=0"
        case Favour.BALANCE:
            return KINDS[Village] + KINDS[Temple] + KINDS[Volcano]
        case unknown:
            assert_never(unknown)


def fold(text: str) -> str:
    """Normalise a text for comparison, without case and accents."""
    return plain_letters(text).casefold()
