"""Whole copies: made while tables are played, and restored after the worst."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from itertools import product
from pathlib import Path
from threading import Event

import pytest
from support.server import PATIENCE, Ended, OrbisServe, ServerProcess

from orbis.cli import main
from orbis.server.stores import is_shared

from .clients import Client
from .damage import damage, forget_in_index, ruin
from .databases import execute
from .games import finished
from .metrics import eventually
from .visitors import HERE, OPEN, PILGRIM, Person

OWN = ("devices", "recoveries", "passkeys", "preferences")
EVERYTHING = ("tables", "events", "players", "identities", "texts", "passes", "seen", "reviews", *OWN)


def tables(what: str, *arguments: str | Path, database: str | Path) -> Ended:
    """What comes of `orbis tables`, in this process: starting others takes longer than what they do."""
    given = map(str, ("tables", what, *arguments, "--database", database, "--lang", "en"))
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        code = main(list(given))
    return Ended(code, out.getvalue(), err.getvalue())


def rows(database: str | Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything that is stored, but for when the server was last there."""
    found = {}
    for table in EVERYTHING:
        columns = sorted(_columns(table))
        query = ", ".join(f'"{column}"' for column in columns)
        got = execute(str(database), f'SELECT {query} FROM "{table}"')
        found[table] = sorted((tuple(map(_plain, row)) for row in got), key=repr)
    return found


