import os
import shlex
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from support.server import ENVIRONMENT, OrbisServe, orbis

from orbis.cli.browser import last_port, note, running_server


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pipe with the addresses opened in the browser."""
    pipe, browser = tmp_path / "opened", tmp_path / "browser"
    os.mkfifo(pipe)
    browser.write_text(f'#!/bin/sh\necho "$1" >{shlex.quote(str(pipe))}\n', "utf-8")
    browser.chmod(0o700)
    monkeypatch.setitem(ENVIRONMENT, "BROWSER", f"{shlex.quote(str(browser))} %s")
    return pipe


@contextmanager
def served_to_a_browser(database: Path, opened: Path) -> Iterator[tuple[OrbisServe, str]]:
    with OrbisServe("--database", database, "--open", port=None) as server:
        yield server, opened.read_text("utf-8").strip()


def test_the_page_is_opened_when_there_is_a_screen(tmp_path: Path, opened: Path) -> None:
    with served_to_a_browser(tmp_path / "tables.db", opened) as (server, address):
        assert address == server.address
        with urlopen(f"{address}/") as answer:
            assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_players_see_no_log(tmp_path: Path, opened: Path) -> None:
    database, log = tmp_path / "tables.db", tmp_path / "terminal"
    options = ("--database", database, "--open", "--log-level", "info")
    with OrbisServe(*options, port=None, log=log) as server:
        opened.read_text("utf-8")
        server.stop()
    assert log.read_text("utf-8") == ""
    assert '"message": "ready"' in (tmp_path / "tables.db.log").read_text("utf-8")


def test_a_running_server_is_opened_again(tmp_path: Path, opened: Path) -> None:
    database = tmp_path / "tables.db"
    with served_to_a_browser(database, opened) as (server, first):
        ended = orbis("serve", "--open", "--database", database, BROWSER="/nowhere")
        assert ended == (0, f"Your tables are already open at {first}\n", "")
        assert server.process.poll() is None


def test_the_page_has_the_same_address_after_a_restart(tmp_path: Path, opened: Path) -> None:
    database = tmp_path / "tables.db"
    with served_to_a_browser(database, opened) as (server, first):
        server.stop()
    with served_to_a_browser(database, opened) as (server, second):
        assert second == first
        server.stop()
    host, _, port = first.removeprefix("http://").partition(":")
    with (
        socket.create_server((host, int(port))),
        served_to_a_browser(database, opened) as (_, third),
    ):
        assert third != first


def test_a_noted_address_without_a_server_is_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orbis.cli.browser.PATIENCE", 0.05)
    database = str(tmp_path / "tables.db")
    assert (last_port(database), running_server(database)) == (0, None)
    for address in ("nonsense", "http://127.0.0.1:x", "http://127.0.0.1:9"):
        note(database, address)
        assert running_server(database) is None
    assert last_port(database) == 9
