"""The command `bot`: what an agent would do in the running game or any position, and what it considered."""

from random import Random
from typing import NamedTuple

from orbis.bots import LEVELS, InvalidCommand, UnknownAgent, make_agent, read_kind
from orbis.engine.replies import BotReply, Considered, Explanation
from orbis.engine.requests import BadRequest, BotRequest, Illegal, read_tile_text
from orbis.native import NativeUnavailable
from orbis.notation import NotationError, parse_state, write_state
from orbis.play import Agent, Budget, Choice, InvalidBudget
from orbis.rules import ACTIONS, STANDARD, State, TileSet, legal_actions, refusal

DEFAULT_LEVEL = 3


class Position(NamedTuple):
    state: State
    tile_set: TileSet


class _Kept(NamedTuple):
    """The agent that answered last, which may remember what it searched."""

    kind: str
    tile_set: TileSet
    agent: Agent


class Adviser:
    """Lets agents answer, and keeps the last one while the same kind is asked for."""

    def __init__(self) -> None:
        self._kept: _Kept | None = None

    def answer(self, request: BotRequest, game: Position | None) -> BotReply:
        """The choice of an agent in the given position, or else in the running game."""
        given, kind, budget, speech = _position(request), _kind(request), _budget(request), request.speech
        position = given or game
        if position is None:
            raise BadRequest("there is no game yet: send new first, or a state")
        if not legal_actions(position.state):
            # Asking why any action is illegal gives the rule: the game is over (D1), or chance answers (N7).
            rule = refusal(position.state, ACTIONS[0])
            assert rule is not None
            raise Illegal(rule, speech)
        agent = self._agent(kind, position.tile_set)
        random = Random(write_state(position.state) if request.seed is None else request.seed)
        return _reply(agent.choose(position.state, random, budget))

    def _agent(self, kind: str, tile_set: TileSet) -> Agent:
        if self._kept is None or self._kept[:2] != (kind, tile_set):
            try:
                self._kept = _Kept(kind, tile_set, make_agent(kind, tile_set))
            except NativeUnavailable as error:
                raise BadRequest(f"the agent {kind} needs the compiled core: {error}") from None
        return self._kept.agent


def _position(request: BotRequest) -> Position | None:
    tile_set = None if request.tile_set is None else read_tile_text(request.tile_set)
    if request.state is None:
        if tile_set is not None:
            raise BadRequest("the field 'tile_set' goes with 'state'")
        return None
    tile_set = tile_set or STANDARD
    try:
        return Position(parse_state(request.state, tile_set), tile_set)
    except NotationError as error:
        raise BadRequest(f"the state is not valid: {error}") from None


def _kind(request: BotRequest) -> str:
    if request.agent is None:
        return LEVELS[(request.level or DEFAULT_LEVEL) - 1].name
    if request.level is not None:
        raise BadRequest("expected a level or an agent, not both")
    try:
        kind = read_kind(request.agent)
    except (UnknownAgent, InvalidBudget, InvalidCommand) as error:
        raise BadRequest(str(error)) from None
    if kind.command:
        raise BadRequest("the engine starts no programs")
    return request.agent


def _budget(request: BotRequest) -> Budget | None:
    if request.ms and request.simulations:
        raise BadRequest("expected a budget in ms or in simulations, not both")
    if request.ms or request.simulations:
        return Budget(request.ms or 0, request.simulations or 0)
    return None


def _reply(choice: Choice) -> BotReply:
    candidates = tuple(
        Considered(each.action.id, each.visits, tuple(seat._asdict() for seat in each.seats))
        for each in choice.candidates
    )
    explanation = Explanation(candidates, choice.simulations, choice.exact)
    return BotReply(action=choice.action.id, explanation=explanation)
