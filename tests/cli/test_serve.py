import json
import signal
import socket
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from support.server import OrbisServe, orbis
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from orbis.cli import main
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
            told = (
                f"{name} is in use by another server. Stop it first, or name another file with --database.\n"
            )
            assert (code, out, err) == (2, "", told)
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
    "arguments",
    [
        ["--port", "65536"],
        ["--port", "-1"],
        ["--rate", "0"],
        ["--rate", "nan"],
        ["--tables", "0"],
        ["--workers", "0"],
        ["--origin", "example.org"],
        ["--origin", "https://example.org/play"],
        ["--origin", "https://ann@example.org"],
        ["--proxies", "my-proxy"],
        ["--log-level", "loud"],
    ],
    ids=" ".join,
)
def test_wrong_arguments_are_refused(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert main(["serve", *arguments]) == 2
    assert capsys.readouterr().err.startswith(f"{arguments[0]}: ")


def test_no_other_command_loads_the_server() -> None:
    program = "import sys, orbis.cli; orbis.cli.main(['rules', 'P3']); print([*sys.modules])"
    loaded = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    ).stdout
    assert "orbis.cli.commands" in loaded
    for name in ("orbis.server", "uvicorn", "starlette", "msgspec", "asyncpg"):
        assert f"'{name}'" not in loaded
