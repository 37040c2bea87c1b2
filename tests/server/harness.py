"""A real server in a process of its own, which can be ended in all ways and started again."""

import random
import signal
import socket
import subprocess
import sys
from pathlib import Path
from threading import Condition, Thread
from typing import Self

import msgspec

from orbis.server.http.limits import Limits
from orbis.server.http.service import Configuration
from orbis.server.process.listen import Listening

from .described import Description
from .serve import Wanted

PATIENCE = 60.0
"""Seconds after which a test gives up waiting for something that must come."""

GENEROUS = Limits(rate=1e9, burst=1e9, tables=10**9, connections=10**6)
"""Limits that no test reaches by accident."""

PORTS = range(20_000, 32_000)
"""Ports that no system gives to outgoing connections."""


class ServerProcess:
    """A server on a database, at a port that stays the same when it is started again."""

    def __init__(
        self,
        database: str,
        *,
        limits: Limits = GENEROUS,
        idle: int = 30_000,
        origins: tuple[str, ...] = (),
        proxies: str | None = None,
    ) -> None:
        self.database = database
        self.port = free_port()
        listening = Listening("127.0.0.1", self.port, proxies=proxies)
        self._wanted = Wanted(Configuration(database, limits, origins, idle), listening)
        self._process: subprocess.Popen[str]
        self._reader: Thread
        self._began = 0
        self._lines: list[str] = []
        self._news = Condition()
        self._description: Description | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def host(self) -> str:
        """Where it is reached."""
        return f"127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """Everything that it has logged so far."""
        with self._news:
            return "".join(self._lines)

    @property
    def description(self) -> Description:
        """What the server says of its answers."""
        if self._description is None:
            self._description = Description.of(self.host)
        return self._description

    def start(self) -> None:
        """Start it, and wait until it serves."""
        command = [sys.executable, str(Path(__file__).with_name("serve.py"))]
        self._began = len(self._lines)
        self._process = subprocess.Popen(
            [*command, msgspec.json.encode(self._wanted).decode()], stderr=subprocess.PIPE, text=True
        )
        self._reader = Thread(target=self._read_log, args=(self._process,), daemon=True)
        self._reader.start()
        self.wait_for_log('"message": "ready"')

    def wait_for_log(self, part: str) -> None:
        """Wait until it has logged something since it was started."""

        def has_come() -> bool:
            return any(part in line for line in self._lines[self._began :])

        with self._news:
            assert self._news.wait_for(lambda: has_come() or "" in self._lines[self._began :], PATIENCE)
            assert has_come(), "".join(self._lines[self._began :])

    def terminate(self) -> int:
        """Ask it to stop as an operator does, and return how it ended."""
        self._process.send_signal(signal.SIGTERM)
        return self._ended()

    def kill(self) -> None:
        """End it at once, wherever it is."""
        self._process.kill()
        self._ended()

    def _ended(self) -> int:
        self._reader.join(PATIENCE)
        return self._process.wait(PATIENCE)

    def _read_log(self, process: "subprocess.Popen[str]") -> None:
        assert process.stderr is not None
        with process.stderr:
            for line in process.stderr:
                self._note(line)
        self._note("")

    def _note(self, line: str) -> None:
        with self._news:
            self._lines.append(line)
            self._news.notify_all()


def free_port() -> int:
    """A port at which nobody listens."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
