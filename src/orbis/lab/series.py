"""A series of games that is played, gone on with, and shown: what it is, and what came of it so far."""

from dataclasses import dataclass

from orbis.lab.games import GameResult, Task
from orbis.lab.scheduling import games_of_deal, schedule
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

    def has(self, result: GameResult) -> bool:
        """Whether a game is one of these, or would be one if there were more deals."""
        task = result.task
        return (
            result.tiles == self.tile_set.content_id
            and task.seed == self.seed
            and task in games_of_deal(self.agents, self.players, self.seed, task.deal)
        )
