"""The engine: one game at a time, driven by requests."""

import json
from collections.abc import Callable, Iterable
from typing import BinaryIO

from orbis.engine.adviser import Adviser, Position
from orbis.engine.requests import (
    LONGEST_LINE,
    BadRequest,
    Illegal,
    Reply,
    Request,
    read_action,
    read_actions,
    read_number,
    read_speech,
    read_text,
    read_tile_file,
)
from orbis.notation import state_json
from orbis.play import IllegalTakeBack, Match
from orbis.play.native_match import NativeMatch
from orbis.rules import ACTIONS, IllegalAction, IllegalSetup, TileSet, action_id

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
        self._adviser = Adviser()
        self._commands: dict[str, Callable[[Request], Reply]] = {
            "new": self._new,
            "options": self._options,
            "do": self._do,
            "why": self._why,
            "undo": self._undo,
            "score": self._score,
            "state": self._state,
            "perft": self._perft,
            "bot": self._bot,
        }

    def reply(self, line: bytes) -> Reply:
        """The reply to one request."""
        try:
            request = Request(line)
            command = request.take("cmd", read_text)
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
        players = request.take("players", read_number(2, 4))
        seed = request.take("seed", read_text)
        tile_set = request.take("tiles", read_tile_file, None)
        speech = request.take("lang", read_speech, "en")
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
        actions = request.take("actions", read_actions)
        speech = request.take("lang", read_speech, "en")
        request.finish()
        match = self._game()
        for at, action in enumerate(actions):
            try:
                match.do(action)
            except IllegalAction as error:
                raise Illegal(error.rule, speech, at) from None
        return {}

    def _why(self, request: Request) -> Reply:
        action = ACTIONS[request.take("action", read_action)]
        speech = request.take("lang", read_speech, "en")
        request.finish()
        rule = self._game().refusal(action)
        return {"rule": rule and rule.value, "text": rule and speech.rule(rule)}

    def _undo(self, request: Request) -> Reply:
        speech = request.take("lang", read_speech, "en")
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
        depth = request.take("depth", read_number(0, 100))
        request.finish()
        return {"nodes": self._game().perft(depth)}

    def _bot(self, request: Request) -> Reply:
        match = self._match
        game = None if match is None else Position(match.state, match.tile_set)
        return self._adviser.answer(request, game)


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
