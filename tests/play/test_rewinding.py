import tracemalloc
from itertools import groupby
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rulebook import rule

from orbis.notation import Committed, NoSuchMoment, Seat, parse_record, write_record
from orbis.play import IllegalTakeBack, Match
from orbis.play.fairness import commitment_to
from orbis.play.verification import resume, verify
from orbis.rules import ACTIONS, Reveal
from orbis.rules.state import Refilling

SECRET = "5e" * 32
SEATS = (Seat("Anna", "human"), Seat("Bot", "uniform"))
MOST_BYTES = 30_000


def decide(match: Match, decisions: int, random: Random) -> Match:
    """Make up to that many random decisions."""
    for _ in range(decisions):
        if not match.state.is_over:
            match.do(random.choice(match.options()))
    return match


@given(st.integers(0, 600), st.integers(2, 4), st.data())
@settings(max_examples=40, deadline=None)
def test_a_match_can_go_back_to_any_moment_and_continue_with_the_same_deal(
    decisions: int, players: int, data: st.DataObject
) -> None:
    match = decide(Match(players, "abc"), decisions, Random(decisions))
    final, history, moves = match.state, match.history, match.moves
    assert moves == tuple(step.move for step in history)
    states = [*(step.state for step in history), final]
    chosen = data.draw(st.integers(0, len(moves)))
    if isinstance(states[chosen].decision, Refilling):
        with pytest.raises(NoSuchMoment, match="chance is to answer"):
            match.rewind(chosen)
        assert (match.state, match.moves) == (final, moves)
        return
    assert match.rewind(chosen) == match.state == states[chosen]
    assert match.history == history[:chosen]
    for move in moves[chosen:]:
        if not isinstance(move, Reveal):
            match.do(move)
    assert (match.state, match.moves) == (final, moves)


@pytest.mark.parametrize("moves", [-1, 4])
def test_a_match_goes_back_only_to_moves_it_has(moves: int) -> None:
    match = Match(2, "abc")
    for action in (0, 40, 42):
        match.do(ACTIONS[action])
    with pytest.raises(NoSuchMoment):
        match.rewind(moves)
    assert len(match.moves) == 3


def test_a_finished_game_can_be_rewound() -> None:
    match = decide(Match(2, "abc"), 1000, Random(1))
    assert match.state.is_over
    assert match.rewind(0) == Match(2, "abc").state
    assert match.moves == ()


@given(st.integers(0, 300), st.integers(0, 3), st.booleans(), st.data())
@settings(max_examples=30, deadline=None)
def test_the_last_turn_is_the_last_completed_one(
    decisions: int, taken_back: int, rewinds: bool, data: st.DataObject
) -> None:
    match = decide(Match(3, "abc"), decisions, Random(decisions))
    history = match.history
    for _ in range(taken_back):
        if history and history[-1].state.turn == match.state.turn:
            match.take_back()
            history = match.history
    if rewinds:
        calm = [at for at, step in enumerate(history) if not isinstance(step.state.decision, Refilling)]
        match.rewind(data.draw(st.sampled_from([*calm, len(history)])))
    turns = [tuple(turn) for _, turn in groupby(match.history, lambda step: step.state.turn)]
    ended = [turn for turn in turns if turn[0].state.turn < match.state.turn]
    assert match.last_turn == (ended[-1] if ended else ())


@rule("Q9")
def test_a_whole_turn_can_be_taken_back() -> None:
    match = Match(2, "abc")
    for action in (0, 40, 42, 108):
        match.do(ACTIONS[action])
    begun, moves = match.state, match.moves
    with pytest.raises(IllegalTakeBack):
        match.take_back_turn()
    decide(match, 2, Random(1))
    assert match.take_back_turn() == begun
    assert match.moves == moves


def test_a_game_ended_by_agreement_reveals_its_secret() -> None:
    match = decide(Match(2, Committed(commitment_to(SECRET), SECRET, ("salt", None))), 60, Random(1))
    assert SECRET not in write_record(match.record(SEATS))
    record = parse_record(write_record(match.record(SEATS, reveal_secret=True)))
    assert record.deal == Committed(commitment_to(SECRET), SECRET, ("salt", None))
    assert record.result is None
    assert verify(record) == ()
    assert resume(record).state == match.state


def test_a_finished_four_player_game_uses_little_memory() -> None:
    decide(Match(4, "abc"), 1000, Random(1))
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        match = decide(Match(4, "abc"), 1000, Random(1))
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(match.moves) > 300
    assert after - before < MOST_BYTES
