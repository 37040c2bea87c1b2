"""Passive clients: a test decides what they send and when they lose the connection.

They are stricter than real ones: no event may come twice, out of order, or with a wrong hash.
"""

from collections.abc import Callable
from itertools import count
from socket import SHUT_RDWR
from typing import Self

import msgspec
from support.server import PATIENCE
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from orbis.client import Refused
from orbis.client.followed_table import FollowedTable, act
from orbis.server.protocol import messages
from orbis.server.protocol.messages import Acknowledged, AnyMessage, AnySent, Submit, Unwatch, Watch
from orbis.server.protocol.table import Happened, View
from orbis.server.tables.requests import AnyRequest, Detail, Ready, Sit, TakeBack

from .visitors import Visitor

_decoder: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
_names = count(1)
_lines: "list[Line]" = []


class Line:
    """A connection to a server's WebSocket."""

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
        """All messages received, undecoded."""

    def say(self, message: AnySent) -> None:
        self._socket.send(msgspec.json.encode(message).decode())

    def say_raw(self, content: str | bytes) -> None:
        self._socket.send(content)

    def hear(self) -> AnyMessage:
        """The next message, checked against the server's description."""
        content = self._socket.recv(PATIENCE, decode=False)
        self.raw.append(content)
        self._server.description.check_message(content)
        return _decoder.decode(content)

    def close(self) -> None:
        """Close the connection cleanly."""
        self._socket.close()

    def cut(self) -> None:
        """Drop the connection without a closing handshake."""
        self._socket.socket.shutdown(SHUT_RDWR)

    def closed(self) -> int:
        """Wait until the server closes the connection, and return its close code."""
        try:
            while True:
                self._socket.recv(PATIENCE)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


def close_lines() -> None:
    """Close all lines that are still open."""
    while _lines:
        _lines.pop().close()


class Client(FollowedTable):
    """Follows a table, reconnects on demand, and submits requests."""

    view: View

    def __init__(self, visitor: Visitor, table: str, detail: Detail = "events") -> None:
        super().__init__(table, detail)
        self.visitor = visitor
        self.table = table
        self.client = f"client-{next(_names)}"
        self._requests = 0
        self.line: Line
        self.presence = messages.Present(table, ())
        """What was last said about who is present."""
        self.come()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    @property
    def number(self) -> int:
        """The number of the last known event."""
        return self.known

    @property
    def last(self) -> Happened:
        """The last known event."""
        return self.events[-1]

    def come(self) -> None:
        """Connect, and catch up on missed events."""
        self.line = Line(self.visitor)
        assert isinstance(self.line.hear(), messages.Welcome)
        self.line.say(Watch(self.table, self.detail, self.known))
        match self.line.hear():
            case messages.Table() as seen:
                self._learn(seen, seen.missed, seen.view)
                if self.known < seen.view.number:  # too much happened meanwhile to be sent at once
                    self.come_back()
            case answer:
                assert isinstance(answer, messages.Error)
                raise Refused(answer.error)

    def come_back(self) -> None:
        """Drop the connection, and connect again."""
        self.line.cut()
        self.come()

    def unwatch(self) -> None:
        """Stop following the table, but keep the connection."""
        self.line.say(Unwatch(self.table))

    def _learn(
        self, message: messages.Table | messages.Event, events: tuple[Happened, ...], view: View | None
    ) -> None:
        """Take events, which must be the next ones, and check the view against them."""
        known = self.known
        self.hear(message)
        assert [event.number for event in events] == [*range(known + 1, self.known + 1)]
        assert all(bool(event.log) == (self.detail == "full") for event in events)
        if view is not None and view.number > self.last.number:
            return
        assert view is None or (view.number, view.position) == (self.last.number, self.last.position)
        assert self.game is None or self.game.count == self.last.count

    def receive(self) -> AnyMessage:
        message = self.line.hear()
        match message:
            case messages.Event(event=event, view=view):
                self._learn(message, (event,), view)
            case messages.Present():
                self.hear(message)
                self.presence = message
            case _:
                pass
        return message

    def until(self, happened: Callable[[], bool]) -> None:
        """Receive messages until a condition is true."""
        while not happened():
            self.receive()

    def catch_up(self, number: int) -> None:
        """Receive messages until an event is known."""
        self.until(lambda: self.known >= number)

    def until_kind(self, kind: str) -> Happened:
        """Receive messages until the last event is of a kind; it may be already."""
        self.until(lambda: self.last.kind == kind)
        return self.last

    def send(self, ask: AnyRequest, request: int | None = None) -> int:
        """Send a request without waiting, or resend one by its number; return the number."""
        if request is None:
            self._requests += 1
            request = self._requests
        self.line.say(Submit(self.table, self.client, request, ask))
        return request

    def answer(self, request: int) -> Acknowledged:
        """The acknowledgement of a request; raise `Refused` if it is refused."""
        while True:
            match self.receive():
                case Acknowledged(request=number) as ack if number == request:
                    return ack
                case messages.Error(error=problem, request=number) if number == request:
                    raise Refused(problem)
                case _:
                    pass

    def submit(self, ask: AnyRequest, request: int | None = None) -> Acknowledged:
        """Send a request, and wait until it is acknowledged."""
        return self.answer(self.send(ask, request))

    def sit(self, seat: int) -> None:
        self.submit(Sit(seat))
        self.submit(Ready(seat))

    def act(self, *actions: int) -> Acknowledged:
        """Make decisions for the known position."""
        return self.submit(act(self.position, *actions))

    def take_back(self, *, whole: bool = False) -> Acknowledged:
        """Take back a decision, or the whole turn."""
        return self.submit(TakeBack(self.position, whole))
