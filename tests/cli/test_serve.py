import json
import shlex
import signal
import socket
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from support.server import PATIENCE, OrbisServe, free_port, orbis
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from orbis.cli import main
from orbis.cli.browser import for_others, own_address
from orbis.locales import LANGUAGES, Language, Speech

PASSWORD = "hunter2-p%40ss"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_answers_once_it_prints_its_address_and_stops_cleanly(tmp_path: Path, number: int) -> None:
    with OrbisServe("--database", tmp_path / "tables.db") as server:
        assert server.first_line.startswith("The tables are open at http://127.0.0.1:")
        with urlopen(f"{server.address}/health") as answer:
            assert json.loads(answer.read()) == {"status": "ok"}
        with connect(server.socket) as client:
            assert json.loads(client.recv(decode=False))["kind"] == "welcome"
            ended = server.stop(number)
            with pytest.raises(ConnectionClosed) as closed:
                client.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert ended == (0, "", "")


def test_an_ipv6_address_is_printed_as_a_link(tmp_path: Path) -> None:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        pytest.skip("no IPv6 here")
    with OrbisServe("--database", tmp_path / "tables.db", "--host", "::1") as server:
        assert server.address.startswith("http://[::1]:")
        with urlopen(f"{server.address}/health") as answer:
            assert answer.status == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_used_port_is_reported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: Language
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = str(tmp_path / "tables.db")
        assert main(["serve", "--port", port, "--database", database, "--lang", language]) == 2
    told = Speech(language).text("server-port-taken", host="127.0.0.1", port=port)
    assert capsys.readouterr() == ("", f"{told}\n")
    assert list(tmp_path.iterdir()) == []


def test_an_address_of_another_machine_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["serve", "--host", "192.0.2.1", "--database", str(tmp_path / "tables.db")]) == 2
    assert capsys.readouterr().err.startswith("The server cannot listen on 192.0.2.1:8000: ")


def test_a_file_is_served_by_one_server_until_it_dies(tmp_path: Path) -> None:
    database, other_name = tmp_path / "tables.db", tmp_path / "other.db"
    other_name.symlink_to(database)
    with OrbisServe("--database", database) as server:
        for name in (database, other_name):
            code, out, err = orbis("serve", "--port", "0", "--database", name)
            told = "is in use by a running server. Stop it first, or name another file with --database."
            assert (code, out, err) == (2, "", f"{name} {told}\n")
        server.stop(signal.SIGKILL)
    with OrbisServe("--database", other_name) as server:
        assert server.stop().code == 0


def test_only_the_owner_can_read_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with OrbisServe("--database", folder / "tables.db"):
        assert {file.stat().st_mode & 0o077 for file in (folder, *folder.iterdir())} == {0}


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("letter.txt", "file is not a database"),
        (".", "it is a folder"),
        ("letter.txt/tables.db", "File exists"),
    ],
)
def test_an_unusable_file_is_reported_in_one_line(tmp_path: Path, database: str, reason: str) -> None:
    (tmp_path / "letter.txt").write_text("Dear database, " * 100)
    code, out, err = orbis("serve", "--port", "0", "--database", tmp_path / database)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("The tables cannot be reached: ")
    assert reason in err


@pytest.mark.parametrize("workers", [1, 2])
def test_an_unreachable_database_is_reported_without_its_password(workers: int) -> None:
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        port = nobody.getsockname()[1]
    url = f"postgresql://ann:{PASSWORD}@127.0.0.1:{port}/orbis"
    code, out, err = orbis("serve", "--port", "0", "--workers", str(workers), ORBIS_DATABASE=url)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(
        f"The tables cannot be reached: the database postgresql://ann@127.0.0.1:{port}/orbis "
    )


@pytest.mark.parametrize(
    "database", [f"mysql://ann:{PASSWORD}@db/orbis", f"POSTGRES://ann:{PASSWORD}@db/orbis"]
)
def test_other_database_addresses_are_refused_and_not_printed(
    capsys: pytest.CaptureFixture[str], database: str
) -> None:
    for command in (["serve"], ["tables", "check"]):
        assert main([*command, "--database", database]) == 2
    told = "A database is the path of a file, or an address that begins with postgresql://\n"
    assert capsys.readouterr() == ("", told * 2)


def test_several_processes_need_postgresql(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["serve", "--workers", "2", "--database", str(tmp_path / "tables.db")]) == 2
    assert capsys.readouterr().err.startswith("Several processes need PostgreSQL")


