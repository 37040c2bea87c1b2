"""The WebSocket withstands any input: each refusal is typed or a clean close, and affects nobody else."""

import json
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from hypothesis import HealthCheck, given, settings
from support.server import PATIENCE, ServerProcess
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from orbis.server.http.limits import Limits
from orbis.server.protocol.messages import AnyMessage, Error, Table, Welcome

from .fuzz import raw
from .fuzz.arena import Arena, arena, ping
from .fuzz.messages import anything
from .metrics import eventually, metric
from .visitors import OPEN

CLEAN = (1000, 1002, 1003, 1007, 1009)
"""The codes with which the server may close a connection."""

seeded = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


@pytest.fixture
def fuzzed(database: str) -> Iterator[Arena]:
    with arena(database) as arena_:
        yield arena_


class Talk:
    """A connection that is reopened when the server has closed it."""

    def __init__(self, fuzzed: Arena) -> None:
        self._fuzzed = fuzzed
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._count = 0

    def say(self, message: str | bytes) -> list[AnyMessage]:
        """All answers to a message, or none if the server closes the connection."""
        try:
            connection = self._connected()
            connection.send(message)
            self._count += 1
            connection.send(json.dumps({"kind": "watch", "table": f"nowhere-{self._count}"}))
            return list(self._until_then(connection))
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code not in CLEAN:
                raise AssertionError(f"{message!r} broke the connection: {closed.rcvd}") from None
            self.close()
            return []

    def _connected(self) -> ClientConnection:
        if self._socket is None:
            headers = {"authorization": f"Bearer {self._fuzzed.token}"}
            self._socket = self._open.enter_context(
                connect(
                    self._fuzzed.process.socket, additional_headers=headers, max_size=None, compression=None
                )
            )
            assert isinstance(self._fuzzed.judge(self._socket.recv()), Welcome)
        return self._socket

    def _until_then(self, connection: ClientConnection) -> Iterator[AnyMessage]:
        """All messages before the refusal of the request that marks the end."""
        while True:
            message = self._fuzzed.judge(connection.recv(timeout=PATIENCE))
            if isinstance(message, Error) and message.table == f"nowhere-{self._count}":
                return
            yield message

    def close(self) -> None:
        self._open.close()
        self._socket = None


def watch_of(table: str) -> str:
    return json.dumps({"kind": "watch", "table": table})


def test_no_message_does_harm(fuzzed: Arena) -> None:
    talk = Talk(fuzzed)

    @seeded
    @given(anything(fuzzed.tables))
    def say(message: str | bytes) -> None:
        talk.say(message)

    say()
    assert "bad_request" in fuzzed.refusals
    ask = {"do": "resign", "seat": 0}
    theirs = {"kind": "submit", "table": fuzzed.others[0], "client": "c", "request": 1, "ask": ask}
    assert [answer.error.code for answer in talk.say(json.dumps(theirs)) if isinstance(answer, Error)] == [
        "forbidden"
    ]
    talk.close()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_no_frames_do_harm(fuzzed: Arena) -> None:
    port, text = fuzzed.process.port, ping().encode()
    endings = {
        "a binary frame": raw.frame(raw.BINARY, text),
        "fragments": raw.frame(raw.TEXT, text[:5], final=False) + raw.frame(0, text[5:]),
        "a ping between fragments": (
            raw.frame(raw.TEXT, text[:5], final=False) + raw.frame(raw.PING, b"x") + raw.frame(0, text[5:])
        ),
        "empty fragments": (
            raw.frame(raw.TEXT, b"", final=False) + raw.frame(0, b"", final=False) * 5000 + raw.frame(0, text)
        ),
        "half a message": raw.frame(raw.TEXT, text, final=False),
        "a second message within the first": raw.frame(raw.TEXT, text, final=False)
        + raw.frame(raw.TEXT, text),
        "an end without a beginning": raw.frame(0, text),
        "no mask": raw.frame(raw.TEXT, text, masked=False),
        "a reserved bit": raw.frame(raw.TEXT, text, rsv=4),
        "a reserved opcode": raw.frame(3, text),
        "a long ping": raw.frame(raw.PING, b"x" * 126),
        "a fragmented ping": raw.frame(raw.PING, b"x", final=False),
        "many pings": raw.frame(raw.PING, b"x" * 125) * 2000,
        "pongs that nobody asked for": raw.frame(raw.PONG, b"x") * 2000,
        "a close of one byte": raw.frame(raw.CLOSE, b"x"),
        "a close with no such code": raw.frame(raw.CLOSE, struct.pack("!H", 999)),
        "a close whose reason is no text": raw.frame(raw.CLOSE, struct.pack("!H", 1000) + b"\xff"),
        "no UTF-8": raw.frame(raw.TEXT, b'{"kind": "\xff\xfe"}'),
        "half a character": raw.frame(raw.TEXT, '"é'.encode()[:-1]),
        "a surrogate": raw.frame(raw.TEXT, b'"\xed\xa0\x80"'),
        "a message beyond the limit": raw.frame(raw.TEXT, b" " * 20_000),
        "fragments beyond the limit": raw.frame(raw.TEXT, b"[", final=False)
        + raw.frame(0, b" " * 10_000, final=False) * 3,
        "a length beyond the limit": struct.pack("!BBQ", 0x81, 0xFF, 1 << 40) + b"mask",
        "a length that is no number": struct.pack("!BBQ", 0x81, 0xFF, 1 << 63) + b"mask",
        "garbage": bytes(range(256)) * 20,
        "HTTP": b"GET / HTTP/1.1\r\n\r\n",
    }
    for name, sent in endings.items():
        for frame in raw.conversation(port, fuzzed.token, sent):
            match frame.opcode:
                case raw.TEXT:
                    fuzzed.judge(frame.payload)
                case raw.CLOSE:
                    assert frame.code in (*CLEAN, 0), f"{name}: {frame}"
                case _:
                    assert frame.opcode == raw.PONG, f"{name}: {frame}"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_no_handshake_does_harm(fuzzed: Arena) -> None:
    port = fuzzed.process.port
    proper = raw.handshake(port)
    wrong = {
        "nothing": b"",
        "garbage": bytes(range(256)) * 4,
        "half": proper[:50],
        "no key": proper.replace(b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", b""),
        "a short key": proper.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"eA=="),
        "no base64": proper.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"\xff\xff"),
        "another version": proper.replace(b"Version: 13", b"Version: 12"),
        "no version": proper.replace(b"Sec-WebSocket-Version: 13\r\n", b""),
        "another method": proper.replace(b"GET", b"POST"),
        "another path": proper.replace(b"/api/socket", b"/api/sockets"),
        "a path of HTTP": proper.replace(b"/api/socket", b"/health"),
        "an old HTTP": proper.replace(b"HTTP/1.1", b"HTTP/1.0"),
        "a strange origin": raw.handshake(port, "Origin: http://evil.example"),
        "no origin at all": raw.handshake(port, "Origin: null"),
        "a wrong token": raw.handshake(port, f"Authorization: Bearer {'A' * 43}"),
        "no token": raw.handshake(port, "Authorization: Bearer"),
        "a token that is no text": raw.handshake(port, "Authorization: Bearer \xff\xfe"),
        "another scheme": raw.handshake(port, "Authorization: Basic eDp5"),
        "a long header": raw.handshake(port, f"X-Long: {'x' * 100_000}"),
        "many headers": raw.handshake(port, *[f"X-{number}: x" for number in range(2000)]),
    }
    for name, request in wrong.items():
        answer = raw.answer_to(port, request)
        fuzzed.check_secrets(answer.decode(errors="replace"))
        status = answer.partition(b" ")[2][:3]
        assert not answer or status in (b"101", b"200") or status.startswith(b"4"), f"{name}: {answer!r}"
    for name in ("a strange origin", "no origin at all", "a wrong token", "no token", "another scheme"):
        assert raw.answer_to(port, wrong[name]).partition(b" ")[2][:1] == b"4", name


