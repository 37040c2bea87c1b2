"""Who plays whom to measure strength, which games that takes, and how to play them within a time limit."""

import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import takewhile
from math import sqrt
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from orbis.bots.roster import read_kind
from orbis.lab import GameResult, ResultsFile, Task, run
from orbis.lab.series.schedule import games_of_deal

SEED = "strength"
REACH = 2
"""How far up the ladder each agent plays: games between very unequal agents say little."""

THOUGHT = {
    "priest": 1.0,
    "prophet": 20.0,
    "oracle": 1000.0,
    "search": 1000.0,
    "playouts": 1000.0,
    "endgame": 1000.0,
}
SIMULATIONS_A_MILLISECOND = 100
ANYTHING = 1.0
"""To estimate the time per decision: default milliseconds, simulations per millisecond, and a minimum."""


class Pair(NamedTuple):
    """Two agents, the presumably stronger one first, and the number of players at their tables."""

    one: str
    other: str
    players: int = 2

    def games(self, deal: int) -> Iterator[Task]:
        """The games of a deal, in every seating."""
        return games_of_deal((self.one, self.other), self.players, SEED, deal)

    def has(self, result: GameResult) -> bool:
        """Whether a game is between these two agents."""
        task = result.task
        mine = task.seed == SEED and task.players == self.players
        return mine and set(task.agents) == {self.one, self.other}


def neighbours(agents: Sequence[str], players: int = 2, reach: int = 1) -> list[Pair]:
    """Each agent paired with the next few above it in the ladder, weakest first.

    >>> [pair[:2] for pair in neighbours("abc", reach=2)]
    [('b', 'a'), ('c', 'a'), ('c', 'b')]
    """
    return [
        Pair(above, below, players)
        for place, below in enumerate(agents)
        for above in agents[place + 1 : place + 1 + reach]
    ]


def thinking_time(agent: str) -> float:
    """The estimated milliseconds per decision of an agent."""
    kind = read_kind(agent)
    if kind.budget is None:
        return THOUGHT.get(kind.name, ANYTHING)
    return ANYTHING + kind.budget.milliseconds + kind.budget.simulations / SIMULATIONS_A_MILLISECOND


def games(pairs: Sequence[Pair], deals: int) -> list[Task]:
    """All games of some pairs, in an order that can be cut off anywhere.

    The number of games per pair is then inversely proportional to the square root of a game's cost, which
    minimises the sum of the variances for the time spent.
    """
    order = sorted(
        ((deal + 1) * sqrt(thinking_time(pair.one) + thinking_time(pair.other)), deal, pair)
        for deal in range(deals)
        for pair in pairs
    )
    return [task for _, deal, pair in order for task in pair.games(deal)]


def play(name: str, tasks: Sequence[Task], file: ResultsFile, jobs: int | None, minutes: float) -> None:
    """Play the games missing from a file and add them; start none after the time limit."""
    known = {each.task for each in file.results}
    left = [task for task in tasks if task not in known]
    end = time.monotonic() + 60 * minutes
    in_time = takewhile(lambda _: time.monotonic() < end, left)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        Progress(*columns, console=Console(stderr=True)) as progress,
        closing(run(in_time, jobs)) as results,
    ):
        shown = progress.add_task(name, total=len(tasks), completed=len(tasks) - len(left))
        for result in results:
            file.add(result)
            file.results.append(result)
            progress.advance(shown)
