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


def test_the_number_of_processes_does_not_change_the_games() -> None:
    tasks = schedule(("uniform", "greedy"), 2, 1, "seed") + schedule(("uniform",), 4, 3, "seed")
    tiles = read_tiles(CUSTOM.read_bytes())
    alone = list(run(tasks, 1, tiles))
    assert [each.task for each in alone] == tasks
    assert {each.tiles for each in alone} == {tiles.content_id}
    assert facts(list(run(tasks, 2, tiles))) == facts(alone)


def test_no_tasks_give_no_results() -> None:
    assert list(run([])) == []
    assert available_jobs() >= 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_tasks_are_requested_only_when_they_can_begin(jobs: int) -> None:
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


def test_a_task_is_read_back_from_text() -> None:
    task = Task('s"é\n', 7, 1, ("uniform", "uniform"))
    assert read_task(write_task(task)) == task
    tiles = read_tiles(CUSTOM.read_bytes())
    assert parse_tiles(write_tiles(tiles)).content_id == tiles.content_id
    assert play_text(write_task(task), write_tiles(tiles))


def test_closing_ends_the_processes_and_starts_no_more_games() -> None:
    tasks = iter(schedule(("greedy",), 2, 100, "seed"))
    with closing(run(tasks, 2)) as games:
        next(games)
        assert len(active_children()) == 2
    assert active_children() == []
    assert next(tasks, None) is not None


def test_a_dead_process_is_reported() -> None:
    games = run(schedule(("greedy",), 2, 100, "seed"), 2)
    next(games)
    for child in active_children():
        child.kill()
    with pytest.raises(WorkerDied, match="greedy – greedy"):
        list(games)
    assert active_children() == []
