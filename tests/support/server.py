"""Real servers in separate processes: started, ended in various ways, and restarted."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import weakref
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, NamedTuple, Self
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec

from orbis.server.http.limits import Limits
from orbis.server.http.service import Configuration
from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.process.listen import Listening
from orbis.server.stores.retention import KINDS, Retention

from .serve import Wanted

if TYPE_CHECKING:
    from .description import Description

PROGRAM = Path(__file__).with_name("serve.py")

PATIENCE = 60.0
"""Seconds after which a test gives up waiting."""

GENEROUS = Limits(
    rate=1e9,
    burst=1e9,
    tables=10**9,
    crowd_tables=10**9,
    connections=10**6,
    sockets=10**6,
    all_sockets=10**6,
    frames=1e9,
    daily_tables=10**9,
    daily_texts=10**9,
    daily_mails=10**9,
    daily_links=10**9,
)
"""Limits that no test reaches by accident."""

FOREVER = Retention(**dict.fromkeys(KINDS))
"""Nothing that a test stores, with whatever clock, is deleted."""

PORTS = range(20_000, 32_000)
"""Ports outside the ephemeral range, which stay free while a server is down."""

ENVIRONMENT = {"ORBIS_LANG": "en"}


class Ended(NamedTuple):
    code: int
    out: str
    err: str


def orbis(*arguments: str | Path, **environment: str) -> Ended:
    command = [sys.executable, "-m", "orbis", *map(str, arguments)]
    done = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        env={**os.environ, **ENVIRONMENT, **environment},
    )
    return Ended(done.returncode, done.stdout, done.stderr)


class RunningCommand:
    """A command that serves tables, and prints its address when it is ready."""

    def __init__(self, command: Sequence[str | Path], log: Path | None = None, **environment: str) -> None:
        self._command = [sys.executable, *map(str, command)]
        self._environment = environment
        self.log = log or _passing_file(self)
        """Its log, across all restarts."""
        self.first_line = ""
        self.process: subprocess.Popen[str]

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def address(self) -> str:
        """Its HTTP address."""
        return self.first_line.rpartition(" ")[2].strip()

    @property
    def port(self) -> int:
        return urlsplit(self.address).port or 0

    @property
    def host(self) -> str:
        """Host name and port."""
        return urlsplit(self.address).netloc

    @property
    def socket(self) -> str:
        """The address of its WebSocket."""
        return f"{self.address.replace('http', 'ws', 1)}/api/socket"

    @property
    def pid(self) -> int:
        return self.process.pid

    @cached_property
    def description(self) -> "Description":
        """The server's description of its own answers."""
        from .description import Description

        return Description.of(self.host)

    def launch(self) -> None:
        """Start it, without waiting for an answer."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                self._command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **ENVIRONMENT, **self._environment},
            )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.launch()
        self.first_line = first_line(self.process)
        assert self.first_line, f"the server ended:\n{self.told()[-3000:]}"

    def kill(self) -> None:
        """Kill it, in the middle of whatever it does."""
        self.process.kill()
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()

    def stop(self, number: int = signal.SIGTERM) -> Ended:
        """Ask it to end, as an operator does, and wait until it has ended."""
        self.process.send_signal(number)
        out, _ = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode in (0, -number), f"the server failed:\n{self.told()[-3000:]}"
        return Ended(self.process.returncode, out, self.told())

    def told(self) -> str:
        """Everything it has logged."""
        return self.log.read_text(errors="replace")

    def errors(self) -> list[str]:
        """The lines of its log that report an error or are not log entries."""
        return [line for line in self.told().splitlines() if is_error(line)]

    def memory(self) -> int:
        """The bytes of memory that it uses."""
        return self._status("VmRSS")

    def most_memory(self) -> int:
        """The bytes of memory that it has used at the most."""
        return self._status("VmHWM")

    def _status(self, name: str) -> int:
        status = Path(f"/proc/{self.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith(f"{name}:"))
        return 1024 * int(line.split()[1])

    def work(self) -> float:
        """The seconds for which processors have worked for it, however busy they were otherwise."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def answers(self) -> bool:
        """Whether it and its store are healthy."""
        try:
            urlopen(f"{self.address}/health", timeout=PATIENCE).close()
        except HTTPError as error:
            error.close()
            return False
        except OSError:
            return False
        return True


class ServerProcess(RunningCommand):
    """A server on a database, with a port that stays the same across restarts."""

    def __init__(
        self,
        database: str,
        *,
        limits: Limits = GENEROUS,
        idle: int = 30_000,
        origins: tuple[str, ...] = (),
        proxies: str | None = None,
        log_level: str = "info",
        early: float = 0.0,
        patience: float = 10.0,
        silence: float = 20.0,
        retention: Retention = FOREVER,
        haste: float = 1.0,
        page: Path | None = None,
        notices: NoticeConfiguration | None = None,
        admin: str = "",
    ) -> None:
        self.database = database
        wanted = Wanted(
            Configuration(
                database,
                limits,
                origins,
                idle,
                patience,
                retention,
                notices=notices or NoticeConfiguration(),
                admin=admin,
            ),
            Listening("127.0.0.1", free_port(), proxies=proxies, silence=silence),
            log_level,
            early,
            haste=haste,
            page=None if page is None else str(page),
        )
        super().__init__([PROGRAM, msgspec.json.encode(wanted).decode()])


class OrbisServe(RunningCommand):
    """`orbis serve` as people run it."""

    def __init__(
        self, *arguments: str | Path, port: int | None = 0, log: Path | None = None, **environment: str
    ) -> None:
        where = () if port is None else ("--port", str(port))
        super().__init__(["-m", "orbis", "serve", *where, *arguments], log, **environment)


class TableServer(OrbisServe):
    """`orbis serve` in a folder, already started, with limits that no test reaches."""

    def __init__(self, folder: Path, **environment: str) -> None:
        generous = ("--rate", "1000000", "--tables", "1000000", "--log-level", "info")
        daily = ("--daily", "tables=1000000", "--daily", "texts=1000000")
        where = ("--database", folder / "tables.db")
        super().__init__(
            *where, *generous, *daily, port=free_port(), log=folder / "server.log", **environment
        )
        self.start()


def first_line(process: subprocess.Popen[str]) -> str:
    """The first line that a process prints; it is killed if it prints none for too long."""
    assert process.stdout
    too_long = Timer(2 * PATIENCE, process.kill)
    too_long.start()
    try:
        return process.stdout.readline()
    finally:
        too_long.cancel()


def free_port() -> int:
    """A port on which nothing listens."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def is_error(line: str) -> bool:
    """Whether a line of a log reports an error, or is no log entry."""
    try:
        entry = json.loads(line)
    except ValueError:
        return bool(line)
    # asyncpg.pool warns about failed reconnects, which the store handles itself.
    warns = entry["level"] == "warning" and "error" in entry and entry["logger"] != "asyncpg.pool"
    return warns or entry["level"] in ("error", "critical")


def _passing_file(owner: object) -> Path:
    """A temporary file that is deleted with its owner."""
    handle, name = tempfile.mkstemp(prefix="orbis-", suffix=".log")
    os.close(handle)
    weakref.finalize(owner, Path(name).unlink, missing_ok=True)
    return Path(name)
