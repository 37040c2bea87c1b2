"""Playing many games: in this process, or in several that are told tasks and answer with results as text."""

import json
import os
import signal
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import cast

from orbis.lab.games import GameResult, Task, play_game
from orbis.lab.results import read_result, write_result
from orbis.rules import STANDARD, TileSet, parse_tiles, write_tiles

PATIENCE = 2.0
"""How many seconds a worker is given to close its agents before it is killed."""


class WorkerDied(RuntimeError):
    """A process that played games has died in one of them."""

    def __init__(self, task: Task) -> None:
        super().__init__(f"the process that played {' – '.join(task.agents)} (deal {task.deal}) has died")
        self.task = task


def available_jobs() -> int:
    """How many processes can run at a time on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    tasks: Iterable[Task], jobs: int | None = None, tile_set: TileSet = STANDARD
) -> Generator[GameResult]:
    """Play games, as many at a time as there are jobs, and yield results as they come.

    A task is asked for when it can begin, so an iterator may decide as late as that whether there is another.
    Closing the iterator of results ends the processes. They are new ones, so a program that calls this with
    more than one job does so under `if __name__ == "__main__"`.
    """
    jobs = jobs or available_jobs()
    if jobs == 1:
        return (play_game(task, tile_set) for task in tasks)
    return _run_in_processes(tasks, jobs, tile_set)


def _run_in_processes(tasks: Iterable[Task], jobs: int, tile_set: TileSet) -> Generator[GameResult]:
    tiles = write_tiles(tile_set)
    waiting = iter(tasks)
    workers: dict[Connection, _Worker] = {}
    try:
        for task in islice(waiting, jobs):
            worker = _Worker(tiles)
            workers[worker.connection] = worker
            worker.play(task)
        while busy := [connection for connection, worker in workers.items() if worker.task]:
            for connection in cast("list[Connection]", wait(busy)):
                worker = workers[connection]
                result = worker.answer()
                worker.play(next(waiting, None))
                yield result
    finally:
        for worker in workers.values():
            worker.end()
        for worker in workers.values():
            worker.wait()


class _Worker:
    """A process that plays games one after the other."""

    def __init__(self, tiles: str) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.task: Task | None = None
        self._process = context.Process(target=_work, args=(theirs, tiles), daemon=True)
        with _interrupts_held():
            self._process.start()
        theirs.close()

    def play(self, task: Task | None) -> None:
        """Let it play a game, or rest."""
        self.task = task
        if task:
            self.connection.send_bytes(write_task(task).encode())

    def answer(self) -> GameResult:
        """The result of its game, or `WorkerDied`."""
        assert self.task
        try:
            return read_result(self.connection.recv_bytes().decode())
        except (EOFError, ConnectionError):
            raise WorkerDied(self.task) from None

    def end(self) -> None:
        """Ask it to end at once."""
        self.connection.close()
        self._process.terminate()

    def wait(self) -> None:
        """Wait until it has ended, with what patience there is."""
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back for a moment; a process that is started meanwhile never hears it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(connection: Connection, tiles: str) -> None:
    """Play what is asked for until nobody asks; only the process that asks listens to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    try:
        while True:
            connection.send_bytes(play_text(connection.recv_bytes().decode(), tiles).encode())
    except (EOFError, ConnectionError):
        return


def _leave(_signal: int, _frame: FrameType | None) -> None:
    sys.exit(0)


_tile_sets: dict[str, TileSet] = {}


def play_text(task: str, tiles: str) -> str:
    """The line of the result of the task in a text, with the tile set in another: for other processes."""
    if tiles not in _tile_sets:
        _tile_sets[tiles] = parse_tiles(tiles)
    return write_result(play_game(read_task(task), _tile_sets[tiles]))


def write_task(task: Task) -> str:
    """The text of a task."""
    return json.dumps(task)


def read_task(text: str) -> Task:
    """The task in a text."""
    seed, deal, seating, agents = json.loads(text)
    return Task(seed, deal, seating, tuple(agents))
