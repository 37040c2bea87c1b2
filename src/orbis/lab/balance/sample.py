"""Figures over the seats of many games, with intervals by bootstrap over deals."""

from collections.abc import Hashable, Sequence
from math import nan

import numpy as np
from numpy.typing import NDArray

from orbis.lab.ratings.bootstrap import RESAMPLES, Array, Estimate, estimates, resampled

FEWEST = 10
"""How many deals a case needs before its interval is shown: resampling fewer says little."""

NEARLY_NONE = 1e-9
"""No more than the rounding error of a sum."""


class Sample:
    """Seats, one per row: the deal, the cell (who sat where), and the share of the victory.

    The base rate of a seat is that of its cell, so that neither the seat nor its agent counts as a merit of
    what was built there.
    """

    def __init__(
        self,
        deals: Sequence[Hashable],
        cells: Sequence[Hashable],
        wins: Sequence[float],
        resamples: int = RESAMPLES,
    ) -> None:
        self._deal, self._deals = _numbered(deals)
        self._cell, self._cells = _numbered(cells)
        self._wins = np.array(wins, float)[:, None]
        drawn = resampled(self._deals, np.random.default_rng(0), resamples)
        self._weights = np.concatenate([np.ones((1, self._deals)), drawn])

    def ratios(self, above: Array, below: Array) -> list[Estimate]:
        """For each column, the sum of one table divided by that of another."""
        over, under = (self._weighed(table).sum(axis=1) for table in (above, below))
        return _with_intervals(_divided(over, under), self._cases(below))

    def lifts(self, held: Array) -> list[Estimate]:
        """For each column, how much more often than the base rate its holders (1, else 0) win."""
        shared, counts, _ = self._moments(held)
        return _with_intervals(_divided(shared, counts), self._cases(held))

    def slopes(self, counts: Array) -> list[Estimate]:
        """For each column, how much more often than the base rate a seat wins per additional piece."""
        shared, _, spread = self._moments(counts)
        return _with_intervals(_divided(shared, spread), self._cases(counts))

    def _moments(self, held: Array) -> tuple[Array, Array, Array]:
        """By resample and column: Σ held × (win − base), Σ held, and Σ (held − mean of the cell)²."""
        seats, wins = self._weighed(np.ones_like(self._wins)), self._weighed(self._wins)
        counts, shared = self._weighed(held), self._weighed(held * self._wins)
        over = shared - counts * _divided(wins, seats, 0.0)
        spread = self._weighed(held**2) - counts * _divided(counts, seats, 0.0)
        return over.sum(axis=1), counts.sum(axis=1), spread.sum(axis=1)

    def _cases(self, table: Array) -> NDArray[np.intp]:
        """In how many deals each column of a table is not 0."""
        found = np.zeros((self._deals, table.shape[1]), bool)
        np.logical_or.at(found, self._deal, table != 0)
        cases: NDArray[np.intp] = found.sum(axis=0)
        return cases

    def _weighed(self, table: Array) -> Array:
        """The sums of a table's columns by resample and cell; in the first row all deals count once."""
        sums = np.zeros((self._deals * self._cells, table.shape[1]))
        np.add.at(sums, self._deal * self._cells + self._cell, table)
        flat = self._weights @ sums.reshape(self._deals, self._cells * table.shape[1])
        weighed: Array = flat.reshape(len(flat), self._cells, table.shape[1])
        return weighed


def _numbered(keys: Sequence[Hashable]) -> tuple[NDArray[np.intp], int]:
    """The keys as numbers that do not depend on the order in which the games ended."""
    numbers = {key: number for number, key in enumerate(sorted(set(keys), key=repr))}
    return np.array([numbers[key] for key in keys], np.intp), len(numbers)


def _divided(over: Array, under: Array, nothing: float = nan) -> Array:
    divided: Array = np.divide(over, under, out=np.full_like(over, nothing), where=under > NEARLY_NONE)
    return divided


def _with_intervals(figures: Array, cases: NDArray[np.intp]) -> list[Estimate]:
    """The figures of the first row with the intervals of the others, where there are enough cases."""
    return [
        each if count >= FEWEST else Estimate(each.value, nan, nan)
        for each, count in zip(estimates(figures[0], figures[1:]), cases, strict=True)
    ]
