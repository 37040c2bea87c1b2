"""What a region or god does when it comes to a player (T3.5, T4, RULES sections 6 and 7)."""

from typing import assert_never

from orbis.rules.display import Display
from orbis.rules.pieces import (
    MOST_WORSHIPPERS,
    AnyConversion,
    Colour,
    Conversion,
    Farm,
    Forest,
    God,
    Irrigation,
    Stone,
    Temple,
    Tile,
    Village,
    Volcano,
    Worshippers,
    changed,
)
from orbis.rules.state import (
    Decision,
    Discarding,
    Ending,
    Gaining,
    Patron,
    Placing,
    Player,
    Striking,
    Trimming,
)
from orbis.rules.universe import WILDERNESS, Built, Region, Slot, Universe


def limited(player: Player, cell: int | None) -> Decision:
    """What follows the effect: trimming a kingdom that is too large, or the end of the turn (T3.6, Q7)."""
    return Trimming(cell) if sum(player.kingdom) > MOST_WORSHIPPERS else Ending(cell)


def laid(decision: Placing, universe: Universe, slot: Slot) -> Region:
    """The region that the taken tile becomes in a slot, active unless it has to earn that (E5, N5)."""
    if not decision.face_up:
        return WILDERNESS
    match decision.tile.effect:
        case Irrigation(colour):
            return Built(decision.tile, any(region.has(colour) for region in universe.below(slot)))
        case Village() | Volcano():
            return Built(decision.tile, active=False)
        case _:
            return Built(decision.tile)


def with_effect(
    player: Player, display: Display, cell: int, slot: Slot, tile: Tile
) -> tuple[Player, Decision]:
    """The player after the effect of a tile just laid face up, and the decision that comes next (T3.5)."""
    match tile.effect:
        case Farm(colour):
            player = with_discount(player, colour)
        case Village(number):
            if sum(player.kingdom) >= number:
                return player, Discarding(cell, slot, number)
        case Volcano(colours, number):
            if strikable(display, colours) >= number:
                return player, Striking(cell, slot, colours, number)
        case Conversion(colour, number):
            player = with_worshippers(player, colour, number)
        case AnyConversion(number):
            return player, Gaining(cell, number)
        case Forest() | Irrigation() | Stone() | Temple():
            pass
        case unknown:
            assert_never(unknown)
    return player, limited(player, cell)


def with_god(player: Player, god: God) -> tuple[Player, Decision]:
    """The player with a god just taken, and the decision that comes next (T4)."""
    patron = Patron(god, active=not god.discard)
    player = Player(player.kingdom, player.discounts, player.universe, patron)
    if god.gain:
        return player, Gaining(None, god.gain)
    if god.discard and sum(player.kingdom) >= god.discard:
        return player, Discarding(None, None, god.discard)
    return player, limited(player, None)


def with_kingdom(player: Player, kingdom: Worshippers) -> Player:
    return Player(kingdom, player.discounts, player.universe, player.patron)


def with_universe(player: Player, universe: Universe) -> Player:
    return Player(player.kingdom, player.discounts, universe, player.patron)


def with_worshippers(player: Player, colour: Colour, difference: int) -> Player:
    """The player with more (or, if negative, fewer) worshippers of a colour."""
    return with_kingdom(player, changed(player.kingdom, colour, difference))


def with_discount(player: Player, colour: Colour) -> Player:
    """The player with the discount token of a colour (E1)."""
    discounts = (*player.discounts[:colour], True, *player.discounts[colour + 1 :])
    return Player(player.kingdom, discounts, player.universe, player.patron)


def activated(player: Player, slot: Slot | None) -> Player:
    """The player whose village or volcano in a slot, or without one whose god, has got its amount (N5)."""
    if slot is None:
        assert player.patron is not None
        patron = Patron(player.patron.god)
        return Player(player.kingdom, player.discounts, player.universe, patron)
    region = player.universe[slot]
    assert isinstance(region, Built)
    return with_universe(player, player.universe.with_region(slot, Built(region.tile)))


def strikable(
    display: Display, colours: tuple[Colour, ...], first: tuple[Colour, int] = (Colour.WHITE, 0)
) -> int:
    """How many worshippers of the colours are on the display, from a colour and cell on (E4, N4)."""
    return sum(
        cell.worshippers[colour]
        for number, cell in enumerate(display)
        for colour in colours
        if (colour, number) >= first
    )
