"""What a program notices of a lost connection, and what not."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Timer

import msgspec
import pytest
from support.server import ServerProcess
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosedError

from orbis.client import AsyncSession, ClientError, Disconnected, Session, driver
from orbis.client.connection import Connection
from orbis.client.driver import Driver
from orbis.server.http.limits import Limits
from orbis.server.protocol.messages import PROTOCOL, Welcome

from .test_misuse import answering


def test_what_only_reads_is_asked_again_until_the_server_is_back(frail_server: ServerProcess) -> None:
    with Session(frail_server.address, "Ann") as session:
        table = session.make("here", "here")
        frail_server.kill()
        with pytest.raises(Disconnected):
            session.make("here", "here")
        Timer(0.5, frail_server.start).start()
        assert table.record().startswith("orbis record")


def test_what_only_reads_is_given_up_when_patience_runs_out(frail_server: ServerProcess) -> None:
    with Session(frail_server.address, "Ann", patience=0.5) as session:
        frail_server.kill()
        with pytest.raises(Disconnected):
            session.tables()


def test_http_requests_wait_when_they_are_too_many(tmp_path: Path) -> None:
    limits = Limits(rate=30, burst=6)
    with (
        ServerProcess(str(tmp_path / "orbis.sqlite"), limits=limits) as server,
        Session(server.address, "Ann") as session,
    ):
        for _ in range(20):
            session.tables()


@pytest.mark.anyio
async def test_a_program_that_thinks_in_the_loop_keeps_its_connection(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(driver, "SILENCE", 3.0)
    caplog.set_level(logging.INFO, "orbis.client")
    session = AsyncSession(server.address, "Ann", patience=20)

    async def think() -> None:
        async with session:
            table = await session.make("here", "here")
            game = await table.next_decision()
            assert game is not None
            time.sleep(3.5)
            assert await table.act(game.options[0])
            await asyncio.sleep(0.1)

    thinking = asyncio.create_task(think())
    if not (await asyncio.wait([thinking], timeout=60))[0]:
        thinking.cancel()
        pytest.fail(what_is_known(session, server))
    await thinking
    assert "is lost" not in caplog.text


def what_is_known(session: AsyncSession, server: ServerProcess) -> str:
    """Why a session may wait without end."""
    connection, now = session._connection, asyncio.get_running_loop().time()
    task = getattr(session, "_task", None)
    known = {
        "task": task,
        "stack": task and task.get_stack(),
        "welcome": connection.welcome,
        "due": connection._due,
        "waiting": list(connection.outbox.waiting),
        "seconds since heard": now - connection.heard,
        "server's exit code": server.process.poll(),
        "server's log": server.told(),
    }
    return "\n".join(f"{name}: {value}" for name, value in known.items())


class FullDisk(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:  # noqa: ARG002
        raise OSError("no space left on device")


@pytest.mark.anyio
async def test_a_log_that_fails_is_not_taken_for_a_lost_connection(server: ServerProcess) -> None:
    log, handler = logging.getLogger("orbis.client.driver"), FullDisk()
    before = log.level
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    try:
        async with AsyncSession(server.address, "Ann") as session:
            with pytest.raises(ClientError, match="no space left"):
                await session.make("here", "here")
    finally:
        log.removeHandler(handler)
        log.setLevel(before)


def test_a_lost_connection_and_its_return_are_logged_and_a_proxys_page_is_not_final(
    frail_server: ServerProcess, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "orbis.client")
    with Session(frail_server.address, "Ann") as session:
        table = session.make("here", "here", grace=None)
        frail_server.kill()
        with answering(404, {}, frail_server.port) as (_, asked):
            while not asked:
                time.sleep(0.05)
        frail_server.start()
        game = table.next_decision()
        assert game is not None
        assert table.act(game.options[0])
    told = [record.message.partition(" ws:")[0] for record in caplog.records]
    assert told == ["connected to", "the connection to", "connected to"]


@pytest.mark.anyio
async def test_a_connection_that_somebody_cancels_is_not_waited_for(server: ServerProcess) -> None:
    async with AsyncSession(server.address, "Ann") as session:
        table = await session.make("here", "open")
        waiting = asyncio.create_task(table.next_decision())
        await asyncio.sleep(0)
        session._task.cancel()
        with pytest.raises(Disconnected):
            await asyncio.wait_for(waiting, 10)


@pytest.mark.anyio
async def test_the_end_of_a_session_can_be_cancelled(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    closing, ended = asyncio.Event(), False

    async def close(_: object) -> None:
        closing.set()
        await asyncio.sleep(0.5)

    async def play() -> None:
        nonlocal ended
        async with AsyncSession(server.address, "Ann") as session:
            await session.make("here", "open")
        ended = True

    monkeypatch.setattr(ClientConnection, "close", close)
    playing = asyncio.create_task(play())
    await closing.wait()
    playing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(playing, 10)
    assert not ended


@asynccontextmanager
async def greeting(
    handle: Callable[[ServerConnection], Awaitable[None]],
) -> AsyncIterator[tuple[Driver, Connection]]:
    """A server that greets, and does nothing else that is not asked of it here; and who connects to it."""
    welcome = msgspec.json.encode(Welcome(PROTOCOL, "", "", now=0, ping=100, retry=100)).decode()

    async def greet(socket: ServerConnection) -> None:
        await socket.send(welcome)
        await handle(socket)

    async with serve(greet, "127.0.0.1", 0, close_timeout=0.1) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        connection = Connection()
        yield Driver(f"http://127.0.0.1:{port}", connection, {}, lambda _: None, patience=1.0), connection


@pytest.mark.anyio
async def test_a_server_that_greets_but_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "SILENCE", 0.3)
    monkeypatch.setattr(driver, "LAST_CHANCE", 0.1)
    async with greeting(ServerConnection.wait_closed) as (lonely, _):
        with pytest.raises(Disconnected):
            await asyncio.wait_for(lonely.run(), 20)


@pytest.mark.anyio
async def test_a_server_that_reads_nothing_any_more_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "SILENCE", 0.5)
    came = asyncio.Event()

    async def deaf(socket: ServerConnection) -> None:
        socket.transport.pause_reading()
        if came.is_set():
            return
        came.set()
        while True:  # it still says something, so that it is not silent
            await socket.send('{"kind":"pong"}')
            await asyncio.sleep(0.05)

    async with greeting(deaf) as (lonely, connection):
        lost = asyncio.Event()
        monkeypatch.setattr(connection, "lost", lost.set)
        running = asyncio.create_task(lonely.run())
        await came.wait()
        for number in range(200):
            connection.follow(f"{number:0>100000}")
        try:
            await asyncio.wait_for(lost.wait(), 20)
        finally:
            running.cancel()
            assert (await asyncio.wait([running], timeout=10))[0]


@pytest.mark.anyio
async def test_a_connection_that_closes_while_it_opens_is_tried_again(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, tried = Driver._connect, 0

    async def closed_at_first(self: Driver) -> ClientConnection:
        nonlocal tried
        tried += 1
        if tried == 1:
            raise ConnectionClosedError(None, None)
        return await connect(self)

    monkeypatch.setattr(Driver, "_connect", closed_at_first)
    async with asyncio.timeout(20), AsyncSession(server.address, "Ann") as session:
        await session.make("here", "open")
    assert tried == 2


@pytest.mark.anyio
async def test_everybody_who_waits_gets_an_error_of_their_own(frail_server: ServerProcess) -> None:
    async with AsyncSession(frail_server.address, "Ann", patience=0.3) as session:
        table = await session.make("here", "open")
        waiting = [asyncio.create_task(table.next_decision()) for _ in range(2)]
        frail_server.kill()
        first, second = await asyncio.gather(*waiting, return_exceptions=True)
    assert isinstance(first, Disconnected)
    assert isinstance(second, Disconnected)
    assert first is not second
    assert str(first) == str(second)
