"""What previews say about forests, in random games with any tile set."""

from hypothesis import given
from rulebook import rule
from strategies import Game, games, some_games

from orbis.rules import (
    WILDERNESS,
)
from orbis.rules.pieces import Forest
from orbis.rules.previews.forests import neighbours
from orbis.rules.scoring import matching_neighbours
from orbis.rules.universe import SLOTS, Built, Slot, Universe
from properties.previewed import FIRST, decisions, forests


def overgrown(universe: Universe, left: int) -> Universe:
    """The universe filled up with wildernesses, that many of them at the left end of row 1."""
    for _ in range(left):
        universe = universe.grown_left(WILDERNESS)
    for slot in SLOTS:
        if universe[slot] is None:
            universe = universe.with_region(slot, WILDERNESS)
    return universe


@rule("E3")
@some_games
@given(games(), FIRST)
def test_a_forest_can_get_exactly_as_many_neighbours_as_previewed(game: Game, first: int) -> None:
    for state in decisions(game, first):
        universe = state.player.universe
        growths = range(6 - universe.width)
        for slot in forests(universe, awake=True) | forests(universe, awake=False):
            found = neighbours(universe, slot)
            assert found is not None
            region = universe[slot]
            assert isinstance(region, Built)
            assert isinstance(region.tile.effect, Forest)
            assert found.matching + found.still_possible == max(
                matching_neighbours(
                    overgrown(universe, left), Slot(slot.row, slot.position + left), region.tile.effect
                )
                for left in growths
            )
