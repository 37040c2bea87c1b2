"""Difficult environments: no home folder, unwritable folders, terminals with limited encodings."""

import io
import pwd
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NoReturn

import pytest
from support.server import OrbisServe

from orbis.cli import main
from orbis.locales import LANGUAGES, Language, Speech

COMMANDS = [
    (["play"], "--save"),
    (["serve", "--port", "0"], "--database"),
    (["serve", "--open"], "--database"),
]


@pytest.fixture(autouse=True)
def without_own_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.stdin", io.StringIO())


def nobody(number: int) -> NoReturn:
    raise KeyError(number)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("command", "option"), [*COMMANDS, (["tables", "check"], "--database")])
def test_without_a_home_the_error_says_what_to_do(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: Language,
    command: list[str],
    option: str,
) -> None:
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    assert main([*command, "--lang", language]) == 2
    assert capsys.readouterr() == ("", Speech(language).text("cli-no-home", option=option) + "\n")


def test_without_a_home_a_game_is_saved_to_the_given_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    path = tmp_path / "game.orbis"
    assert main(["play", "--seat", "uniform", "--seat", "uniform", "--save", str(path)]) == 0
    assert path.is_file()


@pytest.mark.parametrize("home", ["/dev/null", f"/{'x' * 300}", "/proc/none"])
@pytest.mark.parametrize(("command", "option"), COMMANDS)
def test_an_unwritable_home_is_reported_with_what_to_do(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    home: str,
    command: list[str],
    option: str,
) -> None:
    monkeypatch.setenv("HOME", home)
    assert main(command) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert home in err
    assert "[Errno" not in err or option == "--save"
    assert err.endswith(f"Name another file with {option}.\n")


@pytest.mark.parametrize("folder", ["/dev/null", f"/{'x' * 300}"])
def test_a_database_at_an_impossible_path_is_reported_as_missing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, folder: str
) -> None:
    assert main(["tables", "check", "--database", f"{folder}/tables.db"]) == 2
    assert capsys.readouterr() == ("", f"There is no database {folder}/tables.db.\n")
    (tmp_path / "tables.db").touch()
    assert main(["tables", "export", f"{folder}/x", "--database", str(tmp_path / "tables.db")]) == 2
    assert capsys.readouterr().err.startswith(f"There is no folder {folder}. ")


def test_a_server_that_cannot_note_its_address_still_serves(tmp_path: Path) -> None:
    (tmp_path / "tables.db.address").mkdir()
    with OrbisServe("--database", tmp_path / "tables.db") as server:
        ended = server.stop()
        # A busy machine may be told of in the log: the loop was late.
        assert (ended.code, ended.out, server.errors()) == (0, "", [])


def at_terminal(encoding: str, *arguments: str) -> tuple[int, bytes, bytes]:
    """Run a command in a terminal with an encoding."""
    out, err = io.BytesIO(), io.BytesIO()
    with (
        redirect_stdout(io.TextIOWrapper(out, encoding, "strict", write_through=True)),
        redirect_stderr(io.TextIOWrapper(err, encoding, "backslashreplace", write_through=True)),
    ):
        try:
            code = main(arguments)
        except SystemExit as end:  # after the help
            code = int(end.code or 0)
        return code, out.getvalue(), err.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [["--version"], ["rules"], ["rules", "P3"], ["tiles"], ["perft", "--depth", "1"], ["serve", "--help"]],
    ids=" ".join,
)
def test_unencodable_letters_do_not_stop_a_command(language: Language, arguments: list[str]) -> None:
    code, out, err = at_terminal("ascii", *arguments, "--lang", language)
    assert (code, err) == (0, b"")
    assert out.isascii()


def test_unencodable_letters_are_replaced_by_the_nearest_ones() -> None:
    told = b"Ubung lasst sich nicht lesen: diese Datei gibt es nicht\n"
    assert at_terminal("ascii", "verify", "Übung", "--lang", "de") == (2, b"", told)
    assert b'"?"' in at_terminal("ascii", "play", "--seat", "я", "--lang", "ru")[2]


@pytest.mark.parametrize("encoding", ["ascii", "iso8859-1", "utf-8"])
def test_a_file_name_that_is_not_valid_text_is_reported(tmp_path: Path, encoding: str) -> None:
    told = b"no?name cannot be read: there is no such file\n"
    assert at_terminal(encoding, "tiles", "check", "no\udcffname") == (2, b"", told)
    path = tmp_path / "no\udcffname"
    path.write_text("nonsense", "utf-8")
    code, out, err = at_terminal(encoding, "tiles", "check", str(path))
    assert (code, err) == (1, b"")
    assert b"no?name" in out
