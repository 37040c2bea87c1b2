"""Several processes that serve the same address, restarted when they die; none outlives the first."""

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable

import uvicorn
from uvicorn.supervisors import Multiprocess, multiprocess

from orbis.server.process.server import MOST, Server, stopped_by_signals
from orbis.server.stores import StoreUnavailable

START = 60.0
"""Seconds in which each process should have started."""


class Workers(Multiprocess):
    def __init__(self, config: uvicorn.Config, bound: socket.socket, ready: Callable[[], None]) -> None:
        super().__init__(config, [bound])
        self._ready = ready
        self._failed = False

    def serve(self) -> None:
        """Serve until stopped; raise `StoreUnavailable` if the processes do not start."""
        self.run()
        if self._failed:
            raise StoreUnavailable("the processes of the server could not start: see the log")

    def init_processes(self) -> None:
        """Start all processes, and report when they are ready."""
        super().init_processes()
        if all(self._starts(process) for process in self.processes):
            self._ready()
        elif not self.signal_queue:
            self._failed = True
            self.should_exit.set()

    def _starts(self, worker: multiprocess.Process) -> bool:
        """Wait until a process has started; return False if it does not, or if we are to stop."""
        end = time.monotonic() + START
        while worker.process.is_alive() and not self.signal_queue and time.monotonic() < end:
            if worker.is_ready(1.0):
                return True
            time.sleep(0.1)
        return False

    def join_all(self) -> None:
        """Wait for all processes, and kill those that do not end by themselves."""
        end = time.monotonic() + MOST + 0.3
        for worker in self.processes:
            worker.process.join(max(0.0, end - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()


class Worker(multiprocess.Process):
    """One of the processes."""

    @property
    def server(self) -> uvicorn.Server:
        if self._server is None:
            self._server = Server(self.config)
        return self._server

    def target(self, sockets: list[socket.socket] | None = None) -> None:
        threading.Thread(target=_end_with_parent, daemon=True).start()
        with stopped_by_signals(self.server):
            super().target(sockets)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


multiprocess.Process = Worker  # type: ignore[misc]  # uvicorn cannot be told otherwise
