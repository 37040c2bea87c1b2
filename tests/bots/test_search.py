"""The search agent: reproducible by seed, bounded, and reusing its tree."""

from random import Random

import pytest

from orbis import native
from orbis.bots import Bounds, Greedy, Search, Uniform
from orbis.play import Agent, Budget, Match
from orbis.rules import ACTIONS, STANDARD, State, TileSet, action_id, legal_actions, winners
from orbis.rules.actions import Exchange

FEW = Budget(simulations=60)


def play(agents: list[Agent], seed: str) -> State:
    match, random = Match(len(agents), seed), Random(seed)
    while not match.state.is_over:
        match.do(agents[match.state.seat].choose(match.state, random).action)
    return match.state


def opening(players: int = 2, seed: str = "abc") -> "native.NativeState":
    return native.from_state(Match(players, seed).state)


def searcher(threads: int = 1, nodes: int = 1 << 20) -> "native.Searcher":
    return native.core.Searcher(native.tables_of(STANDARD), threads, nodes)


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_and_simulations_give_the_same_choice(players: int, threads: int) -> None:
    state = Match(players, "abc").state
    choices = [Search(budget=FEW, threads=threads).choose(state, Random(5)) for _ in range(2)]
    assert choices[0] == choices[1]


def test_whole_games_are_reproducible_although_the_tree_is_reused() -> None:
    assert play([Search(budget=FEW), Greedy()], "abc") == play([Search(budget=FEW), Greedy()], "abc")


def test_search_beats_greedy() -> None:
    won = 0
    for seed in range(4):
        agents: list[Agent] = [Greedy(), Greedy()]
        agents[seed % 2] = Search(budget=Budget(simulations=400))
        won += winners(play(agents, f"search {seed}")) == (seed % 2,)
    assert won >= 3


@pytest.mark.parametrize("players", [3, 4])
def test_search_beats_several_uniform_players(players: int) -> None:
    agents: list[Agent] = [Uniform() for _ in range(players)]
    agents[1] = Search(budget=FEW)
    assert winners(play(agents, "several")) == (1,)


def test_visits_add_up_to_the_simulations_and_candidates_are_ranked_by_them() -> None:
    choice = Search(budget=Budget(simulations=300)).choose(Match(2, "abc").state, Random(1))
    visits = [each.visits for each in choice.candidates]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == choice.simulations <= 300
    assert choice.action == choice.candidates[0].action
    best = choice.candidates[0].seats
    assert len(best) == 2
    assert sum(seat.win for seat in best) == pytest.approx(1)
    assert best[0].margin == pytest.approx(best[0].total - best[1].total, abs=1e-6)


def test_a_thrifty_search_stops_once_decided_and_a_full_one_does_not() -> None:
    state = opening()
    assert searcher().search(state, 1, simulations=3000, thrifty=False).simulations == 3000
    assert searcher().search(state, 1, simulations=3000).simulations <= 3000


def test_the_tree_is_reused_within_a_turn() -> None:
    search, state = searcher(), opening()
    first = search.search(state, 1, simulations=2000, thrifty=False)
    state.apply(max(first.branches, key=lambda branch: branch.visits).action)
    while len(state.options()) == 1:
        state.apply(state.options()[0])
    later = search.search(state, 2, simulations=2000, thrifty=False)
    visits = sum(branch.visits for branch in later.branches)
    assert visits > later.simulations, "visits of the first search were kept"
    assert later.simulations < 2000


def test_the_tree_is_reused_after_a_round_that_it_contains() -> None:
    search = Search(budget=Budget(simulations=20_000))
    match, random = Match(2, "abc"), Random(1)
    kept = 0
    for _ in range(40):
        seat, turn = match.state.seat, match.state.turn
        agent: Agent = search if seat == 0 else Greedy()
        choice = agent.choose(match.state, random)
        if seat == 0 and turn > 0 and choice.candidates:
            kept += sum(each.visits for each in choice.candidates) > choice.simulations
        match.do(choice.action)
    assert kept


def test_a_state_of_another_game_starts_a_new_tree() -> None:
    search = searcher()
    search.search(opening(), 1, simulations=500)
    fresh = searcher().search(opening(seed="other"), 2, simulations=500)
    assert search.search(opening(seed="other"), 2, simulations=500) == fresh


