"""What choices in solved endgames cost: mean regrets with their intervals, by number of players."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from orbis.lab.endgames.decisions import Decided
from orbis.lab.endgames.endgame_set import SolvedEndgame
from orbis.lab.ratings.bootstrap import RESAMPLES, Array, Estimate, estimates
from orbis.rules.setup import SEATS


class Regrets(NamedTuple):
    """The mean regrets of an agent in positions for `players` players, or for all if that is 0."""

    agent: str
    players: int
    positions: int
    win: Estimate
    points: Estimate
    exact: Estimate
    milliseconds: float


def regrets(
    agents: Sequence[str], decided: Sequence[Decided], positions: Sequence[SolvedEndgame]
) -> list[Regrets]:
    """The regrets of each agent by number of players, then over all."""
    found = []
    for agent in agents:
        mine = [each for each in decided if each.agent == agent]
        by_players: dict[int, list[Decided]] = {**{players: [] for players in SEATS}, 0: mine}
        for each in mine:
            by_players[positions[each.place].players].append(each)
        found += [_regrets(agent, n, part, positions) for n, part in by_players.items() if part]
    return found


def _regrets(
    agent: str, players: int, decided: Sequence[Decided], positions: Sequence[SolvedEndgame]
) -> Regrets:
    games: dict[tuple[int, int], int] = {}
    costs, places = [], []
    for each in decided:
        position = positions[each.place]
        costs.append((1.0, *position.regret(each.action)))
        places.append(games.setdefault((position.players, position.game), len(games)))
    sums = np.zeros((len(games), 4))
    np.add.at(sums, places, np.array(costs, float))
    win, points, exact = _means(sums)
    time = sum(each.milliseconds for each in decided) / len(decided)
    return Regrets(agent, players, len(decided), win, points, exact, time)


def _means(sums: Array) -> list[Estimate]:
    """The means of sums by game, resampled over games; the first column is the count."""
    games = len(sums)
    chance = np.random.default_rng(0)
    weights = chance.multinomial(games, [1 / games] * games, size=RESAMPLES).astype(np.float64)
    total, resampled = sums.sum(axis=0), weights @ sums
    return estimates(total[1:] / total[0], resampled[:, 1:] / resampled[:, :1])
