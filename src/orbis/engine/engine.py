"""The engine: one game at a time, driven by requests."""

from collections.abc import Callable, Iterable
from typing import BinaryIO, assert_never

import msgspec

from orbis.engine import replies, requests
from orbis.engine.adviser import Adviser, Position
from orbis.engine.requests import LONGEST_LINE, AnyRequest, BadRequest, Illegal, read_request
from orbis.notation import write_state
from orbis.play import IllegalTakeBack, Match
from orbis.play.native_match import AnyMatch, NativeMatch
from orbis.rules import ACTIONS, IllegalAction, IllegalSetup, TileSet
from orbis.wire.game import score_parts
from orbis.wire.state import state_of

BACKENDS: dict[str, Callable[[int, str, TileSet], AnyMatch]] = {
    "python": Match,
    "native": NativeMatch,
}
"""The implementations of a game."""

_encode = msgspec.json.Encoder().encode


class Engine:
    def __init__(self, backend: str = "python") -> None:
        self._start = BACKENDS[backend]
        self._match: AnyMatch | None = None
        self._adviser = Adviser()

    def reply(self, line: bytes) -> bytes:
        try:
            return _encode(self._answer(read_request(line)))
        except BadRequest as error:
            fault = replies.EngineError(code="bad_request", message=str(error))
        except Illegal as error:
            fault = replies.EngineError(code="illegal", rule=error.rule, message=str(error), at=error.at)
        return _encode(replies.ErrorReply(error=fault))

    def _answer(self, request: AnyRequest) -> replies.Done:
        match request:
            case requests.NewRequest():
                return self._new(request)
            case requests.OptionsRequest():
                return self._options()
            case requests.DoRequest():
                return self._do(request)
            case requests.WhyRequest():
                return self._why(request)
            case requests.UndoRequest():
                return self._undo(request)
            case requests.ScoreRequest():
                game = self._game()
                scores = tuple(map(score_parts, game.score()))
                return replies.ScoreReply(scores=scores, winners=game.winners())
            case requests.StateRequest():
                state = self._game().state
                text = write_state(state)
                return replies.StateReply(state=state_of(state, text), text=text)
            case requests.PerftRequest(depth):
                return replies.PerftReply(nodes=self._game().perft(depth))
            case requests.BotRequest():
                match = self._match
                running = None if match is None else Position(match.state, match.tile_set)
                return self._adviser.answer(request, running)
            case unknown:
                assert_never(unknown)

    def _game(self) -> AnyMatch:
        if self._match is None:
            raise BadRequest("there is no game yet: send new first")
        return self._match

    def _new(self, request: requests.NewRequest) -> replies.Done:
        speech = request.speech
        try:
            self._match = self._start(request.players, request.seed, request.tile_set)
        except IllegalSetup as error:
            raise Illegal(error.rule, speech) from None
        return replies.Done()

    def _options(self) -> replies.Done:
        match = self._game()
        state = match.state
        return replies.OptionsReply(
            seat=None if state.is_over else state.seat,
            phase=state.phase,
            options=tuple([action.id for action in match.options()]),
        )

    def _do(self, request: requests.DoRequest) -> replies.Done:
        match, speech = self._game(), request.speech
        for at, id in enumerate(request.actions):
            try:
                match.do(ACTIONS[id])
            except IllegalAction as error:
                raise Illegal(error.rule, speech, at) from None
        return replies.Done()

    def _why(self, request: requests.WhyRequest) -> replies.Done:
        speech = request.speech
        rule = self._game().refusal(ACTIONS[request.action])
        return replies.WhyReply(rule=rule, text=None if rule is None else speech.rule(rule))

    def _undo(self, request: requests.UndoRequest) -> replies.Done:
        speech = request.speech
        try:
            self._game().take_back()
        except IllegalTakeBack as error:
            raise Illegal(error.rule, speech) from None
        return replies.Done()


def lines(source: BinaryIO) -> Iterable[bytes]:
    """The lines of a stream; one that is too long is replaced by text that is not a request."""
    while line := source.readline(LONGEST_LINE + 1):
        whole = line
        while not whole.endswith(b"\n") and len(whole) > LONGEST_LINE:
            whole = source.readline(LONGEST_LINE + 1)
        yield line if len(line) <= LONGEST_LINE else b"a line that is too long"


def serve(source: BinaryIO, target: BinaryIO, backend: str = "python") -> None:
    """Answer the requests of a stream, one line each, until it ends."""
    engine = Engine(backend)
    for line in lines(source):
        target.write(engine.reply(line) + b"\n")
        target.flush()