def test_the_number_of_nodes_is_bounded() -> None:
    search = searcher(nodes=2048)
    search.search(opening(), 1, simulations=5000, thrifty=False)
    assert search.nodes <= 2048


def test_exchanges_are_considered_only_where_they_help() -> None:
    match, random = Match(2, "exchange"), Random(3)
    search = Search(budget=FEW)
    while not match.state.is_over:
        choice = search.choose(match.state, random)
        if match.state.phase.value == "take":
            assert not any(isinstance(each.action, Exchange) for each in choice.candidates)
        match.do(random.choice(legal_actions(match.state)))


def test_a_search_with_a_time_budget_considers_every_option() -> None:
    report = searcher().search(opening(), 1, milliseconds=30, thrifty=False)
    assert report.simulations >= 32
    assert {ACTIONS[branch.action] for branch in report.branches} == set(legal_actions(Match(2, "abc").state))


def test_invalid_searches_are_refused() -> None:
    search, state = searcher(), opening()
    with pytest.raises(ValueError, match="budget"):
        search.search(state, 1)
    with pytest.raises(ValueError, match="budget"):
        search.search(state, 1, simulations=1, milliseconds=1)
    with pytest.raises(ValueError, match="threads"):
        searcher(threads=0)
    with pytest.raises(ValueError, match="nodes"):
        searcher(nodes=1)
    with pytest.raises(ValueError, match="nothing to simulate"):
        search.evaluate(state, 1, 0)
    over = opening()
    while not over.is_over:
        ids = over.options()
        if ids:
            over.apply(ids[0])
        else:
            over.reveal(next(tile for tile in range(65) if over.awaits(tile)))
    with pytest.raises(ValueError, match="nobody"):
        search.search(over, 1, simulations=1)
    assert search.evaluate(over, 1, 1).results[0].regions == native.score(over)[0].regions


def test_an_evaluation_is_close_to_the_known_value() -> None:
    match, random = Match(2, "near"), Random(2)
    while match.state.turn < 28:
        match.do(Greedy().choose(match.state, random).action)
    state = native.from_state(match.state)
    exact = searcher().evaluate(state, 1, 1, 50_000_000)
    found = searcher().evaluate(state, 1, 20_000)
    assert (exact.exact, found.exact) == (True, False)
    assert found.results[0].win == pytest.approx(exact.results[0].win, abs=0.1)
    assert found.results[0].margin == pytest.approx(exact.results[0].margin, abs=1)


def test_a_state_of_another_tile_set_is_refused() -> None:
    search = native.core.Searcher(native.tables_of(TileSet(STANDARD.tiles[:-1])))
    with pytest.raises(ValueError, match="another tile set"):
        search.search(opening(), 1, simulations=1)


def test_candidates_are_legal_actions() -> None:
    match, random = Match(3, "options"), Random(3)
    search = Search(budget=Budget(simulations=40))
    while not match.state.is_over:
        choice = search.choose(match.state, random)
        options = {action_id(action) for action in legal_actions(match.state)}
        assert {action_id(each.action) for each in choice.candidates} <= options
        match.do(choice.action)


class _Enough(Exception):
    """Somebody does not want to wait any longer."""


def enough() -> None:
    raise _Enough


def test_a_search_ends_when_its_check_raises() -> None:
    search = Search(bounds=Bounds(check=enough))
    with pytest.raises(_Enough):
        search.choose(Match(2, "abc").state, Random(1), Budget(simulations=10_000_000))


def test_a_search_with_a_quiet_check_finds_the_same() -> None:
    state = Match(2, "abc").state
    calls: list[None] = []
    checked = Search(budget=Budget(milliseconds=200), bounds=Bounds(check=lambda: calls.append(None)))
    checked.choose(state, Random(1))
    assert calls
    budget = Budget(simulations=200)
    assert checked.choose(state, Random(1), budget).action in legal_actions(state)


@pytest.mark.parametrize(("learned", "more"), [((), 0), ((2,), 3_600_000)])
def test_the_memory_of_a_search_is_bounded_by_its_nodes(learned: tuple[int, ...], more: int) -> None:
    """A search by a net also keeps what the net said last."""
    search = Search(bounds=Bounds(nodes=4096), learned=learned)
    assert search.bytes == 0
    search.choose(Match(2, "abc").state, Random(1), Budget(simulations=20_000))
    assert 32 * 2000 < search.bytes <= 2 * 32 * 4096 + more
