"""The sequential test of two agents: it stops as soon as the deals decide between two strengths.

A deal is played in both seatings, and the mean score of its two games has five possible values: those are
counted. The likelihood ratio is that of normal distributions with the observed mean and variance, as in the
generalised sequential probability ratio test. Deals count in their own order, whichever game ends first.
"""

from enum import Enum
from math import log

from orbis.lab.series.game import GameResult

ERROR = 0.05
"""The chance of a wrong verdict, either way."""

BOUND = log((1 - ERROR) / ERROR)
"""The verdict is reached when the logarithm of the likelihood ratio leaves −BOUND to BOUND."""

NEARLY_NONE = 1e-3
"""The count of a score that was never seen, so that the variance is never 0."""

FEWEST_DEALS = 16
"""The fewest deals before any verdict: the normal distribution says little about fewer."""

GAMES = 2


class SprtVerdict(Enum):
    """Which of the two strengths the games support."""

    LOWER = "lower"
    HIGHER = "higher"
    OPEN = "open"


def expected_score(elo: float) -> float:
    """The expected score of an agent that is stronger by that many Elo points.

    >>> expected_score(0), round(expected_score(400), 3)
    (0.5, 0.909)
    """
    return 1 / (1 + 10 ** (-elo / 400))


def log_likelihood_ratio(counts: list[int], elo0: float, elo1: float) -> float:
    """How strongly deals with scores of 0, ¼, ½, ¾ and 1 support the second strength over the first."""
    weights = [count or NEARLY_NONE for count in counts]
    total = sum(weights)
    scores = [step / (len(weights) - 1) for step in range(len(weights))]
    mean = sum(weight * score for weight, score in zip(weights, scores, strict=True)) / total
    variance = sum(w * (score - mean) ** 2 for w, score in zip(weights, scores, strict=True)) / total
    score0, score1 = expected_score(elo0), expected_score(elo1)
    return total * (score1 - score0) * (2 * mean - score0 - score1) / (2 * variance)


class Sprt:
    """Tests whether one agent is stronger than another by `elo1` points rather than by `elo0`."""

    def __init__(self, agent: str, elo0: float, elo1: float) -> None:
        self.agent, self.elo0, self.elo1 = agent, elo0, elo1
        self.counts = [0] * (2 * GAMES + 1)
        self.ratio = 0.0
        self._open: dict[int, list[float]] = {}

    @property
    def deals(self) -> int:
        return sum(self.counts)

    @property
    def verdict(self) -> SprtVerdict:
        if self.deals < FEWEST_DEALS or abs(self.ratio) < BOUND:
            return SprtVerdict.OPEN
        return SprtVerdict.HIGHER if self.ratio > 0 else SprtVerdict.LOWER

    def add(self, result: GameResult) -> None:
        """Add a game; until the verdict, a deal counts once it and all before it are complete."""
        self._open.setdefault(result.task.deal, []).append(self._score(result))
        while self.verdict is SprtVerdict.OPEN and len(self._open.get(self.deals, ())) == GAMES:
            self.counts[round(2 * sum(self._open.pop(self.deals)))] += 1
            self.ratio = log_likelihood_ratio(self.counts, self.elo0, self.elo1)

    def _score(self, result: GameResult) -> float:
        seat = result.task.agents.index(self.agent)
        return (seat in result.winners) / len(result.winners)