def test_postgresql_needs_asyncpg(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import orbis.cli.database

    def without_asyncpg(name: str) -> object:
        return None if name == "asyncpg" else find_spec(name)

    monkeypatch.setattr(orbis.cli.database, "find_spec", without_asyncpg)
    assert main(["serve", "--database", "postgresql://db/orbis"]) == 2
    assert (
        capsys.readouterr().err
        == 'PostgreSQL needs asyncpg. Install it with: pip install "orbis[postgres]"\n'
    )


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_several_processes_serve_one_database(postgres_database: str, number: int) -> None:
    with OrbisServe("--database", postgres_database, "--workers", "2") as server:
        with urlopen(f"{server.address}/health") as answer:
            assert answer.status == 200
        with connect(server.socket) as client:
            client.recv()
            ended = server.stop(number)
            with pytest.raises(ConnectionClosed) as closed:
                client.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert ended == (0, "", "")


def test_no_process_outlives_the_first(postgres_database: str) -> None:
    served = ("--database", postgres_database, "--workers", "2")
    with OrbisServe(*served, port=free_port()) as server:
        server.kill()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", server.port)) != 0:
                    break
            time.sleep(0.1)
        server.start()
        with urlopen(f"{server.address}/health") as answer:
            assert answer.status == 200
        assert server.stop().code == 0


STUCK = """
import signal, threading, time, uvicorn
from orbis.server.process import server
server.MOST = 0.1
threading.Thread(target=time.sleep, args=(600,)).start()
server.Server(uvicorn.Config("nothing:app")).handle_exit(signal.SIGTERM, None)
"""


STUCK_IN_THE_LOG = """
import logging, signal, threading, time, uvicorn
from orbis.server.process import server
server.MOST = 0.1
server = server.Server(uvicorn.Config("nothing:app"))
logging.basicConfig()
(handler,) = logging.getLogger().handlers
threading.Thread(target=lambda: (handler.acquire(), time.sleep(600))).start()
server.handle_exit(signal.SIGTERM, None)
"""

STUCK_IN_PYTHON = """
import os, signal, uvicorn
from orbis.server.process import server
server._end_now = lambda: None
server.LAST = 0.1
server.Server(uvicorn.Config("nothing:app")).handle_exit(signal.SIGTERM, None)
while True: pass
"""

STUCK_AT_THE_START = """
import os, signal, socket, threading, uvicorn
from types import SimpleNamespace
from uvicorn.supervisors import multiprocess
from orbis.server.process.workers import Workers

class Slow:
    def __init__(self, config, sockets):
        nothing = lambda *_: None
        self.process = SimpleNamespace(is_alive=lambda: True, join=nothing, kill=nothing)
        self.start = self.terminate = nothing

    def is_ready(self, timeout):
        os.kill(os.getpid(), signal.SIGTERM)
        return False

    wait_until_ready = multiprocess.Process.wait_until_ready

multiprocess.Process = Slow
Workers(uvicorn.Config("nothing:app", workers=2), socket.socket(), lambda: None).serve()
"""


@pytest.mark.parametrize(
    ("program", "code"),
    [
        (STUCK, 0),
        (STUCK_IN_THE_LOG, 0),
        (STUCK_IN_PYTHON, -signal.SIGALRM),
        (STUCK_AT_THE_START, 0),
    ],
    ids=["a thread", "the log", "Python", "the start"],
)
def test_a_server_ends_even_if_something_is_stuck(program: str, code: int) -> None:
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=PATIENCE).returncode == code


