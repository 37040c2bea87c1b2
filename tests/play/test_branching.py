from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rulebook import rule

from orbis.notation import (
    Committed,
    Flaw,
    FlawKind,
    NoSuchMoment,
    Record,
    Seat,
    Seeded,
    Turn,
    UnfitRecord,
    parse_record,
    write_record,
)
from orbis.play import IllegalTakeBack, Match
from orbis.play.dealing import shuffled, words
from orbis.play.fairness import InvalidSecret, commitment_to, seed_of
from orbis.play.verification import resume, verify
from orbis.rules import ACTIONS, STANDARD, Reveal, Rule, TileSet
from orbis.rules.actions import EndTurn
from orbis.rules.state import Refilling

SECRET = "5e" * 32
OTHER_SECRET = "07" * 32
NONCES = ("salt", None)
FAIR = Committed(commitment_to(SECRET), SECRET, NONCES)
AGAIN = Committed(commitment_to(OTHER_SECRET), OTHER_SECRET, NONCES)
SEATS = (Seat("Anna", "human"), Seat("Bot", "uniform"), Seat("Cyd", "human"), Seat("Dan", "human"))


def decide(match: Match, decisions: int, seed: int = 1) -> Match:
    """Make up to that many random decisions."""
    random = Random(seed)
    for _ in range(decisions):
        if not match.state.is_over:
            match.do(random.choice(match.options()))
    return match


def calm(match: Match) -> list[int]:
    """The numbers of moves after which a game can branch off."""
    states = [*(step.state for step in match.history), match.state]
    return [at for at, state in enumerate(states) if at and not isinstance(state.decision, Refilling)]


def first_turns(match: Match, turns: int) -> int:
    """The number of moves in the first turns."""
    return sum(step.state.turn < turns for step in match.history)


@pytest.fixture(scope="module")
def earlier() -> Match:
    return decide(Match(2, FAIR), 1000)


@pytest.fixture(scope="module")
def record(earlier: Match) -> Record:
    """A finished game that branches off after ten turns."""
    return decide(Match.branch(earlier.record(SEATS[:2]), first_turns(earlier, 10), AGAIN), 1000).record(
        SEATS[:2]
    )


def kinds(problems: tuple[Flaw, ...]) -> list[FlawKind]:
    return [problem.kind for problem in problems]


@given(st.integers(1, 400), st.integers(2, 4), st.integers(0, 40), st.data())
@settings(max_examples=40, deadline=None)
def test_a_branch_begins_like_the_earlier_game_and_is_independent(
    decisions: int, players: int, own: int, data: st.DataObject
) -> None:
    seats = SEATS[:players]
    first = decide(Match(players, "abc"), decisions, decisions)
    moves = data.draw(st.sampled_from(calm(first)))
    branch = Match.branch(first.record(seats), moves, "another seed")
    states = [*(step.state for step in first.history), first.state]
    assert branch.state == states[moves]
    assert branch.moves == first.moves[:moves]
    assert branch.history == first.history[:moves]
    assert branch.branched_at == moves

    decide(branch, own, own)
    record = branch.record(seats)
    assert (record.branch, record.deal) == (moves, Seeded("another seed"))
    assert record.display == first.record(seats).display
    assert sorted(record.gods) == sorted(first.record(seats).gods)
    assert parse_record(write_record(record)) == record
    assert verify(record) == ()
    again = resume(record)
    assert (again.state, again.moves, again.branched_at) == (branch.state, branch.moves, moves)
    assert decide(again, 20).state == decide(branch, 20).state
    assert branch.rewind(moves) == states[moves]


@rule("H1", "H2", "H3")
@pytest.mark.parametrize("turns", [1, 4, 16, 25])
def test_the_remaining_tiles_are_shuffled_level_by_level(earlier: Match, turns: int) -> None:
    branch = Match.branch(earlier.record(SEATS[:2]), first_turns(earlier, turns), AGAIN)
    source = words(seed_of(OTHER_SECRET, NONCES))
    levels = [shuffled(sorted(stack, key=lambda tile: tile.id), source) for stack in branch.state.stacks]
    expected = [tile.id for level in levels for tile in level]
    decide(branch, 1000)
    revealed = [move.tile for move in branch.moves[branch.branched_at :] if isinstance(move, Reveal)]
    assert len(revealed) > 3
    assert revealed == expected[: len(revealed)]


def test_a_branch_deals_other_tiles_than_the_earlier_game(earlier: Match) -> None:
    at = first_turns(earlier, 10)
    branch = Match.branch(earlier.record(SEATS[:2]), at, AGAIN)
    for move in earlier.moves[at:]:
        if isinstance(move, Reveal):
            break
        branch.do(move)
    assert branch.moves[at:-1] == earlier.moves[at : len(branch.moves) - 1]
    assert branch.moves[-1] != earlier.moves[len(branch.moves) - 1]


