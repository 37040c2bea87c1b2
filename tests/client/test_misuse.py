"""Mistakes of programs, and of servers that are not what they seem: each is reported at once, in words."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from support.server import ServerProcess

from orbis.client import AsyncSession, ClientError, InvalidRequest, Refused, Session, WrongServer
from orbis.client.tokens import token_file, write_token
from orbis.rules import ACTIONS


@contextmanager
def answering(status: int, headers: dict[str, str], port: int = 0) -> Iterator[tuple[str, list[str]]]:
    """An HTTP server that always gives the same answer; yield its address and the paths asked for."""
    asked: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(status)
            for name, value in {"Content-Length": "6", **headers}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(b"<html>")

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", port), Handler) as server:
        thread = Thread(target=server.serve_forever, args=[0.05])
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", asked
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(
    "actions",
    [(999,), (-1,), (None,), (True,), ("b9",), ("#3",), ([4],), (4, "nonsense"), (), (0,) * 61, (1.0,)],
    ids=str,
)
def test_anything_but_actions_is_refused_before_it_is_sent(server: ServerProcess, actions: Any) -> None:
    with Session(server.address, "Ann") as session:
        table = session.make("here", "here")
        game = table.next_decision()
        assert game is not None
        with pytest.raises(InvalidRequest) as error:
            table.act(*actions)
        assert isinstance(error.value, ValueError)
        assert " " in str(error.value)
        assert table.act(game.options[0])


def test_actions_may_be_ids_values_or_notation(server: ServerProcess) -> None:
    with Session(server.address, "Ann") as session:
        table = session.make("here", "here")
        assert table.act("b2", ACTIONS[40])
        assert table.followed.events[-1].actions == (4, 40)
        assert table.game is not None
        assert table.act(table.game.options[0])


def test_a_session_that_is_not_open_says_so(server: ServerProcess) -> None:
    session = Session(server.address, "Ann")
    with pytest.raises(ClientError, match="use `with Session"):
        session.tables()
    with session:
        table = session.make("here", "here")
        assert table.next_decision() is not None
    for ask in (session.tables, table.record, table.next_decision, lambda: table.act(4)):
        with pytest.raises(ClientError, match="the session is closed"):
            ask()


@pytest.mark.anyio
async def test_an_asynchronous_session_that_is_not_open_says_so(server: ServerProcess) -> None:
    session = AsyncSession(server.address, "Ann")
    for ask in (session.tables, lambda: session.watch("t")):
        with pytest.raises(ClientError, match="use `async with AsyncSession"):
            await ask()
    async with session:
        table = await session.make("here", "open")
        waiting = asyncio.create_task(table.next_decision())
        await asyncio.sleep(0)
    for late in (waiting, table.record(), table.next_decision(), session.watch(table.id)):
        with pytest.raises(ClientError, match="the session is closed"):
            await late


@pytest.mark.parametrize("wait", ["next_decision", "event_after"])
def test_a_table_that_is_gone_after_a_reconnect_ends_every_wait(
    frail_server: ServerProcess, tmp_path: Path, wait: str
) -> None:
    with Session(frail_server.address, "Ann") as session:
        id = session.make("here", "open").id

    async def watch() -> None:
        async with AsyncSession(frail_server.address) as session:
            table = await session.watch(id)
            frail_server.kill()
            for file in tmp_path.glob("orbis.sqlite*"):
                file.unlink()
            await asyncio.to_thread(frail_server.start)
            await (table.next_decision() if wait == "next_decision" else table.event_after(99))

    with pytest.raises(Refused) as refused:
        asyncio.run(watch())
    assert refused.value.code == "not_found"


@pytest.mark.anyio
async def test_closing_one_of_two_handles_leaves_the_other_working(server: ServerProcess) -> None:
    async with AsyncSession(server.address, "Ann") as session:
        first = await session.make("here", "open")
        second = await session.watch(first.link)
        waiting = asyncio.create_task(first.next_decision())
        await asyncio.sleep(0)
        for _ in range(2):
            await first.close()
        with pytest.raises(ClientError, match="closed"):
            await waiting
        async with AsyncSession(server.address, "Bob") as his:
            await his.join(second.link)
            assert await second.next_decision() is not None
            assert await second.act(4)


def test_a_token_is_never_sent_to_where_a_server_redirects() -> None:
    with answering(200, {}) as (elsewhere, asked):
        location = {"Location": f"{elsewhere}/api/identity"}
        with answering(302, location) as (address, _):
            with (
                pytest.raises(WrongServer, match=f"redirects to {elsewhere}"),
                Session(address, token="t" * 43),
            ):
                pass
            with Session(address) as session, pytest.raises(WrongServer):
                session.watch("t")
        assert asked == []


def test_a_session_does_not_show_its_token(server: ServerProcess) -> None:
    with Session(server.address, "Ann") as session:
        assert session.token
        assert session.token not in repr(session.me)


@pytest.mark.parametrize(
    ("seats", "settings", "message"),
    [
        (("here", "acolite"), {}, "'acolite' is not a seat: here, open, pilgrim, acolyte, "),
        (("here", 3), {}, "3 is not a seat: here, open, "),
        (("here", "open"), {"colour": 1}, "colour is not a setting: public, tiles, clock, "),
        (("here", "open"), {"grace": "long"}, "cannot be made: .*grace"),
        (("here",), {}, "cannot be made: .*seats"),
    ],
)
def test_a_table_that_cannot_be_made_is_refused_in_words(
    server: ServerProcess, seats: Any, settings: dict[str, object], message: str
) -> None:
    with Session(server.address, "Ann") as session, pytest.raises(InvalidRequest, match=message):
        session.make(*seats, **settings)


@pytest.mark.parametrize("link", ["", "/", "/table/", "/table/a b"])
def test_a_link_without_a_table_is_not_an_invitation(server: ServerProcess, link: str) -> None:
    with Session(server.address, "Ann") as session:
        for full in (link, f"{server.address}{link}"):
            with pytest.raises(InvalidRequest, match="this is not an invitation: expected …/table/ID"):
                session.join(full)


def test_whoever_has_no_identity_learns_how_to_get_one(server: ServerProcess) -> None:
    with Session(server.address, "Ann") as session:
        link = session.make("here", "open").link
    with Session(server.address) as session:
        for ask in (lambda: session.make("here", "open"), lambda: session.join(link), session.my_tables):
            with pytest.raises(Refused, match="give the session a name") as refused:
                ask()
            assert refused.value.code == "no_identity"
    for token in ("t" * 43, "short"):
        with (
            pytest.raises(Refused, match="this server does not know this token"),
            Session(server.address, token=token),
        ):
            pass


def test_this_machine_is_one_server_by_whatever_name(server: ServerProcess, own_tokens: Path) -> None:
    names = ("localhost", "127.0.0.1", "[::1]")
    assert len({token_file(f"http://{name}:8000", "Ann") for name in names}) == 1
    assert token_file("http://127.0.0.10:8000", "Ann") != token_file("http://localhost0:8000", "Ann")
    with Session(server.address, "Ann") as session:
        table = session.make("here", "open")
        assert session.watch(table.link.replace("127.0.0.1", "localhost")).id == table.id


def test_a_token_file_is_replaced_as_a_whole_and_is_private(tmp_path: Path) -> None:
    file = tmp_path / "tokens" / "token"
    write_token(file, "old")
    file.chmod(0o644)
    with file.open() as open_before:
        write_token(file, "new")
        assert open_before.read() == "old\n"
    assert (file.read_text(), file.stat().st_mode & 0o777) == ("new\n", 0o600)
    assert [*file.parent.iterdir()] == [file]
