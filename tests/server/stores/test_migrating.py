import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from orbis.server.stores import StoreUnavailable, is_shared, make_store
from orbis.server.stores.migrations import Dialect, steps
from orbis.server.stores.store import Head, Identity, ListedTable, Pass, ReviewJob, ReviewProgress
from server.postgres import Postgres

from .kept import event, opened

pytestmark = pytest.mark.anyio

VERSIONS = range(1, len(steps("sqlite")) + 1)

ROWS = {
    1: """
        INSERT INTO tables VALUES ('t', 'host', 1, 'standard', 'open', TRUE, CAST('sum' AS {bytes}), 5);
        INSERT INTO events VALUES ('t', 1, CAST('first' AS {bytes}));
        INSERT INTO events VALUES ('t', 2, CAST('second' AS {bytes}));
        INSERT INTO players VALUES ('ann', 't');
        INSERT INTO identities VALUES ('ann', 'Ann', 5);
        INSERT INTO texts VALUES ('record', 'r', 'text');
    """,
    2: """
        INSERT INTO passes VALUES ('digest', 't', 1, 50);
        INSERT INTO seen VALUES ('t', 1, 7);
    """,
    3: "INSERT INTO reviews (record, simulations, queued, done, total) VALUES ('r', 800, 1, 3, 9);",
    4: "UPDATE reviews SET found = CAST('found' AS {bytes}) WHERE record = 'r';",
}
"""What a database may hold since each version."""


def execute(database: str, script: str, postgres: Postgres) -> None:
    if is_shared(database):
        postgres.execute(database, script)
    else:
        with closing(sqlite3.connect(database)) as connection:
            connection.executescript(script)


def make_old(database: str, version: int, postgres: Postgres, rows: bool = True) -> None:
    """Make a database as a program of a version would have left it."""
    dialect: Dialect = "postgres" if is_shared(database) else "sqlite"
    for step in steps(dialect)[:version]:
        execute(database, step, postgres)
    set_version(database, version, postgres)
    for number in range(1, version + 1 if rows else 1):
        execute(database, ROWS[number].format(bytes="BYTEA" if is_shared(database) else "BLOB"), postgres)


def set_version(database: str, version: int, postgres: Postgres) -> None:
    schema = "CREATE TABLE IF NOT EXISTS orbis_schema (version INTEGER NOT NULL); DELETE FROM orbis_schema;"
    insert = f"INSERT INTO orbis_schema VALUES ({version})"
    pragma = f"PRAGMA user_version = {version}"
    execute(database, schema + insert if is_shared(database) else pragma, postgres)


def test_there_are_rows_for_each_version() -> None:
    assert list(ROWS) == list(VERSIONS)


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_database_of_an_earlier_version_keeps_its_rows(
    database: str, version: int, postgres: Postgres
) -> None:
    make_old(database, version, postgres)
    async with opened(database) as store:
        assert [head async for head in store.heads()] == [Head("t", 1, "standard", 2)]
        assert await store.events("t") == [b"first", b"second"]
        assert await store.tables_of("ann", 9) == [ListedTable("t", "open", 5, b"sum")]
        assert await store.identity("ann") == Identity("ann", "Ann")
        assert await store.text("record", "r") == "text"
        assert await store.last_seen("t", 1) == (7 if version >= 2 else None)
        assert await store.take_pass("digest", now=9) == (Pass("t", 1) if version >= 2 else None)
        found = ReviewProgress(3, 9, found=b"found" if version >= 4 else None)
        assert await store.review(ReviewJob("r", 800)) == (found if version >= 3 else None)
        await store.append(event("t", 3))
        await store.save_pass("new", Pass("t", 0), 9)
        await store.queue_review(ReviewJob("s", 1), 1, 1)


async def test_opening_again_takes_no_step_twice(database: str) -> None:
    for _ in range(3):
        async with opened(database) as store:
            await store.save_identity(Identity("a", "Ann"), 1)


async def test_a_database_of_a_newer_version_is_refused(database: str, postgres: Postgres) -> None:
    newer = VERSIONS[-1] + 1
    make_old(database, VERSIONS[-1], postgres)
    set_version(database, newer, postgres)
    with pytest.raises(
        StoreUnavailable, match=f"version {newer}, this program knows {newer - 1}: use a newer"
    ):
        await make_store(database).open()


@pytest.mark.parametrize("version", [0, 1])
async def test_several_processes_may_bring_a_database_up_to_date_at_once(
    database: str, version: int, postgres: Postgres
) -> None:
    make_old(database, version, postgres)
    program = (
        "import asyncio, sys; from orbis.server.stores import make_store;"
        "print('ready', flush=True); sys.stdin.readline();"
        "asyncio.run(make_store(sys.argv[1]).open())"
    )
    pipe = asyncio.subprocess.PIPE
    processes = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-c", program, database, stdin=pipe, stdout=pipe, stderr=pipe
        )
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
        assert (await store.head("t") is not None) == (version > 0)


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
