"""How good a state looks for a seat, in creation points: its score if the game ended now, plus its prospects.

The prospects, each fading as the rounds run out:

- worshippers: a quarter of a point each, and as much again for the first of a colour;
- discount tokens: a point and a quarter each;
- temple symbols: half a point each, since the tokens show the race too late;
- inactive forests: half their points, in proportion to the neighbours they have;
- gods that score only at the end: what they would score now counts half;
- wildernesses: one point more than they cost, for the region that could have been there;
- worshippers left on the display: minus a tenth of a point each, since the next player gathers them.
"""

from orbis.rules import Player, State
from orbis.rules.pieces import ROUNDS, Favour, Forest
from orbis.rules.scoring import matching_neighbours, score, temple_symbols, wildernesses
from orbis.rules.universe import Built, Universe

WORSHIPPER = 0.25
DISCOUNT = 1.25
TEMPLE_SYMBOL = 0.5
FOREST = 0.5
GOD_IN_DOUBT = 0.5
WILDERNESS = 1.0
LEFT_BEHIND = 0.1

_CERTAIN = (Favour.POINTS, Favour.FREE_WILDERNESSES)


def value(state: State, seat: int) -> float:
    """In creation points."""
    player = state.players[seat]
    now = score(state)[seat]
    to_come = 1 - state.turn / (ROUNDS * len(state.players))
    doubt = 0.0
    if player.patron and player.patron.god.favour not in _CERTAIN:
        doubt = GOD_IN_DOUBT * now.god
    return now.total + to_come * (_promise(player) - doubt - _left_behind(state)) + now.worshippers / 1000


def _promise(player: Player) -> float:
    kingdom = player.kingdom
    return (
        WORSHIPPER * (sum(kingdom) + sum(map(bool, kingdom)))
        + DISCOUNT * sum(player.discounts)
        + TEMPLE_SYMBOL * temple_symbols(player.universe)
        + FOREST * _growing(player.universe)
        - WILDERNESS * wildernesses(player.universe)
    )


def _growing(universe: Universe) -> float:
    """The points of forests that need more neighbours, in proportion to those they have."""
    points = 0.0
    for slot, region in universe:
        if isinstance(region, Built) and isinstance(region.tile.effect, Forest):
            forest = region.tile.effect
            there = matching_neighbours(universe, slot, forest)
            if there < forest.number:
                points += region.tile.points * there / forest.number
    return points


def _left_behind(state: State) -> float:
    return LEFT_BEHIND * sum(sum(cell.worshippers) for cell in state.display)
