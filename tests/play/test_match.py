from random import Random
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rulebook import rule

from orbis import native
from orbis.bots import BOTS, Uniform, make_agent
from orbis.notation import (
    Committed,
    NoSuchMoment,
    NotationError,
    Seat,
    Seeded,
    UnfitRecord,
    parse_action,
    parse_record,
    write_record,
    write_state,
)
from orbis.play import IllegalTakeBack, Match
from orbis.play.dealing import Deal
from orbis.play.fairness import commitment_to
from orbis.play.verification import resume
from orbis.rules import ACTIONS, IllegalAction, Rule, State, action_id, legal_actions
from orbis.rules.actions import EndTurn

SECRET = "5e" * 32
SEATS = (Seat("Anna", "human"), Seat("Bot", "uniform"))


def decide(match: Match, decisions: int, seed: int = 1) -> Match:
    """Make up to that many random decisions."""
    random = Random(seed)
    for _ in range(decisions):
        if not match.state.is_over:
            match.do(random.choice(legal_actions(match.state)))
    return match


@pytest.mark.parametrize("decisions", [0, 3, 40])
def test_every_moment_of_a_game_can_be_viewed_again(decisions: int) -> None:
    match = decide(Match(3, "moments"), decisions)
    states = [*(step.state for step in match.history), match.state]
    assert [match.at(moves) for moves in range(match.count + 1)] == states
    for moves in (-1, match.count + 1):
        with pytest.raises(NoSuchMoment):
            match.at(moves)


@rule("Q9")
def test_decisions_of_the_running_turn_are_taken_back_one_by_one() -> None:
    match = Match(2, "abc")
    states = [match.state]
    for action in (0, 40, 42):
        states.append(match.do(ACTIONS[action]))
    for state in reversed(states[:-1]):
        assert match.take_back() == state


@rule("Q9")
def test_earlier_turns_cannot_be_taken_back() -> None:
    match = Match(2, "abc")
    with pytest.raises(IllegalTakeBack) as at_the_start:
        match.take_back()
    assert at_the_start.value.rule is Rule.Q9
    for action in (0, 40, 42, 108):
        match.do(ACTIONS[action])
    with pytest.raises(IllegalTakeBack):
        match.take_back()


@rule("Q9")
def test_the_end_of_a_turn_is_final_even_without_a_reveal() -> None:
    match = Match(2, "abc")
    match.do(next(action for action in legal_actions(match.state) if 9 <= action_id(action) <= 18))
    while not isinstance(legal_actions(match.state)[0], EndTurn):
        match.do(legal_actions(match.state)[0])
    match.do(EndTurn())
    with pytest.raises(IllegalTakeBack):
        match.take_back()


@rule("Q9")
def test_a_finished_game_cannot_be_taken_back() -> None:
    match = decide(Match(2, "abc"), 1000)
    assert match.state.is_over
    with pytest.raises(IllegalTakeBack):
        match.take_back()


@rule("Q9")
@given(st.integers(0, 300), st.integers(0, 9), st.integers(2, 4))
@settings(max_examples=30, deadline=None)
def test_taking_back_and_repeating_gives_an_equal_state(decisions: int, seed: int, players: int) -> None:
    match = decide(Match(players, str(seed)), decisions, seed)
    before, history = match.state, match.history
    if before.is_over or len(legal_actions(before)) == 1:
        return
    action = legal_actions(before)[-1]
    after = match.do(action)
    if after.turn == before.turn:
        assert match.take_back() == before
        assert match.history == history
        assert match.do(action) == after


def test_an_illegal_action_changes_nothing() -> None:
    match = Match(2, "abc")
    before = match.state
    with pytest.raises(IllegalAction) as refused:
        match.do(EndTurn())
    assert refused.value.rule is Rule.N8
    assert (match.state, match.history) == (before, ())


