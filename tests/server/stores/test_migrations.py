import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import get_args

import pytest

from orbis.server.stores import Store, StoreUnavailable, is_shared, make_store, migrations, opened
from orbis.server.stores.access import Mailbox
from orbis.server.stores.identities import Identity
from orbis.server.stores.lists import ListedTable
from orbis.server.stores.migrations import Dialect, steps
from orbis.server.stores.passes import Pass
from orbis.server.stores.reviews import ReviewJob, ReviewProgress
from orbis.server.stores.store import Ids
from orbis.server.stores.tables import Head
from server.postgres import Postgres

from .samples import event

pytestmark = pytest.mark.anyio

FIRST, VERSION = min(steps("sqlite")), max(steps("sqlite"))

ROWS = """
    INSERT INTO tables (id, host, rules, tiles, status, public, summary, updated)
        VALUES ('t', 'host', 1, 'standard', 'open', TRUE, CAST('sum' AS {bytes}), 5);
    INSERT INTO events VALUES ('t', 1, CAST('first' AS {bytes}));
    INSERT INTO events VALUES ('t', 2, CAST('second' AS {bytes}));
    INSERT INTO players VALUES ('ann', 't');
    INSERT INTO identities (id, name, updated) VALUES ('ann', 'Ann', 5);
    INSERT INTO texts (kind, id, text) VALUES ('record', 'r', 'text');
    INSERT INTO seen VALUES ('t', 1, 7);
    INSERT INTO reviews (record, simulations, queued, done, total, found)
        VALUES ('r', 800, 1, 3, 9, CAST('found' AS {bytes}));
"""

NEXT = """
-- A step that no program has yet.
CREATE TABLE later (id TEXT PRIMARY KEY);
INSERT INTO later SELECT id FROM identities;
ALTER TABLE identities ADD COLUMN motto TEXT;
"""


@pytest.fixture
def database(empty_database: str) -> str:
    return empty_database


def execute(database: str, script: str, postgres: Postgres) -> None:
    if is_shared(database):
        postgres.execute(database, script)
    else:
        with closing(sqlite3.connect(database)) as connection:
            connection.executescript(script)


def make_old(database: str, version: int, postgres: Postgres) -> None:
    """Make a database as an earlier version would have left it; version 0 had none."""
    dialect: Dialect = "postgres" if is_shared(database) else "sqlite"
    for number, step in steps(dialect).items():
        if number <= version:
            execute(database, step, postgres)
    set_version(database, version, postgres)
    if version:
        execute(database, ROWS.format(bytes="BYTEA" if is_shared(database) else "BLOB"), postgres)


