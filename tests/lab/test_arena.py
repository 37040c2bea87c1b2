"""`orbis arena`: what it prints, what it saves, and what it refuses."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Iterable, Sequence
from functools import cache
from pathlib import Path

import pytest

from orbis.cli import main
from orbis.lab import GameResult, Task, read_result, run, schedule
from orbis.locales import LANGUAGES, Language

from .sample_results import game

LIMIT = 60
DEALS = 3
COMMAND = ("uniform", "greedy", "--seed", "kill", "--jobs", "2", "--output")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORBIS_LANG", "en")


def tell(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    code = main(["arena", *map(str, arguments)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def start(path: Path) -> "subprocess.Popen[str]":
    """Start the command with more deals than it has time for, and return once it has played some."""
    arguments = [sys.executable, "-m", "orbis", "arena", *COMMAND, str(path)]
    pipe = subprocess.PIPE
    process = subprocess.Popen(arguments, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    end = time.monotonic() + LIMIT
    while not path.exists() or path.read_bytes().count(b"\n") < 2:
        assert time.monotonic() < end
        time.sleep(0.01)
    return process


Fact = tuple[Task, tuple[int, ...], str]


def facts(results: Iterable[GameResult]) -> list[Fact]:
    return sorted((each.task, each.winners, each.record) for each in results)


def kept_in(path: Path) -> list[Fact]:
    """The results in a file's complete lines, without deals beyond `DEALS`."""
    lines = path.read_text("utf-8").split("\n")[:-1]
    return [fact for fact in facts(map(read_result, lines)) if fact[0].deal < DEALS]


def greedy_wins(tasks: Sequence[Task], *_: object) -> Generator[GameResult]:
    for task in tasks:
        totals = [9 if agent == "greedy" else 1 for agent in task.agents]
        yield game(task.agents, totals, task.deal, task.seating, seed=task.seed)


@cache
def expected() -> list[Fact]:
    return facts(run(schedule(("uniform", "greedy"), 2, DEALS, "kill"), 1))


def test_a_killed_and_resumed_run_has_the_results_of_one_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "results.jsonl"
    process = start(path)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    with path.open("ab") as file:
        file.write(b'{"seed": "ki')
    kept = len(kept_in(path))
    for before in (kept, 2 * DEALS):
        code, out, _ = tell(capsys, *COMMAND, path, "--deals", str(DEALS))
        assert code == 0
        assert out.startswith(f"{before} games have already been played.")
        assert kept_in(path) == expected()


def test_an_interrupted_run_says_how_to_resume(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    process = start(path)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=LIMIT)
    assert process.returncode == 130
    assert err == ""
    assert "of 200 games played." in out
    assert f"Run the same command again to continue: the games are kept in {path}." in " ".join(out.split())
    assert "greedy" in out
    assert tell(capsys, *COMMAND, path, "--deals", str(DEALS))[0] == 0
    assert kept_in(path) == expected()


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_printed_in_every_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    monkeypatch.setattr("orbis.cli.series.run", greedy_wins)
    code, out, err = tell(capsys, "uniform", "greedy", "--deals", "9", "--lang", language)
    assert (code, err) == (0, "")
    assert "uniform" in out
    with pytest.raises(SystemExit) as done:
        main(["arena", "--help", f"--lang={language}"])
    assert done.value.code == 0


def test_a_sequential_test_stops_once_decided(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("orbis.cli.series.run", greedy_wins)
    path = tmp_path / "results.jsonl"
    for _ in range(2):
        code, out, _ = tell(
            capsys, "greedy", "uniform", "--deals", "99", "--sprt", "0", "50", "--output", path
        )
        assert code == 0
        assert "Decided: greedy is stronger by more than 0 Elo points." in out
        assert "after 16 deals" in out
        assert len(path.read_text().splitlines()) == 32


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["uniform"], "at least two agents"),
        (["uniform", "uniform"], "uniform is named twice"),
        (["uniform", "nobody"], "there is no agent “nobody”"),
        (["uniform", "greedy@-1"], "there is no agent “greedy@-1”"),
        (["uniform", "greedy", "--players", "5"], "--players"),
        (["uniform", "greedy", "--deals", "0"], "--deals: '0' is not valid"),
        (["uniform", "greedy", "--jobs", "none"], "--jobs: 'none' is not valid"),
        (["uniform", "greedy", "--sprt", "5", "5"], "the smaller first"),
        (["uniform", "greedy", "--sprt", "0", "nan"], "'nan' is not valid"),
        (["uniform", "greedy", "--sprt", "0", "5", "--players", "3"], "two agents with --players 2"),
        (["uniform", "greedy", "--tiles", "none.csv"], "there is no such file"),
        (["uniform", "greedy", "--output", "."], "it is a folder"),
        (["uniform", "greedy", "--report", "."], "it is a folder"),
    ],
)
def test_invalid_arguments_are_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    code, out, err = tell(capsys, *arguments)
    assert (code, out) == (2, "")
    assert said in err


def test_other_files_are_refused_and_not_changed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    assert tell(capsys, "uniform", "greedy", "--deals", "1", "--jobs", "1", "--output", path)[0] == 0
    content = path.read_bytes()
    code, _, err = tell(capsys, "uniform", "greedy", "--seed", "other", "--output", path)
    assert code == 2
    assert "belongs to another series: the game in line 1" in err
    assert path.read_bytes() == content
    path.write_text("My diary.\n")
    code, _, err = tell(capsys, "uniform", "greedy", "--output", path)
    assert code == 2
    assert "line 1 is not the result of a game" in err
    assert path.read_text() == "My diary.\n"


def test_a_missing_numpy_is_reported_with_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orbis.cli.series.find_spec", lambda _: None)
    code, _, err = tell(capsys, "uniform", "greedy")
    assert code == 2
    assert 'pip install "orbis[lab]"' in err


def test_the_command_line_does_not_load_numpy() -> None:
    script = "import sys, orbis.cli; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False, timeout=LIMIT).returncode == 0
