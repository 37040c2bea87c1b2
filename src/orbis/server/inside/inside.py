"""An application that is called in this process: its requests and its lines."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

from starlette.applications import Starlette
from starlette.types import Message

from orbis.server.chance import Chance
from orbis.server.clock import Clock
from orbis.server.http.app import make_app
from orbis.server.http.middleware import GONE
from orbis.server.http.service import Configuration, Service
from orbis.server.http.socket import CHANNEL
from orbis.server.workshop import Benches

Headers = Sequence[tuple[str, str]]

HOST = "inside"
ADDRESS = ("127.0.0.1", 1)
"""Where everybody is who asks."""


class Answer(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    body: bytes


class Inside:
    """A running application."""

    def __init__(self, app: Starlette, lifespan: AbstractAsyncContextManager[Any]) -> None:
        self._app = app
        self._lifespan = lifespan
        self._lines: set[Line] = set()

    @classmethod
    async def begin(
        cls,
        configuration: Configuration,
        benches: Benches,
        clock: Clock | None = None,
        chance: Chance | None = None,
    ) -> "Inside":
        """Open the store and begin; raise `StoreUnavailable`."""
        app = make_app(configuration, clock, chance, benches)
        lifespan = app.router.lifespan_context(app)
        await lifespan.__aenter__()
        return cls(app, lifespan)

    @property
    def service(self) -> Service:
        service: Service = self._app.state.service
        return service

    async def request(
        self, method: str, path: str, headers: Headers, body: bytes, gone: Awaitable[object] | None = None
    ) -> Answer:
        """The answer to a request; an empty one if whoever asks is `gone` before."""
        is_given = False
        sent: list[Message] = []

        async def receive() -> Message:
            nonlocal is_given
            if is_given:
                await (gone or asyncio.Event().wait())
                return {"type": "http.disconnect"}
            is_given = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        await self._app(_scope("http", path, headers) | {"method": method}, receive, send)
        if not sent:
            return Answer(GONE, [], b"")
        head, *rest = sent
        answered = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in head["headers"]]
        return Answer(head["status"], answered, b"".join(part.get("body", b"") for part in rest))

    def open(
        self, headers: Headers, send: Callable[[str], object], closed: Callable[[], object] | None = None
    ) -> "Line":
        """Open a line; `send` gets each message, and `closed` is called when nothing more will come."""
        line = Line(send)
        scope = _scope("websocket", "/api/socket", headers) | {"subprotocols": []}
        task = asyncio.ensure_future(line.run(self._app, scope))
        self._lines.add(line)

        def ended(_: "asyncio.Task[None]") -> None:
            self._lines.discard(line)
            if closed is not None:
                closed()

        task.add_done_callback(ended)
        return line

    async def close(self) -> None:
        """Close all lines, finish what has begun, and close the store."""
        lines = list(self._lines)
        for line in lines:
            line.close()
        await asyncio.gather(*(line.ended.wait() for line in lines))
        await self._lifespan.__aexit__(None, None, None)


class Line:
    """A connection; to the application it is the channel of a WebSocket."""

    def __init__(self, send: Callable[[str], object]) -> None:
        self._tell = send
        self._received: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_closed = False
        self.ended = asyncio.Event()

    async def run(self, app: Starlette, scope: dict[str, Any]) -> None:
        """Let the application serve the line until either side closes it."""
        connect: asyncio.Queue[Message] = asyncio.Queue()
        connect.put_nowait({"type": "websocket.connect"})
        scope[CHANNEL] = lambda: _Channel(self)
        try:
            await app(scope, connect.get, _ignore)
        finally:
            self._is_closed = True
            self.ended.set()

    async def receive(self, text: str) -> None:
        """Take a message of whoever holds the line."""
        if not self._is_closed:
            self._received.put_nowait(text)

    def close(self) -> None:
        """Hang up; nothing more is sent."""
        self._is_closed = True
        self._received.put_nowait(None)

    async def next(self) -> str | None:
        """The next message that was received; None after the end."""
        return await self._received.get()

    def send(self, message: bytes) -> None:
        """Send a message of the application."""
        if not self._is_closed:
            self._tell(message.decode())


class _Channel:
    """What the application knows of a line."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def receive(self) -> str | None:
        return await self._line.next()

    def send(self, message: bytes) -> None:
        self._line.send(message)

    def charge(self, _: int) -> bool:
        return True  # nobody else is kept waiting

    def close(self, _: int) -> None:
        self._line.close()


async def _ignore(_: Message) -> None:
    """The line is open as soon as something comes, and closed when the application ends."""


def _scope(kind: str, path: str, headers: Headers) -> dict[str, Any]:
    place, _, query = path.partition("?")
    named = {name.lower() for name, _ in headers}
    known = [] if "host" in named else [("host", HOST)]
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": place,
        "raw_path": place.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [
            (name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in (*headers, *known)
        ],
        "client": ADDRESS,
        "server": (HOST, 80),
    }
