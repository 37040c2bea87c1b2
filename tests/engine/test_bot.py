"""The command `bot`: agents that advise, in the running game or any position, and the engine in a seat."""

import json
import shlex
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orbis.bots import LEVELS, Uniform, make_agent
from orbis.engine import BACKENDS, Engine
from orbis.engine import adviser as advising
from orbis.notation import write_state
from orbis.play import Agent, Budget, Candidate, Choice, Expectation, Match, close_agents
from orbis.rules import STANDARD, State, TileSet, action_id, apply, legal_actions, read_tiles
from orbis.rules.actions import EndTurn
from orbis.rules.state import Refilling
from orbis.rules.tileset import write_tiles

CUSTOM = Path(__file__).parent.parent / "golden" / "custom.csv"
STATE = write_state(Match(3, "elsewhere").state)
ENGINE = shlex.join((sys.executable, "-m", "orbis", "engine"))


def ask(engine: Engine, **request: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(engine.reply(json.dumps({"cmd": "bot", **request}).encode()))
    return answer


def started(backend: str = "python", **fields: object) -> Engine:
    engine = Engine(backend)
    new = {"cmd": "new", "players": 2, "seed": "abc", **fields}
    assert json.loads(engine.reply(json.dumps(new).encode())) == {"ok": True}
    return engine


def chosen(kind: str, state: State, seed: str | None = None) -> int:
    """The action id that a new agent of a kind chooses."""
    random = Random(write_state(state) if seed is None else seed)
    return action_id(make_agent(kind).choose(state, random).action)


@pytest.mark.parametrize("backend", BACKENDS)
def test_advice_on_the_running_game_does_not_change_it(backend: str) -> None:
    if backend == "native":
        pytest.importorskip("orbis_core")
    engine, state = started(backend), Match(2, "abc").state
    for level in range(1, 6):
        assert ask(engine, level=level, ms=20)["action"] in map(action_id, legal_actions(state))
    for kind in ("uniform", "greedy"):
        assert ask(engine, agent=kind)["action"] == chosen(kind, state)
    assert ask(engine, agent="uniform", seed="x")["action"] == chosen("uniform", state, "x")
    assert json.loads(engine.reply(b'{"cmd":"state"}'))["text"] == write_state(state)


def test_advice_on_any_position_needs_no_game() -> None:
    state = Match(3, "elsewhere").state
    assert ask(Engine(), state=STATE, agent="greedy")["action"] == chosen("greedy", state)
    assert ask(started(), state=STATE, agent="greedy")["action"] == chosen("greedy", state)


def test_custom_tiles_come_with_the_game_or_with_the_state() -> None:
    tile_set = read_tiles(CUSTOM.read_bytes())
    state = Match(2, "abc", tile_set).state
    played = ask(started(tiles=str(CUSTOM)), agent="greedy")
    given = ask(Engine(), state=write_state(state), tile_set=write_tiles(tile_set), agent="greedy")
    assert played == given
    assert played["action"] == chosen("greedy", state)
    assert ask(Engine(), state=write_state(state))["error"]["code"] == "bad_request"


class Thinker:
    """An agent that reports candidates and records what it was asked."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.budgets: list[Budget | None] = []

    def choose(self, state: State, _random: Random, budget: Budget | None = None, /) -> Choice:
        self.budgets.append(budget)
        action = legal_actions(state)[0]
        expected = Expectation(0.5, 1.5, 10.0, -1.0, 2.0, 3.0, 4.0)
        return Choice(action, (Candidate(action, 7, (expected,)),), len(self.budgets), exact=True)


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> list[Thinker]:
    made: list[Thinker] = []

    def make(kind: str, _tile_set: TileSet = STANDARD) -> Thinker:
        made.append(Thinker(kind))
        return made[-1]

    monkeypatch.setattr(advising, "make_agent", make)
    return made


def test_candidates_are_reported(thinkers: list[Thinker]) -> None:
    parts = {"win": 0.5, "margin": 1.5, "regions": 10.0, "wildernesses": -1.0, "temple": 2.0, "god": 3.0}
    candidate = {"action": 0, "visits": 7, "seats": [{**parts, "worshippers": 4.0}]}
    explanation = {"candidates": [candidate], "simulations": 1, "exact": True}
    assert ask(Engine(), state=STATE) == {"ok": True, "action": 0, "explanation": explanation}
    assert len(thinkers) == 1


def test_a_level_is_a_kind(thinkers: list[Thinker]) -> None:
    for level in ({}, {"level": 3}, {"level": 1}, {"level": 5}):
        ask(Engine(), state=STATE, **level)
    assert [each.kind for each in thinkers] == [LEVELS[index].name for index in (2, 2, 0, 4)]


def test_an_agent_is_reused_while_its_kind_stays_the_same(thinkers: list[Thinker]) -> None:
    engine = Engine()
    for budget in ({}, {"ms": 5}, {"simulations": 6}):
        ask(engine, state=STATE, agent="greedy", **budget)
    ask(engine, state=STATE, agent="greedy", ms=-1)
    assert [each.budgets for each in thinkers] == [[None, Budget(milliseconds=5), Budget(simulations=6)]]
    ask(engine, state=STATE, agent="uniform")
    ask(engine, state=STATE, agent="greedy")
    assert len(thinkers) == 3


BAD: list[dict[str, object]] = [
    {"level": 0},
    {"level": 6},
    {"level": "3"},
    {"level": True},
    {"level": 3, "agent": "greedy"},
    {"agent": "nobody"},
    {"agent": "greedy@soon"},
    {"agent": "program"},
    {"agent": "program /bin/true"},
    {"agent": 3},
    {"ms": 5, "simulations": 5},
    {"ms": 0},
    {"ms": 10**9},
    {"simulations": 0.5},
    {"seed": 1},
    {"state": ""},
    {"state": STATE + " "},
    {"state": STATE.replace("G", "H")},
    {"state": 7},
    {"tile_set": CUSTOM.read_text()},
    {"state": STATE, "tile_set": "nonsense"},
    {"state": STATE, "tiles": str(CUSTOM)},
    {"options": [109]},
    {"lang": "xx"},
    {"more": 1},
]


@pytest.mark.parametrize("fields", BAD, ids=str)
def test_an_invalid_request_changes_nothing(fields: dict[str, object]) -> None:
    engine = started()
    before = engine.reply(b'{"cmd":"state"}')
    reply = ask(engine, **fields)
    assert reply["error"]["code"] == "bad_request"
    assert reply["error"]["message"]
    assert engine.reply(b'{"cmd":"state"}') == before


def test_a_request_without_a_game_or_a_state_is_refused() -> None:
    assert "send new first" in ask(Engine())["error"]["message"]


def test_a_state_without_a_decision_is_refused_with_its_rule() -> None:
    match, random = Match(2, "abc"), Random(1)
    chance = None
    while not match.state.is_over:
        action = random.choice(match.options())
        if isinstance(action, EndTurn) and isinstance(apply(match.state, action).decision, Refilling):
            chance = apply(match.state, action)
        match.do(action)
    assert chance is not None
    for state, rule in ((match.state, "D1"), (chance, "N7")):
        error = ask(Engine(), state=write_state(state))["error"]
        assert (error["code"], error["rule"]) == ("illegal", rule)


json_values = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just(STATE)


@given(
    st.dictionaries(
        st.sampled_from(["level", "agent", "ms", "simulations", "state", "tile_set", "seed", "options"]),
        json_values,
    )
)
@settings(deadline=None)
def test_any_json_gets_an_answer(fields: dict[str, Any]) -> None:
    assert ask(started(), **fields)["ok"] in {True, False}


def play(agents: list[Agent], tile_set: TileSet = STANDARD) -> State:
    match, random = Match(len(agents), "abc", tile_set), Random(1)
    try:
        while not match.state.is_over:
            match.do(agents[match.state.seat].choose(match.state, random).action)
    finally:
        close_agents(agents)
    return match.state


@pytest.mark.parametrize("players", [2, 4])
def test_the_engine_in_a_seat_plays_a_whole_game(players: int) -> None:
    engine = make_agent(f"program@20ms {ENGINE}")
    assert play([engine, *[Uniform()] * (players - 1)]).is_over


def test_the_engine_in_a_seat_plays_with_custom_tiles() -> None:
    tile_set = read_tiles(CUSTOM.read_bytes())
    engine = make_agent(f"program@5 {ENGINE}", tile_set)
    assert play([engine, Uniform()], tile_set).is_over