def _plain(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


def _columns(table: str) -> list[str]:
    from orbis.server.stores.migrations import steps
    from orbis.server.stores.sqlite.file import take_steps

    with closing(sqlite3.connect(":memory:")) as connection:
        take_steps(connection, steps("sqlite"))
        return [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')]


def populate(server: ServerProcess) -> Person:
    """Store something of every kind."""
    ann = Person(server, "Ann")
    record = ann.keep(table=finished(ann))
    ann.ask("POST", f"/api/records/{record}/review", {"simulations": 500})
    table = ann.create(HERE, OPEN)
    ann.ask("POST", f"/api/tables/{table}/seats/0/code")
    ann.ask("POST", "/api/identity/recovery")
    ann.ask("PUT", "/api/identity/settings", {"settings": {"language": "sk"}})
    passkey = f"INSERT INTO passkeys VALUES ('key', '{ann.id}', 'public', 1, '', 1, 0)"
    execute(server.database, passkey)
    return ann


@contextmanager
def played_on(ann: Person) -> Iterator[Callable[[int], None]]:
    """Decide all the time; what it yields waits until so many more decisions were acknowledged."""
    stop, acknowledged = Event(), list[int]()

    def play() -> None:
        client = Client(ann, ann.create(HERE, HERE, grace=None))
        while not stop.is_set():
            acknowledged.append(client.act(client.options[0]).event)
            client.catch_up(acknowledged[-1])
            if client.is_over:
                client = Client(ann, ann.create(HERE, HERE, grace=None))

    with ThreadPoolExecutor(1) as threads:
        playing = threads.submit(play)

        def wait_for(more: int) -> None:
            wanted = len(acknowledged) + more
            eventually(lambda: len(acknowledged) >= wanted or playing.done())
            assert not playing.done(), playing.exception()

        try:
            yield wait_for
        finally:
            stop.set()
        playing.result(2 * PATIENCE)


def no_longer_alive(database: str) -> None:
    """Let it be long ago that a server was there."""
    if is_shared(database):
        execute(database, "UPDATE alive SET at = 0")


@pytest.mark.thorough
def test_a_backup_made_during_play_is_restored_after_a_kill(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    with ServerProcess(database) as server:
        ann = populate(server)
        with played_on(ann) as wait_for:
            wait_for(5)
            made = tables("backup", copy, database=database)
            wait_for(1)
        assert (made.code, made.err) == (0, "")
        assert f"were copied to {copy}, and the copy was checked." in made.out
        assert copy.stat().st_mode & 0o777 == 0o600
        assert list(copy.parent.iterdir()) == [copy]
        kept = rows(copy)
        later = ann.create(HERE, HERE)
        server.kill()
        no_longer_alive(database)
        done = tables("restore", copy, "--replace", database=database)
        assert (done.code, done.err) == (0, "")
        assert f"restored from {copy}." in done.out
        assert rows(database) == kept
        assert tables("check", database=database).code == 0
        server.start()
        assert ann.ask("GET", f"/api/tables/{later}").status == 404
        assert ann.ask("GET", "/api/identity").status == 200
        server.stop()
        if not is_shared(database):
            assert Path(database).stat().st_mode & 0o777 == 0o600
            (aside,) = Path(database).parent.glob("*.before-restore-*")
            assert f"What was there before is now in {aside}." in done.out
            assert later in {id for (id,) in execute(str(aside), "SELECT id FROM tables")}
            assert tables("check", database=aside).code == 0


def test_a_backup_of_one_kind_is_restored_to_the_other(tmp_path: Path, postgres_database: str) -> None:
    file, first, second, other = (tmp_path / name for name in ("one.db", "first", "second", "other.db"))
    with ServerProcess(str(file)) as server:
        populate(server)
        server.stop()
    assert tables("backup", first, database=file).code == 0
    with closing(sqlite3.connect(first)) as connection:  # what else is in a file does not matter
        connection.execute('CREATE TABLE "x""; DROP TABLE events; --" (a)')
    assert tables("restore", first, database=postgres_database).code == 0
    assert tables("check", database=postgres_database).code == 0
    assert tables("backup", second, database=postgres_database).code == 0
    assert tables("restore", second, database=other).code == 0
    assert rows(file) == rows(postgres_database) == rows(other)
    with ServerProcess(str(other)) as server:
        Person(server, "Bob")


def test_a_backup_is_not_restored_beside_a_running_server(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with ServerProcess(database) as server:
        ann = Person(server, "Ann")
        assert tables("backup", copy, database=database).code == 0
        table = ann.create(HERE, HERE)
        ended = tables("restore", copy, "--replace", database=database)
        assert (ended.code, ended.out) == (2, "")
        assert ("in use by a running server" in ended.err) != ("A server uses this database" in ended.err)
        assert ann.view(table).id == table


def test_a_database_of_postgresql_is_replaced_only_if_asked(postgres_database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with ServerProcess(postgres_database) as server:
        Person(server, "Ann")
        assert tables("backup", copy, database=postgres_database).code == 0
        Person(server, "Bob")
        server.stop()
    no_longer_alive(postgres_database)
    before = rows(postgres_database)
    ended = tables("restore", copy, database=postgres_database)
    assert (ended.code, ended.err.partition(".")[0]) == (2, "The database is not empty")
    assert rows(postgres_database) == before


def test_only_backups_are_restored(tmp_path: Path) -> None:
    database, empty, text, newer = (tmp_path / name for name in ("tables.db", "empty", "text", "newer"))
    with ServerProcess(str(database)) as server:
        Person(server, "Ann")
        server.stop()
    before = rows(database)
    empty.touch()
    text.write_text("Dear database, " * 1000)
    assert tables("backup", newer, database=database).code == 0
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("PRAGMA user_version = 999")
    triggered = tmp_path / "triggered"
    assert tables("backup", triggered, database=database).code == 0
    with closing(sqlite3.connect(triggered)) as connection:
        connection.execute("CREATE TRIGGER t AFTER INSERT ON events BEGIN DELETE FROM tables; END")
    for wrong in (empty, text, newer, triggered):
        ended = tables("restore", wrong, database=database)
        assert (ended.code, ended.out) == (2, "")
        assert ended.err.startswith(f"{wrong} cannot be restored: ")
    assert tables("restore", tmp_path / "nothing", database=database).code == 2
    assert rows(database) == before
    assert (
        sorted(each.name for each in tmp_path.iterdir() if "restore" in each.name or each.name[0] == ".")
        == []
    )


def test_a_backup_overwrites_nothing_unless_asked(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy"
    copy.write_text("precious")
    with ServerProcess(str(database)):
        assert tables("backup", copy, database=database).code == 2
        assert copy.read_text() == "precious"
        assert tables("backup", copy, "--overwrite", database=database).code == 0
    assert tables("check", database=copy).code == 0


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A database with so many tables that it has many pages, and their ids."""
    database = tmp_path_factory.mktemp("many") / "tables.db"
    with ServerProcess(str(database)) as server:
        ann = Person(server, "Ann")
        ids = sorted([finished(ann), *(ann.create(HERE, HERE) for _ in range(60))])
        server.stop()
    return database, ids


@pytest.mark.parametrize("tree", ["tables", "events"])
def test_what_is_not_damaged_is_checked_and_exported(
    many: tuple[Path, list[str]], tmp_path: Path, tree: str
) -> None:
    whole, ids = many
    database, archive, other = tmp_path / "tables.db", tmp_path / "archive", tmp_path / "other.db"
    shutil.copy(whole, database)
    damage(database, tree)
    checked = tables("check", database=database)
    assert (checked.code, checked.err) == (1, "")
    assert f"The part “{tree}” is damaged: " in checked.out
    assert "malformed" in checked.out
    exported = tables("export", archive, database=database)
    assert (exported.code, exported.err) == (1, "")
    tables("import", archive, database=other)
    rescued = [id for (id,) in execute(str(other), "SELECT id FROM tables ORDER BY id")]
    lost = [line.split()[1] for line in exported.out.splitlines() if "is not valid" in line]
    assert set(rescued) <= set(ids)
    assert set(rescued) | set(lost) == set(ids)
    assert len(rescued) > 40
    assert tables("backup", tmp_path / "copy", database=database).code == 2


def test_no_table_is_lost_with_what_belongs_to_its_players(
    many: tuple[Path, list[str]], tmp_path: Path
) -> None:
    whole, ids = many
    database, archive, other = tmp_path / "tables.db", tmp_path / "archive", tmp_path / "other.db"
    shutil.copy(whole, database)
    parts = ("passkeys", "devices", "identities", "results")
    for part in parts:
        ruin(database, part)
    exported = tables("export", archive, database=database)
    assert (exported.code, exported.err) == (1, "")
    assert [part for part in parts if f"The part “{part}” is damaged: " in exported.out] == list(parts)
    assert tables("import", archive, database=other).code == 0
    assert [id for (id,) in execute(str(other), "SELECT id FROM tables ORDER BY id")] == ids


def test_an_index_that_does_not_fit_is_found(many: tuple[Path, list[str]], tmp_path: Path) -> None:
    whole, _ = many
    database = tmp_path / "tables.db"
    shutil.copy(whole, database)
    forget_in_index(database, "tables_host", "tables")
    checked = tables("check", database=database)
    assert (checked.code, checked.err) == (1, "")
    assert "The part “tables” is damaged: wrong # of entries in index tables_host" in checked.out


def test_a_database_is_not_overwritten_by_its_copy(tmp_path: Path) -> None:
    own, other = tmp_path / "own.db", tmp_path / "other.db"
    with OrbisServe("--database", own) as server, OrbisServe("--database", other):
        Person(server, "Ann").create(HERE, PILGRIM)
        before = own.read_bytes(), other.read_bytes()
        for what, target in product(("backup", "export"), (own, other)):
            done = tables(what, target, "--overwrite", database=own)
            assert (done.code, str(target) in done.err) == (2, True)
        assert (own.read_bytes(), other.read_bytes()) == before
        assert server.answers()
