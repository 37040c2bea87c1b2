"""Leaves cleanly on a signal: never between a decision and its record."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Departure(BaseException):
    """A signal that asks to leave; like `KeyboardInterrupt`, it must not be swallowed on the way."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.exit_code = 128 + number


class Departures:
    """Turns signals into `Departure`, at once or, while a decision is being saved, right after that."""

    def __init__(self) -> None:
        self._held = False
        self._pending: int | None = None

    @contextmanager
    def heeded(self) -> Iterator[None]:
        """Handle signals; outside the main thread this does nothing."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self._receive) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Delay signals until the block is done."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._pending is not None:
            raise Departure(self._pending)

    def end(self) -> None:
        """Ignore signals from now on: the table is being left."""
        self._held = True

    def _receive(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 — as `signal` calls it
        self._pending = number
        if not self._held:
            raise Departure(number)
