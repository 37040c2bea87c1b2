"""What games say about the balance of the game: seats, gods, tiles and their families, temples, lengths."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, NamedTuple, TypeVar

import numpy as np

from orbis.lab.balance.games import PARTS, GodFate, Part, SeatFate, TileFate, WatchedGame
from orbis.lab.balance.sample import Sample
from orbis.lab.ratings.bootstrap import RESAMPLES, Array, Estimate
from orbis.locales.pieces import KINDS
from orbis.rules import GODS, Colour, God, Tile
from orbis.rules.scoring import TEMPLE_TOKENS

Spread = Literal["score", "best-score", "margin", "wildernesses", "worshippers", "decisions"]
"""What is reported as a distribution."""

K = TypeVar("K")


class SeatRow(NamedTuple):
    seat: int
    wins: Estimate
    score: Estimate
    fates: tuple[SeatFate, ...]


class GodRow(NamedTuple):
    """How a god fared in the games in which it was revealed."""

    god: God
    fates: tuple[GodFate, ...]
    lift: Estimate

    @property
    def taken(self) -> list[GodFate]:
        return [fate for fate in self.fates if fate.seat is not None]


class TileFigures(NamedTuple, Generic[K]):
    key: K
    seen: int
    taken: int
    built: int
    active: int
    turns: int
    points: int
    lift: Estimate


class TokenRow(NamedTuple):
    """How the holders of a temple token worth `points` fared; 0 for seats without a token."""

    points: int
    seats: int
    wins: Estimate
    lift: Estimate


@dataclass(frozen=True, slots=True)
class Balance:
    players: int
    games: int
    deals: int
    agents: tuple[str, ...]
    seats: tuple[SeatRow, ...]
    gods: tuple[GodRow, ...]
    tiles: tuple[TileFigures[Tile], ...]
    kinds: tuple[TileFigures[str], ...]
    colours: tuple[TileFigures[Colour], ...]
    tokens: tuple[TokenRow, ...]
    decisive: tuple[tuple[Part, Estimate], ...]
    spreads: dict[Spread, tuple[int, ...]]


def measure(games: Sequence[WatchedGame], resamples: int = RESAMPLES) -> Balance:
    """The balance of at least one game, all with the same number of players."""
    return _Measure(games, resamples).balance()


def kind_of(tile: Tile) -> str:
    return KINDS[type(tile.effect)]


class _Measure:
    def __init__(self, games: Sequence[WatchedGame], resamples: int) -> None:
        self._games = games
        self._players = len(games[0].seats)
        self._fates = [fate for game in games for fate in game.seats]
        self._sample = Sample(
            [game.deal for game in games for _ in game.seats],
            [(fate.agent, row % self._players) for row, fate in enumerate(self._fates)],
            [fate.win for fate in self._fates],
            resamples,
        )

    def balance(self) -> Balance:
        tiles = sorted({fate.tile for game in self._games for fate in game.tiles}, key=lambda tile: tile.id)
        colours = sorted({tile.colour for tile in tiles})
        kinds = [kind for kind in dict.fromkeys(KINDS.values()) if kind in map(kind_of, tiles)]
        return Balance(
            players=self._players,
            games=len(self._games),
            deals=len({game.deal for game in self._games}),
            agents=tuple(dict.fromkeys(fate.agent for fate in self._fates)),
            seats=self._seats(),
            gods=self._gods(),
            tiles=self._tiles(tiles, lambda tile: tile, self._sample.lifts),
            kinds=self._tiles(kinds, kind_of, self._sample.slopes),
            colours=self._tiles(colours, lambda tile: tile.colour, self._sample.slopes),
            tokens=self._tokens(),
            decisive=self._decisive(),
            spreads=_spreads(self._games),
        )

    def _means(self, values: Sequence[float], chosen: Array) -> list[Estimate]:
        """The mean of values over the rows that each column chooses."""
        return self._sample.ratios(np.array(values, float)[:, None] * chosen, chosen)

    def _seats(self) -> tuple[SeatRow, ...]:
        each = np.tile(np.eye(self._players), (len(self._games), 1))
        wins = self._means([fate.win for fate in self._fates], each)
        scores = self._means([fate.score.total for fate in self._fates], each)
        fates = [tuple(self._fates[seat :: self._players]) for seat in range(self._players)]
        return tuple(map(SeatRow, range(self._players), wins, scores, fates))

    def _gods(self) -> tuple[GodRow, ...]:
        fates: dict[God, list[GodFate]] = {god: [] for god in GODS}
        held = np.zeros((len(self._fates), len(GODS)))
        for number, game in enumerate(self._games):
            for fate in game.gods:
                fates[fate.god].append(fate)
                if fate.seat is not None:
                    held[number * self._players + fate.seat, fate.god.number - 1] = 1
        rows = zip(fates.items(), self._sample.lifts(held), strict=True)
        return tuple(GodRow(god, tuple(found), lift) for (god, found), lift in rows if found)

    def _tiles(
        self, keys: Sequence[K], key_of: Callable[[Tile], K], lifts: Callable[[Array], list[Estimate]]
    ) -> tuple[TileFigures[K], ...]:
        fates: dict[K, list[TileFate]] = {key: [] for key in keys}
        columns = {key: number for number, key in enumerate(keys)}
        built = np.zeros((len(self._fates), len(keys)))
        for number, game in enumerate(self._games):
            for fate in game.tiles:
                key = key_of(fate.tile)
                fates[key].append(fate)
                if fate.built and fate.seat is not None:
                    built[number * self._players + fate.seat, columns[key]] += 1
        rows = zip(fates.items(), lifts(built), strict=True)
        return tuple(_tile_row(key, found, lift) for (key, found), lift in rows)

    def _tokens(self) -> tuple[TokenRow, ...]:
        values = (*TEMPLE_TOKENS[self._players], 0)
        held = np.array([[fate.score.temple == value for value in values] for fate in self._fates], float)
        wins, lifts = self._means([fate.win for fate in self._fates], held), self._sample.lifts(held)
        return tuple(map(TokenRow, values, map(int, held.sum(axis=0)), wins, lifts))

    def _decisive(self) -> tuple[tuple[Part, Estimate], ...]:
        found = np.array(
            [[part in game.decisive for part in PARTS] for game in self._games for _ in game.seats], float
        )
        return tuple(zip(PARTS, self._sample.ratios(found, np.ones_like(found)), strict=True))


def _tile_row(key: K, fates: Sequence[TileFate], lift: Estimate) -> TileFigures[K]:
    return TileFigures(
        key=key,
        seen=len(fates),
        taken=sum(fate.seat is not None for fate in fates),
        built=sum(fate.built for fate in fates),
        active=sum(fate.active for fate in fates),
        turns=sum(fate.turns for fate in fates),
        points=sum(fate.points for fate in fates),
        lift=lift,
    )


def _spreads(games: Sequence[WatchedGame]) -> dict[Spread, tuple[int, ...]]:
    """The values that are reported as distributions: of seats, of winners, of games."""
    seats = [seat for game in games for seat in game.seats]
    ranked = [sorted((seat.score.total for seat in game.seats), reverse=True) for game in games]
    return {
        "score": tuple(seat.score.total for seat in seats),
        "best-score": tuple(first for first, *_ in ranked),
        "margin": tuple(first - second for first, second, *_ in ranked),
        "wildernesses": tuple(seat.wildernesses for seat in seats),
        "worshippers": tuple(seat.score.worshippers for seat in seats),
        "decisions": tuple(game.decisions for game in games),
    }
