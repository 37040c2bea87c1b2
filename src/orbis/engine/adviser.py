"""The command `bot`: what an agent would do in the running game or any position, and what it considered."""

from random import Random
from typing import Any, NamedTuple

from orbis.bots import LEVELS, InvalidCommand, UnknownAgent, make_agent, read_kind
from orbis.engine.requests import (
    BadRequest,
    Illegal,
    Reply,
    Request,
    optional,
    read_actions,
    read_number,
    read_speech,
    read_text,
    read_tile_text,
)
from orbis.native import NativeUnavailable
from orbis.notation import NotationError, parse_state, write_state
from orbis.play import Agent, Budget, Choice, InvalidBudget
from orbis.play.agent import MOST_MILLISECONDS, MOST_SIMULATIONS
from orbis.rules import ACTIONS, STANDARD, State, TileSet, action_id, legal_actions, refusal

DEFAULT_LEVEL = 3


class Position(NamedTuple):
    """A state and the tile set that it is played with."""

    state: State
    tile_set: TileSet


class _Kept(NamedTuple):
    """The agent that answered last, which may remember what it searched."""

    kind: str
    tile_set: TileSet
    agent: Agent


class Adviser:
    """Answers by agents, and keeps the last one as long as the same is asked."""

    def __init__(self) -> None:
        self._kept: _Kept | None = None

    def answer(self, request: Request, game: Position | None) -> Reply:
        """The choice of an agent in the given position, or in that of the running game."""
        given = _position(request)
        kind, budget = _kind(request), _budget(request)
        seed = request.take("seed", optional(read_text), None)
        request.take("options", optional(read_actions), None)
        speech = request.take("lang", read_speech, "en")
        request.finish()
        position = given or game
        if position is None:
            raise BadRequest("there is no game yet: send new first, or a state")
        if not legal_actions(position.state):
            # What refuses any action says why: the game is over (D1), or chance is to answer (N7).
            rule = refusal(position.state, ACTIONS[0])
            assert rule is not None
            raise Illegal(rule, speech)
        agent = self._agent(kind, position.tile_set)
        random = Random(write_state(position.state) if seed is None else seed)
        return _told(agent.choose(position.state, random, budget))

    def _agent(self, kind: str, tile_set: TileSet) -> Agent:
        if self._kept is None or self._kept[:2] != (kind, tile_set):
            try:
                self._kept = _Kept(kind, tile_set, make_agent(kind, tile_set))
            except NativeUnavailable as error:
                raise BadRequest(f"the agent {kind} needs the compiled core: {error}") from None
        return self._kept.agent


def _position(request: Request) -> Position | None:
    text = request.take("state", optional(read_text), None)
    tile_set = request.take("tile_set", optional(read_tile_text), None)
    if text is None:
        if tile_set is not None:
            raise BadRequest("the field 'tile_set' goes with 'state'")
        return None
    tile_set = tile_set or STANDARD
    try:
        return Position(parse_state(text, tile_set), tile_set)
    except NotationError as error:
        raise BadRequest(f"the state is not valid: {error}") from None


def _kind(request: Request) -> str:
    level = request.take("level", optional(read_number(1, len(LEVELS))), None)
    kind = request.take("agent", optional(_read_bot), None)
    if level is not None and kind is not None:
        raise BadRequest("expected a level or an agent, not both")
    return kind or LEVELS[(level or DEFAULT_LEVEL) - 1].name


def _read_bot(value: Any) -> str:
    text = read_text(value)
    try:
        kind = read_kind(text)
    except (UnknownAgent, InvalidBudget, InvalidCommand) as error:
        raise BadRequest(str(error)) from None
    if kind.command:
        raise BadRequest("the engine starts no programs")
    return text


def _budget(request: Request) -> Budget | None:
    milliseconds = request.take("ms", optional(read_number(1, MOST_MILLISECONDS)), None)
    simulations = request.take("simulations", optional(read_number(1, MOST_SIMULATIONS)), None)
    if milliseconds and simulations:
        raise BadRequest("expected a budget in ms or in simulations, not both")
    if milliseconds or simulations:
        return Budget(milliseconds or 0, simulations or 0)
    return None


def _told(choice: Choice) -> Reply:
    candidates = [
        {
            "action": action_id(candidate.action),
            "visits": candidate.visits,
            "seats": [seat._asdict() for seat in candidate.seats],
        }
        for candidate in choice.candidates
    ]
    explanation = {"candidates": candidates, "simulations": choice.simulations, "exact": choice.exact}
    return {"action": action_id(choice.action), "explanation": explanation}
