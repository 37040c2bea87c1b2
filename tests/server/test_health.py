"""Whether the server tells operators and proxies the truth about itself and its store."""

import os
import resource
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from support.server import ServerProcess, orbis

from orbis.client.followed_table import act
from orbis.locales import LANGUAGES, Language, Speech
from orbis.server.http.limits import Limits
from orbis.server.protocol.server import Health

from .clients import Client
from .databases import execute
from .metrics import eventually, metric
from .postgres import running_postgres
from .refusals import refused
from .visitors import HERE, Person, Visitor


def health(server: ServerProcess, path: str = "/health") -> tuple[int, Health]:
    answer = Visitor(server).ask("GET", path)
    return answer.status, msgspec.json.decode(answer.content, type=Health)


def test_a_well_server_says_so(server: ServerProcess) -> None:
    assert health(server) == health(server, "/ready") == (200, Health("ok"))
    assert metric(Visitor(server), "orbis_healthy") == 1


def test_the_server_notes_when_it_was_last_alive(server: ServerProcess) -> None:
    query = "SELECT max(at) FROM alive"
    before = execute(server.database, query)
    eventually(lambda: health(server)[0] == 200 and execute(server.database, query) > before)


def test_questions_about_health_are_not_counted(tmp_path: Path) -> None:
    narrow = Limits(rate=1e-6, burst=60)
    with ServerProcess(str(tmp_path / "orbis.sqlite"), limits=narrow) as server:
        for path in ("/health", "/ready"):
            assert {health(server, path)[0] for _ in range(50)} == {200}
        assert Visitor(server).ask("GET", "/api/about").status == 200


def test_a_store_that_cannot_be_written_is_reported_until_it_can(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.db")) as server:
        assert health(server)[0] == 200
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        eventually(lambda: (health(server)[0], health(server)[1].status) == (503, "failing"))
        assert health(server, "/ready")[0] == 503
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        eventually(lambda: health(server)[0] == 200)
        assert health(server, "/ready")[0] == 200


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A file system of 8 MB."""
    command = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)]
    if shutil.which("mount") is None or subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def test_a_full_disk_is_reported_as_full(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk, ServerProcess(str(disk / "orbis.db")) as server:
        ann = Person(server, "Ann")
        ballast = disk / "ballast"
        # Small changes still fit, but larger ones do not.
        ballast.write_bytes(bytes(os.statvfs(disk).f_bavail * os.statvfs(disk).f_bsize - 100_000))
        assert ann.ask("POST", "/api/identity", {"name": "Ann"}).status == 200
        eventually(lambda: health(server)[0] == 503)
        _, told = health(server)
        assert told.status == "full"
        assert "disk is full" in told.message
        ballast.unlink()
        eventually(lambda: health(server)[0] == 200)


@pytest.mark.parametrize("gone", ["deleted", "replaced", "without its log"])
def test_a_database_that_is_gone_acknowledges_nothing(tmp_path: Path, gone: str) -> None:
    path = tmp_path / "orbis.db"
    with ServerProcess(str(path)) as server:
        ann = Person(server, "Ann")
        client = Client(ann, ann.create(HERE, HERE, grace=None))
        match gone:
            case "deleted":
                path.unlink()
            case "replaced":
                shutil.copy(path, tmp_path / "copy")
                (tmp_path / "copy").replace(path)
            case _:
                path.with_name("orbis.db-wal").unlink()
        request = client.send(act(client.position, client.options[0]))
        refused(lambda: client.answer(request), "unavailable")
        refused(lambda: ann.create(HERE, HERE), "unavailable")
        eventually(lambda: health(server)[0] == 503)
        assert health(server)[1].status == "gone"
        assert health(server, "/ready")[0] == 503


def test_a_lost_postgresql_is_reported_as_away() -> None:
    with (
        running_postgres() as own,
        own.database() as database,
        ServerProcess(database, patience=0.2) as server,
    ):
        own.kill()
        eventually(lambda: health(server)[0] == 503)
        assert health(server)[1].status == "away"
        own.start()
        eventually(lambda: health(server)[0] == 200)


def test_a_server_makes_its_files_private(tmp_path: Path) -> None:
    path = tmp_path / "orbis.db"
    with ServerProcess(str(path)) as server:
        Person(server, "Ann")
        server.kill()
        for each in tmp_path.iterdir():
            each.chmod(0o644)
        server.start()
        Person(server, "Bob")
        modes = {each.name: each.stat().st_mode & 0o077 for each in tmp_path.glob("orbis.db*")}
        assert {modes["orbis.db"], modes["orbis.db-wal"], modes["orbis.db-shm"]} == {0}


@pytest.mark.parametrize("trick", ["the same", "a symbolic link", "a hard link", "the lock removed"])
def test_a_file_has_one_server_whatever_it_is_called(tmp_path: Path, trick: str) -> None:
    path, other = tmp_path / "orbis.db", tmp_path / "other" / "orbis.db"
    other.parent.mkdir()
    with ServerProcess(str(path)):
        match trick:
            case "a symbolic link":
                other.symlink_to(path)
            case "a hard link":
                other.hardlink_to(path)
            case _:
                other = path
        if trick == "the lock removed":
            path.with_name("orbis.db.lock").unlink()
        ended = orbis("serve", "--port", "0", "--database", other)
        assert (ended.code, ended.out) == (2, "")
        assert ended.err.startswith(f"{other} is in use by a running server.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_file_is_refused_at_the_start_with_what_to_do(tmp_path: Path, language: Language) -> None:
    path = tmp_path / "orbis.db"
    with ServerProcess(str(path)) as server:
        ann = Person(server, "Ann")
        for _ in range(20):
            ann.create(HERE, HERE)
        server.stop()
    damage(path)
    ended = orbis("serve", "--port", "0", "--database", path, "--lang", language)
    assert (ended.code, ended.out) == (2, "")
    told = Speech(language).text("server-damaged", path=str(path), reason="REASON")
    assert ended.err.startswith(told.partition("REASON")[0])
    assert "orbis tables restore" in ended.err
    assert ended.err.count("\n") == 1


def damage(path: Path) -> None:
    """Overwrite a page in the middle with garbage."""
    page = 4096
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // page // 2 * page)
        file.write(b"\xa5" * page)
