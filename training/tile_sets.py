"""Tile sets made up at random, so that a net learns what tiles are like, and not which tiles there are."""

from dataclasses import replace
from random import Random

from orbis.rules import STANDARD, TileSet, parse_tiles
from orbis.rules.pieces import (
    COLOURS,
    AnyConversion,
    Colour,
    Conversion,
    Cost,
    Effect,
    Farm,
    Forest,
    Irrigation,
    Temple,
    Tile,
    Village,
    Volcano,
)
from orbis.rules.tileset import write_tiles


def made_up(random: Random) -> TileSet:
    """The standard set with other prices, colours, numbers and points, as an owner might invent it."""
    mystics = [tile.mystic for tile in STANDARD.tiles if tile.mystic is not None]
    random.shuffle(mystics)
    varied = TileSet(tuple(_varied(tile, mystics, random) for tile in STANDARD.tiles))
    return parse_tiles(write_tiles(varied))


def _varied(tile: Tile, mystics: list[int], random: Random) -> Tile:
    points = tile.points
    if points:
        points = max(1, points + random.choice((-1, 0, 0, 0, 1)))
    return replace(
        tile,
        cost=_cost(tile.cost, random),
        effect=_effect(tile.effect, random),
        points=points,
        mystic=None if tile.mystic is None else mystics.pop(),
    )


def _cost(cost: Cost, random: Random) -> Cost:
    coloured = list(cost.coloured)
    random.shuffle(coloured)
    return Cost(tuple(coloured), cost.any_colour)


def _number(number: int, random: Random) -> int:
    return max(1, number + random.choice((-1, 0, 0, 0, 0, 1)))


def _colours(count: int, random: Random) -> tuple[Colour, ...]:
    return tuple(sorted(random.sample(COLOURS, count)))


def _effect(effect: Effect, random: Random) -> Effect:
    match effect:
        case Farm():
            return Farm(random.choice(COLOURS))
        case Irrigation():
            return Irrigation(random.choice(COLOURS))
        case Conversion(_, number):
            return Conversion(random.choice(COLOURS), number)
        case Forest(colours, number):
            return Forest(_colours(len(colours), random), _number(number, random))
        case Volcano(colours, number):
            return Volcano(_colours(len(colours), random), _number(number, random))
        case Village(number):
            return Village(_number(number, random))
        case Temple(number):
            return Temple(_number(number, random))
        case AnyConversion():
            return effect
        case _:
            return effect
