"""A tile set and the gods, as the page draws them."""

from typing import assert_never

import msgspec

from orbis.locales.pieces import EFFECT_RULES, EFFECTS, EffectKind
from orbis.rules import GODS, STANDARD, TileSet, pieces
from orbis.wire.names import Cost, Letter, RuleId, cost_of, letter_of


class Effect(msgspec.Struct, frozen=True):
    """The effect of a region: its kind and, where they apply, its colours and its number."""

    kind: EffectKind
    colours: tuple[Letter, ...]
    number: int


class Tile(msgspec.Struct, frozen=True):
    """A region tile."""

    id: int
    level: int
    colour: Letter
    cost: Cost
    effect: Effect
    points: int
    mystic: int | None
    star: pieces.Star
    fewest: int
    """The smallest number of players with whom it is in the game (S2)."""
    rule: RuleId
    """The rule of its effect."""
    conditional: bool
    """Whether its points have to be earned."""


class God(msgspec.Struct, frozen=True):
    """A god tile."""

    number: int
    gain: int
    discard: int
    points: int
    favour: pieces.Favour
    conditional: bool
    """Whether its points have to be earned."""


class Catalogue(msgspec.Struct, frozen=True):
    """Everything that a table draws: a tile set, the gods and the limits of the game."""

    tile_set: str
    unofficial: bool
    tiles: tuple[Tile, ...]
    gods: tuple[God, ...]
    rounds: int
    most_worshippers: int
    """The most worshippers that a kingdom may have at the end of a turn."""


def catalogue_of(tile_set: TileSet) -> Catalogue:
    """A tile set and the gods; the values of our own set are marked as unofficial (Q13)."""
    fewest = {tile.id: players for players in (4, 3, 2) for tile in tile_set.in_game(players)}
    return Catalogue(
        tile_set=tile_set.content_id,
        unofficial=tile_set.content_id == STANDARD.content_id,
        tiles=tuple(_tile(tile, fewest[tile.id]) for tile in tile_set.tiles),
        gods=tuple(map(_god, GODS)),
        rounds=pieces.ROUNDS,
        most_worshippers=pieces.MOST_WORSHIPPERS,
    )


def _god(god: pieces.God) -> God:
    sure = god.discard == 0 and god.favour in {pieces.Favour.POINTS, pieces.Favour.FREE_WILDERNESSES}
    return God(god.number, god.gain, god.discard, god.points, god.favour, conditional=not sure)


def _tile(tile: pieces.Tile, fewest: int) -> Tile:
    return Tile(
        id=tile.id,
        level=tile.level,
        colour=letter_of(tile.colour),
        cost=cost_of(tile.cost),
        effect=effect_of(tile.effect),
        points=tile.points,
        mystic=tile.mystic,
        star=tile.star,
        fewest=fewest,
        rule=EFFECT_RULES[type(tile.effect)].value,
        conditional=isinstance(
            tile.effect, pieces.Village | pieces.Forest | pieces.Volcano | pieces.Irrigation
        ),
    )


def effect_of(effect: pieces.Effect) -> Effect:
    kind = EFFECTS[type(effect)]
    match effect:
        case pieces.Farm(colour) | pieces.Irrigation(colour):
            return Effect(kind, (letter_of(colour),), 0)
        case pieces.Village(number) | pieces.AnyConversion(number) | pieces.Temple(number):
            return Effect(kind, (), number)
        case pieces.Forest(colours, number) | pieces.Volcano(colours, number):
            return Effect(kind, tuple(map(letter_of, colours)), number)
        case pieces.Conversion(colour, number):
            return Effect(kind, (letter_of(colour),), number)
        case pieces.Stone():
            return Effect(kind, (), 0)
        case unknown:
            assert_never(unknown)
