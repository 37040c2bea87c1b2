"""Ratings against known values: computed by hand, and from games drawn with given strengths."""

from itertools import combinations
from math import log10

import numpy as np
import pytest

from orbis.lab import GameResult
from orbis.lab.ratings.bootstrap import Estimate
from orbis.lab.ratings.model import Model, Weighed, choices
from orbis.lab.ratings.standings import Standings, rankings, ratings

from .sample_results import game


def elo(share: float) -> float:
    return 400 * log10(share / (1 - share))


def rating_of(standings: Standings, agent: str) -> Estimate:
    return next(row.rating for row in standings.rows if row.agent == agent)


def drawn(truth: dict[str, float], players: int, deals: int, chance: np.random.Generator) -> list[GameResult]:
    """Games of all combinations; each ranking is drawn by strength, as the order of Gumbel variates."""
    games = []
    for deal in range(deals):
        for seating, agents in enumerate(combinations(truth, players)):
            luck = chance.gumbel(size=players) * 400 / np.log(10)
            order = np.argsort([truth[agent] for agent in agents] + luck)
            totals = [int(np.flatnonzero(order == seat)[0]) for seat in range(players)]
            games.append(game(agents, totals, deal, seating))
    return games


def test_ratings_of_two_players_match_a_calculation_by_hand() -> None:
    results = [game(("a", "b"), (2, 1), deal) for deal in range(30)]
    results += [game(("a", "b"), (1, 2), deal) for deal in range(30, 40)]
    results += [game(("a", "b"), (2, 2), deal) for deal in range(40, 50)]
    standings = ratings(results)
    assert standings.reference == "a"
    score = (30 + 10 / 2 + 0.5) / (50 + 1)
    assert rating_of(standings, "b").value == pytest.approx(-elo(score), abs=0.01)
    assert rating_of(standings, "a") == (0, 0, 0)
    best, last = standings.rows
    assert (best.agent, last.agent) == ("a", "b")
    assert best.wins.value == pytest.approx(0.7)
    assert best.place == pytest.approx(1.3)
    assert best.margin.value == pytest.approx(20 / 50)
    assert (best.decision_ms, best.turn_ms) == (2.5, 10)
    assert standings.cross[0][1] == pytest.approx(0.7)
    assert standings.cross[1][0] == pytest.approx(0.3)


def test_a_perfect_score_gives_a_finite_rating_with_a_wide_interval() -> None:
    results = [game(("uniform", "b"), (1, 2), deal) for deal in range(100)]
    value, low, high = rating_of(ratings(results), "b")
    assert value == pytest.approx(elo(100.5 / 101), abs=0.01)
    assert elo(0.95) < low < elo(0.985)
    assert value + 500 < high < 5000


def test_a_tie_counts_as_every_order_of_its_players() -> None:
    tied = dict(choices((0, 1, 2), ((5, 0), (5, 0), (3, 0))))
    assert tied == {
        (0, (0, 1, 2)): 0.5,
        (1, (0, 1, 2)): 0.5,
        (1, (1, 2)): 0.5,
        (0, (0, 2)): 0.5,
    }
    everyone = dict(choices((0, 1, 2, 3), ((1, 1),) * 4))
    assert sum(everyone.values()) == pytest.approx(3)
    assert all(weight == pytest.approx(1 / 4) for (_, group), weight in everyone.items() if len(group) == 4)


def test_worshippers_break_ties_and_a_forfeit_ranks_last() -> None:
    assert rankings([(9, 1), (9, 2), (9, 1)]) == [2.5, 1, 2.5]
    lost = [game(("a", "b", "c"), (50, 1, 2), deal, forfeit=0) for deal in range(20)]
    standings = ratings(lost)
    assert standings.rows[-1].agent == "a"
    assert standings.rows[-1].forfeits == 20
    assert standings.rows[-1].place == 3
    assert np.isnan(standings.rows[0].margin.value)
    assert {row.wins.value for row in standings.rows} == {0, 0.5}


def test_agents_with_equal_results_have_equal_ratings() -> None:
    results = [game(("a", "b", "a", "b"), (4, 3, 2, 1), 0), game(("b", "a", "b", "a"), (4, 3, 2, 1), 0)]
    standings = ratings(results, ("a", "b"))
    assert rating_of(standings, "b").value == pytest.approx(0, abs=1e-6)
    assert standings.games == 2
    assert standings.deals == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_strengths_are_recovered(players: int) -> None:
    truth = {"uniform": 0.0, "a": 150.0, "b": 320.0, "c": 400.0}
    standings = ratings(drawn(truth, players, 400, np.random.default_rng(5)))
    for agent, strength in truth.items():
        value, low, high = rating_of(standings, agent)
        assert value == pytest.approx(strength, abs=60)
        assert low <= value <= high
        assert high - low < 150
    assert [row.agent for row in standings.rows] == ["c", "b", "a", "uniform"]


@pytest.mark.parametrize(("players", "deals"), [(2, 40), (3, 30)])
def test_intervals_contain_the_true_value_in_95_of_100_cases(players: int, deals: int) -> None:
    truth = {"uniform": 0.0, "a": 200.0, "b": 300.0}
    chance = np.random.default_rng(7)
    held = 0
    for _ in range(60):
        standings = ratings(drawn(truth, players, deals, chance), resamples=300)
        held += sum(
            rating_of(standings, name)[1] <= truth[name] <= rating_of(standings, name)[2] for name in "ab"
        )
    assert 106 <= held <= 119


def test_games_of_one_deal_are_not_treated_as_independent() -> None:
    """The same results in fewer deals are less certain."""
    wins = [(2, 1), (1, 2), (2, 1), (2, 1)] * 20
    apart = ratings([game(("a", "b"), totals, deal) for deal, totals in enumerate(wins)])
    together = ratings(
        [game(("a", "b"), totals, (deal % 4) * 2 + deal // 40, deal) for deal, totals in enumerate(wins)]
    )
    widths = [rating_of(each, "b").high - rating_of(each, "b").low for each in (apart, together)]
    assert widths[1] > 2 * widths[0]


def test_a_ladder_of_neighbours_is_not_compressed() -> None:
    steps, games = 9, 40
    taken = {1: games * 0.64, 2: games * 0.76}
    told: list[tuple[int, Weighed]] = [
        (0, (((below + up, (below, below + up)), won), ((below, (below, below + up)), games - won)))
        for up, won in taken.items()
        for below in range(steps - up)
    ]
    found = Model(steps, 1, told).fit(0)
    assert found[-1] == pytest.approx(100 * (steps - 1), rel=0.03)


def test_unconnected_agents_are_still_rated() -> None:
    won: list[tuple[int, Weighed]] = [(0, (((one, (one, one + 1)), 3.0),)) for one in (0, 2)]
    found = Model(4, 1, won).fit(0)
    assert np.isfinite(found).all()
    assert found[0] > found[1]
    assert found[2] > found[3]
