"""Scores, at any time "if the game ended now", and the winners (RULES sections 7, 8; V2)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, assert_never

from orbis.rules.pieces import (
    SEATINGS,
    Colour,
    Effect,
    Favour,
    Forest,
    Irrigation,
    Temple,
    Village,
    Volcano,
)
from orbis.rules.state import Patron, State
from orbis.rules.universe import Built, Slot, Universe

TEMPLE_TOKENS = {players: seating.tokens for players, seating in SEATINGS.items()}
"""The creation points of the temple tokens in play, by the number of players (S2)."""


WILDERNESS_POINTS = -1
"""The creation points of a wilderness (W1)."""


class Score(NamedTuple):
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


class Tally(NamedTuple):
    """What counts in one universe, before it is compared with the others."""

    tiles: tuple[tuple[Slot, int], ...]
    """The points of each region by slot, including those of wildernesses."""
    regions: int
    """The points of the active regions together."""
    active: tuple[type[Effect], ...]
    """The kinds of the active regions."""
    wildernesses: int
    symbols: int
    mystic: tuple[int, ...]


@lru_cache(maxsize=256)
def tally(universe: Universe, wilderness: int) -> Tally:
    """The tally of a universe by what a wilderness is worth; cached, as few decisions change it."""
    tiles: list[tuple[Slot, int]] = []
    active: list[type[Effect]] = []
    mystic: list[int] = []
    regions = symbols = wildernesses = 0
    for slot, region in universe:  # once: whoever looks ahead tallies a universe for every slot
        if not isinstance(region, Built):
            tiles.append((slot, wilderness))
            wildernesses += 1
            continue
        tile, points = region.tile, 0
        if is_active(universe, slot):
            points = tile.points
            active.append(type(tile.effect))
        tiles.append((slot, points))
        regions += points
        if isinstance(tile.effect, Temple):
            symbols += tile.effect.number
        if tile.colour is Colour.WHITE and tile.mystic is not None:
            mystic.append(tile.mystic)
    mystic.sort(reverse=True)
    return Tally(tuple(tiles), regions, tuple(active), wildernesses, symbols, tuple(mystic))


def wildernesses(universe: Universe) -> int:
    return tally(universe, WILDERNESS_POINTS).wildernesses


def temple_symbols(universe: Universe) -> int:
    """How many temple symbols a universe has (E9)."""
    return tally(universe, WILDERNESS_POINTS).symbols


def mystic_values(universe: Universe) -> tuple[int, ...]:
    """The mystic values of the face-up white tiles, the highest first (D3, Q4)."""
    return tally(universe, WILDERNESS_POINTS).mystic


def wilderness_points(patron: Patron | None) -> int:
    """What a wilderness is worth to a player with that god (W1, G4)."""
    return 0 if patron is not None and patron.god.favour is Favour.FREE_WILDERNESSES else WILDERNESS_POINTS


def _temple_points(tallies: Sequence[Tally]) -> tuple[int, ...]:
    """The creation points of each player's temple token (D3, Q4, Q11)."""
    seats = [seat for seat, each in enumerate(tallies) if each.symbols]
    seats.sort(key=lambda seat: (tallies[seat].symbols, tallies[seat].mystic), reverse=True)
    tokens = dict(zip(seats, TEMPLE_TOKENS[len(tallies)], strict=False))
    return tuple(tokens.get(seat, 0) for seat in range(len(tallies)))


def _god_points(patron: Patron | None, own: Tally, tallies: Sequence[Tally]) -> int:
    """The creation points of a player's god (RULES section 7)."""
    if patron is None or not patron.active:
        return 0
    return patron.god.points if _is_met(patron.god.favour, own, tallies) else 0


def _is_met(favour: Favour, own: Tally, tallies: Sequence[Tally]) -> bool:
    """Whether a god's demand is met; among the most or the fewest includes ties (Q6)."""

    def most(kind: type[Effect]) -> bool:
        return own.active.count(kind) == max(each.active.count(kind) for each in tallies)

    match favour:
        case Favour.POINTS | Favour.FREE_WILDERNESSES:
            return True
        case Favour.MOST_IRRIGATIONS:
            return most(Irrigation)
        case Favour.MOST_VOLCANOES:
            return most(Volcano)
        case Favour.MOST_FORESTS:
            return most(Forest)
        case Favour.MOST_VILLAGES:
            return most(Village)
        case Favour.FEWEST_WILDERNESSES:
            return own.wildernesses == min(each.wildernesses for each in tallies)
        case Favour.BALANCE:
            return Village in own.active and own.symbols > 0 and Volcano in own.active
        case unknown:
            assert_never(unknown)


def score(state: State) -> tuple[Score, ...]:
    """The score of each player, as if the game ended now (D1, D2)."""
    players = state.players
    worths = [wilderness_points(player.patron) for player in players]
    tallies = [tally(player.universe, worth) for player, worth in zip(players, worths, strict=True)]
    temples = _temple_points(tallies)
    return tuple(
        [
            Score(
                regions=own.regions,
                wildernesses=worths[seat] * own.wildernesses,
                temple=temples[seat],
                god=_god_points(players[seat].patron, own, tallies),
                worshippers=sum(players[seat].kingdom),
                tiles=own.tiles,
            )
            for seat, own in enumerate(tallies)
        ]
    )


def winners(state: State) -> tuple[int, ...]:
    """The seats that win, as if the game ended now; more than one share the victory (D4)."""
    return best(score(state))


def best(scores: Sequence[Score]) -> tuple[int, ...]:
    """The seats with the best scores: points, then worshippers (D4)."""
    ranks = [(each.total, each.worshippers) for each in scores]
    highest = max(ranks)
    return tuple([seat for seat, rank in enumerate(ranks) if rank == highest])
