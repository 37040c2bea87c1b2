"""The frames of a WebSocket, as picows parses them."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from picows import WSAutoPingStrategy, WSListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # it is not part of the public API

MOST_AT_ONCE = 1024
"""How many bytes are read at once: frames of seven bytes each would keep the loop busy for long."""

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: orbis\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
"""A handshake for picows, which wants one although the client's has been accepted already."""

_SILENT = logging.LoggerAdapter(logging.Logger("picows", logging.CRITICAL + 1))
"""Picows logs errors of clients as errors of the server, and would make a logger for each of them."""

_UNUSED = 20.0
"""Seconds for picows' own pings, which are switched off."""


def read_frames(
    transport: asyncio.Transport, listener: WSListener, most: int, fail: Callable[[bytes], None]
) -> None:
    """Let picows read frames of at most so many bytes, and give them to a listener.

    `fail` gets the last frame for a client that breaks the protocol.
    """
    protocol = WSProtocol(
        None,
        None,
        False,
        lambda _: listener,
        _SILENT,
        True,
        None,
        False,
        _UNUSED,
        _UNUSED,
        WSAutoPingStrategy.PING_WHEN_IDLE,
        False,
        most,
        None,
        0,
    )
    outlet = _Outlet(transport, fail)
    protocol.connection_made(outlet)
    protocol.get_buffer(len(HANDSHAKE))[: len(HANDSHAKE)] = HANDSHAKE
    protocol.buffer_updated(len(HANDSHAKE))
    outlet.is_open = True
    transport.set_protocol(_Inlet(protocol))


class _Inlet(asyncio.BufferedProtocol):
    """Reads into picows' buffer, but never much at once."""

    def __init__(self, protocol: WSProtocol) -> None:
        self._protocol = protocol
        self.buffer_updated = protocol.buffer_updated  # type: ignore[method-assign]

    def get_buffer(self, sizehint: int) -> memoryview:
        buffer: memoryview = self._protocol.get_buffer(sizehint)
        return buffer[:MOST_AT_ONCE]

    def pause_writing(self) -> None:
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        self._protocol.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._protocol.connection_lost(exc)


class _Outlet:
    """What picows takes for its transport; nothing but its complaints about the client goes out."""

    def __init__(self, transport: asyncio.Transport, fail: Callable[[bytes], None]) -> None:
        self._transport = transport
        self._fail = fail
        self.is_open = False

    def get_extra_info(self, name: str) -> Any:
        return self._transport.get_extra_info(name)

    def get_write_buffer_size(self) -> int:
        return 1  # otherwise picows would write past the transport

    def write(self, content: bytes) -> None:
        if self.is_open:
            self._fail(bytes(content))

    def close(self) -> None:
        """The channel closes the transport itself."""
