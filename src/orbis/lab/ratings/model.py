"""Strength from rankings: the Plackett–Luce model, which for two players is the Bradley–Terry model.

A ranking is a chain of choices: the first among all, the second among the rest, and so on; the chance of
each agent to be chosen is proportional to its strength. Tied places count as all their orders, with equal
weights, so a draw of two is half a win for each. The logarithm of the likelihood then needs only how often
each agent was chosen, and how often each set was chosen from. NumPy fits many resamples at once.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, groupby, permutations, product
from math import factorial, log, prod

import numpy as np

from orbis.lab.ratings.bootstrap import Array

ELO = 400 / log(10)
"""Elo points for one unit of the logarithm of strength."""

PRIOR = 0.5
"""Wins per agent in a virtual game between any two that met, which keeps all ratings finite."""

CHUNK = 100
LONGEST_STEP = 3.0
MOST_STEPS = 100
PRECISION = 1e-7

Chosen = tuple[int, tuple[int, ...]]
"""Who was chosen, and from whom."""

Weighed = tuple[tuple[Chosen, float], ...]
"""Choices, each with its weight."""


@cache
def choices(agents: tuple[int, ...], ranks: tuple[tuple[int, int], ...]) -> Weighed:
    """The choices that make up a ranking, each with its weight.

    >>> choices((0, 1), ((9, 0), (9, 0)))
    (((0, (0, 1)), 0.5), ((1, (0, 1)), 0.5))
    """
    seats = sorted(range(len(agents)), key=lambda seat: ranks[seat], reverse=True)
    tied = [tuple(group) for _, group in groupby(seats, key=lambda seat: ranks[seat])]
    weight = 1 / prod(factorial(len(group)) for group in tied)
    found: dict[Chosen, float] = {}
    for orders in product(*map(permutations, tied)):
        for chosen in _chain([agents[seat] for order in orders for seat in order]):
            found[chosen] = found.get(chosen, 0.0) + weight
    return tuple(found.items())


def _chain(order: Sequence[int]) -> Iterator[Chosen]:
    for place in range(len(order) - 1):
        yield order[place], tuple(sorted(order[place:]))


def _pairs(agents: int, tables: Iterable[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The pairs that met, or all pairs if those leave some agents unconnected."""
    met: set[tuple[int, ...]] = set()
    for members in tables:
        met.update(combinations(sorted(set(members)), 2))
    reached, found = {0}, {0}
    while found:
        found = {each for pair in met if reached & {*pair} for each in pair} - reached
        reached |= found
    return sorted(met) if len(reached) == agents else list(combinations(range(agents), 2))


class Model:
    """The choices by deal, to be weighted and fitted."""

    def __init__(self, agents: int, deals: int, games: Sequence[tuple[int, Weighed]]) -> None:
        pairs = _pairs(agents, {members for _, chosen in games for (_, members), _ in chosen})
        sets = {members: number for number, members in enumerate(pairs)}
        for _, chosen in games:
            for (_, members), _ in chosen:
                sets.setdefault(members, len(sets))
        self._pairs = len(pairs)
        self._sides = np.eye(agents)[np.array(pairs, dtype=np.intp).reshape(-1, 2)]
        self._members = np.array(
            [[members.count(agent) for agent in range(agents)] for members in sets], float
        )
        self._wins = np.zeros((deals, agents))
        self._counts = np.zeros((deals, len(sets)))
        for deal, chosen in games:
            for (agent, members), weight in chosen:
                self._wins[deal, agent] += weight
                self._counts[deal, sets[members]] += weight

    def fit(self, reference: int) -> Array:
        """The most likely ratings, on the Elo scale, with the reference at 0."""
        weights = np.ones((1, len(self._wins)))
        return self._fitted(weights, np.full((1, self._pairs, 2), PRIOR), reference).reshape(-1)

    def resampled(self, weights: Array, reference: int, chance: np.random.Generator) -> Array:
        """The ratings for each row of deal weights; the virtual games are drawn again as well."""
        parts = [
            self._fitted(part, chance.gamma(PRIOR, size=(len(part), self._pairs, 2)), reference)
            for part in (weights[start : start + CHUNK] for start in range(0, len(weights), CHUNK))
        ]
        return np.concatenate(parts)

    def _fitted(self, weights: Array, prior: Array, reference: int) -> Array:
        wins = weights @ self._wins + np.einsum("rps,psi->ri", prior, self._sides)
        counts = weights @ self._counts
        counts[:, : self._pairs] += prior.sum(axis=2)
        return ELO * maximise(wins, counts, self._members, reference)


def maximise(wins: Array, counts: Array, members: Array, reference: int) -> Array:
    """The logarithms of strength that make each row of choices most likely, by Newton's method."""
    strengths = np.zeros_like(wins)
    free = np.delete(np.arange(wins.shape[1]), reference)
    diagonal = np.arange(len(free))
    for _ in range(MOST_STEPS):
        chances = np.exp(strengths)[:, None, :] * members
        chances /= chances.sum(axis=2, keepdims=True)
        expected = np.einsum("rs,rsi->ri", counts, chances)
        curvature = -np.einsum("rs,rsi,rsj->rij", counts, chances[:, :, free], chances[:, :, free])
        curvature[:, diagonal, diagonal] += expected[:, free]
        steps = np.linalg.solve(curvature, (wins - expected)[:, free, None])[:, :, 0]
        strengths[:, free] += np.clip(steps, -LONGEST_STEP, LONGEST_STEP)
        if np.abs(steps).max(initial=0) < PRECISION:
            break
    return strengths
