"""Scores, at any time "if the game ended now", and the winners (RULES sections 7, 8; V2)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never

from orbis.rules.pieces import (
    Colour,
    Effect,
    Favour,
    Forest,
    Irrigation,
    Temple,
    Village,
    Volcano,
)
from orbis.rules.state import Player, State
from orbis.rules.universe import Built, Slot, Universe, Wilderness

TEMPLE_TOKENS = {2: (7, 2), 3: (9, 4, 2), 4: (11, 7, 4, 2)}
"""The creation points of the temple tokens in play, by the number of players (S2)."""


@dataclass(frozen=True, slots=True)
class Score:
    """A player's score by part (V2), and the points of each region by slot."""

    regions: int
    wildernesses: int
    temple: int
    god: int
    worshippers: int
    tiles: tuple[tuple[Slot, int], ...]

    @property
    def total(self) -> int:
        """The creation points of all parts (D1)."""
        return self.regions + self.wildernesses + self.temple + self.god


def matching_neighbours(universe: Universe, slot: Slot, forest: Forest) -> int:
    """How many neighbours of a slot have one of the colours of a forest (E3)."""
    near = universe.neighbours(slot)
    return sum(any(other.has(colour) for colour in forest.colours) for other in near)


def is_active(universe: Universe, slot: Slot) -> bool:
    """Whether the region in a slot is face up and active now; forests judge their neighbours (D2, E3)."""
    region = universe[slot]
    if not isinstance(region, Built):
        return False
    match region.tile.effect:
        case Forest() as forest:
            return matching_neighbours(universe, slot, forest) >= forest.number
        case _:
            return region.active


def active(universe: Universe, kind: type[Effect]) -> int:
    """How many active regions of a kind lie in a universe."""
    return sum(
        isinstance(region, Built) and isinstance(region.tile.effect, kind) and is_active(universe, slot)
        for slot, region in universe
    )


def wildernesses(universe: Universe) -> int:
    """How many wildernesses lie in a universe."""
    return sum(isinstance(region, Wilderness) for _, region in universe)


def temple_symbols(universe: Universe) -> int:
    """How many temple symbols lie in a universe (E9)."""
    return sum(
        region.tile.effect.number
        for _, region in universe
        if isinstance(region, Built) and isinstance(region.tile.effect, Temple)
    )


def mystic_values(universe: Universe) -> tuple[int, ...]:
    """The mystic values of the face-up white tiles, the highest first (D3, Q4)."""
    values = (
        region.tile.mystic
        for _, region in universe
        if isinstance(region, Built) and region.tile.colour is Colour.WHITE
    )
    return tuple(sorted((value for value in values if value is not None), reverse=True))


def temple_points(state: State) -> tuple[int, ...]:
    """The creation points of each player's temple token (D3, Q4, Q11)."""
    universes = [player.universe for player in state.players]
    seats = [seat for seat, universe in enumerate(universes) if temple_symbols(universe)]
    seats.sort(
        key=lambda seat: (temple_symbols(universes[seat]), mystic_values(universes[seat])), reverse=True
    )
    tokens = dict(zip(seats, TEMPLE_TOKENS[len(universes)], strict=False))
    return tuple(tokens.get(seat, 0) for seat in range(len(universes)))


def god_points(state: State, player: Player) -> int:
    """The creation points of a player's god (RULES section 7)."""
    patron = player.patron
    if patron is None or not patron.active:
        return 0
    return patron.god.points if _is_met(patron.god.favour, state, player.universe) else 0


def _is_met(favour: Favour, state: State, universe: Universe) -> bool:
    """Whether what a god asks for holds; among the most or the fewest includes ties (Q6)."""
    universes = [player.universe for player in state.players]

    def most(count: Callable[[Universe], int]) -> bool:
        return count(universe) == max(map(count, universes))

    match favour:
        case Favour.POINTS | Favour.FREE_WILDERNESSES:
            return True
        case Favour.MOST_IRRIGATIONS:
            return most(lambda each: active(each, Irrigation))
        case Favour.MOST_VOLCANOES:
            return most(lambda each: active(each, Volcano))
        case Favour.MOST_FORESTS:
            return most(lambda each: active(each, Forest))
        case Favour.MOST_VILLAGES:
            return most(lambda each: active(each, Village))
        case Favour.FEWEST_WILDERNESSES:
            return most(lambda each: -wildernesses(each))
        case Favour.BALANCE:
            return bool(active(universe, Village) and temple_symbols(universe) and active(universe, Volcano))
        case unknown:
            assert_never(unknown)


def score(state: State) -> tuple[Score, ...]:
    """The score of each player, as if the game ended now (D1, D2)."""
    return tuple(
        _score(state, player, temple)
        for player, temple in zip(state.players, temple_points(state), strict=True)
    )


def _score(state: State, player: Player, temple: int) -> Score:
    universe = player.universe
    spared = player.patron is not None and player.patron.god.favour is Favour.FREE_WILDERNESSES
    tiles = []
    for slot, region in universe:
        if isinstance(region, Wilderness):
            points = 0 if spared else -1
        else:
            points = region.tile.points if is_active(universe, slot) else 0
        tiles.append((slot, points))
    return Score(
        regions=sum(points for slot, points in tiles if isinstance(universe[slot], Built)),
        wildernesses=sum(points for slot, points in tiles if isinstance(universe[slot], Wilderness)),
        temple=temple,
        god=god_points(state, player),
        worshippers=sum(player.kingdom),
        tiles=tuple(tiles),
    )


def winners(state: State) -> tuple[int, ...]:
    """The seats that win, as if the game ended now; more than one share the victory (D4)."""
    ranks = [(each.total, each.worshippers) for each in score(state)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
