"""`orbis balance`: its tables and page in five languages, what it saves, what it refuses."""

from collections.abc import Generator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from orbis.cli import main
from orbis.lab import GameResult, Task, play_game, read_result, write_result
from orbis.lab.balance.balance import measure
from orbis.lab.balance.games import watch
from orbis.lab.balance.remarks import remarks
from orbis.lab.balance.report import balance_report
from orbis.lab.balance.sheets import all_sheets
from orbis.lab.pages.sheets import forfeits_sheet
from orbis.locales import LANGUAGES, Language, Speech
from orbis.rules import STANDARD

from .sample_results import game, watched
from .test_pages import NASTY, Tags

GAMES = 4


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORBIS_LANG", "en")


@cache
def played(players: int = 2, games: int = GAMES) -> tuple[GameResult, ...]:
    return tuple(play_game(Task("orbis", deal, 0, ("uniform",) * players)) for deal in range(games))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "results.jsonl"
    path.write_text("".join(f"{write_result(each)}\n" for each in played()))
    return path


def tell(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    code = main(["balance", *map(str, arguments)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_complete_in_every_language(language: Language, players: int) -> None:
    speech = Speech(language)
    results = [
        *(replace(each, task=each.task._replace(agents=(NASTY,) * players)) for each in played(players, 1)),
        game((NASTY,) * players, (0,) * players, forfeit=0),
    ]
    balance = measure([watch(results[0])], resamples=10)
    text = balance_report(balance, STANDARD, forfeits_sheet(results, speech), speech)
    tags = Tags()
    tags.feed(text)
    assert (tags.open, tags.loaded) == ([], [])
    assert "<b>" not in text
    assert "http" not in text
    assert "url(" not in text
    assert f'lang="{language}"' in text
    for sheet in all_sheets(balance, speech):
        assert f"<h2>{sheet.title}</h2>" in text
        assert all(len(row) == len(sheet.heads) for row in sheet.rows)
    assert "it gave up" in text
    assert speech.text("balance-nothing") in text


def test_findings_are_listed_strongest_first() -> None:
    """The winner, mostly seat 0, always builds tile 24, and the loser tile 55."""
    games = [
        watched((winner == 0, winner == 1), {24: winner, 55: 1 - winner}, deal)
        for deal in range(60)
        for winner in [int(deal % 3 == 0)]
    ]
    *told, _ = remarks(measure(games, resamples=200), Speech("en"))
    assert told == [
        "Seats: seat 0 +16.7, seat 1 −16.7",
        "Kinds of regions: irrigation +100.0, volcano −100.0",
        "Colours: blue +100.0, red −100.0",
        "Tiles: 24 irrigation +44.4, 55 volcano −44.4",
    ]


def test_it_plays_resumes_and_reports_on_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path, page = tmp_path / "results.jsonl", tmp_path / "new" / "report.html"
    command = ("--agent", "uniform", "--jobs", "1", "--output", path, "--report", page, "--games")
    assert tell(capsys, *command, "3")[0] == 0
    code, out, err = tell(capsys, *command, str(GAMES))
    assert (code, err) == (0, "")
    assert out.startswith("3 games have already been played.")
    kept = [read_result(line) for line in path.read_text().splitlines()]
    assert [(each.task, each.record) for each in kept] == [(each.task, each.record) for each in played()]
    assert "<h1>Balance</h1>" in page.read_text("utf-8")
    code, again, _ = tell(capsys, "--from", path, "--report", page)
    assert code == 0
    assert again == out.split("\n", 1)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_help_are_printed_in_every_language(
    capsys: pytest.CaptureFixture[str], file: Path, language: Language
) -> None:
    code, out, err = tell(capsys, "--from", file, "--lang", language)
    assert (code, err) == (0, "")
    assert Speech(language).text("balance-decisive") in out
    with pytest.raises(SystemExit) as done:
        main(["balance", "--help", f"--lang={language}"])
    assert done.value.code == 0


def test_an_interrupted_run_reports_the_games_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(_: Sequence[Task], *__: object) -> Generator[GameResult]:
        yield played()[0]
        raise KeyboardInterrupt

    monkeypatch.setattr("orbis.cli.series.run", interrupted)
    code, out, _ = tell(capsys, "--agent", "uniform", "--games", "9", "--output", tmp_path / "some.jsonl")
    assert code == 130
    assert "What decides" in out
    assert "Stopped: 1 of 9 games played." in out
    assert "Run the same command again to continue" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Name who plays with --agent"),
        (["--agent", "nobody"], "there is no agent “nobody”"),
        (["--agent", "uniform", "--agent", "uniform"], "uniform is named twice"),
        (["--agent", "uniform", "--from", "some.jsonl"], "leave out --agent and --output"),
        (["--from", "some.jsonl", "--output", "other.jsonl"], "leave out --agent and --output"),
        (["--from", "none.jsonl"], "there is no such file"),
        (["--agent", "uniform", "--games", "0"], "--games: '0' is not valid"),
        (["--agent", "uniform", "--players", "5"], "--players"),
        (["--agent", "uniform", "--report", "."], "it is a folder"),
    ],
)
def test_invalid_arguments_are_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    code, out, err = tell(capsys, *arguments)
    assert (code, out) == (2, "")
    assert said in err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("My diary.", "line 5 is not the result of a game"),
        (
            write_result(game(("a", "b", "c"), (1, 2, 3))),
            "the game in line 5 has a different number of players",
        ),
        (write_result(replace(game(("a", "b"), (1, 2)), tiles="other")), "the game in line 5"),
        (write_result(game(("a", "b"), (1, 2), 7)), "The record of deal 7, seating 0 is not valid"),
    ],
)
def test_mismatched_files_are_refused(
    capsys: pytest.CaptureFixture[str], file: Path, line: str, said: str
) -> None:
    file.write_text(f"{file.read_text()}{line}\n")
    code, out, err = tell(capsys, "--from", file)
    assert (code, out) == (2, "")
    assert said in err


def test_a_file_without_complete_games_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    for content in ("", f"{write_result(game(('a', 'b'), (0, 0), forfeit=1))}\n"):
        path.write_text(content)
        code, out, err = tell(capsys, "--from", path)
        assert (code, out) == (2, "")
        assert "No game was played to the end" in err
