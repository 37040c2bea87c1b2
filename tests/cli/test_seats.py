"""Seats on the command line, and programs that play in real processes."""

import os
import shlex
import sys
from argparse import ArgumentTypeError
from collections.abc import Iterator
from pathlib import Path

import pytest
from amount import few_or_all
from programs import CRASHES, FIRST, HANGS, Lifeline

from orbis import native
from orbis.bots import BOTS
from orbis.cli import main
from orbis.cli.seats import parse_seat, seated
from orbis.locales import LANGUAGES, Language, Speech
from orbis.native import NativeUnavailable
from orbis.notation import Record, Seat, parse_record
from orbis.play.verification import verify

ENGLISH = Speech("en")


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("ORBIS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}:/usr/bin:/bin")
    with Path(os.devnull).open() as nothing:
        monkeypatch.setattr("sys.stdin", nothing)
        yield


@pytest.fixture
def lifeline(tmp_path: Path) -> Iterator[Lifeline]:
    made = Lifeline(tmp_path)
    yield made
    made.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.orbis"


def read(path: Path) -> Record:
    record = parse_record(path.read_text("utf-8"))
    assert verify(record) == ()
    return record


@pytest.mark.parametrize(
    ("text", "name", "kind", "agent"),
    [
        ("human", "", "human", "human"),
        ("human:Anna Maria", "Anna Maria", "human", "human"),
        ("greedy@1000ms:Deep", "Deep", "greedy@1000ms", "greedy@1000ms"),
        ("program python3 -c 'a b':c@d", "", "program", "program python3 -c 'a b':c@d"),
        ("program@50:Mine python3 bot.py", "Mine", "program", "program@50 python3 bot.py"),
    ],
)
def test_a_seat_has_a_name_and_an_agent(text: str, name: str, kind: str, agent: str) -> None:
    assert parse_seat(text, ENGLISH) == (Seat(name, kind), agent)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("robot", "“robot” is not a kind of player; choose from human, pilgrim, acolyte"),
        ("greedy ./bot", "“greedy ./bot” is not a kind of player"),
        ("human@5", "“human@5” is not a kind of player"),
        ("greedy@soon", "“soon” is not a valid budget"),
        ("program@0 python3", "“0” is not a valid budget"),
        ("program", "“program” does not name a command"),
        ("program 'python3", "“program 'python3” does not name a command"),
        ("program no-such-program --fast", "there is no program “no-such-program”"),
    ],
)
def test_a_wrong_seat_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(ArgumentTypeError, match=f"^{said}"):
        parse_seat(text, ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_quotes_around_a_path_are_reported(tmp_path: Path, language: Language) -> None:
    program = tmp_path / "my own" / "böt"
    program.parent.mkdir()
    program.touch(0o700)
    quoted, speech = f"program '{program}' --fast", Speech(language)
    with pytest.raises(ArgumentTypeError) as caught:
        parse_seat(f"program {program} --fast", speech)
    told = speech.text("cli-quote-program", program=str(program).split()[0], seat=quoted)
    assert str(caught.value) == told
    assert parse_seat(quoted, speech).agent == quoted


def test_a_program_plays_from_a_folder_with_spaces_and_an_umlaut(tmp_path: Path) -> None:
    folder = tmp_path / "Üb ung"
    folder.mkdir()
    lifeline, path = Lifeline(folder), folder / "game.orbis"
    try:
        seats = ("--seat", lifeline.seat(FIRST), "--seat", "uniform")
        assert main(["play", *seats, "--save", str(path), "--seed", "abc"]) == 0
        assert read(path).result is not None
        assert lifeline.processes() == 1
    finally:
        lifeline.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_name(language: Language) -> None:
    speech = Speech(language)
    for kind in (*BOTS, *(f"{bot}@1000ms" for bot in BOTS), "program python3"):
        (sitter, _) = seated([parse_seat(kind, speech)], 2, speech)
        assert sitter.seat.name.endswith(" 1")
        assert "@" not in sitter.seat.name


def test_the_engine_takes_a_seat_for_a_whole_game(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # By default the engine thinks for a while before each decision.
    program = few_or_all("program@50", "program")
    seats = ("--seat", f"{program} orbis engine", "--seat", "uniform@5")
    assert main(["play", *seats, "--save", str(path), "--seed", "abc"]) == 0
    record = read(path)
    assert record.result is not None
    assert record.seats == (Seat("Program 1", "program"), Seat("Random 2", "uniform@5"))
    assert "Program 1 wins." in capsys.readouterr().out


def forfeited(lifeline: Lifeline, path: Path, body: str) -> int:
    arguments = ["play", "--seat", lifeline.seat(body), "--save", str(path), "--seed", "abc"]
    return main([*arguments, "--seat", "uniform"])


def test_a_forfeit_ends_the_session_and_saves_the_game(
    lifeline: Lifeline, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert forfeited(lifeline, path, f"first(); first(); {CRASHES}") == 1
    said = capsys.readouterr().out
    assert "Program 1 (seat 1) forfeits the game: the program has ended (exit status 3)." in said
    assert "Its last output:\n  this is why\n" in said
    assert f"orbis play {shlex.quote(str(path))}" in said
    record = read(path)
    assert record.result is None
    assert sum(len(turn.moves) for turn in record.turns) == 2
    assert lifeline.processes() == 1


def test_a_person_takes_over_from_a_program(
    lifeline: Lifeline, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forfeited(lifeline, path, CRASHES)
    capsys.readouterr()
    assert main(["play", str(path)]) == 0
    said = capsys.readouterr().out
    assert "Program 1 (program) is not here: a person at this terminal takes that seat." in said
    assert '--seat "program …"' in said
    assert "Program 1 [1–12, ?] >" in said


def test_a_program_can_be_replaced_on_resuming(
    lifeline: Lifeline, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forfeited(lifeline, path, CRASHES)
    capsys.readouterr()
    seat = ("--seat", lifeline.seat(FIRST))
    for wrong in (("--seat", "greedy"), (*seat, *seat)):
        assert main(["play", str(path), *wrong]) == 2
        assert "can only name its programs again; program seats in this game: 1" in capsys.readouterr().err
    assert main(["play", str(path), *seat]) == 0
    assert "is not here" not in capsys.readouterr().out
    assert read(path).result is not None
    assert lifeline.processes() == 2


def test_no_program_is_left_running_when_the_input_ends(lifeline: Lifeline, path: Path) -> None:
    seats = ("--seat", lifeline.seat(f"for n in range(40): first()\n{HANGS}"), "--seat", "human")
    assert main(["play", *seats, "--save", str(path), "--seed", "abc"]) == 0
    assert read(path).result is None
    assert lifeline.processes() == 1


def test_a_bot_that_needs_the_core_says_so_when_it_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], path: Path
) -> None:
    def absent() -> None:
        raise NativeUnavailable("it was not built")

    monkeypatch.delitem(vars(native), "core", raising=False)
    monkeypatch.setattr("orbis.native.load", absent)
    assert main(["play", "--seat", "pilgrim", "--seat", "oracle", "--save", str(path)]) == 2
    assert capsys.readouterr().err.startswith("The compiled core is missing")
