"""How good a turn was, from what it lost; docs/review.md explains the thresholds."""

from collections.abc import Sequence
from math import exp
from statistics import fmean
from typing import Protocol

from orbis.bots.patience import NOISE
from orbis.wire.review import Verdict

LOSSES = {
    Verdict.BEST: 0.005,
    Verdict.GOOD: NOISE,
    Verdict.INACCURACY: 0.06,
    Verdict.MISTAKE: 0.12,
}
"""The loss of win chance at which a turn is no longer as good as each verdict.

A loss that may come from the search alone is nothing to blame anybody for."""

POINTS = {Verdict.BEST: 0.5, Verdict.GOOD: 2.0, Verdict.INACCURACY: 5.0}
"""The same in points for a decided game, in which no turn is worse than a mistake."""

DECIDED = 0.02
"""A game is decided if the win chance is this close to 0 or 1."""

STEEPNESS = 10.0
"""How fast accuracy falls with the mean loss."""


def is_decided(win: float) -> bool:
    """Whether a win chance is nearly 0 or 1."""
    return not DECIDED < win < 1 - DECIDED


def is_settled(loss: float, win: float) -> bool:
    """Whether a turn is judged by points: the game was decided before it, and it lost next to no chance.

    >>> is_settled(0.002, win=0.999), is_settled(0.002, win=0.6), is_settled(0.015, win=0.999)
    (True, False, False)
    """
    return loss < LOSSES[Verdict.BEST] and is_decided(win)


def verdict_of(loss: float, points: float, win: float) -> Verdict:
    """The verdict on a turn by the chance and the points that it lost, and the win chance before it.

    >>> verdict_of(0.13, 2.0, win=0.6), verdict_of(0.001, 7.0, win=0.995)
    (<Verdict.BLUNDER: 'blunder'>, <Verdict.MISTAKE: 'mistake'>)
    """
    if is_settled(loss, win):
        return next((verdict for verdict, most in POINTS.items() if points < most), Verdict.MISTAKE)
    return next((verdict for verdict, most in LOSSES.items() if loss < most), Verdict.BLUNDER)


class Judged(Protocol):
    """A turn that is judged by the chance of winning or, where the game was settled, by points."""

    @property
    def loss(self) -> float: ...
    @property
    def settled(self) -> bool: ...


def mean_loss(turns: Sequence[Judged]) -> float | None:
    """The chance that turns gave away on average; None without a turn.

    Where the game was settled there is no chance to give away, so those turns count only if all are such.
    """
    losses = [turn.loss for turn in turns if not turn.settled] or [turn.loss for turn in turns]
    return fmean(losses) if losses else None


def accuracy(turns: Sequence[Judged]) -> float | None:
    """How close turns were to the best, from 0 to 100: 100 exp(−10 × mean loss); None without a turn."""
    mean = mean_loss(turns)
    return None if mean is None else 100 * exp(-STEEPNESS * mean)
