from math import log
from random import Random

import pytest

from orbis.lab.ratings.sprt import (
    BOUND,
    FEWEST_DEALS,
    Sprt,
    SprtVerdict,
    expected_score,
    log_likelihood_ratio,
)

from .sample_results import game


def test_the_ratio_matches_a_calculation_by_hand() -> None:
    """10, 20, 40, 20, 10 deals with mean ½: variance (10·¼ + 20·1/16)·2 / 100 = 0.075."""
    score0, score1 = 0.5, expected_score(20)
    by_hand = 100 * (score1 - score0) * (1 - score0 - score1) / (2 * 0.075)
    assert log_likelihood_ratio([10, 20, 40, 20, 10], 0, 20) == pytest.approx(by_hand)
    assert by_hand == pytest.approx(-0.5513, abs=1e-3)
    assert log_likelihood_ratio([10, 20, 40, 20, 10], -20, 20) == pytest.approx(0)
    assert log_likelihood_ratio([5, 20, 40, 25, 20], 0, 20) > 0
    assert pytest.approx(log(19)) == BOUND


def test_the_ratio_stays_finite_when_all_deals_end_alike() -> None:
    assert 0 < log_likelihood_ratio([0, 0, 0, 0, 30], 0, 10) < 1e6


def sit(test: Sprt, number: int, first: int, second: int) -> None:
    """Add two games of a deal, in which "a" has 1 point more, 1 fewer, or the same."""
    test.add(game(("a", "b"), (5 + first, 5), number))
    test.add(game(("b", "a"), (5, 5 + second), number, 1))


def test_a_better_agent_is_found_and_later_games_do_not_count() -> None:
    test = Sprt("a", 0, 50)
    for number in range(FEWEST_DEALS - 1):
        sit(test, number, 1, 1)
        assert test.verdict is SprtVerdict.OPEN
    sit(test, FEWEST_DEALS - 1, 1, 0)
    assert test.verdict is SprtVerdict.HIGHER
    counts = list(test.counts)
    sit(test, FEWEST_DEALS, -1, -1)
    assert test.counts == counts == [0, 0, 0, 1, FEWEST_DEALS - 1]


def test_a_worse_agent_is_found() -> None:
    test = Sprt("a", 0, 50)
    for number in range(FEWEST_DEALS):
        sit(test, number, -1, -1 if number % 3 else 1)
    assert test.verdict is SprtVerdict.LOWER


def test_deals_count_in_order_whichever_ends_first() -> None:
    random = Random(3)
    games = [
        game(("a", "b") if seating == 0 else ("b", "a"), (random.randrange(5), 2), number, seating)
        for number in range(60)
        for seating in (0, 1)
    ]
    tests = []
    for _ in range(5):
        tests.append(Sprt("a", 0, 200))
        for each in games:
            tests[-1].add(each)
        random.shuffle(games)
    assert len({(test.deals, test.ratio, *test.counts) for test in tests}) == 1


@pytest.mark.parametrize(("elo", "wrong"), [(0, SprtVerdict.HIGHER), (100, SprtVerdict.LOWER)])
def test_wrong_verdicts_are_rare(elo: float, wrong: SprtVerdict) -> None:
    random, errors = Random(11), 0
    for _ in range(200):
        test = Sprt("a", 0, 100)
        number = 0
        while test.verdict is SprtVerdict.OPEN:
            sit(test, number, *(1 if random.random() < expected_score(elo) else -1 for _ in "ab"))
            number += 1
        errors += test.verdict is wrong
    assert errors <= 20
