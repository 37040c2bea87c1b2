"""Answers to reviewed turns are judged as the review has judged the turn that was played."""

from functools import reduce
from math import isclose

import pytest

from orbis.lab.review import Verdict, analysis, turn_of
from orbis.lab.review.answers import Answer, judge
from orbis.notation import follow, parse_turn
from orbis.rules import Reveal, State, apply, legal_actions
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


def after(start: State, turn: str) -> State:
    return reduce(apply, (move for move in parse_turn(turn) if not isinstance(move, EndTurn | Reveal)), start)


def ends(start: State) -> set[State]:
    """Some states in which the turn can end: each way to begin it, and then always the first option."""
    found = set()
    for action in legal_actions(start):
        state = apply(start, action)
        while EndTurn() not in (options := legal_actions(state)):
            state = apply(state, options[0])
        found.add(state)
    return found


def worse(exact: bool) -> int:
    """A turn that was not the best."""
    return next(
        turn.number
        for turn in careless_review().turns
        if turn.exact is exact and turn.verdict in (Verdict.MISTAKE, Verdict.BLUNDER)
    )


def test_the_best_turn_solves_and_the_played_one_loses_what_the_review_says() -> None:
    for number in range(30):
        turn, start = reviewed(number)
        best = judge(turn, start, after(start, turn.best), simulations=FEW)
        own = turn.before[turn.seat]
        assert best == Answer(Verdict.BEST, True, own.win, 0.0, 0.0, turn.exact)
        played = judge(turn, start, after(start, turn.played), simulations=FEW)
        assert (played.verdict, played.exact) == (turn.verdict, turn.exact)
        assert isclose(played.loss, turn.loss, abs_tol=1e-5)
        assert played.solved or turn.reason is not None


def test_another_turn_is_estimated_against_the_best_one_with_the_same_simulations() -> None:
    turn, start = reviewed(worse(exact=False))
    others = sorted(ends(start) - {after(start, turn.best), after(start, turn.played)}, key=repr)[:5]
    judged = [judge(turn, start, end, simulations=FEW) for end in others]
    assert judged == [judge(turn, start, end, simulations=FEW) for end in others]
    for each in judged:
        assert not each.exact
        assert each.solved == (each.verdict is Verdict.BEST)
        assert 0 <= each.win <= 1
    assert len({each.win for each in judged}) > 1


def test_near_the_end_another_turn_is_judged_exactly() -> None:
    number = max(turn.number for turn in careless_review().turns if turn.exact and turn.reason)
    turn, start = reviewed(number)
    found = {end: judge(turn, start, end, simulations=FEW) for end in ends(start)}
    assert all(each.exact for each in found.values())
    own = turn.before[turn.seat]
    for each in found.values():
        assert isclose(own.win - each.win, each.loss, abs_tol=1e-5) or each.win > own.win
        assert each.solved == (
            isclose(each.win, own.win, abs_tol=1e-5) and isclose(each.points_lost, 0, abs_tol=1e-2)
        )
    assert any(not each.solved for each in found.values())


def test_whoever_stops_waiting_ends_the_work() -> None:
    class Stopped(Exception):
        pass

    def stop() -> None:
        raise Stopped

    turn, start = reviewed(worse(exact=False))
    other = next(iter(ends(start) - {after(start, turn.best), after(start, turn.played)}))
    with pytest.raises(Stopped):
        judge(turn, start, other, simulations=FEW, check=stop)
