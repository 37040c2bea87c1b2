"""A player as text: kingdom, discounts, god and universe, as in `W2B1:W:G10x:17,~/18`."""

from collections.abc import Mapping
from functools import lru_cache

from orbis.notation.span import Piece
from orbis.notation.tokens import (
    NONE,
    ascending,
    listed,
    parse_colour,
    parse_god,
    parse_worshippers,
    write_worshippers,
)
from orbis.notation.universes import DEACTIVATED, parse_universe, write_universe
from orbis.rules import COLOURS, GODS, Player, Tile, Universe
from orbis.rules.pieces import Farm
from orbis.rules.state import Patron
from orbis.rules.universe import Built


def write_player(player: Player) -> str:
    """A player's kingdom, discounts, god and universe as text.

    >>> write_player(Player((2, 1, 0, 0, 0)))
    'W2B1:-:-:-'
    """
    return ":".join(
        (
            write_worshippers(player.kingdom) or NONE,
            _write_discounts(player.discounts),
            _write_patron(player.patron),
            write_universe(player.universe),
        )
    )


@lru_cache(maxsize=32)
def _write_discounts(discounts: tuple[bool, ...]) -> str:
    return "".join(colour.letter for colour in COLOURS if discounts[colour]) or NONE


def _write_patron(patron: Patron | None) -> str:
    if patron is None:
        return NONE
    return f"G{patron.god.number}" if patron.active else f"G{patron.god.number}{DEACTIVATED}"


def parse_player(piece: Piece, tiles: Mapping[str, Tile]) -> Player:
    fields = piece.split(":")
    if len(fields) != 4:
        raise piece.fault("a player as kingdom:discounts:god:universe")
    kingdom, discounts, god, pyramid = fields
    universe = parse_universe(pyramid, tiles)
    return Player(
        parse_worshippers(listed(kingdom)),
        _parse_discounts(discounts, universe),
        universe,
        _parse_patron(god),
    )


def _parse_discounts(piece: Piece, universe: Universe) -> tuple[bool, ...]:
    """Read discounts, which must match the farms in the universe (E1)."""
    words = listed(piece)
    colours = [parse_colour(word) for word in words]
    ascending(words, colours, "each colour once, in the order W B G R O")
    discounts = tuple(colour in colours for colour in COLOURS)
    farms = {
        region.tile.effect.colour
        for _, region in universe
        if isinstance(region, Built) and isinstance(region.tile.effect, Farm)
    }
    expected = tuple(colour in farms for colour in COLOURS)
    if discounts != expected:
        raise piece.fault(f"{_write_discounts(expected)}, the discounts of the farms (E1)")
    return discounts


def _parse_patron(piece: Piece) -> Patron | None:
    """Read a god; only one with a price can be deactivated (G10)."""
    if piece.text == NONE:
        return None
    active = not piece.text.endswith(DEACTIVATED)
    number = parse_god(Piece(piece.text.removesuffix(DEACTIVATED), piece.line, piece.column))
    god = GODS[number - 1]
    if not active and not god.discard:
        raise piece.fault(f"G{number}, for nothing deactivates this god")
    return Patron(god, active)
