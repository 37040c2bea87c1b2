"""Contenders that take short turns, so that a slow moment of the machine hits all of them."""

import statistics
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple


class Played(NamedTuple):
    """What was played in some time."""

    decisions: float
    games: float
    seconds: float


Turn = Callable[[float], Played]
"""Plays for about that many seconds."""


@dataclass(frozen=True)
class Contender:
    """An engine, or a way to use one."""

    name: str
    turn: Turn
    note: str = ""


@dataclass(frozen=True)
class Absent:
    """A contender that cannot take part."""

    name: str
    reason: str


@dataclass(frozen=True)
class Measured:
    """A contender and what it played in each turn."""

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
        """Games per second, with the mean decisions per game of all turns."""
        return (
            self.rate * sum(each.games for each in self.played) / sum(each.decisions for each in self.played)
        )

    @property
    def nanoseconds(self) -> float:
        """The time of one decision in the median turn."""
        return 1e9 / self.rate


Row = Measured | Absent


def ratio(mine: Measured, theirs: Measured) -> float:
    """How many times as fast one is as the other: the median of the ratios within each turn."""
    return statistics.median(one / other for one, other in zip(mine.rates, theirs.rates, strict=True))


def middle_half(values: list[float]) -> tuple[float, float]:
    """The first and the third quartile."""
    if len(values) == 1:
        return values[0], values[0]
    low, _, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, high


def in_turns(contenders: Iterable[Contender], rounds: Iterable[int], seconds: float) -> list[Measured]:
    """Let all contenders play, a turn each in every round."""
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
    """The contenders in their order, those that can play with what they played."""
    found = list(contenders)
    played = iter(in_turns((each for each in found if isinstance(each, Contender)), rounds, seconds))
    return [each if isinstance(each, Absent) else next(played) for each in found]


def of_games(game: Callable[[], int]) -> Turn:
    """Turns of whole games, each of which returns its number of decisions."""

    def turn(seconds: float) -> Played:
        decisions = games = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            decisions += game()
            games += 1
        return Played(decisions, games, spent)

    return turn