@given(st.integers(0, 400), st.integers(0, 99))
@settings(max_examples=25, deadline=None)
def test_a_match_resumes_from_its_record(decisions: int, seed: int) -> None:
    match = decide(Match(2, str(seed)), decisions, seed)
    again = resume(parse_record(write_record(match.record(SEATS))))
    assert again.state == match.state
    assert again.history == match.history
    assert decide(again, 20).state == decide(match, 20).state


def test_the_secret_is_recorded_only_after_the_end() -> None:
    nonces = ("salt", None)
    match = Match(2, Committed(commitment_to(SECRET), SECRET, nonces))
    assert match.record(SEATS).deal == Committed(commitment_to(SECRET), None, nonces)
    assert SECRET not in write_record(decide(match, 60).record(SEATS))
    assert decide(match, 1000).record(SEATS).deal == Committed(commitment_to(SECRET), SECRET, nonces)
    with pytest.raises(UnfitRecord):
        resume(Match(2, Committed(commitment_to(SECRET), SECRET, nonces)).record(SEATS))


def test_a_seeded_match_records_its_seed() -> None:
    assert Match(2, "abc").record(SEATS).deal == Seeded("abc")


class Watching:
    """Plays like another agent, and records every state it was given."""

    def __init__(self, name: str) -> None:
        self.agent = make_agent(name)
        self.seen: list[tuple[State, int]] = []

    def choose(self, state: State, random: Random) -> int:
        action = action_id(self.agent.choose(state, random).action)
        self.seen.append((state, action))
        return action


@pytest.mark.parametrize("name", [f"{name}@20" for name in BOTS])
def test_permuting_the_undealt_order_changes_nothing_an_agent_sees_or_does(name: str) -> None:
    """Until the first reveal that differs, an agent sees equal states and decides the same."""

    def seen(permute: bool) -> list[tuple[State, int]]:
        match = Match(2, "abc")
        if permute:
            dealt = match._deal
            # The next two tiles stay; all later ones change their order.
            order = (*dealt.order[:2], *reversed(dealt.order[2:13]), *reversed(dealt.order[13:]))
            match._deal = Deal(dealt.display, dealt.gods, order)
        agent = Watching(name)
        random = Random(7)
        while (
            sum(map(len, match.state.stacks)) > len(match._deal.order) - 2
            or match.state.phase.value != "take"
        ):
            match.do(ACTIONS[agent.choose(match.state, random)])
        agent.choose(match.state, random)
        return agent.seen

    assert seen(permute=False) == seen(permute=True)


@given(st.randoms(use_true_random=False), st.integers(2, 4))
@settings(max_examples=20, deadline=None)
def test_no_public_part_of_a_match_shows_the_order_of_the_stacks(random: Random, players: int) -> None:
    match = Match(players, "abc")
    other = Match(players, "abc")
    order = list(match._deal.order)
    random.shuffle(order)
    other._deal = Deal(match._deal.display, match._deal.gods, tuple(order))
    assert match.state == other.state
    assert repr(match.state) == repr(other.state)
    assert match.history == other.history
    assert match.record((SEATS * 2)[:players]) == other.record((SEATS * 2)[:players])
    assert legal_actions(match.state) == legal_actions(other.state)


def test_uniform_play_ends_after_fifteen_rounds() -> None:
    match, random = Match(4, "abc"), Random(1)
    while not match.state.is_over:
        match.do(Uniform().choose(match.state, random).action)
    assert match.state.turn == 60


def test_a_decision_can_be_given_in_notation() -> None:
    match, other = Match(2, "abc"), Match(2, "abc")
    for word in ("b2", "wild", "1>", "end"):
        assert match.do(word) == other.do(parse_action(word))
    with pytest.raises(NotationError, match="column 1: expected a cell such as b2"):
        match.do("b9")
    with pytest.raises(NotationError, match="expected an action"):
        match.do("#37")
    assert match.refusal("build") is Rule.N8
    with pytest.raises(IllegalAction, match="N8 forbids"):
        match.do("build")


