"""The visible progress of a set-up: one line per step with its time and, in a terminal, the running steps."""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Lock, Thread
from typing import NamedTuple, Self

WIDTH = 22
"""Columns for the name of a step."""

FRAMES = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
FRAME = 0.1
"""Seconds between two redraws of the running steps."""

FRAMES_PER_MEASUREMENT = 10


class Step(NamedTuple):
    """A running step: when it began, the folder it downloads to, and that folder's size at the start."""

    began: float
    folder: Path | None
    before: int


class Progress:
    """Reports on standard error what is being set up; prints nothing if there is nothing to do."""

    def __init__(self, *, silent: bool = False) -> None:
        self._silent = silent
        self._lock = Lock()
        self._running: dict[str, Step] = {}
        self._greeted = False
        self._said: set[str] = set()
        self._over = Event()
        self._live = sys.stderr.isatty() and not silent
        self._drawing = Thread(target=self._draw, daemon=True)

    def __enter__(self) -> Self:
        if self._live:
            self._drawing.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        if self._live:
            self._drawing.join()

    def say(self, line: str) -> None:
        with self._lock:
            self._print(line)

    def say_once(self, line: str) -> None:
        """Print a line unless it was printed before, perhaps by another thread."""
        with self._lock:
            if line not in self._said:
                self._said.add(line)
                self._print(line)

    @contextmanager
    def step(self, name: str, *, downloads_to: Path | None = None) -> Iterator[None]:
        before = _size(downloads_to) if downloads_to else 0
        step = Step(time.monotonic(), downloads_to, before)
        with self._lock:
            if not self._greeted:
                self._greeted = True
                self._print("Setting up Orbis (only the first time)…")
            self._running[name] = step
        try:
            yield
        except BaseException:
            with self._lock:
                del self._running[name]
            raise
        with self._lock:
            del self._running[name]
            self._print(f"  {name:<{WIDTH}} {time.monotonic() - step.began:5.1f} s")

    def _print(self, line: str) -> None:
        if not self._silent:
            self._clear()
            print(line, file=sys.stderr, flush=True)

    def _clear(self) -> None:
        if self._live:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def _draw(self) -> None:
        frame = 0
        sizes: dict[str, int] = {}
        while not self._over.wait(FRAME):
            with self._lock:
                running = dict(self._running)
            if frame % FRAMES_PER_MEASUREMENT == 0:
                sizes = {name: _size(step.folder) for name, step in running.items() if step.folder}
            parts = [_described(name, step, sizes.get(name)) for name, step in running.items()]
            line = f"  {FRAMES[frame % len(FRAMES)]} {' · '.join(parts)}"
            with self._lock:
                self._clear()
                if parts:
                    sys.stderr.write(line[: shutil.get_terminal_size().columns - 1])
                    sys.stderr.flush()
            frame += 1
        self._clear()


def _described(name: str, step: Step, size: int | None) -> str:
    seconds = f"{time.monotonic() - step.began:.0f} s"
    if size is None or size <= step.before:
        return f"{name} {seconds}"
    return f"{name} {(size - step.before) / 1e6:.0f} MB, {seconds}"


def _size(folder: Path) -> int:
    """The bytes in a folder that other processes are writing to."""
    size = 0
    for parent, _, names in os.walk(folder):
        for name in names:
            with suppress(FileNotFoundError):
                size += Path(parent, name).lstat().st_size
    return size
