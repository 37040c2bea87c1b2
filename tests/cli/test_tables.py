import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from orbis.cli import main
from orbis.locales import LANGUAGES, Language, Speech
from orbis.rules import read_tiles
from orbis.server.stores import Store
from orbis.server.stores.archive.export import lines_of
from orbis.server.stores.notices import StoredChannel
from orbis.server.stores.results import START, StoredResult
from orbis.server.stores.sqlite.lock import Claim
from orbis.server.tables.result import Placing, write_result

from .finished_tables import ANN, play_tables, with_store

CUSTOM = read_tiles((Path(__file__).parent.parent / "golden" / "custom.csv").read_bytes())
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Three tables, one with a custom tile set."""
    path = tmp_path / "tables.db"
    play_tables(path, "first", "second")
    play_tables(path, "third", tile_set=CUSTOM)
    return path


def run(capsys: Captured, *arguments: str | Path) -> tuple[int, list[str], str]:
    code = main(["tables", *map(str, arguments)])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


def change(database: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement, values)


def test_valid_tables_pass_verification(capsys: Captured, database: Path) -> None:
    assert run(capsys, "check", "--database", database) == (0, ["3 tables were checked."], "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_does_not_replay_is_named(capsys: Captured, database: Path, language: Language) -> None:
    say = Speech(language).text
    damaged = 'UPDATE events SET body = CAST(replace(body, ?, ?) AS BLOB) WHERE number = 2 AND "table" = ?'
    change(database, damaged, '"actions":[', '"actions":[10', "second")
    code, out, _ = run(capsys, "check", "--database", database, "--lang", language)
    assert code == 1
    assert out[0].startswith(say("server-wrong-table", table="second", reason="event 2: "))
    assert out[1:] == [say("server-checked", tables=3), say("server-wrong-tables", tables=1)]


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("DELETE FROM events WHERE \"table\" = 'first' AND number = 9", "event 9: the state is not the one"),
        (
            "UPDATE events SET body = X'7B' WHERE \"table\" = 'first' AND number = 9",
            "an event cannot be read: ",
        ),
        (
            "UPDATE events SET body = X'7B7D' WHERE \"table\" = 'first' AND number = 1",
            "an event cannot be read: ",
        ),
        ("UPDATE tables SET rules = 9 WHERE id = 'first'", "the table is played by version 9 of the rules"),
        ("DELETE FROM events WHERE \"table\" = 'first'", "ValueError"),
    ],
)
def test_damage_is_reported(capsys: Captured, database: Path, statement: str, reason: str) -> None:
    change(database, statement)
    code, out, _ = run(capsys, "check", "--database", database)
    assert code == 1
    assert out[0].startswith(f"Table first is not valid: {reason}")


def test_an_export_can_be_imported_elsewhere(capsys: Captured, database: Path, tmp_path: Path) -> None:
    one, two, other = tmp_path / "one.jsonl", tmp_path / "two.jsonl", tmp_path / "other.db"
    assert run(capsys, "export", one, "--database", database) == (0, [f"3 tables were written to {one}."], "")
    assert run(capsys, "import", one, "--database", other) == (0, ["3 tables were imported."], "")
    assert run(capsys, "check", "--database", other)[0] == 0
    assert run(capsys, "export", two, "--database", other)[0] == 0
    assert one.read_bytes() == two.read_bytes()
    assert one.stat().st_mode & 0o077 == 0

    async def lists(store: Store) -> object:
        access = store.access
        own = await access.devices(ANN.id), await access.recovery(ANN.id), await access.passkeys(ANN.id)
        tables = sorted(await store.lists.of(ANN.id, 10))
        return await store.identities.find(ANN.id), own, await access.preferences(ANN.id), tables

    assert with_store(other, lists) == with_store(database, lists)


def test_notices_and_their_keys_move_with_an_archive(
    capsys: Captured, database: Path, tmp_path: Path
) -> None:
    """Browsers that subscribed know the server by its key; the key of a server that has one stays."""
    archive, other, third = tmp_path / "archive.jsonl", tmp_path / "other.db", tmp_path / "third.db"
    channel = StoredChannel("c1", ANN.id, "webhook", "mine", b"{}", 0, 5)

    async def subscribe(store: Store) -> None:
        for name in ("push", "links", "daily"):
            await store.notices.key(name, b"\x01" * 32)
        await store.notices.save_channel(channel, 10)
        await store.notices.save_settings(ANN.id, b"{}")

    async def kept(store: Store) -> object:
        notices = store.notices
        return await notices.keys(), await notices.channels(ANN.id), await notices.settings(ANN.id)

    with_store(database, subscribe)
    assert run(capsys, "export", archive, "--database", database)[0] == 0
    assert run(capsys, "import", archive, "--database", other)[0] == 0
    assert with_store(other, kept) == (
        dict.fromkeys(("push", "links", "daily"), b"\x01" * 32),
        [channel],
        b"{}",
    )
    again = run(capsys, "import", archive, "--database", other)
    assert again[1] == ["0 tables were imported.", "3 tables already existed and stay as they are."]
    with_store(third, lambda store: store.notices.key("push", b"\x02" * 32))
    code, out, _ = run(capsys, "import", archive, "--database", third)
    warning = Speech("en").text("server-other-key-push")
    assert "must turn notices on again" in warning
    assert (code, out) == (0, ["3 tables were imported.", warning])
    assert with_store(third, lambda store: store.notices.keys()) == {
        "push": b"\x02" * 32,
        "links": b"\x01" * 32,
        "daily": b"\x01" * 32,
    }
    archive.write_bytes(archive.read_bytes().replace(b'"c1","', b'"c1","x'))
    assert run(capsys, "import", archive, "--database", tmp_path / "fourth.db")[0] == 1


def test_results_of_rated_games_move_with_an_archive_even_without_their_tables(
    capsys: Captured, tmp_path: Path
) -> None:
    archive, one, other = tmp_path / "archive.jsonl", tmp_path / "one.db", tmp_path / "other.db"
    result = StoredResult(7, "gone", write_result((Placing(2, ANN.id), Placing(1, level="priest"))))

    async def rate(store: Store) -> None:
        await store.identities.add(ANN, 1)
        await store.results.add(result)

    async def kept(store: Store) -> object:
        return await store.identities.find(ANN.id), await store.results.after(START, 10)

    with_store(one, rate)
    assert run(capsys, "export", archive, "--database", one)[0] == 0
    for _ in range(2):
        assert run(capsys, "import", archive, "--database", other)[0] == 0
        assert with_store(other, kept) == (ANN, [result])
    archive.write_bytes(archive.read_bytes().replace(b'"rank":2', b'"rank":0'))
    assert run(capsys, "import", archive, "--database", tmp_path / "third.db")[0] == 1


def test_whoever_is_still_to_be_forgotten_moves_with_an_archive(
    capsys: Captured, database: Path, tmp_path: Path
) -> None:
    """The tables of the archive may name them: the other server forgets them there."""

    async def forget(store: Store) -> None:
        await store.removal.forget_identity(ANN.id, 1)

    async def found(store: Store) -> object:
        return await store.removal.forgotten(), await store.identities.find(ANN.id)

    whole, archive, other = tmp_path / "whole.jsonl", tmp_path / "tables.jsonl", tmp_path / "other.db"
    assert run(capsys, "export", whole, "--database", database)[0] == 0
    with_store(database, forget)
    assert run(capsys, "export", archive, "--database", database)[0] == 0
    for file in (archive, whole):  # an older archive brings nobody back
        assert run(capsys, "import", file, "--database", other)[0] == 0
        assert with_store(other, found) == ([ANN.id], None)


def test_an_archive_from_before_there_were_devices_has_one(
    capsys: Captured, database: Path, tmp_path: Path
) -> None:
    archive, other = tmp_path / "archive.jsonl", tmp_path / "other.db"
    run(capsys, "export", archive, "--database", database)
    identity, *rest = archive.read_bytes().splitlines()
    old = json.dumps({"kind": "identity", "id": ANN.id, "name": ANN.name}).encode()
    archive.write_bytes(b"\n".join([old, *rest]))
    assert run(capsys, "import", archive, "--database", other)[0] == 0
    assert with_store(other, lambda store: store.access.known(ANN.id)) == ANN
    archive.write_bytes(identity.replace(b'"dddd', b'"deed').replace(f',"{ANN.id}"'.encode(), b',"somebody"'))
    assert run(capsys, "import", archive, "--database", tmp_path / "third.db")[0] == 1


def test_an_import_does_not_change_existing_tables(capsys: Captured, database: Path, tmp_path: Path) -> None:
    archive = tmp_path / "archive.jsonl"
    run(capsys, "export", archive, "--database", database)
    code, out, _ = run(capsys, "import", archive, "--database", database)
    there = "3 tables already existed and stay as they are."
    assert (code, out) == (0, ["0 tables were imported.", there])


def test_a_partly_imported_table_is_completed(capsys: Captured, database: Path, tmp_path: Path) -> None:
    archive, again = tmp_path / "archive.jsonl", tmp_path / "again.jsonl"
    run(capsys, "export", archive, "--database", database)
    change(database, "DELETE FROM events WHERE \"table\" = 'first' AND number > 20")
    code, out, _ = run(capsys, "import", archive, "--database", database)
    assert (code, out[0]) == (0, "1 table was imported.")
    run(capsys, "export", again, "--database", database)
    assert again.read_bytes() == archive.read_bytes()


def test_malformed_lines_are_reported_by_number_and_the_others_imported(
    capsys: Captured, database: Path, tmp_path: Path
) -> None:
    archive, other = tmp_path / "archive.jsonl", tmp_path / "other.db"
    run(capsys, "export", archive, "--database", database)
    identity, first, second, tiles, third = archive.read_bytes().splitlines()
    lines = [
        identity,
        b"garbage \xff",
        first,
        b'{"kind":"riddle"}',
        second.replace(b'"actions":[', b'"actions":[10', 1),
        tiles.replace(b"farm", b"barn"),
        third,
    ]
    archive.write_bytes(b"\n".join(lines))
    code, out, _ = run(capsys, "import", archive, "--database", other)
    assert code == 1
    assert sorted(line.split(":")[0] for line in out[:-2]) == [
        "Line 2",
        "Line 4",
        "Line 5",
        "Line 6",
        "Line 7",
    ]
    assert out[-2:] == ["1 table was imported.", "5 lines could not be imported."]
    assert run(capsys, "check", "--database", other) == (0, ["1 table was checked."], "")


def test_an_export_overwrites_nothing_unless_asked(capsys: Captured, database: Path, tmp_path: Path) -> None:
    archive = tmp_path / "archive.jsonl"
    archive.write_text("precious")
    code, out, err = run(capsys, "export", archive, "--database", database)
    assert (code, out, archive.read_text()) == (2, [], "precious")
    assert err == f"{archive} already exists. Name another file, or add --overwrite.\n"
    assert run(capsys, "export", archive, "--overwrite", "--database", database)[0] == 0
    assert archive.read_text() != "precious"


def test_a_failed_export_leaves_no_file(
    capsys: Captured, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive, calls = tmp_path / "out" / "archive.jsonl", []
    archive.parent.mkdir()

    async def full_disk(store: Store, id: str, written: set[str]) -> list[bytes]:
        calls.append(id)
        if len(calls) == 3:
            raise OSError(28, "No space left on device")
        return await lines_of(store, id, written)

    monkeypatch.setattr("orbis.cli.commands.tables.lines_of", full_disk)
    code, _, err = run(capsys, "export", archive, "--database", database)
    assert code == 2
    assert "No space left on device" in err
    assert list(archive.parent.iterdir()) == []


def test_an_export_omits_an_unreadable_table(capsys: Captured, database: Path, tmp_path: Path) -> None:
    archive = tmp_path / "archive.jsonl"
    change(database, "UPDATE events SET body = X'7B' WHERE \"table\" = 'second' AND number = 9")
    code, out, _ = run(capsys, "export", archive, "--database", database)
    assert code == 1
    assert out[0].startswith("Table second is not valid: ")
    assert out[1:] == [f"2 tables were written to {archive}.", "1 table was left out."]


def test_an_import_is_refused_while_a_server_runs(capsys: Captured, database: Path, tmp_path: Path) -> None:
    archive = tmp_path / "archive.jsonl"
    server = Claim(database)
    try:
        assert run(capsys, "export", archive, "--database", database)[0] == 0
        code, _, err = run(capsys, "import", archive, "--database", database)
    finally:
        server.release()
    assert code == 2
    assert err.startswith(f"{database} is in use by a running server.")


def test_tables_can_move_to_postgresql(
    capsys: Captured, database: Path, tmp_path: Path, postgres_database: str
) -> None:
    archive, again = tmp_path / "archive.jsonl", tmp_path / "again.jsonl"
    run(capsys, "export", archive, "--database", database)
    assert run(capsys, "import", archive, "--database", postgres_database)[1] == ["3 tables were imported."]
    assert run(capsys, "check", "--database", postgres_database)[0] == 0
    run(capsys, "export", again, "--database", postgres_database)
    assert again.read_bytes() == archive.read_bytes()


@pytest.mark.parametrize("what", [["check"], ["export", "archive.jsonl"]])
def test_a_missing_database_is_not_created(capsys: Captured, tmp_path: Path, what: list[str]) -> None:
    code, out, err = run(capsys, *what, "--database", tmp_path / "tables.db")
    assert (code, out, err) == (2, [], f"There is no database {tmp_path / 'tables.db'}.\n")
    assert list(tmp_path.iterdir()) == []


def test_a_missing_file_cannot_be_imported(capsys: Captured, tmp_path: Path) -> None:
    code, _, err = run(capsys, "import", tmp_path / "archive.jsonl", "--database", tmp_path / "tables.db")
    assert (code, err) == (2, f"{tmp_path / 'archive.jsonl'} cannot be read: there is no such file\n")


def test_the_default_database_is_in_the_data_folder(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run(capsys, "check")[2] == f"There is no database {tmp_path / 'orbis' / 'tables.db'}.\n"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    path = tmp_path / ".local" / "share" / "orbis" / "tables.db"
    assert run(capsys, "check")[2] == f"There is no database {path}.\n"
    monkeypatch.setenv("ORBIS_DATABASE", str(tmp_path / "mine.db"))
    assert run(capsys, "check")[2] == f"There is no database {tmp_path / 'mine.db'}.\n"


@pytest.mark.parametrize("content", [b"Dear tables,\n" * 233, b"SQLite format 3\0" + b"\n\0" * 50])
def test_a_file_that_is_no_archive_is_refused_in_one_line(
    capsys: Captured, tmp_path: Path, content: bytes
) -> None:
    letter, database = tmp_path / "letter.txt", tmp_path / "tables.db"
    letter.write_bytes(content)
    code, out, err = run(capsys, "import", letter, "--database", database)
    assert (code, out, err.count("\n")) == (2, [], 1)
    assert err.startswith(f"{letter} cannot be imported: it was not written by “export”.")
    assert not database.exists()


@pytest.mark.parametrize("what", ["backup", "export"])
def test_nothing_is_written_to_a_folder_that_is_not_there(
    capsys: Captured, database: Path, tmp_path: Path, what: str
) -> None:
    told = f"There is no folder {tmp_path / 'new'}. Create it first, or name another file.\n"
    assert run(capsys, what, tmp_path / "new" / "copy", "--database", database) == (2, [], told)
