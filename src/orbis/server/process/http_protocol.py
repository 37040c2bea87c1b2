"""HTTP by uvicorn, for clients who make haste: silent, slow and too many connections are closed."""

import asyncio
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from orbis.server.http.middleware import HEADERS
from orbis.server.process.config import Config
from orbis.server.process.reset import reset

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

HEADER = 10.0
BODY = 20.0
"""Seconds in which the whole header of a request has to arrive, and then its whole body."""

MOST_AT_ONCE = 8192
"""How many bytes are parsed at once: they can be hundreds of requests."""

MOST_WAITING = 20
"""How many requests may wait for the response to another one of the same connection."""

_LINES = (
    "HTTP/1.1 503 Service Unavailable",
    "content-length: 0",
    "connection: close",
    "retry-after: 5",
    *(f"{name}: {value}" for name, value in HEADERS.items()),
)
FULL = "".join(f"{line}\r\n" for line in (*_LINES, "")).encode()
"""The response to a connection for which there is no room."""


class HttpProtocol(HttpToolsProtocol):
    config: Config
    _timer: asyncio.TimerHandle | None = None
    _address: str | None = None
    """The client's address, while the connection is counted as one of HTTP."""
    _is_left = False
    """Whether this is a WebSocket now."""
    _answered: RequestResponseCycle | None = None
    """The request that is being answered."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if self.config.doorkeeper.admit(address):
            self._address = address
            self._expect_within(HEADER)
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Take bytes; whoever sends requests faster than they are answered is dropped."""
        for start in range(0, len(data), MOST_AT_ONCE):
            super().data_received(data[start : start + MOST_AT_ONCE])
            if len(self.pipeline) > MOST_WAITING:
                reset(self.transport)
            if self._is_left or self.transport.is_closing():
                break

    def connection_lost(self, exc: Exception | None) -> None:
        self._dismiss()
        if self._answered is not None:  # uvicorn would tell only the last request that waits
            self._answered.disconnected = not self._answered.response_complete
            self._answered.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: "ASGI3Application") -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection, which goes on being counted, to the WebSocket."""
        self._address = None
        self._is_left = True
        self._dismiss()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it keeps this protocol, which keeps it

    def _dismiss(self) -> None:
        self._expect_nothing()
        self.config.slow_readers.remove(self.transport)
        if self._address is not None:
            self.config.doorkeeper.dismiss(self._address)
            self._address = None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_within(HEADER)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._expect_within(BODY)

    def on_message_complete(self) -> None:
        self._expect_nothing()
        super().on_message_complete()

    def _expect_within(self, seconds: float) -> None:
        """Expect something from the client, and drop it if that does not come in time."""
        self._expect_nothing()
        self._timer = self.loop.call_later(seconds, self._drop)

    def _expect_nothing(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _drop(self) -> None:
        if self.flow.read_paused:  # it is not the client who is late
            self._expect_within(BODY)
        else:
            reset(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.config.slow_readers.add(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.config.slow_readers.remove(self.transport)

    def shutdown(self) -> None:
        """Finish the response; a request that has not arrived is not waited for."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete and cycle.more_body:
            reset(self.transport)
        else:
            super().shutdown()
