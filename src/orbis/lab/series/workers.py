"""Processes that answer questions, as text, as many at a time as there are jobs."""

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import NamedTuple, cast

PATIENCE = 2.0
"""How many seconds a worker has to close its agents before it is killed."""

Work = Callable[[str], str]
"""Answers a question; other processes import it by its name, so it must be a module's function."""


class Died(RuntimeError):
    """A process died while it worked on a question."""

    def __init__(self, question: str) -> None:
        super().__init__(f"the process that was asked {question} has died")
        self.question = question


class WorkerAnswer(NamedTuple):
    question: str
    text: str


def available_jobs() -> int:
    """How many processes can run at a time on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def answers(work: Work, questions: Iterable[str], jobs: int) -> Generator[WorkerAnswer]:
    """Ask new processes, and yield answers as they come; raise `Died`. Closing the iterator ends them."""
    waiting = iter(questions)
    workers: dict[Connection, _Worker] = {}
    try:
        for question in islice(waiting, jobs):
            worker = _Worker(work)
            workers[worker.connection] = worker
            worker.ask(question)
        while busy := [connection for connection, worker in workers.items() if worker.question is not None]:
            for connection in cast("list[Connection]", wait(busy)):
                worker = workers[connection]
                answer = worker.answer()
                worker.ask(next(waiting, None))
                yield answer
    finally:
        for worker in workers.values():
            worker.end()
        for worker in workers.values():
            worker.wait()


class _Worker:
    def __init__(self, work: Work) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.question: str | None = None
        self._process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        with _interrupts_held():
            self._process.start()
        theirs.close()

    def ask(self, question: str | None) -> None:
        """Send a question; None if there is no more."""
        self.question = question
        if question is not None:
            with suppress(ConnectionError):  # a dead process is noticed when its answer is awaited
                self.connection.send_bytes(question.encode())

    def answer(self) -> WorkerAnswer:
        """Wait for the answer; raise `Died`."""
        assert self.question is not None
        try:
            return WorkerAnswer(self.question, self.connection.recv_bytes().decode())
        except (EOFError, ConnectionError):
            raise Died(self.question) from None

    def end(self) -> None:
        self.connection.close()
        self._process.terminate()

    def wait(self) -> None:
        """Wait `PATIENCE` seconds for it to end, then kill it."""
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back for a moment; a process started meanwhile never gets it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(connection: Connection, work: Work) -> None:
    """WorkerAnswer until the connection closes; only the asking process reacts to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    try:
        while True:
            connection.send_bytes(work(connection.recv_bytes().decode()).encode())
    except (EOFError, ConnectionError):
        return


def _leave(_signal: int, _frame: FrameType | None) -> None:
    sys.exit(0)
