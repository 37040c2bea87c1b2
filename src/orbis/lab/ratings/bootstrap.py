"""Bootstrap intervals: deals are drawn with replacement, each with its games, and figures computed again."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

RESAMPLES = 2000
CONFIDENCE = 95


class Estimate(NamedTuple):
    """A figure and its 95 % confidence interval."""

    value: float
    low: float
    high: float


def resampled(deals: int, chance: np.random.Generator, resamples: int = RESAMPLES) -> Array:
    """How often each deal was drawn, one row per resample."""
    return chance.multinomial(deals, [1 / deals] * deals, size=resamples).astype(np.float64)


def estimates(values: Array, resamples: Array) -> list[Estimate]:
    """Figures, each with the interval of its column of resamples; nan is ignored."""
    tail = (100 - CONFIDENCE) / 2
    lows, highs = _percentiles(resamples, tail), _percentiles(resamples, 100 - tail)
    return [Estimate(*map(float, each)) for each in zip(values, lows, highs, strict=True)]


def _percentiles(columns: Array, share: float) -> list[float]:
    known = [column[~np.isnan(column)] for column in columns.T]
    return [float(np.percentile(column, share)) if column.size else np.nan for column in known]
