"""Lets agents decide in positions, in processes that receive the states as text."""

import json
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from random import Random
from typing import Any, NamedTuple

from orbis.bots import make_agent
from orbis.lab.endgames.endgame_set import SolvedEndgame
from orbis.lab.series.workers import answers, available_jobs
from orbis.notation import parse_state, write_state
from orbis.play import close_agents
from orbis.rules import action_id, legal_actions

TOGETHER = 10
"""How many positions an agent decides in one process at a time; for the next ones it is created again."""


class AgentFailed(RuntimeError):
    def __init__(self, agent: str, reason: str) -> None:
        super().__init__(f"{agent}: {reason}")
        self.agent, self.reason = agent, reason


class Decided(NamedTuple):
    """What an agent chose in a position, by its index in the list, and how long that took."""

    agent: str
    place: int
    action: int
    milliseconds: float


def decide(
    agents: Sequence[str], positions: Sequence[SolvedEndgame], seed: str, jobs: int | None = None
) -> Generator[Decided]:
    """Let all agents decide in all positions, and yield choices as they come; raise `AgentFailed` or `Died`.

    Closing the iterator ends the processes.
    """
    questions = _questions(agents, positions, seed)
    with closing(answers(decide_text, questions, jobs or available_jobs())) as found:
        for answer in found:
            agent = json.loads(answer.question)[0]
            reply = json.loads(answer.text)
            if isinstance(reply, str):
                raise AgentFailed(agent, reply)
            for choice in reply:
                yield Decided(agent, *choice)


def _questions(agents: Sequence[str], positions: Sequence[SolvedEndgame], seed: str) -> Iterator[str]:
    """A few positions at a time, for all agents, so that a run that is stopped early is nearly balanced."""
    parts = -(-len(positions) // TOGETHER)
    for part in range(parts):
        states = [[at, write_state(positions[at].state)] for at in range(part, len(positions), parts)]
        for agent in agents:
            yield json.dumps([agent, seed, states])


def decide_text(question: str) -> str:
    """What an agent chooses in some positions, or why it cannot: text to text, for other processes."""
    kind, seed, states = json.loads(question)
    try:
        agent = make_agent(kind)
    except Exception as error:  # an agent may fail in any way
        return json.dumps(_reason(error))
    try:
        return json.dumps([_decided(agent, at, text, seed) for at, text in states])
    except Exception as error:
        return json.dumps(_reason(error))
    finally:
        close_agents([agent])


def _decided(agent: Any, at: int, text: str, seed: str) -> tuple[int, int, float]:
    state, random = parse_state(text), Random(f"{seed} {at}")
    began = time.perf_counter()
    action = agent.choose(state, random).action
    spent = time.perf_counter() - began
    if action not in legal_actions(state):
        raise ValueError(f"{action} is not legal")
    return at, action_id(action), round(spent * 1000, 3)


def _reason(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
