"""Measurements: any number of games between agents, their results, ratings, and pages that show them."""

from orbis.lab.series.game import Forfeiture, GameResult, SeatResult, Task, play_game
from orbis.lab.series.results import ResultsFile, UnfitResults, read_result, read_results, write_result
from orbis.lab.series.run import WorkerDied, run
from orbis.lab.series.schedule import schedule
from orbis.lab.series.series import Series

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
    "read_results",
    "run",
    "schedule",
    "write_result",
]
