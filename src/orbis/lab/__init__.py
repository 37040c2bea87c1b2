"""Measuring: games between agents in any number, their results, ratings, and pages that show them."""

from orbis.lab.games import Forfeiture, GameResult, SeatResult, Task, play_game
from orbis.lab.results import ResultsFile, UnfitResults, read_result, write_result
from orbis.lab.running import WorkerDied, run
from orbis.lab.scheduling import schedule
from orbis.lab.series import Series

__all__ = [
    "Forfeiture",
    "GameResult",
    "ResultsFile",
    "SeatResult",
    "Series",
    "Task",
    "UnfitResults",
    "WorkerDied",
    "play_game",
    "read_result",
    "run",
    "schedule",
    "write_result",
]
