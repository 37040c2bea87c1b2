"""A real process in a pseudo-terminal is interrupted or killed, and its game continues where it was."""

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from orbis.notation import parse_record
from orbis.play import Match
from orbis.play.verification import resume
from tui.terminals import LIMIT, InTerminal

PROGRAM = """
import sys
from pathlib import Path
from rich.console import Console
from orbis.bots import make_agent
from orbis.locales import Speech
from orbis.notation import Seat, Seeded, parse_record
from orbis.play import Match
from orbis.play.verification import resume
from orbis.tui import TerminalTable, play_in_terminal

path, pause = Path(sys.argv[1]), float(sys.argv[2])
seats = (Seat("Anna", "human"), Seat("Bot", "uniform"))
match = resume(parse_record(path.read_text("utf-8"))) if path.exists() else Match(2, "seed")
agents = (None, make_agent("uniform"))
table = TerminalTable(match, seats, agents, path)
sys.exit(play_in_terminal(table, Console(), Speech("en"), pause=pause))
"""
TURN = "a1 build 1>"


class Playing(InTerminal):
    """The program, playing the game in a file."""

    def __init__(self, path: Path, pause: float = 0) -> None:
        super().__init__([sys.executable, "-c", PROGRAM, str(path), str(pause)])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.orbis"


@pytest.fixture
def playing(path: Path) -> Iterator[Playing]:
    program = Playing(path)
    yield program
    program.close()


def kept(path: Path) -> Match:
    return resume(parse_record(path.read_text("utf-8")))


def assert_resumes(path: Path, shown: str) -> None:
    """Assert that a new process shows the question that the old one left open."""
    again = Playing(path)
    try:
        again.until(shown)
        again.type("quit\r")
        assert again.ends() == 0
    finally:
        again.close()


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_signal_ends_the_program_cleanly(playing: Playing, path: Path, number: int, code: int) -> None:
    playing.until("Anna [1–12, ?] > ")
    playing.type(f"{TURN}\r")
    playing.until("End the turn?")
    playing.until("> ")
    before = kept(path).state
    playing.process.send_signal(number)
    assert playing.ends() == code
    assert f"orbis play {shlex.quote(str(path))}" in playing.seen.replace("\r\n", "")
    assert "Traceback" not in playing.seen
    assert kept(path).state == before
    assert_resumes(path, "End the turn?")


def test_ctrl_c_and_ctrl_d_end_the_program_cleanly(path: Path) -> None:
    for key, code in (("\x03", 130), ("\x04", 0)):
        program = Playing(path)
        try:
            program.until("> ")
            program.type(key)
            if key == "\x03":
                program.process.send_signal(
                    signal.SIGINT
                )  # without a controlling terminal the key sends no signal
            assert program.ends() == code
            assert "orbis play" in program.seen
        finally:
            program.close()


def test_an_interrupt_while_a_bot_plays_loses_nothing(path: Path) -> None:
    program = Playing(path, pause=20)
    try:
        program.until("Anna [1–12, ?] > ")
        program.type(f"{TURN} end\r")
        program.until("Bot to play")
        program.until("Anna to play")
        program.process.send_signal(signal.SIGINT)
        assert program.ends() == 130
        assert "orbis play" in program.seen
    finally:
        program.close()
    assert kept(path).state.turn == 2


def test_a_kill_loses_nothing_that_was_shown(path: Path) -> None:
    shown = ("Build the", "Place the", "End the turn?", "Round 2 of 15")
    words = ("a1", "build", "1>", "end")
    for question, word in zip(shown, words, strict=True):
        program = Playing(path)
        try:
            program.until("> ")
            program.type(f"{word}\r")
            program.until(question)
            program.process.kill()
            assert program.process.wait() == -signal.SIGKILL
        finally:
            program.close()
    assert kept(path).state.turn == 2
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert_resumes(path, "Round 2 of 15")


def test_piped_lines_are_played_without_clearing_the_screen(path: Path) -> None:
    lines = f"{TURN}\nscore\n\nquit\n"
    command = [sys.executable, "-c", PROGRAM, str(path), "0"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "NO_COLOR": "1"}
    done = subprocess.run(
        command, input=lines.encode(), capture_output=True, env=environment, timeout=LIMIT, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    said = done.stdout.decode("ascii")
    assert "\x1b" not in said
    assert "Anna [1-12, ?] > a1 build 1>" in said
    assert kept(path).state.turn == 2


def test_input_that_is_not_valid_text_is_survived(path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(path), "0"]
    done = subprocess.run(
        command, input=b"\xff\xfe\x00 x\na1\n", capture_output=True, timeout=LIMIT, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(kept(path).history) <= 1
