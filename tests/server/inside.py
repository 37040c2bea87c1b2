"""The application without a network and with a stopped clock, and every byte that leaves it."""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from prometheus_client.metrics import MetricWrapperBase
from starlette.types import ASGIApp, Message
from support.server import GENEROUS, PATIENCE

from orbis.server import metrics
from orbis.server.chance import Chance
from orbis.server.clock import Clock
from orbis.server.http.app import make_app
from orbis.server.http.limits import Limits
from orbis.server.http.service import Configuration
from orbis.server.http.socket import CHANNEL
from orbis.server.live import watchdog
from orbis.server.process.logs import JsonLines
from orbis.server.protocol.messages import AnySent
from orbis.server.tables.new import Drawn

NOON = 1_700_000_000_000
SECRET = "5e" * 32


class Transcript(logging.Handler):
    """Everything that leaves the application, in order, as channels and bytes."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.entries: list[tuple[str, bytes]] = []
        self.setFormatter(_Timeless())

    def note(self, channel: str, content: bytes) -> None:
        self.entries.append((channel, content))

    def emit(self, record: logging.LogRecord) -> None:
        if record.name != watchdog.__name__:  # how late the loop is depends on the machine
            self.note("log", self.format(record).encode())


class _Timeless(JsonLines):
    def formatTime(self, *_: object) -> str:  # noqa: N802
        return "noon"


def reset_metrics() -> None:
    """Reset all metrics to zero."""
    for metric in vars(metrics).values():
        if isinstance(metric, metrics.StoredEvents):
            metric.clear()
        if isinstance(metric, MetricWrapperBase):
            metric.clear()
            if not metric._labelnames:
                metric._metric_init()  # type: ignore[no-untyped-call]


class Counted(Chance):
    """Draws the same ids and secrets in the same order in every run."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def _drawn(self, length: int) -> str:
        return f"{next(self._numbers):x}".rjust(length, "0")

    def table(self) -> Drawn:
        return Drawn(self._drawn(16), SECRET, "d" * 32)

    def token(self) -> str:
        return self._drawn(43)

    def code(self) -> str:
        return self._drawn(10)

    def delay(self) -> float:
        return 0.0


class Inside:
    """An application that is called directly."""

    def __init__(self, app: ASGIApp, transcript: Transcript) -> None:
        self.app = app
        self.transcript = transcript
        self.sockets: list[Socket] = []

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        token: str = "",
        *,
        leave: asyncio.Event | None = None,
    ) -> Any:
        """The answer to an HTTP request, decoded if it is JSON; whoever asks leaves upon an event."""
        place, _, query = path.partition("?")
        content = b"" if body is None else msgspec.json.encode(body)
        received = False
        sent: list[Message] = []

        async def receive() -> Message:
            nonlocal received
            if received:
                await (leave or asyncio.Event()).wait()
                return {"type": "http.disconnect"}
            received = True
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        scope = _scope("http", place, token) | {"method": method, "query_string": query.encode()}
        await self.app(scope, receive, send)
        if not sent and leave is not None:
            return None
        head, answer = sent[0], b"".join(message.get("body", b"") for message in sent[1:])
        if place == "/metrics":
            answer = b"\n".join(
                line
                for line in answer.splitlines()
                if not re.search(rb"_created|loop_delay|store_bytes", line)
            )
            head["headers"] = []  # the content length depends on the times left out above
        self.transcript.note(f"{method} {path}", repr((head["status"], head["headers"])).encode() + answer)
        return json.loads(answer) if answer[:1] in (b"{", b"[") else answer

    async def connect(self, name: str, token: str = "") -> "Socket":
        """Open a connection to the WebSocket."""
        socket = Socket(self, name)
        self.sockets.append(socket)
        await socket.open(token)
        return socket


class Socket:
    """A connection whose messages are recorded under a name; to the application it is the channel."""

    def __init__(self, inside: Inside, name: str) -> None:
        self._inside = inside
        self._name = name
        self._to_server: asyncio.Queue[str | None] = asyncio.Queue()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None]
        self.heard: list[dict[str, Any]] = []

    async def open(self, token: str) -> None:
        """Connect, and wait for the welcome message."""
        connect: asyncio.Queue[Message] = asyncio.Queue()
        await connect.put({"type": "websocket.connect"})
        scope = _scope("websocket", "/api/socket", token) | {"subprotocols": [], "query_string": b""}
        scope[CHANNEL] = lambda: self
        running = self._inside.app(scope, connect.get, _ignore)
        self._task = asyncio.ensure_future(running)
        await self.until(lambda: bool(self.heard))

    async def leave(self) -> None:
        """Close the connection, unless it is closed already."""
        self._to_server.put_nowait(None)
        await self._task

    async def ended(self) -> None:
        """Wait until the application has closed the connection."""
        async with asyncio.timeout(PATIENCE):
            await self._task

    async def receive(self) -> str | None:
        return await self._to_server.get()

    def send(self, message: bytes) -> None:
        self._inside.transcript.note(self._name, message)
        self.heard.append(json.loads(message))
        self._news.set()

    def charge(self, _: int) -> bool:
        return True

    def close(self, _: int) -> None:
        self._to_server.put_nowait(None)

    async def say(self, message: AnySent | str) -> dict[str, Any]:
        """Send a message, and return its answer."""
        known = len(self.heard)
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self._to_server.put_nowait(text)
        answers = ("ack", "error", "table", "pong")
        await self.until(lambda: any(each["kind"] in answers for each in self.heard[known:]))
        return next(each for each in self.heard[known:] if each["kind"] in answers)

    async def until(self, happened: Callable[[], bool]) -> None:
        """Wait for messages until a condition is true."""
        async with asyncio.timeout(PATIENCE):
            while not happened():
                self._news.clear()
                await self._news.wait()


async def _ignore(_: Message) -> None:
    pass


def _scope(kind: str, path: str, token: str) -> dict[str, Any]:
    headers = [(b"host", b"inside"), (b"content-type", b"application/json")]
    if token:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("inside", 80),
    }


@asynccontextmanager
async def inside(folder: Path, limits: Limits = GENEROUS) -> AsyncIterator[Inside]:
    """A running application, with its log in the transcript."""
    transcript = Transcript()
    root = logging.getLogger()
    level = root.level
    root.addHandler(transcript)
    root.setLevel(logging.DEBUG)
    reset_metrics()
    clock = Clock(now=lambda: NOON, seconds=lambda: 0.0)
    app = make_app(Configuration(str(folder / "orbis.sqlite"), limits), clock, Counted())
    try:
        async with app.router.lifespan_context(app):
            application = Inside(app, transcript)
            yield application
            for socket in application.sockets:
                await socket.leave()
    finally:
        root.removeHandler(transcript)
        root.setLevel(level)
