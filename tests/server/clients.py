"""The client's side of the protocol: it numbers its requests, sends them again, and asks for what it missed.

It folds nothing. It checks that the numbers of the events have no gap, and that every hash fits its state.
"""

import hashlib
from collections.abc import Callable
from itertools import count
from socket import SHUT_RDWR
from typing import Self

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from orbis.server.protocol import messages
from orbis.server.protocol.messages import Acknowledged, AnyMessage, AnySent, Submit, Unwatch, Watch
from orbis.server.protocol.table import Happened, View
from orbis.server.tables.requests import Act, AnyRequest, Detail, Ready, Sit, TakeBack
from orbis.wire.game import Game, Position

from .harness import PATIENCE
from .people import Declined, Visitor

_decoder: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
_names = count(1)
_lines: "list[Line]" = []


class Line:
    """A connection to the socket of a server."""

    def __init__(self, visitor: Visitor, headers: dict[str, str] | None = None) -> None:
        self._server = visitor.server
        self._socket: ClientConnection = connect(
            f"ws://{visitor.server.host}/api/socket",
            additional_headers={**visitor.headers, **(headers or {})},
            open_timeout=PATIENCE,
            compression=None,
            max_size=None,
            max_queue=None,
            proxy=None,
            ping_interval=None,
        ).__enter__()
        _lines.append(self)
        self.raw: list[bytes] = []
        """All messages as they came."""

    def say(self, message: AnySent) -> None:
        """Send a message."""
        self._socket.send(msgspec.json.encode(message).decode())

    def say_raw(self, content: str | bytes) -> None:
        """Send anything."""
        self._socket.send(content)

    def hear(self) -> AnyMessage:
        """The next message, held against the server's description."""
        content = self._socket.recv(PATIENCE, decode=False)
        self.raw.append(content)
        self._server.description.check_message(content)
        return _decoder.decode(content)

    def close(self) -> None:
        """Hang up properly."""
        self._socket.close()

    def cut(self) -> None:
        """Be gone without a word."""
        self._socket.socket.shutdown(SHUT_RDWR)

    def closed(self) -> int:
        """The code with which the server ends the connection, whatever it says before."""
        try:
            while True:
                self._socket.recv(PATIENCE)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


def close_lines() -> None:
    """Hang up wherever it was forgotten."""
    while _lines:
        _lines.pop().close()


class Client:
    """Somebody who follows a table, comes back after losing the connection, and asks things of it."""

    def __init__(self, visitor: Visitor, table: str, detail: Detail = "events") -> None:
        self.visitor = visitor
        self.table = table
        self.client = f"client-{next(_names)}"
        self._detail: Detail = detail
        self._requests = 0
        self.events: list[Happened] = []
        """Everything that has happened, each once and in order."""
        self.view: View
        """The table when it was last seen as a whole."""
        self.now: Position | Game | None = None
        self.present: tuple[int, ...] = ()
        self.line: Line
        self.come()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    @property
    def number(self) -> int:
        """The number of the last event that is known."""
        return len(self.events)

    @property
    def last(self) -> Happened:
        """The last event that is known."""
        return self.events[-1]

    @property
    def is_over(self) -> bool:
        """Whether the table is over: only then the secret is told."""
        return self.last.secret is not None

    @property
    def seat(self) -> int | None:
        """The seat that the game waits for, while there is one."""
        if self.now is None or self.is_over:
            return None
        return self.now.state.seat if isinstance(self.now, Game) else self.now.seat

    @property
    def options(self) -> tuple[int, ...]:
        """What may be decided now."""
        match self.now:
            case Game(options=options):
                return tuple(option.id for option in options)
            case Position(options=options):
                return options
            case None:
                return ()

    def come(self) -> None:
        """Connect, and learn what was missed."""
        self.line = Line(self.visitor)
        assert isinstance(self.line.hear(), messages.Welcome)
        self.line.say(Watch(self.table, self._detail, self.number))
        seen = self.line.hear()
        if isinstance(seen, messages.Error):
            raise Declined(seen.error)
        assert isinstance(seen, messages.Table)
        for happened in seen.missed:
            self._learn(happened)
        assert self.number == seen.view.number
        self.present = seen.present
        self._look(seen.view, seen.view.game or seen.view.now)

    def come_back(self) -> None:
        """Lose the connection without a word, and connect again."""
        self.line.cut()
        self.come()

    def unwatch(self) -> None:
        """Follow the table no longer, but keep the connection."""
        self.line.say(Unwatch(self.table))

    def _learn(self, happened: Happened) -> None:
        assert happened.number == self.number + 1
        assert bool(happened.log) == (self._detail == "full")
        self.events.append(happened)

    def _look(self, view: View | None, now: Position | Game | None) -> None:
        """Hold what is seen against the last event."""
        if view is not None:
            self.view = view
            assert (view.number, view.position) == (self.last.number, self.last.position)
        self.now = now
        if now is None:
            assert not self.last.hash
        else:
            text = now.state.text if isinstance(now, Game) else now.state
            assert hashlib.sha256(text.encode()).hexdigest()[:16] == now.hash == self.last.hash
            assert now.moves == self.last.moves

    def receive(self) -> AnyMessage:
        """The next message."""
        message = self.line.hear()
        match message:
            case messages.Event(event=happened, view=view, now=now):
                self._learn(happened)
                self._look(view, now if view is None else view.game)
            case messages.Present(seats=seats):
                self.present = seats
            case _:
                pass
        return message

    def until(self, happened: Callable[[], bool]) -> None:
        """Receive until something is so."""
        while not happened():
            self.receive()

    def catch_up(self, number: int) -> None:
        """Receive until an event is known."""
        self.until(lambda: self.number >= number)

    def until_kind(self, kind: str) -> Happened:
        """Receive until something of a kind is the last that has happened; it may be so already."""
        self.until(lambda: self.last.kind == kind)
        return self.last

    def send(self, ask: AnyRequest, request: int | None = None) -> int:
        """Send a request without waiting, a new one or one that was sent before; its number."""
        if request is None:
            self._requests += 1
            request = self._requests
        self.line.say(Submit(self.table, self.client, request, ask))
        return request

    def answer(self, request: int) -> Acknowledged:
        """The acknowledgement of a request, or `Declined`."""
        while True:
            match self.receive():
                case Acknowledged(request=number) as ack if number == request:
                    return ack
                case messages.Error(error=problem, request=number) if number == request:
                    raise Declined(problem)
                case _:
                    pass

    def submit(self, ask: AnyRequest, request: int | None = None) -> Acknowledged:
        """Ask something of the table, and wait until it is on disk."""
        return self.answer(self.send(ask, request))

    def sit(self, seat: int) -> None:
        """Take a seat and be ready."""
        self.submit(Sit(seat))
        self.submit(Ready(seat))

    def act(self, *actions: int) -> Acknowledged:
        """Decide, for the position that is known."""
        return self.submit(Act(actions, self.last.position))

    def take_back(self, *, whole: bool = False) -> Acknowledged:
        """Take back a decision, or the turn so far."""
        return self.submit(TakeBack(self.last.position, whole))
