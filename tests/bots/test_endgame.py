"""The exact endgame solver against an exhaustive search of every legal action."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from amount import few_or_all

from orbis import native
from orbis.bots import Bounds, Endgame, Greedy, Uniform
from orbis.bots.search import expectations
from orbis.notation import parse_state
from orbis.play import Agent, Budget, Match
from orbis.rules import ACTIONS, STANDARD, State, TileSet, legal_actions, winners
from orbis.rules.pieces import COLOURS, Volcano
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


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


# Seeds of positions small enough for an exhaustive search.
SOON = [0, 1, 3, 4, 6, 7, 8, 10, 13, 14, 15, 16]
SOON_IN_ROUND = [6, 10, 11, 13, 22, 25, 27, 30]
SOON_IN_THREE_TURNS = few_or_all(
    [3, 6, 24, 31, 53, 80],
    _numbers(
        "1 3 6 12 13 16 22 24 26 30 31 38 43 49 50 53 54 56 66 69 71 72 80 83 84 85 89 91 92 94 96 98 99 "
        "101 105 107 110 111 114 116 117"
    ),
)
SOON_IN_FOUR_TURNS = few_or_all([12], [9, 12])


@pytest.mark.parametrize("seed", SOON)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_of_the_last_turn_has_its_exhaustive_value(players: int, seed: int) -> None:
    check_against_plain(position(players, f"end {seed}", 1))


@pytest.mark.parametrize("seed", SOON_IN_ROUND)
def test_every_option_of_the_last_round_has_its_exhaustive_value(seed: int) -> None:
    check_against_plain(position(2, f"spent {seed}", 2, Greedy()))


@pytest.mark.parametrize("seed", SOON_IN_THREE_TURNS)
def test_every_option_of_the_last_three_turns_has_its_exhaustive_value(seed: int) -> None:
    check_against_plain(position(2, f"three {seed}", 3, Greedy()))


@pytest.mark.parametrize("seed", SOON_IN_FOUR_TURNS)
def test_every_option_of_the_last_two_rounds_has_its_exhaustive_value(seed: int) -> None:
    check_against_plain(position(2, f"four {seed}", 4, Greedy()))


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


@pytest.mark.parametrize("seed", range(4))
def test_the_best_option_comes_first_and_the_others_as_far_as_nodes_allow(seed: int) -> None:
    state = native.from_state(position(2, f"hasty {seed}", 3, Greedy()))
    whole = searcher().solve(state, 100_000_000)
    assert whole is not None
    told = []
    for nodes in (
        *range(whole.nodes // 20, whole.nodes - 9, whole.nodes // 40),
        whole.nodes - 9,
        whole.nodes,
    ):
        if (some := searcher().solve(state, nodes)) is not None:
            assert some.best == whole.best
            assert some.results.items() <= whole.results.items()
            assert (some.nodes > nodes) == (len(some.results) < len(whole.results))
            told.append(len(some.results))
    assert told == sorted(told)
    assert told[-1] == len(whole.results)


MANY_STRIKES = (
    "26 28B1O1,55W1G1R1,59O1/51W1B1G1,40,60W1B1G1/54,13W2B3G1R1,46 -|-|41,45,56,61 G7"
    " W2B4G2R1O1:-:G4:4,16,8,1,33/49,29,21,~/~,~/24;B1G1R3O3:WBR:G9:32,0,17,10,20/12,18,36,44/63,~/5 take"
)
"""Two rounds before the end, with more ways to play a turn than are kept at a time."""


def test_a_turn_with_very_many_outcomes_is_solved() -> None:
    assert searcher().solve(native.from_state(parse_state(MANY_STRIKES)), 5_000_000) is not None


def test_volcanoes_that_strike_many_are_solved_or_given_up() -> None:
    """A set of strikes is looked at once, whatever their order, and the nodes limit them, too."""
    volcano = Volcano(COLOURS, 9)
    tiles = TileSet(
        tuple(
            replace(tile, effect=volcano) if isinstance(tile.effect, Volcano) else tile
            for tile in STANDARD.tiles
        )
    )
    for seed in range(few_or_all(3, 12)):
        match, random = Match(2, f"v{seed}", tiles), Random(seed)
        while match.state.turn < 28:
            match.do(Greedy().choose(match.state, random).action)
        found = native.core.Searcher(native.tables_of(tiles)).solve(
            native.from_state(match.state, tiles), 100_000
        )
        assert found is None or found.nodes < 200_000


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
