"""Plays many games on a Ray cluster: the same tasks as text, the same results."""

from collections.abc import Generator, Sequence
from importlib import import_module
from itertools import islice
from typing import Any

from orbis.lab.series.game import GameResult, Task
from orbis.lab.series.results import read_result
from orbis.lab.series.run import WorkerDied, play_text, write_task
from orbis.rules import STANDARD, TileSet, write_tiles

AHEAD = 2
"""How many games the cluster holds for each of its processors, so that none has to wait."""


class NoCluster(RuntimeError):
    """There is no cluster at the address."""


def run_on_ray(tasks: Sequence[Task], address: str, tile_set: TileSet = STANDARD) -> Generator[GameResult]:
    """Play games on the cluster at an address and yield results as they come; raise `NoCluster`.

    Every node must have Orbis and everything that the agents need. Closing the iterator leaves the cluster.
    """
    ray: Any = import_module("ray")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(str(error)) from None
    try:
        yield from _run(ray, tasks, tile_set)
    finally:
        ray.shutdown()


def _run(ray: Any, tasks: Sequence[Task], tile_set: TileSet) -> Generator[GameResult]:
    play, tiles = ray.remote(play_text), ray.put(write_tiles(tile_set))
    waiting = iter(tasks)
    running: dict[Any, Task] = {}

    def start(games: int) -> None:
        running.update((play.remote(write_task(task), tiles), task) for task in islice(waiting, games))

    start(AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1))
    while running:
        (ended,), _ = ray.wait(list(running))
        task = running.pop(ended)
        start(1)
        try:
            result = read_result(ray.get(ended))
        except ray.exceptions.RayError:
            raise WorkerDied(task) from None
        yield result
