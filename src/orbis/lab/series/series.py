"""A series of games that is played, gone on with, and shown: what it is, and what came of it so far."""

from dataclasses import dataclass
from functools import cache

from orbis.lab.series.game import GameResult, Task
from orbis.lab.series.schedule import games_of_deal, schedule
from orbis.rules import STANDARD, TileSet


@dataclass(frozen=True, slots=True)
class Series:
    """Who plays, how many at a table, which deals, and with which tiles."""

    agents: tuple[str, ...]
    players: int
    deals: int
    seed: str
    tile_set: TileSet = STANDARD

    @property
    def tasks(self) -> list[Task]:
        """All its games."""
        return schedule(self.agents, self.players, self.deals, self.seed)

    def distinct_tasks(self, games: int) -> list[Task]:
        """Its first games, without seatings that differ in nothing but chance."""
        seen = {(task.deal, task.agents): task for task in reversed(self.tasks)}
        return sorted(seen.values(), key=lambda task: task[:3])[:games]

    def has(self, result: GameResult) -> bool:
        """Whether a game is one of these, or would be one if there were more deals."""
        of_first_deal = _games_of_first_deal(self.agents, self.players, self.seed)
        return result.tiles == self.tile_set.content_id and result.task._replace(deal=0) in of_first_deal


@cache
def _games_of_first_deal(agents: tuple[str, ...], players: int, seed: str) -> frozenset[Task]:
    return frozenset(games_of_deal(agents, players, seed, deal=0))
