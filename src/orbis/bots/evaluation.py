"""How good a state looks for a seat, in creation points: its score if the game ended now, plus its prospects.

The prospects, each fading as the rounds run out, the faster the fewer are left:

- worshippers: about a third of a point each, and as much again for the first of a colour;
- discount tokens: two and a half points each;
- temple symbols: half a point each, since the tokens show the race too late;
- inactive forests: seven tenths of their points, in proportion to the neighbours they have;
- gods that score only at the end: what they would score now counts a quarter;
- a god not taken yet: its turn may spare a wilderness later, which is worth the more the earlier it is;
- worshippers left on the display: minus about a seventh of a point each, since the next player gathers them.

Everybody takes a god once, so its points are no reason to take it now: whoever has none yet is given those of
a common one.
"""

from orbis.rules import Player, State
from orbis.rules.pieces import ROUNDS, Favour, Forest
from orbis.rules.scoring import matching_neighbours, score, temple_symbols
from orbis.rules.universe import Built, Universe

WORSHIPPER = 0.35
DISCOUNT = 2.5
TEMPLE_SYMBOL = 0.5
FOREST = 0.7
GOD_IN_DOUBT = 0.75
COMMON_GOD = 1.7
GOD_TO_COME = 1.7
LEFT_BEHIND = 0.15
FADING = 1 / 3

_CERTAIN = (Favour.POINTS, Favour.FREE_WILDERNESSES)


def value(state: State, seat: int) -> float:
    """In creation points."""
    player = state.players[seat]
    now = score(state)[seat]
    to_come: float = (1 - state.turn / (ROUNDS * len(state.players))) ** FADING
    sure, to_hope = float(now.total), _promise(player) - _left_behind(state)
    if player.patron is None:
        sure += COMMON_GOD
        to_hope += GOD_TO_COME
    elif player.patron.god.favour not in _CERTAIN:
        to_hope -= GOD_IN_DOUBT * now.god
    return sure + to_come * to_hope + now.worshippers / 1000


def _promise(player: Player) -> float:
    kingdom = player.kingdom
    return (
        WORSHIPPER * (sum(kingdom) + sum(map(bool, kingdom)))
        + DISCOUNT * sum(player.discounts)
        + TEMPLE_SYMBOL * temple_symbols(player.universe)
        + FOREST * _growing(player.universe)
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
