import time
from collections.abc import Iterator
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import pytest

from orbis.lab import GameResult, Task, WorkerDied, run, schedule
from orbis.lab.series.run import play_text, read_task, write_task
from orbis.lab.series.workers import available_jobs
from orbis.rules import parse_tiles, read_tiles, write_tiles

CUSTOM = Path(__file__).parent.parent / "golden" / "custom.csv"


def facts(results: list[GameResult]) -> list[tuple[Task, tuple[int, ...], str, str]]:
    return sorted([(each.task, each.winners, each.record, each.tiles) for each in results])


def test_any_number_of_processes_plays_the_same_games() -> None:
    tasks = schedule(("uniform", "greedy"), 2, 1, "seed") + schedule(("uniform",), 4, 3, "seed")
    tiles = read_tiles(CUSTOM.read_bytes())
    alone = list(run(tasks, 1, tiles))
    assert [each.task for each in alone] == tasks
    assert {each.tiles for each in alone} == {tiles.content_id}
    assert facts(list(run(tasks, 2, tiles))) == facts(alone)


def test_no_games_are_soon_played() -> None:
    assert list(run([])) == []
    assert available_jobs() >= 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_tasks_are_asked_for_as_late_as_they_begin(jobs: int) -> None:
    asked = []
    tasks = schedule(("uniform",), 2, 50, "seed")

    def ask() -> Iterator[Task]:
        for task in tasks:
            asked.append(task)
            yield task

    with closing(run(ask(), jobs)) as games:
        next(games)
    assert asked == tasks[: len(asked)]
    assert len(asked) <= 2 * jobs


def test_a_task_survives_as_text() -> None:
    task = Task('s"é\n', 7, 1, ("uniform", "uniform"))
    assert read_task(write_task(task)) == task
    tiles = read_tiles(CUSTOM.read_bytes())
    assert parse_tiles(write_tiles(tiles)).content_id == tiles.content_id
    assert play_text(write_task(task), write_tiles(tiles))


def test_closing_ends_the_processes_at_once() -> None:
    with closing(run(schedule(("greedy",), 2, 100, "seed"), 2)) as games:
        next(games)
        assert len(active_children()) == 2
        began = time.monotonic()
    assert time.monotonic() - began < 10
    assert active_children() == []


def test_a_process_that_dies_is_told() -> None:
    games = run(schedule(("greedy",), 2, 100, "seed"), 2)
    next(games)
    for child in active_children():
        child.kill()
    with pytest.raises(WorkerDied, match="greedy – greedy"):
        list(games)
    assert active_children() == []
