"""Clients that flood their connection or read nothing: others hardly notice, and the flood ends."""

import asyncio
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest
from support.server import PATIENCE, ServerProcess
from websockets.exceptions import ConnectionClosed

from orbis.server.http.limits import Limits
from orbis.server.process.channel import TOO_MANY, TOO_SLOW, Channel
from orbis.server.process.slow_readers import SlowReaders
from orbis.server.process.write_round import WriteRound

from .clients import Line
from .fuzz import raw
from .innocent import LATE, Innocent
from .visitors import Visitor

MUCH = 4_000_000
"""Bytes of a flood."""

WORK = 3.0
"""Seconds that the server may work on a flood; without a limit on frames it was more than ten."""

FRAMES = {
    "text": raw.frame(raw.TEXT, b"x"),
    "binary": raw.frame(raw.BINARY, b"x"),
    "ping": raw.frame(raw.PING, b"x"),
    "pong": raw.frame(raw.PONG, b"x"),
    "fragment": raw.frame(0, b"", final=False),
}
"""What a flood is made of."""


def flood_of(kind: str, size: int) -> bytes:
    """A flood of some bytes."""
    begin = raw.frame(raw.TEXT, b"", final=False) if kind == "fragment" else b""
    return begin + FRAMES[kind] * (size // len(FRAMES[kind]))


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the limits that everybody has."""
    database = tmp_path_factory.mktemp("strict") / "orbis.sqlite"
    with ServerProcess(str(database), limits=Limits()) as server:
        yield server
        server.stop()
        assert not server.errors()


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that wants few frames."""
    database = tmp_path_factory.mktemp("slow") / "orbis.sqlite"
    with ServerProcess(str(database), limits=Limits(frames=20)) as server:
        yield server


@contextmanager
def opened(server: ServerProcess) -> Iterator[socket.socket]:
    """A WebSocket from an address of its own; it raises `ConnectionRefusedError` if that is used up."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE, ("127.0.0.2", 0)) as connection:
        connection.sendall(raw.handshake(server.port))
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += connection.recv(1)
        if head.startswith(b"HTTP/1.1 429 "):
            raise ConnectionRefusedError
        assert head.startswith(b"HTTP/1.1 101 "), head
        yield connection


def flood(server: ServerProcess, content: bytes, seconds: float = 0.0) -> bytes:
    """What the server says to a flood, which is sent once or for some seconds; in the end it must close."""
    heard: list[bytes] = []
    with opened(server) as connection:
        listener = Thread(target=lambda: heard.append(raw.read_all(connection)))
        listener.start()
        end = time.monotonic() + seconds
        with suppress(ConnectionResetError, BrokenPipeError):
            connection.sendall(content)
            while time.monotonic() < end:
                connection.sendall(content)
        listener.join()
    return heard[0]


@pytest.mark.parametrize("kind", FRAMES)
def test_a_flood_of_tiny_frames_stops_nobody(strict: ServerProcess, kind: str) -> None:
    before = strict.work()
    with Innocent(strict) as innocent:
        heard = flood(strict, flood_of(kind, MUCH))
    assert strict.work() - before < WORK
    assert sum(1 for _ in raw.frames(heard)) < MUCH // len(FRAMES[kind]) // 10
    assert innocent.longest < LATE
    assert not innocent.failed


@pytest.mark.parametrize("kind", ["text", "ping"])
def test_ten_floods_that_come_again_stop_nobody(strict: ServerProcess, kind: str) -> None:
    content = flood_of(kind, MUCH // 10)

    def flood_on(_: int) -> None:
        with suppress(ConnectionRefusedError):
            flood(strict, content, seconds=2)

    with Innocent(strict) as innocent, ThreadPoolExecutor(10) as floods:
        for _ in range(3):
            list(floods.map(flood_on, range(10)))
    assert innocent.longest < LATE
    assert not innocent.failed


@pytest.mark.parametrize("kind", FRAMES)
def test_a_flood_is_closed_for_its_reason(slow: ServerProcess, kind: str) -> None:
    *_, last = raw.frames(flood(slow, flood_of(kind, 500)))
    assert (last.opcode, last.code) == (raw.CLOSE, TOO_MANY)


def test_frames_at_a_moderate_pace_are_no_flood(slow: ServerProcess) -> None:
    with opened(slow) as connection:
        pong, heard_all = raw.PONG, b""
        for number in range(60):
            connection.sendall(raw.frame(raw.PING, b"x"))
            # Each waits for its answer, so that frames do not gather while the machine is busy.
            while sum(frame.opcode == pong for frame in raw.frames(heard_all)) <= number:
                heard_all += connection.recv(4096)
            time.sleep(0.07)
        connection.sendall(raw.frame(raw.CLOSE, (1000).to_bytes(2, "big")))
        heard = list(raw.frames(heard_all + raw.read_all(connection)))
    assert sum(frame.opcode == pong for frame in heard) == 60
    assert (heard[-1].opcode, heard[-1].code) == (raw.CLOSE, 1000)


def test_a_client_that_ignores_refusals_is_let_go(tmp_path: Path) -> None:
    limits = Limits(rate=1e-6, burst=5)
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=limits) as server:
        line = Line(Visitor(server))
        with suppress(ConnectionClosed):  # perhaps before the last of them
            for _ in range(100):
                line.say_raw('{"kind": "unwatch", "table": "nowhere"}')
        assert line.closed() == TOO_MANY
        refusals = [content for content in line.raw if b"too_many" in content]
        assert len(refusals) < 100


@pytest.mark.anyio
async def test_a_client_that_does_not_read_is_dropped_for_its_reason() -> None:
    opened: asyncio.Future[Channel] = asyncio.get_running_loop().create_future()
    lost = asyncio.Event()

    class Opening(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            assert isinstance(transport, asyncio.Transport)
            opened.set_result(Channel(transport, Limits(), 60, SlowReaders(), lost.set, writing=WriteRound()))

    server = await asyncio.get_running_loop().create_server(Opening, "127.0.0.1", 0)
    with raw.dialled(server.sockets[0].getsockname()[1]) as lazy:
        channel = await opened
        for _ in range(200):
            channel.send(bytes(100_000))
            await asyncio.sleep(0)
        read = await asyncio.to_thread(raw.read_all, lazy)
        await lost.wait()
    server.close()
    *_, last = raw.frames(read)
    assert (last.opcode, last.code) == (raw.CLOSE, TOO_SLOW)
    assert len(read) < 20_000_000
