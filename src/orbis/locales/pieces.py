"""The pieces of the game: colours, worshippers, effects and tiles."""

from collections.abc import Callable, Sequence
from typing import Literal, assert_never

from orbis.locales.sentence import Argument, Sentence, chained, listed
from orbis.rules import COLOURS, Colour, God, Rule, Tile
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

EffectKind = Literal[
    "farm", "village", "forest", "volcano", "irrigation", "conversion", "any-conversion", "stone", "temple"
]

EFFECTS: dict[type[Effect], EffectKind] = {
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

EFFECT_RULES: dict[type[Effect], Rule] = {
    Farm: Rule.E1,
    Village: Rule.E2,
    Forest: Rule.E3,
    Volcano: Rule.E4,
    Irrigation: Rule.E5,
    Conversion: Rule.E6,
    AnyConversion: Rule.E7,
    Stone: Rule.E8,
    Temple: Rule.E9,
}
"""The rule of each effect."""

KINDS: dict[type[Effect], EffectKind] = {**EFFECTS, AnyConversion: "conversion"}
"""The name of each kind of region in keys: both conversions are one kind."""


_COLOURS = tuple(colour.name.lower() for colour in COLOURS)


def key_of(colour: Colour) -> str:
    """The name of a colour in arguments."""
    return _COLOURS[colour]


def colour_sentence(colour: Colour) -> Sentence:
    return Sentence.of("colour", colour=key_of(colour))


def kind_sentence(effect: Effect) -> Sentence:
    return Sentence(f"kind-{KINDS[type(effect)]}")


def amounts(coloured: Worshippers, any_colour: int = 0, form: str = "") -> str | Sentence:
    """How many worshippers of each colour and of any colour, as an object or a `.label`; empty for none."""
    found = [
        Sentence.of(f"amount{form}", count=number, colour=name)
        for name, number in zip(_COLOURS, coloured, strict=True)
        if number
    ]
    if any_colour:
        found.append(Sentence.of(f"amount-any{form}", count=any_colour))
    return chained("list-comma", found) if found else ""


def group_sentence(group: Worshippers) -> Sentence:
    """In the form of an object."""
    present = [colour for colour in COLOURS if group[colour]]
    if len(present) == 1:
        return Sentence.of("worshippers-of-colour", count=sum(group), colour=key_of(present[0]))
    return Sentence.of("worshippers-mixed", count=sum(group), amounts=amounts(group))


def of_colours(colours: Sequence[Colour], key: str = "colour-of") -> str | Sentence:
    """The colours as in "of white or blue"."""
    return listed("list-or", [Sentence.of(key, colour=key_of(colour)) for colour in sorted(colours)])


def of_worshippers(colours: Sequence[Colour], count: int) -> str | Sentence:
    """The colours as in "2 white or blue worshippers"."""
    return of_colours(colours, "colour-of-one" if count == 1 else "colour-of")


def effect_sentence(effect: Effect) -> Sentence:
    if isinstance(effect, Volcano):
        return _effect("effect-volcano", effect, lambda colours: of_worshippers(colours, effect.number))
    return _effect(f"effect-{EFFECTS[type(effect)]}", effect, of_colours)


def brief_sentence(effect: Effect) -> Sentence:
    """An effect in a word or two."""
    return _effect(f"brief-{EFFECTS[type(effect)]}", effect, _slashed)


def _slashed(colours: Sequence[Colour]) -> str | Sentence:
    return chained("list-slash", [colour_sentence(colour) for colour in colours])


def _effect(key: str, effect: Effect, named: Callable[[Sequence[Colour]], str | Sentence]) -> Sentence:
    match effect:
        case Farm(colour) | Irrigation(colour):
            return Sentence.of(key, colours=named((colour,)))
        case Forest(colours, number) | Volcano(colours, number):
            return Sentence.of(key, count=number, colours=named(colours))
        case Conversion(colour, number):
            return Sentence.of(key, count=number, colour=key_of(colour))
        case Village(number) | AnyConversion(number) | Temple(number):
            return Sentence.of(key, count=number)
        case Stone():
            return Sentence(key)
        case unknown:
            assert_never(unknown)


def tile_sentence(tile: Tile) -> Sentence:
    """A tile on one line: level, colour, effect, cost, points and mystic value."""
    cost = tile.cost
    arguments: dict[str, Argument] = {
        "level": tile.level,
        "colour": key_of(tile.colour),
        "brief": brief_sentence(tile.effect),
        "count": sum(cost.coloured) + cost.any_colour,
        "cost": amounts(cost.coloured, cost.any_colour),
        "points": tile.points,
    }
    if tile.mystic is None:
        return Sentence.of("tile", **arguments)
    return Sentence.of("tile-mystic", mystic=tile.mystic, **arguments)


def tile_arguments(tile: Tile) -> dict[str, str]:
    """The arguments by which a sentence names a tile: its colour and kind."""
    return {"colour": key_of(tile.colour), "kind": KINDS[type(tile.effect)]}


def god_sentence(god: God) -> Sentence:
    return Sentence(f"god-G{god.number}")


def god_object(god: God) -> Sentence:
    """The name of a god, in the form of an object."""
    return Sentence(f"god-G{god.number}.object")


def god_effect_sentences(god: God) -> tuple[Sentence, ...]:
    """What a god does when taken, if anything, and at the end."""
    taken, end = (Sentence(f"god-G{god.number}.{moment}") for moment in ("taken", "end"))
    return (taken, end) if god.gain or god.discard else (end,)
