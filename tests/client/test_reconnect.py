"""What a program notices of a lost connection, and what not."""

import asyncio
import logging
import time
from pathlib import Path
from threading import Timer

import pytest
from support.server import ServerProcess

from orbis.client import AsyncSession, ClientError, Disconnected, Session, driver
from orbis.server.http.limits import Limits

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
    async with asyncio.timeout(60), AsyncSession(server.address, "Ann") as session:
        table = await session.make("here", "here")
        game = await table.next_decision()
        assert game is not None
        time.sleep(3.5)
        assert await table.act(game.options[0])
        await asyncio.sleep(0.1)
    assert "is lost" not in caplog.text


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
