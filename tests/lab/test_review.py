"""Reviews: the accounts balance, only the record and the settings matter, and blunders are found."""

from dataclasses import replace
from math import exp, isclose
from typing import NamedTuple

import pytest

from orbis import native
from orbis.bots.patience import NOISE
from orbis.lab.review import GameReviewer, Verdict, analysis, review
from orbis.lab.review.analysis import Values
from orbis.lab.review.review import TurnReview
from orbis.lab.review.reviewer import _turns
from orbis.lab.review.verdicts import LOSSES, accuracy, verdict_of
from orbis.notation import UnfitRecord, write_turn
from orbis.play import Match
from orbis.rules import STANDARD

from .reviewed import careless_record, careless_review, greedy_match, last_turn, seats

pytest.importorskip("orbis_core")

SMALL_END = 20_000


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit exact values to positions that are solved instantly."""
    monkeypatch.setattr(analysis, "NODES", SMALL_END)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_accounts_of_every_seat_and_turn_balance(players: int) -> None:
    found = careless_review(players)
    assert len(found.turns) == 15 * players
    for seat in found.seats:
        parts = seat.start + seat.own + seat.others + seat.luck + seat.correction
        assert isclose(parts, seat.end, abs_tol=1e-9)
        assert isclose(seat.own, sum(turn.decision[seat.seat] for turn in seat.turns), abs_tol=1e-9)
    for turn, following in zip(found.turns, found.turns[1:], strict=False):
        assert turn.then == following.before
        assert isclose(sum(each.win for each in turn.after), 1, abs_tol=1e-4)
        assert isclose(sum(turn.luck), 0, abs_tol=1e-4)


def test_a_finished_game_ends_with_its_result() -> None:
    found = careless_review()
    result = found.record.result
    assert result is not None
    assert [each.total for each in found.expected] == list(result.totals)
    assert [seat for seat, each in enumerate(found.expected) if each.win] == list(result.winners)


def test_losses_are_never_negative_and_the_best_turn_loses_nothing() -> None:
    for turn in careless_review().turns:
        assert turn.loss >= 0
        if turn.reason is None:
            assert turn.loss == 0
            assert turn.verdict is Verdict.BEST
            assert turn.best == tuple(turn.played[: len(turn.best)])


def test_a_review_does_not_depend_on_the_number_of_jobs() -> None:
    record = careless_record(2, 5)
    one = review(record, simulations=60, jobs=1)
    assert one == review(record, simulations=60, jobs=1)
    assert one == review(record, simulations=60, jobs=3)


def test_a_wasted_last_turn_is_a_blunder_with_exact_values() -> None:
    found = review(last_turn("a1 wild 4a end"), simulations=20)
    last = found.turns[-1]
    assert last.exact
    assert last.verdict is Verdict.BLUNDER
    assert (last.before[1].win, last.after[1].win, last.loss) == (1.0, 0.0, 1.0)
    assert last.reason is not None
    assert found.expected[1].win == 0
    assert found.seats[1].worst == last


def test_before_the_last_two_rounds_of_two_players_values_become_exact() -> None:
    start = greedy_match(2, "last 9", 25).state
    analyst = analysis.Analyst(start, STANDARD, lambda: None, 20, exact_nodes=5_000_000)
    assert analyst.compare(None)[2]


def test_a_lead_that_is_not_known_counts_as_none() -> None:
    start, searcher = greedy_match(2, "last 9", 26).state, native.core.Searcher(native.tables_of())
    for nodes in range(200, 10_000, 200):
        solution = searcher.solve(native.from_state(start), nodes)
        if solution is not None and solution.nodes > nodes:
            analyst = analysis.Analyst(start, STANDARD, lambda: None, 20, exact_nodes=nodes)
            assert analyst.advise().lead == 0
            return
    pytest.fail("no solution lacked an option")


def test_what_is_expected_after_a_turn_does_not_depend_on_what_was_asked_before() -> None:
    start = greedy_match(2, "abc", 8).state
    one, other = (analysis.Analyst(start, STANDARD, lambda: None, 40) for _ in range(2))
    line = one.advise().best
    assert one.weigh([line]) == other.weigh([line])


def test_the_best_last_turn_is_labelled_best() -> None:
    better = review(last_turn("a1 wild 4a end"), simulations=20).turns[-1].best
    last = review(last_turn(f"{write_turn(better)} end"), simulations=20).turns[-1]
    assert last.verdict is Verdict.BEST
    assert last.loss == 0
    assert last.reason is None


def test_the_finest_turn_is_the_best_turn_with_the_largest_lead() -> None:
    for seat in careless_review().seats:
        assert all(0 <= turn.lead <= 1 for turn in seat.turns)
        found = [turn for turn in seat.turns if turn.reason is None and turn.lead >= 0.005]
        assert seat.finest == (max(found, key=lambda turn: turn.lead) if found else None)
    assert any(seat.finest for seat in careless_review().seats)


class Lost(NamedTuple):
    """What a turn gave away, and the chance before it."""

    loss: float
    points: float
    win: float = 0.6


def turn_that(lost: Lost) -> TurnReview:
    """The first turn of a game, if it had given this much away."""
    turn = careless_review().turns[0]

    def values(win: float, margin: float) -> Values:
        own = turn.before[turn.seat]._replace(win=win, margin=margin)
        return (*turn.before[: turn.seat], own, *turn.before[turn.seat + 1 :])

    before, after = values(lost.win, 10.0), values(lost.win - lost.loss, 10.0 - lost.points)
    return replace(turn, before=before, after=after)


BEST, GOOD = Lost(0.004, 0.3), Lost(0.02, 1.0)
MISTAKE, WORSE_MISTAKE = Lost(0.07, 2.0), Lost(0.11, 2.0)
SLIP, POINTS_ONLY, MORE_POINTS = (Lost(0.001, points, 0.999) for points in (2.5, 6.0, 9.0))


@pytest.mark.parametrize(
    ("turns", "worst"),
    [
        ((BEST, POINTS_ONLY), 1),
        ((GOOD, POINTS_ONLY), 1),
        ((MISTAKE, SLIP, WORSE_MISTAKE), 2),
        ((POINTS_ONLY, MORE_POINTS), 1),
        ((MORE_POINTS, MISTAKE), 1),
        ((BEST, BEST), None),
        ((), None),
    ],
)
def test_the_worst_turn_has_the_worst_verdict(turns: tuple[Lost, ...], worst: int | None) -> None:
    seat = replace(careless_review().seats[0], turns=tuple(map(turn_that, turns)))
    assert seat.worst is (None if worst is None else seat.turns[worst])


def test_a_turn_is_judged_once_it_and_the_next_one_are_analysed() -> None:
    reviewing = GameReviewer(careless_record(2, 4), simulations=16)
    judged: list[list[int]] = []

    def look(_done: int, _total: int) -> None:
        judged.append([number for number in range(reviewing.total) if reviewing.judged(number)])

    reviewing.work(1, look)
    assert judged == [[], [3], [2, 3], [1, 2, 3], [0, 1, 2, 3]]
    assert [reviewing.judged(number) for number in range(4)] == list(reviewing.result().turns)


def test_an_unfinished_game_is_reviewed_up_to_its_last_move() -> None:
    match = greedy_match(2, "unfinished", 3)
    whole = match.record(seats(2))
    match.do(match.options()[0])
    found = review(match.record(seats(2)), simulations=30)
    assert found.turns == review(whole, simulations=30).turns
    assert len(found.turns) == 3
    assert found.expected == found.turns[-1].then


def test_a_game_without_turns_has_only_an_outlook() -> None:
    found = review(Match(2, "new").record(seats(2)), simulations=30)
    assert found.turns == ()
    assert isclose(sum(each.win for each in found.expected), 1, abs_tol=1e-4)
    assert [seat.accuracy for seat in found.seats] == [None, None]


def test_luck_is_zero_without_a_reveal_and_zero_on_average_otherwise() -> None:
    turns, _ = _turns(careless_record(), STANDARD)
    for turn, reviewed in zip(turns, careless_review().turns, strict=True):
        if turn.revealed is None:
            assert reviewed.luck == (0, 0)
    turn = next(turn for turn in turns if turn.revealed is not None)
    assert turn.played is not None
    lucks = [
        analysis.analyse(turn.start, turn.played, tile.id, simulations=50).luck[0]
        for tile in turn.played.end.next_stack
    ]
    assert isclose(sum(lucks), 0, abs_tol=1e-9)


def test_progress_is_reported() -> None:
    told: list[tuple[int, int]] = []
    review(careless_record(2, 4), simulations=16, on_turn=lambda done, total: told.append((done, total)))
    assert told == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]


def test_an_exception_from_the_listener_ends_the_review() -> None:
    def give_up(done: int, _total: int) -> None:
        raise KeyboardInterrupt(done)

    with pytest.raises(KeyboardInterrupt):
        review(careless_record(), simulations=1000, on_turn=give_up)


def test_a_record_with_an_illegal_move_is_refused() -> None:
    record = careless_record(2, 3)
    with pytest.raises(UnfitRecord):
        review(replace(record, turns=(record.turns[1], *record.turns[1:])))


def test_verdicts_depend_on_the_loss_or_on_points_in_decided_games() -> None:
    for verdict, following in zip(LOSSES, list(Verdict)[1:], strict=True):
        assert verdict_of(LOSSES[verdict] - 1e-6, 0, 0.5) is verdict
        assert verdict_of(LOSSES[verdict], 0, 0.5) is following
    assert verdict_of(0, 5, 0.5) is Verdict.BEST
    assert [verdict_of(0, points, 0.999) for points in (0.4, 1.9, 4.9, 7, 30)] == [
        *list(Verdict)[:4],
        Verdict.MISTAKE,
    ]
    assert verdict_of(0.3, 5, 1.0) is Verdict.BLUNDER


def test_a_loss_within_the_noise_of_the_search_is_no_inaccuracy() -> None:
    assert verdict_of(NOISE - 1e-6, 3, 0.5) is Verdict.GOOD
    assert verdict_of(NOISE, 3, 0.5) is Verdict.INACCURACY


class Turn(NamedTuple):
    loss: float
    settled: bool


def test_accuracy_decreases_with_the_mean_loss() -> None:
    found = [accuracy([Turn(loss, settled=False)] * 3) or 0 for loss in (0, 0.01, 0.05, 0.2, 1)]
    assert found[0] == 100
    assert found == sorted(found, reverse=True)
    assert found[-1] > 0
    assert accuracy([]) is None


def test_a_decided_game_makes_nobody_accurate() -> None:
    early = [Turn(loss, settled=False) for loss in (0.08, 0.12, 0.1)]
    decided = [Turn(0.0, settled=True)] * 12
    assert accuracy([*early, *decided]) == accuracy(early) == pytest.approx(36.8, abs=0.1)
    assert accuracy(decided) == 100


@pytest.mark.parametrize("turns", [(MISTAKE, GOOD), (MISTAKE, SLIP, SLIP), (SLIP, SLIP), ()])
def test_the_mean_loss_of_a_review_is_the_one_of_its_accuracy(turns: tuple[Lost, ...]) -> None:
    seat = replace(careless_review().seats[0], turns=tuple(map(turn_that, turns)))
    expected = 100 * exp(-10 * seat.mean_loss) if turns else None
    assert seat.accuracy == (expected and pytest.approx(expected))
