"""Servers as an operator starts them: `orbis serve` in a process of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

ENVIRONMENT = {**os.environ, "ORBIS_LANG": "en"}


class Ended(NamedTuple):
    """A command that has ended."""

    code: int
    out: str
    err: str


def orbis(*arguments: str | Path, **environment: str) -> Ended:
    """Run a command to its end."""
    command = [sys.executable, "-m", "orbis", *map(str, arguments)]
    done = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
        env={**ENVIRONMENT, **environment},
    )
    return Ended(done.returncode, done.stdout, done.stderr)


class Served:
    """A server that is ready."""

    def __init__(self, process: "subprocess.Popen[str]", told: str) -> None:
        self.process = process
        self.told = told

    @property
    def address(self) -> str:
        """Where it listens."""
        return self.told.rpartition(" ")[2].strip()

    def stop(self, number: int = signal.SIGTERM) -> Ended:
        """Send a signal, and wait for the end."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=60)
        return Ended(self.process.returncode, out, err)


@contextmanager
def served(*arguments: str | Path, port: int | None = 0) -> Iterator[Served]:
    """A server for a while."""
    command: Sequence[str] = [
        sys.executable,
        "-m",
        "orbis",
        "serve",
        *(() if port is None else ("--port", str(port))),
        *map(str, arguments),
    ]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT
    )
    try:
        assert process.stdout
        assert process.stderr
        told = process.stdout.readline()
        assert told, process.stderr.read()
        yield Served(process, told)
    finally:
        process.kill()
        process.communicate()


def decoded(content: bytes) -> Any:
    """JSON, read."""
    return msgspec.json.decode(content)
