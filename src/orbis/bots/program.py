"""Somebody's own program in a seat: each decision is a request in one line of JSON, answered by one line."""

import json
import shlex
from collections.abc import Sequence
from random import Random
from typing import Any

from orbis.bots.child import Child
from orbis.notation import write_state
from orbis.play.agent import Budget, Choice, Forfeit, Lapse
from orbis.rules import ACTIONS, STANDARD, Action, State, TileSet, action_id, legal_actions, refusal
from orbis.rules.tileset import write_tiles

DEFAULT_BUDGET = Budget(milliseconds=1000)

SECONDS_A_SIMULATION = 0.01
GRACE = 5.0
"""How many seconds after its budget an answer may still come."""

START = 10.0
"""How many additional seconds the first answer may take."""


def read_command(command: str) -> tuple[str, ...]:
    """Split a command as a shell does; raise `ValueError` if it is empty or a quote does not close."""
    words = tuple(shlex.split(command))
    if not words:
        raise ValueError("no program is named")
    return words


class Program:
    """Lets a program choose; it starts with the first decision, and never learns the seed of the deal."""

    def __init__(
        self, arguments: Sequence[str], tile_set: TileSet = STANDARD, budget: Budget | None = None
    ) -> None:
        self._arguments = arguments
        self._tile_set = tile_set
        self._budget = budget or DEFAULT_BUDGET
        self._child: Child | None = None

    def choose(self, state: State, _random: Random, budget: Budget | None = None, /) -> Choice:
        """Ask the program; raise `Forfeit` if it fails, and end it."""
        try:
            return Choice(_action(self._ask(state, budget or self._budget), state))
        except Forfeit as forfeit:
            forfeit.said = self._child.last_lines() if self._child else ()
            self._kill()
            raise
        except BaseException:
            # A late answer would be taken for the next one.
            self._kill()
            raise

    def _ask(self, state: State, budget: Budget) -> bytes:
        seconds = budget.milliseconds / 1000 + budget.simulations * SECONDS_A_SIMULATION + GRACE
        if self._child is None:
            self._child = Child(self._arguments)
            seconds += START
        return self._child.ask(json.dumps(self._request(state, budget)).encode(), seconds)

    def _request(self, state: State, budget: Budget) -> dict[str, object]:
        """Everything a program gets: the public state, the legal options, and the time to think."""
        request: dict[str, object] = {"cmd": "bot", "state": write_state(state)}
        request["options"] = [action_id(action) for action in legal_actions(state)]
        if self._tile_set != STANDARD:
            request["tile_set"] = write_tiles(self._tile_set)
        if budget.milliseconds:
            return {**request, "ms": budget.milliseconds}
        return {**request, "simulations": budget.simulations}

    def _kill(self) -> None:
        child, self._child = self._child, None
        if child:
            child.kill()

    def close(self) -> None:
        child, self._child = self._child, None
        if child:
            child.close()


def _action(line: bytes, state: State) -> Action:
    """The action that an answer chooses; raise `Forfeit` if it is unreadable or illegal."""
    answer = _read(line)
    if answer.get("ok") is not True:
        error = answer.get("error")
        message = error.get("message") if isinstance(error, dict) else error
        raise Forfeit(Lapse.REFUSED, _shortened(message if isinstance(message, str) else line))
    id = answer.get("action")
    if type(id) is not int or not 0 <= id < len(ACTIONS):
        raise Forfeit(Lapse.GARBLED, _shortened(line))
    rule = refusal(state, ACTIONS[id])
    if rule is not None:
        raise Forfeit(Lapse.ILLEGAL, f"{id} ({rule.value})")
    return ACTIONS[id]


def _read(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise Forfeit(Lapse.GARBLED, _shortened(line))
    return answer


def _shortened(said: str | bytes) -> str:
    text = said if isinstance(said, str) else said.decode(errors="replace").rstrip()
    shown = "".join(character if character.isprintable() else "?" for character in text[:81])
    return shown if len(shown) <= 80 else f"{shown[:79]}…"
