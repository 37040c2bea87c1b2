"""A real server process: started, killed, stopped, and started again on the same port and database."""

import json
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

PROGRAM = Path(__file__).with_name("crashing_server.py")
STARTS_WITHIN = 60.0
STOPS_WITHIN = 30.0

NO_LIMITS = {"rate": 1e9, "burst": 1e9, "tables": 10**9, "connections": 10**6}
"""For tests in which one address stands for many."""

BEFORE_EPHEMERAL = range(20_000, 32_000)
"""Ports that no client is given by chance while the server is down."""


class ServerProcess:
    """A server that need not be running."""

    def __init__(
        self,
        database: str,
        log: Path,
        *,
        limits: dict[str, float] | None = None,
        idle: int = 30_000,
        early: bool = False,
        patience: float = 10.0,
        silence: float = 20.0,
    ) -> None:
        self.port = free_port()
        self.log = log
        self._told = {
            "database": database,
            "port": self.port,
            "limits": NO_LIMITS if limits is None else limits,
            "idle": idle,
            "early": early,
            "patience": patience,
            "silence": silence,
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is asked by HTTP."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        """Where it is spoken to by WebSocket."""
        return f"ws://127.0.0.1:{self.port}/api/socket"

    @property
    def pid(self) -> int:
        """The number of the process, while there is one."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, without waiting until it answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, str(PROGRAM), json.dumps(self._told)], stdout=log, stderr=log
            )

    def wait_until_ready(self) -> None:
        """Return once it answers."""
        assert self._process is not None
        deadline = time.monotonic() + STARTS_WITHIN
        while not self.answers():
            assert self._process.poll() is None, f"the server ended:\n{self.told()[-3000:]}"
            assert time.monotonic() < deadline, f"the server does not answer:\n{self.told()[-3000:]}"
            time.sleep(0.02)

    def answers(self) -> bool:
        """Whether it and its store answer."""
        try:
            return self.ask("GET", "/health")[0] == 200
        except (OSError, HTTPException):
            return False

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
        """The status and the body of an answer."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=20)
        headers = {"authorization": f"Bearer {token}"} if token else {}
        if body is not None:
            headers["content-type"] = "application/json"
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            content = answer.read().decode()
        finally:
            connection.close()
        kind = answer.headers.get_content_type()
        return answer.status, json.loads(content) if kind == "application/json" else content

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        assert self._process is not None
        self._process.terminate()
        code = self._process.wait(STOPS_WITHIN)
        assert code in (0, -signal.SIGTERM), f"the server ended with {code}:\n{self.told()[-3000:]}"

    def told(self) -> str:
        """Everything that it has logged."""
        return self.log.read_text(errors="replace")

    def errors(self) -> list[str]:
        """The lines of its log that tell of an error, or are none of a log."""
        return [line for line in self.told().splitlines() if _is_error(line)]

    def memory(self) -> int:
        """How many bytes of memory it has."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise AssertionError("there is no such line")

    def __enter__(self) -> "ServerProcess":
        self.start()
        self.wait_until_ready()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()


def _is_error(line: str) -> bool:
    try:
        entry = json.loads(line)
    except ValueError:
        return bool(line)
    # Of asyncpg's attempts to connect again the store hears as well.
    warns = entry["level"] == "warning" and "error" in entry and entry["logger"] != "asyncpg.pool"
    return warns or entry["level"] in ("error", "critical")


@contextmanager
def serving(database: str, folder: Path, limits: dict[str, float] | None = None) -> Iterator[ServerProcess]:
    """A server that runs for a while."""
    with ServerProcess(database, folder / "log", limits=limits) as process:
        yield process


def free_port() -> int:
    """A port at which nobody listens."""
    while True:
        port = random.choice(BEFORE_EPHEMERAL)
        with socket.socket() as attempt:
            try:
                attempt.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
