"""Answers to reviewed turns are judged as the review has judged the turn that was played."""

from math import isclose

import pytest

from orbis.lab.review import Verdict, analysis, turn_of
from orbis.lab.review.analysis import Line
from orbis.lab.review.answers import Compared, judge, line_of
from orbis.notation import follow
from orbis.rules import State, apply, legal_actions
from orbis.rules.actions import EndTurn
from orbis.wire.review import ReviewedTurn

from .reviewed import careless_record, careless_review

pytest.importorskip("orbis_core")

FEW = 40
SMALL_END = 20_000


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit exact values to positions that are solved instantly."""
    monkeypatch.setattr(analysis, "NODES", SMALL_END)


def reviewed(number: int) -> tuple[ReviewedTurn, State]:
    return turn_of(careless_review().turns[number]), follow(careless_record()).at(number)


def lines(start: State) -> list[Line]:
    """Some ways to play the turn that end differently: each begin, and then always the first option."""
    found: dict[State, Line] = {}
    for action in legal_actions(start):
        line = Line((action,), apply(start, action))
        while EndTurn() not in (options := legal_actions(line.end)):
            line = Line((*line.actions, options[0]), apply(line.end, options[0]))
        found.setdefault(line.end, line)
    return list(found.values())


def others(turn: ReviewedTurn, start: State) -> list[Line]:
    """Those that are neither the best turn nor the one that was played."""
    known = {line_of(turn.best, start).end, line_of(turn.played, start).end}
    return [line for line in lines(start) if line.end not in known]


def worse(exact: bool) -> int:
    """A turn that was not the best: a clear mistake, or the last one that is known exactly."""
    turns = [turn for turn in careless_review().turns if turn.exact is exact and turn.reason]
    clear = (turn.number for turn in turns if turn.verdict in (Verdict.MISTAKE, Verdict.BLUNDER))
    return next(clear, turns[-1].number)


def test_the_best_turn_solves_and_the_played_one_loses_what_the_review_says() -> None:
    for number in range(30):
        turn, start = reviewed(number)
        best = judge(turn, start, line_of(turn.best, start), simulations=FEW)
        own = turn.before[turn.seat]
        assert (best.verdict, best.solved, best.win, best.exact) == (
            Verdict.BEST,
            True,
            own.win,
            turn.exact,
        )
        assert (best.loss, best.points_lost, best.missed) == (0.0, 0.0, None)
        played = judge(turn, start, line_of(turn.played, start), simulations=FEW)
        assert (played.compared, played.gained) == (Compared.SAME, None)
        assert (played.verdict, played.exact) == (turn.verdict, turn.exact)
        assert isclose(played.loss, turn.loss, abs_tol=1e-5)
        assert played.solved or turn.reason is not None


def test_another_turn_is_estimated_against_the_best_one_with_the_same_simulations() -> None:
    turn, start = reviewed(worse(exact=False))
    found = others(turn, start)[:5]
    judged = [judge(turn, start, line, simulations=FEW) for line in found]
    assert judged == [judge(turn, start, line, simulations=FEW) for line in found]
    for each in judged:
        assert not each.exact
        assert each.solved == (each.verdict is Verdict.BEST)
        assert 0 <= each.win <= 1
    assert len({each.win for each in judged}) > 1


def test_near_the_end_another_turn_is_judged_exactly() -> None:
    turn, start = reviewed(worse(exact=True))
    found = [judge(turn, start, line, simulations=FEW) for line in lines(start)]
    assert all(each.exact for each in found)
    own = turn.before[turn.seat]
    for each in found:
        assert isclose(own.win - each.win, each.loss, abs_tol=1e-5) or each.win > own.win
        assert each.solved == (
            isclose(each.win, own.win, abs_tol=1e-5) and isclose(each.points_lost, 0, abs_tol=1e-2)
        )
    assert any(not each.solved for each in found)


@pytest.mark.parametrize("exact", [False, True])
def test_an_answer_is_explained_against_the_turn_that_was_played(exact: bool) -> None:
    turn, start = reviewed(worse(exact=exact))
    seat = turn.seat
    best = judge(turn, start, line_of(turn.best, start), simulations=FEW)
    assert (best.compared, best.missed) == (Compared.BETTER, None)
    assert turn.reason is not None
    assert best.gained is not None
    assert best.gained.cause is turn.reason.cause, "as the review explains it"
    seen = set()
    for line in others(turn, start):
        answer = judge(turn, start, line, simulations=FEW)
        seen.add(answer.compared)
        ahead = answer.win - turn.after[seat].win
        if answer.compared is Compared.BETTER:
            assert ahead > -0.01
        elif answer.compared is Compared.WORSE:
            assert ahead < 0.01
        assert (answer.gained is None) == (answer.compared is Compared.EQUAL)
        assert (answer.missed is None) == answer.solved
    assert Compared.SAME not in seen
    assert seen & {Compared.BETTER, Compared.WORSE}


def test_whoever_stops_waiting_ends_the_work() -> None:
    class Stopped(Exception):
        pass

    def stop() -> None:
        raise Stopped

    turn, start = reviewed(worse(exact=False))
    other = others(turn, start)[0]
    with pytest.raises(Stopped):
        judge(turn, start, other, simulations=FEW, check=stop)
