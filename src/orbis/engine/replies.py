"""Replies, one line of JSON each."""

from typing import Literal

import msgspec

from orbis.rules import Phase, Rule
from orbis.wire.game import ScoreParts
from orbis.wire.state import State


class Done(msgspec.Struct, frozen=True, kw_only=True):
    ok: Literal[True] = True


class OptionsReply(Done, frozen=True, kw_only=True):
    seat: int | None
    phase: Phase
    options: tuple[int, ...]


class WhyReply(Done, frozen=True, kw_only=True):
    rule: Rule | None
    text: str | None


class ScoreReply(Done, frozen=True, kw_only=True):
    """The scores as if the game ended now, and who would win."""

    scores: tuple[ScoreParts, ...]
    winners: tuple[int, ...]


class StateReply(Done, frozen=True, kw_only=True):
    """The public state as JSON and in notation."""

    state: State
    text: str


class PerftReply(Done, frozen=True, kw_only=True):
    nodes: int


class Considered(msgspec.Struct, frozen=True):
    """An action that a bot considered: how often, and what every seat can expect after it."""

    action: int
    visits: int
    seats: tuple[dict[str, float], ...]


class Explanation(msgspec.Struct, frozen=True):
    """What a bot considered, best first, if it can say so."""

    candidates: tuple[Considered, ...]
    simulations: int
    exact: bool


class BotReply(Done, frozen=True, kw_only=True):
    action: int
    explanation: Explanation


class EngineError(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a request was refused; for an illegal one, the rule and the index of the action."""

    code: Literal["bad_request", "illegal"]
    rule: Rule | None = None
    message: str
    at: int | None = None


class ErrorReply(msgspec.Struct, frozen=True, kw_only=True):
    ok: Literal[False] = False
    error: EngineError
