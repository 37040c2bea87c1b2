"""Plays many games: in this process, or in several that exchange tasks and results as text."""

import json
from collections.abc import Generator, Iterable
from contextlib import closing
from functools import partial

from orbis.lab.series.game import GameResult, Task, play_game
from orbis.lab.series.results import read_result, write_result
from orbis.lab.series.workers import Died, answers, available_jobs
from orbis.rules import STANDARD, TileSet, parse_tiles, write_tiles


class WorkerDied(RuntimeError):
    def __init__(self, task: Task) -> None:
        super().__init__(f"the process that played {' – '.join(task.agents)} (deal {task.deal}) has died")
        self.task = task


def run(
    tasks: Iterable[Task], jobs: int | None = None, tile_set: TileSet = STANDARD
) -> Generator[GameResult]:
    """Play games, as many at a time as there are jobs, and yield results as they come.

    A task is requested only when it can begin, so an iterator may decide that late whether there is another.
    Closing the iterator of results ends the processes. They are spawned, so a program that calls this with
    more than one job must do so under `if __name__ == "__main__"`.
    """
    jobs = jobs or available_jobs()
    if jobs == 1:
        return (play_game(task, tile_set) for task in tasks)
    return _run_in_processes(tasks, jobs, tile_set)


def _run_in_processes(tasks: Iterable[Task], jobs: int, tile_set: TileSet) -> Generator[GameResult]:
    play = partial(play_text, tiles=write_tiles(tile_set))
    try:
        with closing(answers(play, map(write_task, tasks), jobs)) as found:
            for answer in found:
                yield read_result(answer.text)
    except Died as error:
        raise WorkerDied(read_task(error.question)) from None


_tile_sets: dict[str, TileSet] = {}


def play_text(task: str, tiles: str) -> str:
    """Play a task with a tile set, both as text, and return the line of its result: for other processes."""
    if tiles not in _tile_sets:
        _tile_sets[tiles] = parse_tiles(tiles)
    return write_result(play_game(read_task(task), _tile_sets[tiles]))


def write_task(task: Task) -> str:
    return json.dumps(task)


def read_task(text: str) -> Task:
    seed, deal, seating, agents = json.loads(text)
    return Task(seed, deal, seating, tuple(agents))
