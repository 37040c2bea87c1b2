"""What results say about the agents: ratings, rates and times with intervals, and who beats whom."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import NamedTuple

import numpy as np

from orbis.lab.ratings.bootstrap import RESAMPLES, Array, Estimate, estimates, resampled
from orbis.lab.ratings.model import Model, choices
from orbis.lab.series.game import GameResult

ZERO = "uniform"
"""The agent whose rating is 0 if it takes part."""


@dataclass(frozen=True, slots=True)
class AgentStanding:
    agent: str
    seats: int
    rating: Estimate
    wins: Estimate
    place: float
    margin: Estimate
    decision_ms: float
    turn_ms: float
    forfeits: int


@dataclass(frozen=True, slots=True)
class Standings:
    """All agents, best first, and the share each took from each other; nan if they never met."""

    rows: tuple[AgentStanding, ...]
    cross: tuple[tuple[float, ...], ...]
    reference: str
    games: int
    deals: int


def rankings(ranks: Sequence[tuple[int, int]]) -> list[float]:
    """The place of each seat, from 1; tied seats share the mean of their places.

    >>> rankings([(7, 1), (9, 0), (7, 1)])
    [2.5, 1.0, 2.5]
    """
    return [
        1 + sum(other > rank for other in ranks) + (sum(other == rank for other in ranks) - 1) / 2
        for rank in ranks
    ]


def margins(result: GameResult) -> list[int] | None:
    """The points of each seat ahead of the best opponent; None if the game was forfeited."""
    if result.forfeit:
        return None
    totals = [seat.total for seat in result.seats]
    return [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]


def ratings(
    results: Sequence[GameResult], agents: Sequence[str] = (), resamples: int = RESAMPLES
) -> Standings:
    """The standings of the agents in at least one game."""
    names = list(dict.fromkeys((*agents, *(agent for each in results for agent in each.task.agents))))
    games = _numbered(results, names)
    deals = 1 + max(game.deal for game in games)
    sums = _Sums(games, deals, len(names))
    model = Model(len(names), deals, [(game.deal, choices(game.agents, game.result.ranks)) for game in games])
    chance = np.random.default_rng(0)
    weights = resampled(deals, chance, resamples)
    reference = names.index(ZERO) if ZERO in names else 0
    rating = estimates(model.fit(reference), model.resampled(weights, reference, chance))
    wins, margin = sums.estimates(weights, "wins", "seats"), sums.estimates(weights, "margins", "finished")
    place, decision, turn = (
        sums.ratio(None, *parts)
        for parts in (("places", "seats"), ("milliseconds", "decisions"), ("milliseconds", "turns"))
    )
    order = sorted(range(len(names)), key=lambda agent: -rating[agent].value)
    rows = tuple(
        AgentStanding(
            agent=names[at],
            seats=int(sums.total("seats")[at]),
            rating=rating[at],
            wins=wins[at],
            place=float(place[at]),
            margin=margin[at],
            decision_ms=float(decision[at]),
            turn_ms=float(turn[at]),
            forfeits=int(sums.total("forfeits")[at]),
        )
        for at in order
    )
    cross = _cross(games, len(names))[np.ix_(order, order)]
    return Standings(rows, tuple(map(tuple, cross.tolist())), names[reference], len(games), deals)


class _Game(NamedTuple):
    result: GameResult
    deal: int
    agents: tuple[int, ...]


def _numbered(results: Sequence[GameResult], names: Sequence[str]) -> list[_Game]:
    deals: dict[str, int] = {}
    at = {name: number for number, name in enumerate(names)}
    return [
        _Game(
            each,
            deals.setdefault(each.task.deal_seed, len(deals)),
            tuple(at[agent] for agent in each.task.agents),
        )
        for each in results
    ]


FIELDS = ("seats", "wins", "places", "finished", "margins", "milliseconds", "decisions", "turns", "forfeits")


class _Sums:
    def __init__(self, games: Sequence[_Game], deals: int, agents: int) -> None:
        self._sums = np.zeros((deals, agents, len(FIELDS)))
        for game in games:
            for agent, row in zip(game.agents, _rows(game.result), strict=True):
                self._sums[game.deal, agent] += row

    def total(self, field: str) -> Array:
        total: Array = self.column(field).sum(axis=0)
        return total

    def column(self, field: str) -> Array:
        return self._sums[:, :, FIELDS.index(field)]

    def ratio(self, weights: Array | None, above: str, below: str) -> Array:
        """The ratio of two sums by agent, or for each row of deal weights; nan where the second is 0."""
        parts = (self.column(above), self.column(below))
        over, under = (part.sum(axis=0) if weights is None else weights @ part for part in parts)
        return np.divide(over, under, out=np.full_like(over, np.nan), where=under != 0)

    def estimates(self, weights: Array, above: str, below: str) -> list[Estimate]:
        return estimates(self.ratio(None, above, below), self.ratio(weights, above, below))


def _rows(result: GameResult) -> list[tuple[float, ...]]:
    place, margin = rankings(result.ranks), margins(result)
    return [
        (
            1,
            (seat in result.winners) / len(result.winners),
            place[seat],
            margin is not None,
            0 if margin is None else margin[seat],
            each.milliseconds,
            each.decisions,
            each.turns,
            result.forfeit is not None and result.forfeit.seat == seat,
        )
        for seat, each in enumerate(result.seats)
    ]


def _cross(games: Sequence[_Game], agents: int) -> Array:
    """The share of points that each agent took from each other, ties half; nan if they never met."""
    points = np.zeros((2, agents, agents))
    for game in games:
        ranks = game.result.ranks
        for (one, agent), (two, other) in permutations(enumerate(game.agents), 2):
            points[0, agent, other] += (ranks[one] > ranks[two]) + (ranks[one] == ranks[two]) / 2
            points[1, agent, other] += agent != other
    share: Array = np.divide(points[0], points[1], out=np.full_like(points[0], np.nan), where=points[1] != 0)
    return share
