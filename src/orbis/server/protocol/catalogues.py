"""A tile set and the gods as they are drawn."""

from typing import assert_never

from orbis.locales.pieces import EFFECTS
from orbis.rules import COLOURS, GODS, STANDARD, Colour, TileSet
from orbis.rules import pieces as rules
from orbis.server.protocol.game import Catalogue, CostCounts, Effect, EffectKind, God, Letter, Tile


def catalogue(tile_set: TileSet) -> Catalogue:
    """A tile set and the gods; whether its values are unofficial: those of our own set are (Q13)."""
    fewest = {tile.id: players for players in (4, 3, 2) for tile in tile_set.in_game(players)}
    return Catalogue(
        tile_set=tile_set.content_id,
        unofficial=tile_set.content_id == STANDARD.content_id,
        tiles=tuple(_tile(tile, fewest[tile.id]) for tile in tile_set.tiles),
        gods=tuple(God(god.number, god.gain, god.discard, god.points, god.favour.value) for god in GODS),
    )


def letter(colour: Colour) -> Letter:
    """The letter of a colour."""
    return colour.letter  # type: ignore[return-value]


def cost_of(cost: rules.Cost) -> CostCounts:
    """The symbols of a cost."""
    symbols: CostCounts = {letter(colour): cost.coloured[colour] for colour in COLOURS}
    return symbols | {"any": cost.any_colour}


def kind_of(effect: rules.Effect) -> EffectKind:
    """The kind of an effect."""
    return EFFECTS[type(effect)]  # type: ignore[return-value]


def _tile(tile: rules.Tile, fewest: int) -> Tile:
    return Tile(
        id=tile.id,
        level=tile.level,
        colour=letter(tile.colour),
        cost=cost_of(tile.cost),
        effect=effect_of(tile.effect),
        points=tile.points,
        mystic=tile.mystic,
        star=tile.star.value,
        fewest=fewest,
    )


def effect_of(effect: rules.Effect) -> Effect:
    """An effect by its kind, colours and number."""
    kind = kind_of(effect)
    match effect:
        case rules.Farm(colour) | rules.Irrigation(colour):
            return Effect(kind, (letter(colour),))
        case rules.Village(number) | rules.AnyConversion(number) | rules.Temple(number):
            return Effect(kind, number=number)
        case rules.Forest(colours, number) | rules.Volcano(colours, number):
            return Effect(kind, tuple(map(letter, colours)), number)
        case rules.Conversion(colour, number):
            return Effect(kind, (letter(colour),), number)
        case rules.Stone():
            return Effect(kind)
        case unknown:
            assert_never(unknown)
