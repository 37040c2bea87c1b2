"""What every part needs: running programs with logs, locks, and stamps that record what is built."""

import fcntl
import hashlib
import os
import signal
import subprocess
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock, local

from progress import Progress

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / ".tools"
CACHE = TOOLS / "cache"

LINES = 15
"""How many lines of a log a failure shows."""

PATIENCE = 0.1
"""Seconds between two attempts to get a lock."""


class Failed(Exception):
    """A part could not be built: the message says what to do; the log is there if a program ran."""

    def __init__(self, sentence: str, log: Path | None = None) -> None:
        super().__init__(sentence)
        self.log = log

    def __str__(self) -> str:
        sentence = super().__str__()
        if self.log is None:
            return sentence
        lines = self.log.read_text(errors="replace").splitlines()[-LINES:]
        return "\n".join(
            [*(f"    {line}" for line in lines), f"{sentence} Log: {self.log.relative_to(ROOT)}"]
        )


class Stamp:
    """A file next to a part that records the sources it was built from; an interrupted part has none."""

    def __init__(self, file: Path, sources: Iterable[Path], *more: str) -> None:
        self._file = file
        found = hashlib.sha256(repr(more).encode())
        for path in sorted(sources):
            found.update(f"{path.relative_to(ROOT)} ".encode() + hashlib.sha256(path.read_bytes()).digest())
        self._wanted = found.hexdigest()

    def fits(self) -> bool:
        return self._file.is_file() and self._file.read_text() == self._wanted

    def remove(self) -> None:
        self._file.unlink(missing_ok=True)

    def write(self) -> None:
        self._file.write_text(self._wanted)


class Held(local):
    """The locks that a thread holds, as open files; a child inherits them and keeps them until it ends."""

    def __init__(self) -> None:
        self.files: list[int] = []


class Workshop:
    """Runs programs, one builder per part at a time; no program outlives an interrupted set-up."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress
        self.failures: dict[str, Failed] = {}
        """The shared parts that failed: none of them is tried again."""
        # Everything stays in the clone: the home folder may be read-only or missing.
        self._environment = {
            **{name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"},
            "UV_CACHE_DIR": str(CACHE / "uv"),
            "npm_config_cache": str(CACHE / "npm"),
            "PYTHONPATH": str(TOOLS / "node"),
            "PIP_REQUIRE_VIRTUALENV": "0",
            "PIP_USER": "0",
            "ORBIS_PAGE": "no",  # the page of a clone is in web/dist
        }
        self._guard = Lock()
        self._makers: defaultdict[str, Lock] = defaultdict(Lock)
        self._held = Held()
        self._running: set[subprocess.Popen[bytes]] = set()
        self._stopped = False

    def run(
        self,
        name: str,
        failure: str,
        command: Sequence[str | Path],
        *,
        folder: Path = ROOT,
        more: Mapping[str, str] | None = None,
    ) -> None:
        """Run a program with more variables, and log its output; raise `Failed` if it fails."""
        log = log_of(name)
        process = self._start(command, log, folder, more or {})
        try:
            code = process.wait()
        except BaseException:
            _end(process)
            raise
        finally:
            with self._guard:
                self._running.discard(process)
        if self._stopped:
            raise KeyboardInterrupt
        if code != 0:
            raise Failed(failure, log)

    def stop(self) -> None:
        """End all running programs, and start no more."""
        with self._guard:
            self._stopped = True
            for process in self._running:
                _end(process)

    @contextmanager
    def lock(self, name: str) -> Iterator[None]:
        """Build a part alone: other threads and other set-ups in this clone wait."""
        with self._guard:
            maker = self._makers[name]
        with maker, lock_file(name).open("w") as file:
            waiting = False
            while not locked(file.fileno()):
                if not waiting:
                    waiting = True
                    self.progress.say("Waiting for another set-up in this folder to finish…")
                time.sleep(PATIENCE)
                if self._stopped:
                    raise KeyboardInterrupt
            with self.holding(file.fileno()):
                yield

    @contextmanager
    def holding(self, lock: int) -> Iterator[None]:
        """Let the programs that this thread starts meanwhile keep a lock for as long as they run."""
        self._held.files.append(lock)
        yield
        self._held.files.remove(lock)

    def _start(
        self, command: Sequence[str | Path], log: Path, folder: Path, more: Mapping[str, str]
    ) -> subprocess.Popen[bytes]:
        with self._guard:
            if self._stopped:
                raise KeyboardInterrupt
            log.parent.mkdir(parents=True, exist_ok=True)
            with log.open("wb") as out:
                process = subprocess.Popen(
                    command,
                    cwd=folder,
                    env={**self._environment, **more},
                    stdin=subprocess.DEVNULL,
                    stdout=out,
                    stderr=subprocess.STDOUT,
                    pass_fds=self._held.files,
                    start_new_session=True,  # so that it ends together with its own children
                )
            self._running.add(process)
        return process


def locked(file: int) -> bool:
    """Lock an open file; return False if somebody else holds the lock."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def lock_file(name: str) -> Path:
    folder = TOOLS / "locks"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / name


def log_of(name: str) -> Path:
    return TOOLS / "logs" / f"{name}.log"


def succeeds(*command: str | Path) -> bool:
    try:
        return subprocess.run(command, check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def _end(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
