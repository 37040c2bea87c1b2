"""The engine protocol: requests and replies as JSON lines, so that any program can play and check us.

`docs/engine.md` describes it. A request that cannot be understood gets `bad_request` and changes nothing.
"""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from orbis.locales import Speech, UnknownLanguage
from orbis.locales.languages import known_language
from orbis.notation import state_json
from orbis.play import IllegalTakeBack, Match
from orbis.play.twin import NativeMatch
from orbis.rules import (
    ACTIONS,
    STANDARD,
    Action,
    IllegalAction,
    IllegalSetup,
    InvalidTileSet,
    Rule,
    TileSet,
    action_id,
    read_tiles,
)

Reply = dict[str, object]
Value = TypeVar("Value")

LONGEST_LINE = 1_000_000
"""How many bytes a request may have."""

_REQUIRED = object()


class BadRequest(ValueError):
    """A request that cannot be understood, or not now."""


class Illegal(Exception):
    """A request that a rule forbids."""

    def __init__(self, rule: Rule, speech: Speech, at: int | None = None) -> None:
        super().__init__(rule.value)
        self.error: Reply = {"code": "illegal", "rule": rule.value, "message": speech.rule(rule)}
        if at is not None:
            self.error["at"] = at


class Request:
    """The fields of a request, each taken once; what is left over was not understood."""

    def __init__(self, line: bytes) -> None:
        try:
            content = json.loads(line, object_pairs_hook=_unique, parse_constant=_no_constant)
        except (ValueError, RecursionError) as error:
            raise BadRequest(f"expected one JSON object a line: {error}") from None
        if not isinstance(content, dict):
            raise BadRequest("expected a JSON object")
        self._fields: dict[str, Any] = content

    def take(self, name: str, parse: Callable[[Any], Value], default: Any = _REQUIRED) -> Value:
        """The value of a field, or its default."""
        if name not in self._fields:
            if default is _REQUIRED:
                raise BadRequest(f"the field {name!r} is missing")
            return parse(default)
        return parse(self._fields.pop(name))

    def finish(self) -> None:
        """Refuse fields that nobody took."""
        if self._fields:
            raise BadRequest(f"unknown field {next(iter(self._fields))!r}")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a field is given twice")
    return fields


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise BadRequest(f"expected a text, found {json.dumps(value)[:40]}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise BadRequest("expected a text of whole Unicode characters") from None
    return value


def _number(low: int, high: int) -> Callable[[Any], int]:
    def parse(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise BadRequest(f"expected a whole number from {low} to {high}, found {json.dumps(value)[:40]}")
        return value

    return parse


_action: Callable[[Any], int] = _number(0, len(ACTIONS) - 1)


def _actions(value: Any) -> list[Action]:
    if not isinstance(value, list):
        raise BadRequest("expected a list of action ids")
    return [ACTIONS[_action(id)] for id in value]


def _speech(value: Any) -> Speech:
    try:
        return Speech(known_language(_text(value)))
    except UnknownLanguage as error:
        raise BadRequest(str(error)) from None


def _tile_set(value: Any) -> TileSet:
    if value is None:
        return STANDARD
    try:
        with Path(_text(value)).open("rb") as file:
            return read_tiles(file.read(LONGEST_LINE))
    except InvalidTileSet as error:
        raise BadRequest(f"the tile set is not valid: {error}") from None
    except (OSError, ValueError) as error:
        raise BadRequest(f"the tile set cannot be read: {error}") from None


BACKENDS: dict[str, Callable[[int, str, TileSet], Match | NativeMatch]] = {
    "python": Match,
    "native": NativeMatch,
}
"""Who plays the games."""


class Engine:
    """One game at a time, driven by requests."""

    def __init__(self, backend: str = "python") -> None:
        self._start = BACKENDS[backend]
        self._match: Match | NativeMatch | None = None
        self._commands: dict[str, Callable[[Request], Reply]] = {
            "new": self._new,
            "options": self._options,
            "do": self._do,
            "why": self._why,
            "undo": self._undo,
            "score": self._score,
            "state": self._state,
            "perft": self._perft,
        }

    def reply(self, line: bytes) -> Reply:
        """The reply to one request."""
        try:
            request = Request(line)
            command = request.take("cmd", _text)
            if command not in self._commands:
                raise BadRequest(f"unknown cmd {command!r}; there are {', '.join(self._commands)}")
            return {"ok": True, **self._commands[command](request)}
        except BadRequest as error:
            return {"ok": False, "error": {"code": "bad_request", "message": str(error)}}
        except Illegal as illegal:
            return {"ok": False, "error": illegal.error}

    def _game(self) -> Match | NativeMatch:
        if self._match is None:
            raise BadRequest("there is no game yet: send new first")
        return self._match

    def _new(self, request: Request) -> Reply:
        players = request.take("players", _number(2, 4))
        seed = request.take("seed", _text)
        tile_set = request.take("tiles", _tile_set, None)
        speech = request.take("lang", _speech, "en")
        request.finish()
        try:
            self._match = self._start(players, seed, tile_set)
        except IllegalSetup as error:
            raise Illegal(error.rule, speech) from None
        return {}

    def _options(self, request: Request) -> Reply:
        request.finish()
        match = self._game()
        state = match.state
        return {
            "seat": None if state.is_over else state.seat,
            "phase": state.phase.value,
            "options": [action_id(action) for action in match.options()],
        }

    def _do(self, request: Request) -> Reply:
        actions = request.take("actions", _actions)
        speech = request.take("lang", _speech, "en")
        request.finish()
        match = self._game()
        for at, action in enumerate(actions):
            try:
                match.do(action)
            except IllegalAction as error:
                raise Illegal(error.rule, speech, at) from None
        return {}

    def _why(self, request: Request) -> Reply:
        action = ACTIONS[request.take("action", _action)]
        speech = request.take("lang", _speech, "en")
        request.finish()
        rule = self._game().refusal(action)
        return {"rule": rule and rule.value, "text": rule and speech.rule(rule)}

    def _undo(self, request: Request) -> Reply:
        speech = request.take("lang", _speech, "en")
        request.finish()
        try:
            self._game().take_back()
        except IllegalTakeBack as error:
            raise Illegal(error.rule, speech) from None
        return {}

    def _score(self, request: Request) -> Reply:
        request.finish()
        match = self._game()
        parts = ("regions", "wildernesses", "temple", "god", "total", "worshippers")
        scores = [{part: getattr(each, part) for part in parts} for each in match.score()]
        return {"scores": scores, "winners": list(match.winners())}

    def _state(self, request: Request) -> Reply:
        request.finish()
        state = state_json(self._game().state)
        return {"state": state, "text": state["text"]}

    def _perft(self, request: Request) -> Reply:
        depth = request.take("depth", _number(0, 100))
        request.finish()
        return {"nodes": self._game().perft(depth)}


def lines(source: BinaryIO) -> Iterable[bytes]:
    """The lines of a stream; of one that is too long only the beginning, which no request survives."""
    while line := source.readline(LONGEST_LINE + 1):
        whole = line
        while not whole.endswith(b"\n") and len(whole) > LONGEST_LINE:
            whole = source.readline(LONGEST_LINE + 1)
        yield line if len(line) <= LONGEST_LINE else b"a line that is too long"


def serve(source: BinaryIO, target: BinaryIO, backend: str = "python") -> None:
    """Answer the requests of a stream, one line each, until it ends."""
    engine = Engine(backend)
    for line in lines(source):
        target.write(json.dumps(engine.reply(line), ensure_ascii=False).encode() + b"\n")
        target.flush()
