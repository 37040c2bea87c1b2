"""What is kept of a person, and that all of it is shown to them: every table of the schema is considered."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest
from support.server import ServerProcess

from orbis.server.tables.result import Placing, write_result

from .databases import execute
from .visitors import HERE, Person

PERSON = {"player", "identity", "host"}
"""How columns are called that name a person."""

SHORT_LIVED = {
    "challenges": "what a passkey signs, for some minutes",
    "passes": "codes that were just shown, for ten minutes",
    "forgotten": "whoever is listed there can no longer ask",
}
OF_NOBODY = {"alive", "guarded", "keys", "reviews", "standstills", "texts"}


class Kept(NamedTuple):
    """Ann, Bob, and a table of Ann's and two of Bob's."""

    ann: Person
    bob: Person
    hers: str
    his: str
    another: str


def additions(kept: Kept) -> dict[str, str]:
    """For each table that says something about a person, a statement by which it says more about Ann."""
    ann, bob = kept.ann.id, kept.bob.id
    target = '{"channel":{"kind":"webhook","url":"https://a.example/"},"site":"https://o.example"}'
    result = write_result((Placing(1, ann), Placing(2, level="pilgrim")))
    return {
        "tables": f"UPDATE tables SET host = '{ann}' WHERE id = '{kept.his}'",
        "events": f"UPDATE events SET body = CAST(replace(body, '{bob}', '{ann}') AS BLOB)"
        f" WHERE \"table\" = '{kept.his}'",
        "players": f"INSERT INTO players (player, \"table\") VALUES ('{ann}', '{kept.another}')",
        "identities": f"UPDATE identities SET muted = '{bob}', holidays = '[[1, 2, 3]]' WHERE id = '{ann}'",
        "devices": "INSERT INTO devices (digest, identity, label, made, used)"
        f" VALUES ('d', '{ann}', 'mine', 1, 2)",
        "recoveries": f"INSERT INTO recoveries (identity, digest, made, used) VALUES ('{ann}', 'r', 1, 2)",
        "passkeys": "INSERT INTO passkeys (id, identity, key, counter, label, made, used)"
        f" VALUES ('p', '{ann}', 'k', 0, 'mine', 1, 2)",
        "preferences": f"INSERT INTO preferences (identity, document, at) VALUES ('{ann}', '{{\"a\":1}}', 1)",
        "channels": "INSERT INTO channels (id, player, kind, label, target, made)"
        f" VALUES ('c', '{ann}', 'webhook', 'mine', CAST('{target}' AS BLOB), 1)",
        "mailed": f"INSERT INTO mailed (digest, channel, expires) VALUES ('m', 'c', {10**15})",
        "notice_settings": "INSERT INTO notice_settings (player, settings)"
        f" VALUES ('{ann}', CAST('{{\"language\":\"de\"}}' AS BLOB))",
        "notices": 'INSERT INTO notices (player, "table", number, kinds, at, due)'
        f" VALUES ('{ann}', 'gone', 1, 1, 1, {10**15})",
        "results": f"INSERT INTO results (\"table\", at, placings) VALUES ('gone', 1, '{result}')",
        "seen": f"INSERT OR REPLACE INTO seen (\"table\", seat, at) VALUES ('{kept.hers}', 0, {10**15})",
    }


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "orbis.sqlite")


@pytest.fixture
def kept(file: str) -> Iterator[Kept]:
    with ServerProcess(file) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        yield Kept(ann, bob, ann.create(HERE, HERE), bob.create(HERE, HERE), bob.create(HERE, HERE))


def test_whatever_is_kept_of_a_person_is_shown_to_them(kept: Kept, file: str) -> None:
    shown = kept.ann.ask("GET", "/api/identity/export").content
    for table, statement in additions(kept).items():
        execute(file, statement)
        before, shown = shown, kept.ann.ask("GET", "/api/identity/export").content
        assert shown != before, f"what {table} says of a person is not in /api/identity/export"


def test_every_table_of_the_schema_is_considered(kept: Kept, file: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        named = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        tables = {name for (name,) in connection.execute(named)}
        people = {
            table
            for table in tables
            if PERSON & {column[1] for column in connection.execute(f"PRAGMA table_info({table})")}
            or any(key[2] == "identities" for key in connection.execute(f"PRAGMA foreign_key_list({table})"))
        }
    about = {*additions(kept), *SHORT_LIVED}
    assert people <= about, "show it in /api/identity/export, and add a statement above"
    assert tables == about | OF_NOBODY, "say whether this is about people"
