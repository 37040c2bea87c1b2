"""How good a turn was, from what it lost; the thresholds are explained in docs/review.md."""

from collections.abc import Sequence
from math import exp
from statistics import fmean

from orbis.wire.review import Verdict

LOSSES = {
    Verdict.BEST: 0.005,
    Verdict.GOOD: 0.025,
    Verdict.INACCURACY: 0.06,
    Verdict.MISTAKE: 0.12,
}
"""The loss in the chance of victory from which a turn is worse than each verdict."""

POINTS = {Verdict.BEST: 0.5, Verdict.GOOD: 2.0}
"""The same in points where the game is decided; no turn is worse than an inaccuracy there."""

DECIDED = 0.02
"""A chance from here to a certain victory or defeat is as good as that."""

STEEPNESS = 6.0
"""How fast accuracy falls with the mean loss."""


def is_decided(win: float) -> bool:
    """Whether a chance of victory is as good as certain, one way or the other."""
    return not DECIDED < win < 1 - DECIDED


def verdict_of(loss: float, points: float, win: float) -> Verdict:
    """The verdict on a turn by the chance and the points that it lost, and the chance that there was.

    >>> verdict_of(0.13, 2.0, win=0.6), verdict_of(0.001, 3.0, win=0.995)
    (<Verdict.BLUNDER: 'blunder'>, <Verdict.INACCURACY: 'inaccuracy'>)
    """
    by_chance = next((verdict for verdict, most in LOSSES.items() if loss < most), Verdict.BLUNDER)
    if by_chance is not Verdict.BEST or not is_decided(win):
        return by_chance
    return next((verdict for verdict, most in POINTS.items() if points < most), Verdict.INACCURACY)


def accuracy(losses: Sequence[float]) -> float:
    """From 0 to 100, how close to the best the turns of a player were: 100 exp(−6 × mean loss).

    >>> round(accuracy([0.0, 0.02])), accuracy([])
    (94, 100.0)
    """
    return 100 * exp(-STEEPNESS * fmean(losses)) if losses else 100.0