def set_version(database: str, version: int, postgres: Postgres) -> None:
    schema = "CREATE TABLE IF NOT EXISTS orbis_schema (version INTEGER NOT NULL); DELETE FROM orbis_schema;"
    insert = f"INSERT INTO orbis_schema VALUES ({version})"
    pragma = f"PRAGMA user_version = {version}"
    execute(database, schema + insert if is_shared(database) else pragma, postgres)


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add one more migration to the program."""
    known = {dialect: {**steps(dialect), VERSION + 1: NEXT} for dialect in get_args(Dialect)}
    monkeypatch.setattr(migrations, "steps", known.__getitem__)


async def check_rows(store: Store) -> None:
    """Assert that all rows of `ROWS` are there, and that more can be stored."""
    assert await store.ids() == Ids(["t"], complete=True)
    assert await store.tables.head("t") == Head("t", 1, "standard", 2)
    assert await store.tables.events("t") == [b"first", b"second"]
    assert await store.lists.of("ann", 9) == [ListedTable("t", "open", 5, b"sum")]
    assert await store.identities.find("ann") == Identity("ann", "Ann")
    assert await store.texts.find("record", "r") == "text"
    assert await store.seat_times.last("t", 1) == 7
    assert await store.reviews.find(ReviewJob("r", 800)) == ReviewProgress(3, 9, found=b"found")
    await store.tables.append(event("t", 3))
    await store.passes.save("new", Pass("t", 0, 1), 9, 1)
    await store.reviews.queue(ReviewJob("s", 1), 1, 1)


@pytest.mark.parametrize("version", range(FIRST, VERSION + 1))
async def test_a_database_of_each_version_keeps_its_rows(
    database: str, postgres: Postgres, version: int
) -> None:
    make_old(database, version, postgres)
    async with opened(database) as store:
        await check_rows(store)


async def test_a_mailbox_confirmed_for_notices_only_leads_nobody_back(
    database: str, postgres: Postgres
) -> None:
    make_old(database, 20, postgres)
    kind = "BYTEA" if is_shared(database) else "BLOB"
    execute(
        database,
        "INSERT INTO channels (id, player, kind, label, target, made)"
        f" VALUES ('c', 'ann', 'mail', 'ann@example.org', CAST('{{}}' AS {kind}), 5);",
        postgres,
    )
    async with opened(database) as store:
        access = store.access
        assert await access.mailboxes("ann@example.org") == []
        assert not (await access.ways_back("ann")).mail
        assert not await access.save_mailed("link", "c", 100, 1)
        assert not await store.notices.confirm_mailbox("c", "", 1)
        await store.notices.ask_to_confirm("c", "asked", 9)
        assert await store.notices.confirm_mailbox("c", "asked", 9)
        assert await access.mailboxes("ann@example.org") == [Mailbox("c", "ann", "Ann")]
        assert (await access.ways_back("ann")).mail
        assert await access.save_mailed("link", "c", 100, 1)
        assert await access.mailed("link", 2) == Identity("ann", "Ann")
        await store.notices.end_channel("c", 1000)
        assert await store.notices.revive_channel("c")
        assert await access.mailboxes("ann@example.org") == []
        assert await access.mailed("link", 2) is None


@pytest.mark.usefixtures("newer")
async def test_a_database_of_an_earlier_version_keeps_its_rows_and_is_migrated(
    database: str, postgres: Postgres
) -> None:
    make_old(database, VERSION, postgres)
    async with opened(database) as store:
        await check_rows(store)
        await store.identities.add(Identity("bob", "Bob"), 6)
    # A second run would fail, since the table would exist already.
    async with opened(database) as store:
        assert await store.identities.find("bob") == Identity("bob", "Bob")
    execute(database, "UPDATE identities SET motto = 'red' WHERE id IN (SELECT id FROM later)", postgres)


async def test_a_database_of_a_newer_version_is_refused(database: str, postgres: Postgres) -> None:
    make_old(database, VERSION, postgres)
    execute(database, NEXT, postgres)
    set_version(database, VERSION + 1, postgres)
    with pytest.raises(
        StoreUnavailable, match=f"version {VERSION + 1}, this program knows {VERSION}: use a newer"
    ):
        await make_store(database).open()


async def test_a_database_from_before_the_first_release_is_refused(database: str, postgres: Postgres) -> None:
    set_version(database, FIRST - 1, postgres)
    with pytest.raises(StoreUnavailable, match=f"version {FIRST - 1}, from before Orbis 0.1"):
        await make_store(database).open()


async def test_opening_again_repeats_no_migration(database: str) -> None:
    for _ in range(3):
        async with opened(database) as store:
            await store.identities.add(Identity("a", "Ann"), 1)


@pytest.mark.usefixtures("newer")
@pytest.mark.parametrize("version", [0, VERSION])
@pytest.mark.thorough
async def test_several_processes_can_migrate_a_database_at_once(
    database: str, version: int, postgres: Postgres
) -> None:
    make_old(database, version, postgres)
    program = (
        "import asyncio, sys; from orbis.server.stores import make_store, migrations;"
        "steps, newer = migrations.steps, {int(sys.argv[2]): sys.argv[3]};"
        "migrations.steps = lambda dialect: {**steps(dialect), **newer};"
        "print('ready', flush=True); sys.stdin.readline();"
        "asyncio.run(make_store(sys.argv[1]).open())"
    )
    pipe = asyncio.subprocess.PIPE
    arguments = ("-c", program, database, str(VERSION + 1), NEXT)
    processes = [
        await asyncio.create_subprocess_exec(sys.executable, *arguments, stdin=pipe, stdout=pipe, stderr=pipe)
        for _ in range(4)
    ]
    for process in processes:
        assert process.stdout is not None
        await process.stdout.readline()
    ends = await asyncio.gather(*(process.communicate(b"go\n") for process in processes))
    assert [(process.returncode, error) for process, (_, error) in zip(processes, ends, strict=True)] == [
        (0, b"")
    ] * 4
    async with opened(database) as store:
        assert (await store.tables.head("t") is not None) == (version > 0)
    execute(database, "UPDATE identities SET motto = 'red' WHERE id IN (SELECT id FROM later)", postgres)


async def test_both_kinds_of_database_have_the_same_tables_and_columns(
    tmp_path: Path, postgres: Postgres, postgres_database: str
) -> None:
    assert len(steps("sqlite")) == len(steps("postgres"))
    file = tmp_path / "orbis.sqlite"
    for database in (str(file), postgres_database):
        async with opened(database):
            pass
    listed = postgres.execute(
        postgres_database,
        "SELECT table_name, column_name, is_nullable = 'NO' FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name <> 'orbis_schema'",
    )
    with closing(sqlite3.connect(file)) as connection:
        columns = connection.execute(
            "SELECT m.name, c.name, CASE WHEN c.\"notnull\" OR c.pk THEN 't' ELSE 'f' END"
            " FROM sqlite_schema AS m, pragma_table_info(m.name) AS c WHERE m.type = 'table'"
        ).fetchall()
    assert sorted(listed.split()) == sorted("|".join(column) for column in columns)
