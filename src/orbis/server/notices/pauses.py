"""Pauses: who is left alone for a while, each time twice as long."""

from collections.abc import Callable
from dataclasses import dataclass

FIRST, LONGEST = 5.0, 600.0
"""Seconds for which somebody is left alone who did not answer."""

MOST = 2000


@dataclass(slots=True)
class _Pause:
    until: float = 0.0
    failures: int = 0


class Pauses:
    """Of hosts that do not answer, and of channels that got too much."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._pauses: dict[str, _Pause] = {}

    def __contains__(self, name: str) -> bool:
        """Whether somebody has failed, and has not answered since."""
        return name in self._pauses

    def left(self, name: str) -> float:
        """Seconds for which somebody is still to be left alone."""
        pause = self._pauses.get(name)
        return 0.0 if pause is None else max(0.0, pause.until - self._seconds())

    def begin(self, name: str, wanted: float | None) -> None:
        """Leave somebody alone, for as long as they want if they say so."""
        # The one that is put off last is the newest; the oldest are given up, whether they are over or not.
        pause = self._pauses.pop(name, None) or _Pause()
        while len(self._pauses) >= MOST:
            del self._pauses[next(iter(self._pauses))]
        self._pauses[name] = pause
        wait = FIRST * 2**pause.failures if wanted is None else wanted
        pause.until = self._seconds() + min(wait, LONGEST)
        pause.failures = min(pause.failures + 1, 10)

    def end(self, name: str) -> None:
        self._pauses.pop(name, None)
