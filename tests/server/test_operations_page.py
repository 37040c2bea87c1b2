"""Every command of docs/operations.md, run as it is written there."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from support.server import PATIENCE, OrbisServe, first_line

from .damage import damage
from .games import finished
from .postgres import Postgres
from .visitors import HERE, Person, Visitor

PAGE = Path(__file__).parents[2] / "docs" / "operations.md"
PASSWORD = "a-password"


def blocks() -> dict[str, list[str]]:
    """The blocks of commands by the heading they are under."""
    found: dict[str, list[str]] = {}
    for part in re.split(r"^#+ ", PAGE.read_text(), flags=re.MULTILINE)[1:]:
        heading, _, rest = part.partition("\n")
        commands = re.findall(r"^```sh\n(.*?)^```", rest, flags=re.MULTILINE | re.DOTALL)
        if commands:
            found[heading] = commands
    return found


BLOCKS = blocks()


class Machine:
    """A machine on which somebody hosts tables: a folder of its own for everything."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = folder / "data" / "orbis" / "tables.db"
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("ORBIS_")},
            "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "ORBIS_LANG": "en",
        }

    def run(self, commands: str, given: str = "", code: int = 0, **environment: str) -> str:
        """What commands print; each of them must succeed, or a single one end with an exit code."""
        done = subprocess.run(
            ["bash", "-euc", commands],
            cwd=self.folder,
            env={**self.environment, **environment},
            input=given,
            capture_output=True,
            text=True,
            timeout=2 * PATIENCE,
            start_new_session=True,  # so that nothing asks at the terminal of whoever runs the tests
            check=False,
        )
        assert done.returncode == code, f"{commands}\n{done.stdout}{done.stderr}"
        return done.stdout

    def serve(self, command: str, **environment: str) -> str:
        """The first line, besides its log, that a command prints which serves until it is stopped."""
        process = subprocess.Popen(
            ["bash", "-c", f"exec env {command}"],
            cwd=self.folder,
            env={**self.environment, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            while (line := first_line(process)).startswith(
                "{"
            ):  # on a busy machine the watchdog may be first
                pass
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
        return line

    def server(self) -> OrbisServe:
        """A server on the database of this machine."""
        return OrbisServe("--database", self.database, "--rate", "1000000", "--tables", "1000000")


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_all_procedures_are_tried_here() -> None:
    assert set(BLOCKS) == {
        "Install and run",
        "One file or PostgreSQL",
        "Backup and restore",
        "If the database is damaged",
        "How long things are kept",
    }


def test_the_server_is_started(machine: Machine) -> None:
    (block,) = BLOCKS["Install and run"]
    for line in block.splitlines():
        printed = machine.serve(line.partition("#")[0])
        expected = ("http://127.0.0.1:",) if "--port" in line else (":8000", "port 8000")
        # Somebody else on this machine may use the port that is the default; then the server says so.
        assert any(each in printed for each in expected)


def test_a_database_of_postgresql_is_set_up_and_served(machine: Machine, postgres: Postgres) -> None:
    (block,) = BLOCKS["One file or PostgreSQL"]
    make, serve = block.splitlines()
    folder = str(postgres.socket.parent)
    tools = f"{postgres.programs}:{machine.environment['PATH']}"
    machine.run(make, f"{PASSWORD}\n" * 2, PATH=tools, PGHOST=folder, PGUSER="postgres")
    # The password, and where PostgreSQL listens here, take the place of those of the example.
    line = serve.replace("…@localhost/orbis", f"{PASSWORD}@/orbis?host={folder}") + " --port 0"
    try:
        assert "http://127.0.0.1:" in machine.serve(line)
    finally:
        postgres.execute(postgres.address("postgres"), "DROP DATABASE orbis WITH (FORCE)")
        postgres.execute(postgres.address("postgres"), "DROP ROLE orbis")


def played_on(machine: Machine, *, backup: str = "") -> str:
    """A finished game on the database of a machine, with a backup made while the server runs."""
    machine.database.parent.mkdir(parents=True)
    with machine.server() as server:
        table = finished(Person(server, "Ann"))
        if backup:
            machine.run(backup)
            finished(Person(server, "Bob"))
        server.stop()
    return table


def test_a_backup_is_made_beside_the_server_and_restored_after_it(machine: Machine) -> None:
    backup, restore = BLOCKS["Backup and restore"]
    table = played_on(machine, backup=backup)
    (made,) = machine.folder.glob("tables-*.db")
    (named,) = re.findall(r"tables-\S+", restore)
    made.rename(machine.folder / named)
    machine.run(restore)
    with machine.server() as server:
        ann = Person(server, "Ann")
        assert ann.view(table).status == "over"
    machine.run("orbis tables export left.jsonl")
    archive = (machine.folder / "left.jsonl").read_text()
    assert archive.count('"kind":"table"') == 1


def test_what_is_left_of_a_damaged_database_is_rescued(machine: Machine) -> None:
    (block,) = BLOCKS["If the database is damaged"]
    check, export, import_ = block.splitlines()
    machine.database.parent.mkdir(parents=True)
    with machine.server() as server:
        ann = Person(server, "Ann")
        tables = {finished(ann), *(ann.create(HERE, HERE) for _ in range(60))}
        server.stop()
    damage(machine.database, "events")
    assert "damaged" in machine.run(check, code=1)
    told = machine.run(export, code=1)
    machine.run(import_)
    lost = {line.split()[1] for line in told.splitlines() if "is not valid" in line}
    assert 0 < len(lost) < 20
    with OrbisServe("--database", machine.folder / "rescued.db") as server:
        visitor = Visitor(server)
        for each in tables:
            assert (visitor.ask("GET", f"/api/tables/{each}").status == 404) == (each in lost)


def test_what_need_not_be_kept_is_deleted(machine: Machine) -> None:
    (block,) = BLOCKS["How long things are kept"]
    played_on(machine)
    with closing(sqlite3.connect(machine.database)) as connection, connection:
        connection.execute("UPDATE tables SET updated = 0")
    told = machine.run(block).splitlines()
    assert "finished: 1 would be deleted" in told
    assert "finished: 1 deleted" in told