def test_a_branch_does_not_need_the_secret_of_the_earlier_game() -> None:
    hidden = decide(Match(2, FAIR), 60).record(SEATS[:2])
    assert hidden.deal == replace(FAIR, secret=None)
    branch = decide(Match.branch(hidden, 41, AGAIN), 30)
    assert branch.record(SEATS[:2]).deal == replace(AGAIN, secret=None)
    assert verify(branch.record(SEATS[:2], reveal_secret=True)) == ()
    with pytest.raises(InvalidSecret):
        Match.branch(hidden, 41, replace(AGAIN, secret=None))


@pytest.mark.parametrize("turns", [3, 10, 12])
def test_a_branch_can_branch_again_before_or_after_its_beginning(record: Record, turns: int) -> None:
    first = resume(record)
    second = Match.branch(record, first_turns(first, turns), "a third seed")
    assert second.state.turn == turns
    assert verify(decide(second, 1000).record(SEATS[:2])) == ()


@rule("Q9")
def test_moves_before_the_branch_cannot_be_taken_back(earlier: Match) -> None:
    in_turn = first_turns(earlier, 6) + 1
    branch = Match.branch(earlier.record(SEATS[:2]), in_turn, AGAIN)
    begun = branch.state
    assert begun.turn == 6
    for take_back in (branch.take_back, branch.take_back_turn):
        with pytest.raises(IllegalTakeBack):
            take_back()
        decide(branch, 1)
        assert branch.state.turn == 6
        assert take_back() == begun
    with pytest.raises(NoSuchMoment):
        branch.rewind(in_turn - 1)
    assert branch.state == begun


def test_the_last_turn_before_the_branch_is_known(earlier: Match) -> None:
    branch = Match.branch(earlier.record(SEATS[:2]), first_turns(earlier, 6), AGAIN)
    assert branch.last_turn == tuple(step for step in earlier.history if step.state.turn == 5)


def test_a_game_cannot_branch_off_before_a_reveal_or_beyond_its_moves(earlier: Match) -> None:
    before_reveal = next(at for at, move in enumerate(earlier.moves) if isinstance(move, Reveal))
    for moves in (-1, before_reveal, len(earlier.moves) + 1):
        with pytest.raises(NoSuchMoment):
            Match.branch(earlier.record(SEATS[:2]), moves, AGAIN)


def test_a_game_can_branch_off_before_its_first_move(earlier: Match) -> None:
    branch = decide(Match.branch(earlier.record(SEATS[:2]), 0, AGAIN), 1000)
    record = branch.record(SEATS[:2])
    assert (record.branch, record.display) == (0, earlier.record(SEATS[:2]).display)
    assert not verify(record)
    assert FlawKind.DISPLAY in kinds(verify(replace(record, branch=None)))


def test_an_invalid_record_cannot_branch_off(earlier: Match) -> None:
    record = earlier.record(SEATS[:2])
    with pytest.raises(UnfitRecord):
        Match.branch(record, 20, AGAIN, TileSet(STANDARD.tiles[:60]))
    with pytest.raises(UnfitRecord):
        Match.branch(replace(record, turns=(Turn((EndTurn(),)), *record.turns[1:])), 20, AGAIN)


def changed(record: Record, at: int, turn: Turn) -> Record:
    return replace(record, turns=(*record.turns[:at], turn, *record.turns[at + 1 :]))


def test_a_wrong_reveal_after_the_branch_is_detected(record: Record) -> None:
    turn = record.turns[12]
    wrong = changed(record, 12, Turn((*turn.moves[:-1], Reveal(64))))
    assert isinstance(turn.moves[-1], Reveal)
    found = verify(wrong)[0]
    assert (found.kind, found.turn, found.recorded) == (FlawKind.REVEAL, "7.0", "#64")
    with pytest.raises(UnfitRecord):
        resume(wrong)


def test_a_wrong_move_before_the_branch_is_detected(record: Record) -> None:
    problem = verify(changed(record, 2, Turn((EndTurn(), *record.turns[2].moves[1:]))))[0]
    assert (problem.kind, problem.turn, problem.rule) == (FlawKind.MOVE, "2.0", Rule.N8)


def test_another_moment_or_secret_deals_other_tiles(record: Record) -> None:
    assert FlawKind.REVEAL in kinds(verify(replace(record, branch=(record.branch or 0) - 5)))
    assert FlawKind.DISPLAY in kinds(verify(replace(record, branch=None)))
    assert isinstance(record.deal, Committed)
    without_salt = replace(record, deal=replace(record.deal, nonces=(None, None)))
    assert set(kinds(verify(without_salt))) == {FlawKind.REVEAL}
    assert kinds(verify(replace(record, deal=replace(record.deal, secret=SECRET))))[0] is (
        FlawKind.COMMITMENT
    )
    assert kinds(verify(replace(record, deal=replace(record.deal, secret=None)))) == [FlawKind.NO_SECRET]


@pytest.mark.parametrize("secret", [OTHER_SECRET, None])
def test_a_branch_during_a_refill_is_detected(secret: str | None) -> None:
    match = Match(2, "abc")
    for action in (0, 40, 42, 108):
        match.do(ACTIONS[action])
    cut = match.record(SEATS[:2]).until(4)
    record = replace(cut, branch=4, deal=replace(AGAIN, secret=secret))
    assert verify(record)[-1] == Flaw(FlawKind.BRANCH, "branch", "4", rule=Rule.N7)
