from random import Random

import pytest

from orbis.bots import BOTS, Greedy, Uniform, make_agent
from orbis.bots.evaluation import value
from orbis.play import Agent, Match
from orbis.rules import State, apply, legal_actions, winners
from orbis.rules.actions import Exchange, TakeTile


def play(agents: list[Agent], seed: str) -> State:
    match, random = Match(len(agents), seed), Random(seed)
    while not match.state.is_over:
        match.do(agents[match.state.seat].choose(match.state, random).action)
    return match.state


@pytest.mark.parametrize("name", [f"{name}@20" for name in BOTS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_plays_legal_games_to_the_end(name: str, players: int) -> None:
    assert play([make_agent(name) for _ in range(players)], "abc").is_over


@pytest.mark.parametrize("name", [f"{name}@20" for name in BOTS])
def test_a_bot_plays_the_same_game_with_the_same_generator(name: str) -> None:
    assert play([make_agent(name), Uniform()], "abc") == play([make_agent(name), Uniform()], "abc")


def test_greedy_beats_uniform_from_both_seats() -> None:
    for seed in range(6):
        agents: list[Agent] = [Uniform(), Uniform()]
        agents[seed % 2] = Greedy()
        assert winners(play(agents, f"greedy {seed}")) == (seed % 2,)


def test_greedy_never_exchanges_without_need() -> None:
    match, random = Match(2, "abc"), Random(1)
    while not match.state.is_over:
        action = Greedy().choose(match.state, random).action
        assert not (isinstance(action, Exchange) and match.state.phase.value == "take")
        match.do(action)


def test_uniform_chooses_every_option() -> None:
    state = Match(2, "abc").state
    random = Random(1)
    assert {Uniform().choose(state, random).action for _ in range(500)} == set(legal_actions(state))


def test_worshippers_left_for_the_next_player_lower_the_value() -> None:
    state = Match(2, "abc").state
    corner, centre = apply(state, TakeTile(0)), apply(state, TakeTile(4))
    assert value(corner, 0) > value(centre, 0), "the corner leaves two worshippers, the centre four"
