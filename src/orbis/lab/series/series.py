"""A series of games: who plays, how often, and with which deals."""

from dataclasses import dataclass
from functools import cache

from orbis.lab.series.game import GameResult, Task
from orbis.lab.series.schedule import games_of_deal, schedule
from orbis.rules import STANDARD, TileSet


@dataclass(frozen=True, slots=True)
class Series:
    """Who plays, how many per table, which deals, and with which tiles."""

    agents: tuple[str, ...]
    players: int
    deals: int
    seed: str
    tile_set: TileSet = STANDARD

    @property
    def tasks(self) -> list[Task]:
        return schedule(self.agents, self.players, self.deals, self.seed)

    def distinct_tasks(self, games: int) -> list[Task]:
        """The first games, without seatings that differ only in their seeds."""
        seen = {(task.deal, task.agents): task for task in reversed(self.tasks)}
        return sorted(seen.values(), key=lambda task: task[:3])[:games]

    def has(self, result: GameResult) -> bool:
        """Whether a game belongs to the series, or would with more deals."""
        of_first_deal = _games_of_first_deal(self.agents, self.players, self.seed)
        return result.tiles == self.tile_set.content_id and result.task._replace(deal=0) in of_first_deal


@cache
def _games_of_first_deal(agents: tuple[str, ...], players: int, seed: str) -> frozenset[Task]:
    return frozenset(games_of_deal(agents, players, seed, deal=0))
