"""The pieces of the game in words: colours, worshippers, effects and tiles."""

from collections.abc import Sequence
from functools import reduce
from typing import Literal, assert_never

from orbis.locales.texts import Texts
from orbis.rules import COLOURS, Colour, God, Tile
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
    Worshippers,
)

EFFECTS: dict[type[Effect], str] = {
    Farm: "farm",
    Village: "village",
    Forest: "forest",
    Volcano: "volcano",
    Irrigation: "irrigation",
    Conversion: "conversion",
    AnyConversion: "any-conversion",
    Stone: "stone",
    Temple: "temple",
}
"""The name of each effect in keys."""

KINDS: dict[type[Effect], str] = {**EFFECTS, AnyConversion: "conversion"}
"""The name of each kind of region in keys: both conversions are one kind."""


def key_of(colour: Colour) -> str:
    """The name of a colour in arguments."""
    return colour.name.lower()


def god_key(god: God) -> str:
    """The key of a god's name."""
    return f"god-G{god.number}"


def listed(texts: Texts, last: Literal["list-and", "list-or", "list-comma"], items: Sequence[str]) -> str:
    """The items with commas, and before the last one the word of that key."""
    *others, final = items
    if not others:
        return final
    first = reduce(lambda some, more: texts.text("list-comma", first=some, last=more), others)
    return texts.text(last, first=first, last=final)


def amounts_text(texts: Texts, coloured: Worshippers, any_colour: int = 0) -> str:
    """How many worshippers of each colour and of any colour, as an object; empty for none."""
    amounts = [
        texts.text("amount", count=coloured[colour], colour=key_of(colour))
        for colour in COLOURS
        if coloured[colour]
    ]
    if any_colour:
        amounts.append(texts.text("amount-any", count=any_colour))
    return listed(texts, "list-comma", amounts) if amounts else ""


def group_text(texts: Texts, group: Worshippers) -> str:
    """A group of worshippers, as an object."""
    present = [colour for colour in COLOURS if group[colour]]
    if len(present) == 1:
        return texts.text("worshippers-of-colour", count=sum(group), colour=key_of(present[0]))
    return texts.text("worshippers-mixed", count=sum(group), amounts=amounts_text(texts, group))


def of_colours(texts: Texts, colours: Sequence[Colour]) -> str:
    """The colours as in "of white or blue"."""
    return listed(
        texts, "list-or", [texts.text("colour-of", colour=key_of(colour)) for colour in sorted(colours)]
    )


def effect_text(texts: Texts, effect: Effect) -> str:
    """What an effect does, as a sentence."""
    return _effect(texts, f"effect-{EFFECTS[type(effect)]}", effect, brief=False)


def brief_text(texts: Texts, effect: Effect) -> str:
    """An effect in a word or two."""
    return _effect(texts, f"brief-{EFFECTS[type(effect)]}", effect, brief=True)


def _effect(texts: Texts, key: str, effect: Effect, *, brief: bool) -> str:
    def named(*colours: Colour) -> str:
        if brief:
            return "/".join(texts.text("colour", colour=key_of(colour)) for colour in colours)
        return of_colours(texts, colours)

    match effect:
        case Farm(colour) | Irrigation(colour):
            return texts.text(key, colours=named(colour))
        case Forest(colours, number) | Volcano(colours, number):
            return texts.text(key, count=number, colours=named(*colours))
        case Conversion(colour, number):
            return texts.text(key, count=number, colour=key_of(colour))
        case Village(number) | AnyConversion(number) | Temple(number):
            return texts.text(key, count=number)
        case Stone():
            return texts.text(key)
        case unknown:
            assert_never(unknown)


def tile_text(texts: Texts, tile: Tile) -> str:
    """A tile in one line: level, colour, effect, cost, points and mystic value."""
    cost = tile.cost
    arguments: dict[str, str | int] = {
        "level": tile.level,
        "colour": key_of(tile.colour),
        "brief": brief_text(texts, tile.effect),
        "count": sum(cost.coloured) + cost.any_colour,
        "cost": amounts_text(texts, cost.coloured, cost.any_colour),
        "points": tile.points,
    }
    if tile.mystic is None:
        return texts.text("tile", **arguments)
    return texts.text("tile-mystic", mystic=tile.mystic, **arguments)


def tile_arguments(tile: Tile) -> dict[str, str | int]:
    """The arguments by which a sentence names a tile: its colour and kind."""
    return {"colour": key_of(tile.colour), "kind": KINDS[type(tile.effect)]}
