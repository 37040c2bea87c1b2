"""What people see of a set-up: a line for each step with its time, and at a terminal what is under way."""

import os
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
"""Seconds between two pictures of what goes on."""

WEIGHED = 10
"""How many pictures show one measurement of a download."""


class Step(NamedTuple):
    """A step that is under way: when it began, and the folder into which it downloads."""

    began: float
    fills: Path | None


class Progress:
    """Says on standard error what is being set up; silent as long as there is nothing to do."""

    def __init__(self, *, silent: bool = False) -> None:
        self._silent = silent
        self._lock = Lock()
        self._running: dict[str, Step] = {}
        self._begun = False
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
        """Print a line."""
        if self._silent:
            return
        with self._lock:
            self._clear()
            print(line, file=sys.stderr, flush=True)

    @contextmanager
    def step(self, name: str, *, fills: Path | None = None) -> Iterator[None]:
        """Time a step; `fills` is the folder into which it downloads."""
        if not self._begun:
            self._begun = True
            self.say("Setting up Orbis (only the first time)…")
        began = time.monotonic()
        self._running[name] = Step(began, fills)
        try:
            yield
        except BaseException:
            del self._running[name]
            raise
        del self._running[name]
        self.say(f"  {name:<{WIDTH}} {time.monotonic() - began:5.1f} s")

    def _clear(self) -> None:
        if self._live:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def _draw(self) -> None:
        frame = 0
        sizes: dict[str, int] = {}
        while not self._over.wait(FRAME):
            running = dict(self._running)
            if frame % WEIGHED == 0:
                sizes = {name: _size(step.fills) for name, step in running.items() if step.fills}
            parts = [_described(name, step, sizes.get(name)) for name, step in running.items()]
            with self._lock:
                self._clear()
                if parts:
                    sys.stderr.write(f"  {FRAMES[frame % len(FRAMES)]} {' · '.join(parts)}")
                    sys.stderr.flush()
            frame += 1
        self._clear()


def _described(name: str, step: Step, size: int | None) -> str:
    seconds = f"{time.monotonic() - step.began:.0f} s"
    return f"{name} {seconds}" if size is None else f"{name} {size / 1e6:.0f} MB, {seconds}"


def _size(folder: Path) -> int:
    """The bytes in a folder into which others write."""
    size = 0
    for parent, _, names in os.walk(folder):
        for name in names:
            with suppress(FileNotFoundError):
                size += Path(parent, name).lstat().st_size
    return size