def test_a_match_shows_its_moves_and_nothing_hidden() -> None:
    secret = Committed(commitment_to(SECRET), SECRET, ("salt", None))
    for match in (Match(2, "a hidden seed"), Match(2, secret)):
        assert str(match) == ""
        assert repr(decide(match, 3)) == "<Match: 2 players, 3 moves, turn 1.0>"
        shown = f"{decide(match, 10)!r} {match}"
        assert "hidden" not in shown
        assert SECRET not in shown
        assert str(match) in write_record(match.record(SEATS))
    assert repr(decide(match, 1000)).endswith(", over>")


def test_a_seed_is_a_text() -> None:
    with pytest.raises(TypeError, match="expected a seed, which is a text, found 42"):
        Match(2, cast("str", 42))


@pytest.mark.parametrize("seats", [(), (Seat("Ann", "human"),), ("Ann", "Bob")])
def test_a_record_has_a_seat_for_each_player(seats: tuple[Seat, ...]) -> None:
    with pytest.raises(ValueError, match="expected 2 seats"):
        Match(2, "seed").record(seats)


@pytest.fixture(params=["with the core", "without it"])
def core(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "with the core":
        pytest.importorskip("orbis_core")
    else:
        monkeypatch.setattr(native, "available", lambda: False)


@pytest.mark.usefixtures("core")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_says_the_same_with_the_core_and_without(players: int) -> None:
    match, random = Match(players, "told twice"), Random(5)
    while not match.is_over:
        check_what_it_says(match)
        match.advance(random.choice(legal_actions(match.state)))
        if random.random() < 0.1 and match.decided:
            match.take_back()
        if random.random() < 0.02 and match.can_rewind(match.count // 2):
            match.rewind(match.count // 2)
    check_what_it_says(match)


def check_what_it_says(match: Match) -> None:
    state = match.state
    assert match.text == write_state(state)
    assert match.option_ids == tuple(action.id for action in legal_actions(state))
    assert match.totals == tuple(own.total for own in match.score())
    assert (match.turn, match.seat, match.round) == (state.turn, state.seat, state.round)
    assert (match.phase, match.is_over) == (state.phase, state.is_over)


@pytest.mark.usefixtures("core")
@given(st.integers(0, 200), st.integers(2, 4), st.data())
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_match_that_only_advances_is_the_same(decisions: int, players: int, data: st.DataObject) -> None:
    match, other, random = Match(players, "abc"), Match(players, "abc"), Random(decisions)
    for _ in range(decisions):
        if not other.is_over:
            action = ACTIONS[random.choice(other.option_ids)]
            match.do(action)
            other.advance(action)
    assert (other.count, other.decided) == (match.count, match.decided)
    assert other.last_move == (match.moves[-1] if match.moves else None)
    if match.decided and data.draw(st.booleans()):
        match.take_back()
        other.take_back()
    count = data.draw(st.integers(0, match.count))
    assert other.at(count) == match.at(count)
    assert other.state == match.state
    assert (other.moves, other.last_turn, other.history) == (match.moves, match.last_turn, match.history)


@pytest.mark.usefixtures("core")
def test_an_illegal_decision_does_not_advance_a_match() -> None:
    match = decide(Match(2, "abc"), 30)
    text, count = match.text, match.count
    illegal = next(action for action in ACTIONS if match.refusal(action))
    with pytest.raises(IllegalAction) as refused:
        match.advance(illegal)
    assert refused.value.rule == match.refusal(illegal)
    assert (match.text, match.count) == (text, count)


def test_the_core_knows_which_decisions_may_follow_each_other() -> None:
    pytest.importorskip("orbis_core")
    match = decide(Match(2, "abc"), 40)
    while match.decided:
        match.take_back()
    turn: list[int] = []
    while not turn or turn[-1] != EndTurn.id:
        turn.append(match.option_ids[0])
        match.advance(ACTIONS[turn[-1]])
    again = decide(Match(2, "abc"), 40)
    while again.decided:
        again.take_back()
    assert again.surely_allows(turn)
    assert again.surely_allows(turn[:1])
    assert not again.surely_allows([*turn, again.option_ids[0]])
    assert not again.surely_allows(turn[1:])
