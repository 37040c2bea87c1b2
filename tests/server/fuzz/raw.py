"""A WebSocket client without manners: it sends whatever bytes it is told to."""

import os
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10

PATIENCE = 10.0
"""Seconds within which the server must say something or close."""


class Frame(NamedTuple):
    """A frame of the server."""

    opcode: int
    payload: bytes

    @property
    def code(self) -> int:
        """Why it closes."""
        return int.from_bytes(self.payload[:2], "big")


def frame(
    opcode: int, payload: bytes = b"", *, final: bool = True, masked: bool = True, rsv: int = 0
) -> bytes:
    """A frame of a client, be it allowed or not."""
    first = (0x80 if final else 0) | rsv << 4 | opcode
    flag = 0x80 if masked else 0
    if len(payload) < 126:
        head = struct.pack("!BB", first, flag | len(payload))
    elif len(payload) < 1 << 16:
        head = struct.pack("!BBH", first, flag | 126, len(payload))
    else:
        head = struct.pack("!BBQ", first, flag | 127, len(payload))
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


def handshake(port: int, *lines: str) -> bytes:
    """The request that begins a WebSocket, with some more lines."""
    required = (
        "GET /api/socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    )
    return "".join(f"{line}\r\n" for line in (*required, *lines, "")).encode("latin-1")


def post(port: int, path: str, token: str, length: int) -> bytes:
    """The head of a request that promises a body."""
    lines = (
        f"POST {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Authorization: Bearer {token}",
        "Content-Type: application/json",
        f"Content-Length: {length}",
    )
    return "".join(f"{line}\r\n" for line in (*lines, "")).encode()


@contextmanager
def dialled(port: int) -> Iterator[socket.socket]:
    """A connection by which nothing was said yet."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        yield connection


def answer_to(port: int, request: bytes) -> bytes:
    """What the server answers to some bytes: the head of a response, or nothing before it closes."""
    with dialled(port) as connection:
        answer = b""
        try:
            connection.sendall(request)
            if b"\r\n\r\n" not in request:
                connection.shutdown(socket.SHUT_WR)
            while b"\r\n\r\n" not in answer and (chunk := connection.recv(4096)):
                answer += chunk
        except (ConnectionResetError, BrokenPipeError):
            pass
        return answer


def conversation(port: int, token: str, sent: bytes) -> list[Frame]:
    """The frames of the server after a proper handshake and then some bytes, until it closes."""
    with dialled(port) as connection:
        connection.sendall(handshake(port, f"Authorization: Bearer {token}"))
        head = b""
        while b"\r\n\r\n" not in head:
            head += connection.recv(4096)
        assert head.startswith(b"HTTP/1.1 101 "), head
        rest = head.partition(b"\r\n\r\n")[2]
        try:
            connection.sendall(sent + frame(CLOSE, struct.pack("!H", 1000)))
        except (ConnectionResetError, BrokenPipeError):
            return list(frames(rest))
        return list(frames(rest + read_all(connection)))


def send_for_ever(connection: socket.socket, content: bytes) -> None:
    """Send the same again and again, and read nothing."""
    while True:
        connection.sendall(content)


def break_off(connection: socket.socket) -> None:
    """Be gone at once, without a word."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


def read_all(connection: socket.socket) -> bytes:
    """Everything until the other side closes; it must, soon."""
    chunks = []
    try:
        while chunk := connection.recv(65_536):
            chunks.append(chunk)
    except ConnectionResetError:
        pass
    return b"".join(chunks)


def frames(content: bytes) -> Iterator[Frame]:
    """The frames that some bytes of the server are."""
    while len(content) >= 2:
        opcode, size, start = content[0] & 0x0F, content[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(content[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(content[2:10], "big"), 10
        yield Frame(opcode, content[start : start + size])
        content = content[start + size :]