def test_the_log_contains_no_token(tmp_path: Path) -> None:
    with OrbisServe("--database", tmp_path / "tables.db", "--log-level", "debug") as server:
        body = json.dumps({"name": "Ann", "token": True}).encode()
        request = Request(f"{server.address}/api/identity", body, {"Content-Type": "application/json"})
        with urlopen(request) as answer:
            token = json.loads(answer.read())["token"]
        with connect(server.socket, additional_headers={"Authorization": f"Bearer {token}"}) as client:
            assert json.loads(client.recv(decode=False))["name"] == "Ann"
        ended = server.stop()
    entries = [json.loads(line) for line in ended.err.splitlines()]
    assert "/api/identity" in [entry.get("path") for entry in entries]
    assert token not in ended.err


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("--port", "65536", "0 to 65535"),
        ("--port", "-1", "0 to 65535"),
        ("--rate", "0", "numbers above 0"),
        ("--rate", "nan", "numbers above 0"),
        ("--tables", "0", "whole numbers from 1"),
        ("--workers", "0", "whole numbers from 1"),
        ("--trees", "a few", "whole numbers from 1"),
        ("--disk", "0", "sizes in GiB above 0"),
        ("--keep", "games=3", "kinds: waiting, playing, finished"),
        ("--keep", "waiting=-1", "0 to 36500 days"),
        ("--daily", "tables", "tables=N or texts=N"),
        ("--origin", "example.org", "http:// or https://"),
        ("--origin", "https://example.org/play", "nothing after it"),
        ("--origin", "https://ann@example.org", "such as https://play.example.org"),
        ("--proxies", "my-proxy", "10.0.0.0/8"),
        ("--proxies", "*", "anybody could pretend"),
        ("--log-level", "loud", "choose from 'debug'"),
    ],
)
def test_wrong_arguments_are_refused_and_told_what_is_allowed(
    capsys: pytest.CaptureFixture[str], option: str, value: str, allowed: str
) -> None:
    assert main(["serve", f"{option}={value}"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"{option}: ")
    assert value in told
    assert allowed in told


def test_the_help_tells_the_defaults(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    told = capsys.readouterr().out
    for default in (
        "default: 20\n",
        "default: 50\n",
        "waiting=30, playing=365, finished=ever",
        "ORBIS_PROXIES",
    ):
        assert default in told


def test_a_server_for_the_network_prints_the_address_for_others(tmp_path: Path) -> None:
    with OrbisServe("--database", tmp_path / "tables.db", "--host", "0.0.0.0") as server:
        assert server.first_line.startswith("The tables are open at http://127.0.0.1:")
        own = for_others(f"http://0.0.0.0:{server.port}")
        if own is not None:
            assert server.process.stdout
            assert server.process.stdout.readline() == f"Others in your network can open {own}\n"
        assert server.stop().out == ""


def test_the_command_for_others_starts_the_same_server_for_the_network(tmp_path: Path) -> None:
    port = free_port()
    with OrbisServe("--database", tmp_path / "my tables.db", port=port) as server:
        command = shlex.split(_about(server.address)["restart"])
        server.stop()
    assert command == [
        *(sys.executable, "-m", "orbis", "serve", "--port", str(port)),
        *("--database", str(tmp_path / "my tables.db"), "--host", "0.0.0.0"),
    ]
    with OrbisServe(*command[6:], port=port) as server:
        # It is for others already.
        assert _about(server.address)["restart"] == ""


def test_the_command_for_others_keeps_the_mails_and_hides_the_hosts_token(tmp_path: Path) -> None:
    token, port = tmp_path / "the token", free_port()
    token.write_text("x" * 30)
    given = ("--site", f"http://localhost:{port}", "--admin-token-file", token)
    with OrbisServe("--database", tmp_path / "tables.db", *given, port=port) as server:
        told = _about(server.address)["restart"]
    assert "token" not in told
    address = own_address()
    named = None if address is None else f"http://{address}:{port}"
    command = shlex.split(told)
    assert (command[command.index("--site") + 1] if "--site" in command else None) == named


def _about(address: str) -> dict[str, str]:
    with urlopen(f"{address}/api/about") as answer:
        about: dict[str, str] = json.load(answer)
        return about


def test_the_trusted_proxies_may_be_in_the_environment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for proxies, secure in (("127.0.0.1", True), ("192.0.2.1", False), ("", False)):
        with OrbisServe("--database", tmp_path / "tables.db", ORBIS_PROXIES=proxies) as server:
            told = {"Content-Type": "application/json", "X-Forwarded-Proto": "https"}
            with urlopen(Request(f"{server.address}/api/identity", b'{"name": "Ann"}', told)) as answer:
                assert ("Secure" in answer.headers["set-cookie"]) == secure
    monkeypatch.setenv("ORBIS_PROXIES", "my-proxy")
    assert main(["serve"]) == 2
    assert capsys.readouterr().err.startswith("--proxies: “my-proxy” is not valid here")


@pytest.mark.parametrize("contact", ["somebody", "http://example.org", "ann@localhost", "a b@example.org"])
def test_a_contact_is_an_address(contact: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--contact", contact]) == 2
    assert capsys.readouterr().err.startswith(f"--contact: “{contact}” is not valid here")


@pytest.mark.parametrize(
    ("smtp", "contact"),
    [
        ("smtps://ann:s3cret@mail.example", "https://example.org"),
        ("https://ann:s3cret@mail.example", "ann@example.org"),
        ("smtp://ann:s3cret@mail.example:port", "ann@example.org"),
    ],
)
def test_a_mail_server_that_is_none_is_reported_without_its_password(
    smtp: str, contact: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORBIS_SMTP", smtp)
    assert main(["serve", "--contact", contact, "--site", "https://play.example.org"]) == 2
    err = capsys.readouterr().err
    assert err.startswith("ORBIS_SMTP must be like smtps://")
    assert "s3cret" not in err


def test_mail_needs_the_public_address(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORBIS_SMTP", "smtps://mail.example")
    assert main(["serve", "--contact", "ann@example.org"]) == 2
    assert capsys.readouterr().err.startswith("Mail needs --site")


@pytest.mark.parametrize("place", ["homeassistant.local", "http://192.168.1.5", "192.168.1.5/24"])
def test_a_place_at_home_that_is_none_is_refused(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--webhooks-at", place]) == 2
    assert "homeassistant.local:8123, or a network" in capsys.readouterr().err
