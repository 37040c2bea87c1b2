import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from orbis.lab import ResultsFile, Series, UnfitResults, play_game, read_result, write_result
from orbis.lab.series.results import NoResult

from .sample_results import game

SERIES = Series(("uniform", "greedy"), 2, 4, "seed")


@cache
def played() -> list[str]:
    return [write_result(play_game(task)) for task in SERIES.tasks[:2]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "results.jsonl"


def test_a_result_is_read_back() -> None:
    for result in (read_result(played()[0]), game(("a", "b", "c"), (3, 4, 5), forfeit=1)):
        line = write_result(result)
        assert "\n" not in line
        assert read_result(line) == result


def test_a_line_has_all_figures_outside_the_record() -> None:
    told = json.loads(played()[1])
    assert told["deal_seed"] == "seed 0"
    assert told["agents"] == ["greedy", "uniform"]
    parts = ("regions", "wildernesses", "temple", "god")
    assert told["totals"] == [sum(told[part][seat] for part in parts) for seat in range(2)]
    assert told["forfeit"] is None


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 1},
        {"deal": True},
        {"agents": "uniform"},
        {"agents": ["uniform"]},
        {"winners": []},
        {"winners": [2]},
        {"god": [1]},
        {"milliseconds": ["long", 1]},
        {"forfeit": {"seat": 2, "reason": ""}},
        {"forfeit": []},
        {"record": None},
    ],
)
def test_an_invalid_result_is_refused(change: dict[str, object]) -> None:
    told = json.loads(write_result(game(("uniform", "greedy"), (1, 2))))
    with pytest.raises(NoResult):
        read_result(json.dumps(told | change))
    for key in change:
        del told[key]
    with pytest.raises(NoResult):
        read_result(json.dumps(told))
    for text in ("", "7", "[]", "{", "null"):
        with pytest.raises(NoResult):
            read_result(text)


def test_results_are_written_at_once_and_found_again(path: Path) -> None:
    lines = played()
    with ResultsFile(path, SERIES.has) as file:
        assert file.results == []
        for number, line in enumerate(lines, start=1):
            file.add(read_result(line))
            assert path.read_text("utf-8").splitlines() == lines[:number]
    with ResultsFile(path, SERIES.has) as file:
        assert file.results == [read_result(line) for line in lines]


def test_a_truncated_last_line_is_dropped(path: Path) -> None:
    lines = played()
    path.parent.mkdir()
    for cut in (1, 100, len(lines[1]) - 1, len(lines[1])):
        path.write_text(f"{lines[0]}\n{lines[1][:cut]}", "utf-8")
        with ResultsFile(path, SERIES.has) as file:
            assert [each.task for each in file.results] == SERIES.tasks[:1]
            file.add(read_result(lines[1]))
        assert path.read_text("utf-8").splitlines() == lines


@pytest.mark.parametrize(
    "other",
    [
        Series(("uniform", "greedy@5"), 2, 4, "seed"),
        Series(("uniform", "greedy"), 3, 4, "seed"),
        Series(("uniform", "greedy"), 2, 4, "other"),
    ],
)
def test_the_games_of_another_series_are_refused(path: Path, other: Series) -> None:
    path.parent.mkdir()
    path.write_text(f"{played()[0]}\n", "utf-8")
    with pytest.raises(UnfitResults) as refused:
        ResultsFile(path, other.has)
    assert (refused.value.line, refused.value.other) == (1, True)
    with ResultsFile(path, Series(("uniform", "greedy", "greedy@5"), 2, 1, "seed").has) as file:
        assert len(file.results) == 1


def test_other_rules_and_malformed_lines_are_refused(path: Path) -> None:
    path.parent.mkdir()
    line = played()[0]
    path.write_text(f"{line}\n" + line.replace('"rules": 1', '"rules": 2') + "\n", "utf-8")
    with pytest.raises(UnfitResults, match="line 2 is a game of another series"):
        ResultsFile(path, SERIES.has)
    for content in (f"{line}\nnonsense\n".encode(), f"{line}\n\n".encode(), f"{line}\n".encode() + b"\xff\n"):
        path.write_bytes(content)
        with pytest.raises(UnfitResults, match="line 2 is no result"):
            ResultsFile(path, SERIES.has)
        assert path.read_bytes() == content


def test_the_tile_set_belongs_to_a_series() -> None:
    result = read_result(played()[0])
    assert SERIES.has(result)
    assert not SERIES.has(replace(result, tiles="0" * 16))
