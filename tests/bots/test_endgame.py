"""The exact endgame solver against an exhaustive search of every legal action."""

from functools import cache
from random import Random

import pytest

from orbis import native
from orbis.bots import Bounds, Endgame, Greedy, Uniform
from orbis.bots.search import expectations
from orbis.play import Agent, Budget, Match
from orbis.rules import ACTIONS, State, legal_actions, winners
from orbis.rules.scoring import score
from orbis.rules.state import Refilling

ALMOST = 1e-4


def position(players: int, seed: str, turns_left: int, agent: Agent = Uniform()) -> State:  # noqa: B008
    """A state of a game, that many turns before its end."""
    match, random = Match(players, seed), Random(seed)
    while match.state.turn < 15 * players - turns_left:
        match.do(agent.choose(match.state, random).action)
    return match.state


class Plain:
    """Searches every legal action and every possible reveal, including exchanges in any order."""

    def __init__(self) -> None:
        self._known: dict[bytes, tuple[tuple[float, float], ...]] = {}

    def values(self, state: "native.NativeState") -> tuple[tuple[float, float], ...]:
        """The win chance and margin of each seat."""
        key = state.to_bytes()
        if key not in self._known:
            self._known[key] = self._look(state)
        return self._known[key]

    def _look(self, state: "native.NativeState") -> tuple[tuple[float, float], ...]:
        if state.is_over:
            totals = [each.total for each in native.score(state)]
            won = state.winners()
            return tuple(
                (
                    (seat in won) / len(won),
                    total - max(other for place, other in enumerate(totals) if place != seat),
                )
                for seat, total in enumerate(totals)
            )
        if options := state.options():
            return max((self.after(state, id) for id in options), key=lambda each: ranked(each[state.seat]))
        tiles = [tile for tile in range(len(native.tile_set_of(state).tiles)) if state.awaits(tile)]
        parts = []
        for tile in tiles:
            next_state = state.copy()
            next_state.reveal(tile)
            parts.append(self.values(next_state))
        return tuple(
            (
                sum(part[seat][0] for part in parts) / len(parts),
                sum(part[seat][1] for part in parts) / len(parts),
            )
            for seat in range(state.players)
        )

    def after(self, state: "native.NativeState", id: int) -> tuple[tuple[float, float], ...]:
        next_state = state.copy()
        next_state.apply(id)
        return self.values(next_state)


def value_of(result: "native.MeanResult") -> tuple[float, float]:
    return result.win, result.margin


def ranked(value: tuple[float, float]) -> tuple[float, float]:
    return round(value[0], 6), value[1]


@cache
def searcher() -> "native.Searcher":
    state = position(2, "any", 1)
    return native.core.Searcher(native.from_state(state).tables, nodes=1024)


SOON = [0, 1, 3, 4, 6, 7, 8, 10, 13, 14, 15, 16]
SOON_IN_ROUND = [6, 10, 11, 13, 22, 25, 27, 30]
"""Seeds of positions small enough for an exhaustive search."""


@pytest.mark.parametrize("seed", SOON)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_of_the_last_turn_has_its_exhaustive_value(players: int, seed: int) -> None:
    check_against_plain(position(players, f"end {seed}", 1))


@pytest.mark.parametrize("seed", SOON_IN_ROUND)
def test_every_option_of_the_last_round_has_its_exhaustive_value(seed: int) -> None:
    check_against_plain(position(2, f"spent {seed}", 2, Greedy()))


def check_against_plain(before: State) -> None:
    state = native.from_state(before)
    solution = searcher().solve(state, 10_000_000)
    assert solution is not None
    plain = Plain()
    best = max(ranked(plain.after(state, id)[state.seat]) for id in state.options())
    for id, results in solution.results.items():
        assert value_of(results[state.seat]) == pytest.approx(plain.after(state, id)[state.seat], abs=ALMOST)
    assert ranked(plain.after(state, solution.best)[state.seat]) == pytest.approx(best, abs=ALMOST)


@pytest.mark.parametrize("seed", SOON_IN_ROUND)
def test_a_state_waiting_for_a_reveal_is_worth_the_mean_of_its_outcomes(seed: int) -> None:
    state = native.from_state(position(2, f"spent {seed}", 2, Greedy()))
    while state.options():
        state.apply(state.options()[0])
    evaluation = searcher().evaluate(state, 1, 1, 10_000_000)
    assert evaluation.exact
    values = Plain().values(state)
    assert [value_of(each) for each in evaluation.results] == [
        pytest.approx(value, abs=ALMOST) for value in values
    ]


def test_the_parts_of_the_expected_score_add_up_to_the_margin() -> None:
    state = native.from_state(position(2, "parts", 1))
    evaluation = searcher().evaluate(state, 1, 1, 1_000_000)
    assert evaluation.exact
    one, two = expectations(evaluation.results)
    assert one.total - two.total == pytest.approx(one.margin, abs=ALMOST)
    assert one.win + two.win == pytest.approx(1, abs=ALMOST)


def test_too_few_nodes_give_no_solution() -> None:
    state = native.from_state(position(2, "end", 4))
    assert searcher().solve(state, 10) is None
    assert searcher().evaluate(state, 1, 100, 10).exact is False


def test_the_agent_still_saves_points_in_a_lost_game() -> None:
    """The agent's choices lead to the exhaustive value."""
    agent, random = Endgame(budget=Budget(simulations=1_000_000)), Random(1)
    for seed in range(3):
        match = Match(2, f"lost {seed}")
        while match.state.turn < 29:
            match.do(Greedy().choose(match.state, random).action)
        value = Plain().values(native.from_state(match.state))[1]
        while not match.state.is_over:
            choice = agent.choose(match.state, random)
            assert choice.exact or len(legal_actions(match.state)) == 1
            match.do(choice.action)
        totals = [each.total for each in score(match.state)]
        won = winners(match.state)
        assert ((1 in won) / len(won), totals[1] - totals[0]) == pytest.approx(value, abs=ALMOST)


def test_the_agent_is_greedy_before_the_endgame() -> None:
    state = Match(2, "abc").state
    choice = Endgame(budget=Budget(simulations=10)).choose(state, Random(1))
    assert not choice.exact
    assert choice.action in legal_actions(state)


def test_option_ids_are_the_legal_actions() -> None:
    state = position(2, "ids", 1)
    solution = searcher().solve(native.from_state(state), 1_000_000)
    assert solution is not None
    assert {ACTIONS[id] for id in solution.results} <= set(legal_actions(state))
    assert not isinstance(state.decision, Refilling)


class _Enough(Exception):
    """Somebody does not want to wait any longer."""


def enough() -> None:
    raise _Enough


def test_solving_ends_when_its_check_raises() -> None:
    bot = Endgame(budget=Budget(simulations=1_000_000_000), bounds=Bounds(check=enough))
    with pytest.raises(_Enough):
        bot.choose(Match(4, "abc").state, Random(1))