def test_a_silent_or_broken_client_does_not_affect_others(fuzzed: Arena) -> None:
    port = fuzzed.process.port
    watch = raw.frame(raw.TEXT, json.dumps({"kind": "watch", "table": fuzzed.own, "after": 0}).encode())
    proper = raw.handshake(port, f"Authorization: Bearer {fuzzed.token}")
    silent = [socket.create_connection(("127.0.0.1", port)) for _ in range(50)]
    for number, connection in enumerate(silent):
        connection.sendall(proper[: number * 5])
    for number in range(100):
        with raw.dialled(port) as connection:
            connection.sendall(proper + watch * (number % 7) + watch[: number % 20])
            if number % 2:
                connection.recv(10)
            raw.break_off(connection)
    for number in range(20):
        with raw.dialled(port) as connection:
            connection.sendall(raw.post(port, "/api/tables", fuzzed.token, length=1000) + b"{" * number * 10)
            raw.break_off(connection)
    talk = Talk(fuzzed)
    talk.say(watch_of(fuzzed.own))
    talk.close()
    for connection in silent:
        connection.close()


def test_tables_can_be_watched_up_to_the_limit(fuzzed: Arena) -> None:
    talk = Talk(fuzzed)
    watched = [fuzzed.mallory.create(OPEN, OPEN) for _ in range(25)]
    codes = []
    for table in watched:
        codes += [answer.error.code for answer in talk.say(watch_of(table)) if isinstance(answer, Error)]
    assert codes == ["limit"] * 5
    for _ in range(1000):
        talk.say(json.dumps({"kind": "watch", "table": watched[0], "detail": "events"}))
    talk.close()


def test_a_client_that_does_not_read_is_disconnected(tmp_path: Path) -> None:
    with arena(str(tmp_path / "orbis.db"), silence=0.5) as fuzzed:
        port = fuzzed.process.port
        watch = raw.frame(raw.TEXT, json.dumps({"kind": "watch", "table": fuzzed.own}).encode())
        with raw.dialled(port) as connection:
            connection.sendall(raw.handshake(port, f"Authorization: Bearer {fuzzed.token}"))
            with pytest.raises((ConnectionResetError, BrokenPipeError)):
                raw.send_for_ever(connection, watch)
        talk = Talk(fuzzed)
        assert any(isinstance(answer, Table) for answer in talk.say(watch_of(fuzzed.own)))
        talk.close()
        eventually(lambda: metric(fuzzed.mallory, "orbis_connections") == 0)


def test_a_flood_is_refused_without_errors(tmp_path: Path) -> None:
    limits = Limits(rate=0.001, burst=50, frames=1e9)
    with ServerProcess(str(tmp_path / "orbis.db"), limits=limits) as process:
        with connect(process.socket, compression=None) as connection:
            connection.recv()
            for _ in range(500):
                connection.send(watch_of("nowhere"))
            codes = [json.loads(connection.recv(timeout=PATIENCE)) for _ in range(500)]
        refused = [answer["error"]["code"] for answer in codes]
        assert set(refused) == {"not_found", "too_many"}
        assert 450 <= refused.count("too_many") < 500
        with pytest.raises(HTTPError, match="429") as refusal:
            urlopen(f"{process.address}/api/about")
        refusal.value.close()
        assert process.errors() == []
