from collections.abc import Iterator
from random import Random

import pytest
from amount import few_or_all

from orbis.bots import BOTS, Greedy, Uniform, make_agent
from orbis.bots.evaluation import value
from orbis.bots.levels import BY_NAME
from orbis.bots.patience import always
from orbis.play import Agent, Match
from orbis.rules import STANDARD, Phase, State, apply, legal_actions, winners
from orbis.rules.actions import Build, Exchange, TakeGod, TakeTile
from orbis.rules.pieces import ROUNDS


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


def can_build(state: State) -> bool:
    """Whether a tile can be taken and built, with exchanges or without."""
    return any(
        isinstance(action, Build)
        or (
            isinstance(action, TakeTile if state.phase is Phase.TAKE else Exchange)
            and can_build(apply(state, action))
        )
        for action in legal_actions(state)
    )


def gods_taken(agent: Agent, players: int, games: int) -> Iterator[State]:
    """The states in which an agent that plays for everybody takes gods."""
    for seed in range(games):
        match, random = Match(players, f"gods {seed}"), Random(seed)
        while not match.state.is_over:
            action = agent.choose(match.state, random).action
            if isinstance(action, TakeGod):
                yield match.state
            match.do(action)


@pytest.mark.parametrize("level", ["pilgrim", "acolyte"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_god_is_taken_in_the_first_half_of_a_game_while_something_can_be_built(
    level: str, players: int
) -> None:
    games = few_or_all(3, 8)
    taken = list(gods_taken(make_agent(level), players, games))
    assert len(taken) == games * players
    assert [state for state in taken if state.round < 8 and can_build(state)] == []


@pytest.mark.parametrize("level", ["priest", "prophet"])
def test_priest_and_prophet_take_no_god_in_the_first_half_of_a_game_with_two_players(level: str) -> None:
    taken = list(gods_taken(make_agent(level), 2, games=3))
    assert len(taken) == 6
    assert min(state.round for state in taken) >= 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_with_two_players_a_search_waits_with_its_god_and_never_the_oracle(players: int) -> None:
    match, random = Match(players, "abc"), Random(1)
    while not match.state.is_over:
        is_early = players == 2 and match.state.round < 8
        assert {name: level.patience(match.state) for name, level in BY_NAME.items()} == {
            # These take no god because of what they think of one.
            "pilgrim": False,
            "acolyte": False,
            "priest": is_early,
            "prophet": is_early,
            "oracle": False,
        }
        match.do(random.choice(match.options()))


@pytest.mark.parametrize("level", ["pilgrim", "acolyte", "priest", "prophet"])
def test_patience_to_the_end_leaves_the_god_for_the_last_turn(level: str) -> None:
    taken = list(gods_taken(BY_NAME[level].make(STANDARD, patience=always), 2, games=2))
    assert [state.round for state in taken] == [ROUNDS] * 4


def test_uniform_chooses_every_option() -> None:
    state = Match(2, "abc").state
    random = Random(1)
    assert {Uniform().choose(state, random).action for _ in range(500)} == set(legal_actions(state))


def test_worshippers_left_for_the_next_player_lower_the_value() -> None:
    state = Match(2, "abc").state
    corner, centre = apply(state, TakeTile(0)), apply(state, TakeTile(4))
    assert value(corner, 0) > value(centre, 0), "the corner leaves two worshippers, the centre four"
