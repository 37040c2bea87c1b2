"""Contenders that take short turns, so that a slow moment of the machine affects all of them."""

import statistics
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple


class Played(NamedTuple):
    decisions: float
    games: float
    seconds: float


Turn = Callable[[float], Played]
"""Plays for about that many seconds."""


@dataclass(frozen=True)
class Contender:
    """An engine, or one way to use it."""

    name: str
    turn: Turn
    note: str = ""


@dataclass(frozen=True)
class Absent:
    name: str
    reason: str


@dataclass(frozen=True)
class Measured:
    """A contender, and what it played in each turn."""

    name: str
    note: str
    played: tuple[Played, ...]

    @property
    def rates(self) -> list[float]:
        """Decisions per second in each turn."""
        return [each.decisions / each.seconds for each in self.played]

    @property
    def rate(self) -> float:
        """Decisions per second in the median turn."""
        return statistics.median(self.rates)

    @property
    def middle_half(self) -> tuple[float, float]:
        """The middle half of the turns, in decisions per second."""
        return middle_half(self.rates)

    @property
    def games(self) -> float:
        """Games per second, by the mean number of decisions per game over all turns."""
        return (
            self.rate * sum(each.games for each in self.played) / sum(each.decisions for each in self.played)
        )

    @property
    def nanoseconds(self) -> float:
        """Nanoseconds per decision in the median turn."""
        return 1e9 / self.rate


Row = Measured | Absent


def ratio(mine: Measured, theirs: Measured) -> float:
    """How many times faster one is than the other: the median of the ratios within each turn."""
    return statistics.median(one / other for one, other in zip(mine.rates, theirs.rates, strict=True))


def middle_half(values: list[float]) -> tuple[float, float]:
    """The first and third quartiles."""
    if len(values) == 1:
        return values[0], values[0]
    low, _, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, high


def in_turns(contenders: Iterable[Contender], rounds: Iterable[int], seconds: float) -> list[Measured]:
    """Let every contender play one turn in each round."""
    contenders = list(contenders)
    played: list[list[Played]] = [[] for _ in contenders]
    for _ in rounds:
        for contender, mine in zip(contenders, played, strict=True):
            mine.append(contender.turn(seconds))
    return [
        Measured(contender.name, contender.note, tuple(mine))
        for contender, mine in zip(contenders, played, strict=True)
    ]


def measured(contenders: Iterable[Contender | Absent], rounds: Iterable[int], seconds: float) -> list[Row]:
    """The contenders in their given order, measured unless absent."""
    found = list(contenders)
    played = iter(in_turns((each for each in found if isinstance(each, Contender)), rounds, seconds))
    return [each if isinstance(each, Absent) else next(played) for each in found]


def of_games(game: Callable[[], int]) -> Turn:
    """A turn of whole games; `game` plays one and returns its number of decisions."""

    def turn(seconds: float) -> Played:
        decisions = games = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            decisions += game()
            games += 1
        return Played(decisions, games, spent)

    return turn
