"""Clients that say little, read little, or come in great numbers: they are let go, and others are served."""

import asyncio
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import pytest
from support.server import PATIENCE, ServerProcess

from orbis.server.http.limits import Limits
from orbis.server.process import slow_readers
from orbis.server.process.channel import Channel
from orbis.server.process.slow_readers import MOST_UNREAD, SlowReaders
from orbis.server.process.write_round import WriteRound

from .fuzz import raw
from .innocent import LATE, Innocent
from .metrics import eventually, metric
from .visitors import Person, Visitor

HALF_HEADER = b"GET / HTTP/1.1\r\nHost: x\r\nX: "
HALF_BODY = (
    b"POST /api/identity HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 1000\r\n\r\n{"
)
GET = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"

ROOM = Limits(sockets=20, all_sockets=30)


@contextmanager
def dialled(server: ServerProcess, *said: bytes, address: str = "127.0.0.2") -> Iterator[list[socket.socket]]:
    """A connection for each of some beginnings."""
    with ExitStack() as stack:
        lines = []
        for content in said:
            line = stack.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.settimeout(PATIENCE)
            line.bind((address, 0))
            line.connect(("127.0.0.1", server.port))
            line.sendall(content)
            lines.append(line)
        yield lines


def closed(lines: list[socket.socket], seconds: float) -> int:
    """How many connections the server closes in a time; nothing is read from those that it does not."""
    waiting, end, count = select.poll(), time.monotonic() + seconds, 0
    for line in lines:
        waiting.register(line, select.POLLRDHUP)
    while count < len(lines) and time.monotonic() < end:
        for descriptor, _ in waiting.poll(1000):
            waiting.unregister(descriptor)
            count += 1
    return count


def open_files(server: ServerProcess) -> int:
    return len(list(Path(f"/proc/{server.pid}/fd").iterdir()))


def test_requests_that_do_not_arrive_and_clients_that_do_not_read_are_not_waited_for(tmp_path: Path) -> None:
    beginnings = (b"", HALF_HEADER, HALF_BODY, GET + HALF_HEADER, GET * 20)
    with ServerProcess(str(tmp_path / "orbis.sqlite"), haste=5) as server:
        before = open_files(server)
        with dialled(server, *beginnings * 10):
            eventually(lambda: open_files(server) >= before + 30)
            eventually(lambda: open_files(server) <= before + 2)
        server.stop()
        assert not server.errors()


def test_a_flood_of_requests_on_one_connection_stops_nobody(tmp_path: Path) -> None:
    request = b"GET /api/about HTTP/1.1\r\nHost: x\r\n\r\n"
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=Limits()) as server:
        with Innocent(server) as innocent:
            for _ in range(10):
                with dialled(server, b"") as (line,), suppress(ConnectionResetError, BrokenPipeError):
                    line.sendall(request * 25_000)
                    raw.read_all(line)
        assert innocent.longest < LATE
        assert not innocent.failed
        server.stop()
        assert not server.errors()


def test_an_address_has_room_for_so_many_connections(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=ROOM) as server:
        with Innocent(server) as innocent, dialled(server, *[HALF_HEADER] * 40) as lines:
            assert closed(lines[ROOM.sockets :], PATIENCE) == 20
            assert closed(lines[: ROOM.sockets], 0.1) == 0
        assert not innocent.failed
        with dialled(server, GET) as (line,):
            assert line.recv(12) == b"HTTP/1.1 200"
        assert "127.0.0.2 has 20 connections, and gets no more" in server.told()


def test_websockets_are_counted_with_other_connections(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=ROOM) as server:
        handshake = raw.handshake(server.port)
        for _ in range(3):
            with dialled(server, *[handshake] * ROOM.sockets) as lines:
                assert {line.recv(12) for line in lines} == {b"HTTP/1.1 101"}
                with dialled(server, handshake) as (line,):
                    assert line.recv(12) == b"HTTP/1.1 503"
            eventually(lambda: metric(Visitor(server), "orbis_connections") == 0)


def test_a_server_that_is_full_says_so(tmp_path: Path) -> None:
    with (
        ServerProcess(str(tmp_path / "orbis.sqlite"), limits=ROOM) as server,
        dialled(server, *[HALF_HEADER] * 18),
        dialled(server, *[HALF_HEADER] * 12, address="127.0.0.3"),
        dialled(server, GET, address="127.0.0.4") as (line,),
    ):
        assert line.recv(12) == b"HTTP/1.1 503"
        assert "all 30 connections are in use" in server.told()


def test_connections_through_a_proxy_are_not_those_of_one_client(tmp_path: Path) -> None:
    with (
        ServerProcess(str(tmp_path / "orbis.sqlite"), limits=ROOM, proxies="127.0.0.2") as server,
        dialled(server, *[HALF_HEADER] * 25),
        dialled(server, GET) as (line,),
    ):
        assert line.recv(12) == b"HTTP/1.1 200"


@pytest.mark.anyio
async def test_whoever_leaves_most_unread_is_dropped_when_all_leave_too_much() -> None:
    readers = SlowReaders()
    sizes = [MOST_UNREAD // 4, MOST_UNREAD // 2, MOST_UNREAD // 3]
    transports = [
        Mock(spec=asyncio.Transport, get_write_buffer_size=lambda size=size: size) for size in sizes
    ]
    for transport in transports:
        readers.add(transport)
    assert [transport.abort.called for transport in transports] == [False, True, False]


@pytest.mark.anyio
async def test_what_messages_leave_unread_counts_like_responses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each WebSocket leaves less than it may; all together leave too much."""
    monkeypatch.setattr(slow_readers, "MOST_UNREAD", 1_000_000)
    opened: list[Channel] = []
    readers = SlowReaders()

    class Opening(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            assert isinstance(transport, asyncio.Transport)
            lose = partial(lost.append, transport)
            opened.append(Channel(transport, Limits(), 60, readers, lose, writing=WriteRound()))

    lost: list[asyncio.Transport] = []
    server = await asyncio.get_running_loop().create_server(Opening, "127.0.0.1", 0)
    with ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(raw.dialled(server.sockets[0].getsockname()[1]))
        async with asyncio.timeout(PATIENCE):
            while len(opened) < 10:
                await asyncio.sleep(0.01)
            for _ in range(100):
                for channel in opened:
                    if channel._transport.get_write_buffer_size() < 500_000:
                        channel.send(bytes(100_000))
                await asyncio.sleep(0)
            while len(lost) < 6:
                await asyncio.sleep(0.01)
        left = sum(channel._transport.get_write_buffer_size() for channel in opened)
        assert left <= 1_000_000
    server.close()


def test_a_server_stops_in_spite_of_clients_that_hang(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.sqlite")) as server:
        ann = Person(server, "Ann")
        halves = [raw.post(server.port, "/api/tables", ann.secret, 1000) + b"{", HALF_HEADER, b"", GET * 20]
        with dialled(server, *halves * 20, *[raw.handshake(server.port)] * 20):
            time.sleep(1)
            began = time.monotonic()
            server.stop()
            assert time.monotonic() - began < LATE
    assert not server.errors()
