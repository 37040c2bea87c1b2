"""Ratings: a fold over the results of rated games, in the order in which they were decided."""

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

from orbis.server.protocol.ratings import RatedAt, Rating
from orbis.server.stores.results import START, ResultPlace, StoredResult
from orbis.server.stores.store import Store
from orbis.server.tables.result import Placing, read_result
from orbis.server.workshop import Check, Lane, Workshop

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MIDDLE = 1500
"""The rating of a newcomer, and of the priest."""

FEW = 10
"""A rating from fewer games is provisional."""

PORTION = 500
"""How many results are folded before others have their turn."""

SPACING, MOST_EARLIER = 100, 20
"""How many results are between the earlier standings that are kept, and how many of these there are."""

CHECK_EVERY = 10.0
"""Seconds between two checks for results that were stored late: each counts all results."""

MOST_CHANGES = 5_000
"""For how many games we remember how they changed the ratings: the latest ones."""

MOST_TOLD = 100
"""How many ratings the history of a player has."""

LEVELS = {"pilgrim": -726, "acolyte": -194, "priest": 0, "prophet": 190, "oracle": 660}
"""How far each level is from the priest, in Elo points with two players (docs/bots.md)."""

MEAN, DEVIATION, LUCK = 25.0, 25 / 3, 25 / 6
"""What the model takes a newcomer for, and how much luck there is in a game; in points of its own."""

POINTS = 400 / math.log(10) / math.sqrt(2) / LUCK
"""How many Elo points one point of the model is worth, by how likely a well-known player beats another."""


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # noqa: PLC0415 (only rated games need it)

    return PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=LUCK)


class Skill(NamedTuple):
    """What is known of a player: a normal distribution's mean and deviation, and the games behind them."""

    mu: float = MEAN
    sigma: float = DEVIATION
    games: int = 0

    @property
    def value(self) -> int:
        return round(MIDDLE + (self.mu - MEAN) * POINTS)

    @property
    def rating(self) -> Rating:
        return Rating(self.value, round(1.96 * self.sigma * POINTS), self.games, self.games < FEW)


NEW = Skill()
ANCHORS = {level: Skill(MEAN + points / POINTS, 0.0) for level, points in LEVELS.items()}


def rated(placings: Iterable[Placing], skills: Mapping[str, Skill]) -> dict[str, Skill]:
    """The skills of the people in a result after it; bots stay as they are."""
    placings = tuple(placings)
    before = [_skill(each, skills) for each in placings]
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = model.rate(teams, ranks=[float(each.rank) for each in placings])
    return {
        placing.player: Skill(own.mu, own.sigma, skill.games + 1)
        for placing, skill, (own,) in zip(placings, before, after, strict=True)
        if not placing.level
    }


def _skill(placing: Placing, skills: Mapping[str, Skill]) -> Skill:
    return ANCHORS.get(placing.level, NEW) if placing.level else skills.get(placing.player, NEW)


class Standings:
    """The skills of everybody after some results, and what the latest of them changed."""

    def __init__(self) -> None:
        self.place = START
        self.count = 0
        self.skills: dict[str, Skill] = {}
        self._changes: dict[str, tuple[int, dict[str, int]]] = {}
        """When the game of a table was over, and by how much it changed whose rating."""

    def followed_by(self, results: Iterable[StoredResult], check: Check = lambda: None) -> "Standings":
        """The standings after further results; these stay as they are."""
        after = copy(self)
        after.skills, after._changes = dict(self.skills), dict(self._changes)
        after.fold(results, check)
        return after

    def fold(self, results: Iterable[StoredResult], check: Check = lambda: None) -> None:
        """Add results that follow those before."""
        for at, table, text in results:
            check()
            after = rated(read_result(text), self.skills)
            changes = {
                player: skill.value - self.skills.get(player, NEW).value for player, skill in after.items()
            }
            self._changes[table] = (at, changes)
            if len(self._changes) > MOST_CHANGES:
                del self._changes[next(iter(self._changes))]
            self.skills.update(after)
            self.place, self.count = ResultPlace(at, table), self.count + 1

    def rating(self, player: str) -> Rating | None:
        skill = self.skills.get(player)
        return None if skill is None else skill.rating

    def change(self, table: str, player: str) -> int | None:
        """By how much the game of a table changed the rating of a player, if it is one of the latest."""
        _, changes = self._changes.get(table, (0, {}))
        return changes.get(player)

    def history(self, player: str) -> tuple[RatedAt, ...]:
        """A player's rating after each game of theirs that is one of the latest, the first first."""
        value, found = self.skills.get(player, NEW).value, list[RatedAt]()
        for at, changes in reversed(self._changes.values()):
            if player in changes:
                found.append(RatedAt(at, value))
                value -= changes[player]
                if len(found) == MOST_TOLD:
                    break
        return tuple(reversed(found))

    def best(self) -> list[tuple[str, Rating]]:
        """Everybody, the best first, those with few games last."""
        found = [(player, skill.rating) for player, skill in self.skills.items()]
        return sorted(found, key=lambda each: (each[1].provisional, -each[1].value, each[0]))


class RatingOffice:
    """Knows the ratings as they follow from what is stored, whichever process stored it."""

    def __init__(
        self, store: Store, workshop: Workshop, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._workshop = workshop
        self._seconds = seconds
        self._lock = asyncio.Lock()
        self._standings = Standings()
        self._earlier: deque[Standings] = deque(maxlen=MOST_EARLIER)
        """From where results that come late are folded."""
        self._checked = -math.inf

    async def prepare(self) -> None:
        """Fold what is stored, so that nobody has to wait for it."""
        await self.current()

    async def change(self, table: str, player: str) -> int | None:
        """By how much the game of a table changed the rating of a player, if it is one of the latest."""
        return (await self.current()).change(table, player)

    async def current(self) -> Standings:
        """The standings after all results; those that come late count within `CHECK_EVERY` seconds."""
        async with self._lock:
            results = self._store.results
            if self._seconds() - self._checked >= CHECK_EVERY:
                await self._go_back()
                self._checked = self._seconds()
            while found := await results.after(self._standings.place, PORTION):
                # What others read, or whoever stops waiting leaves behind, stays as it is.
                add = partial(self._standings.followed_by, found)
                self._standings = await self._workshop.do(Lane.QUICK, add)
                if self._standings.count >= SPACING + (self._earlier[-1].count if self._earlier else 0):
                    self._earlier.append(self._standings)
            return self._standings

    async def _go_back(self) -> None:
        """Go back to before the first result that another process has stored late, as far as is known."""
        while await self._store.results.count(self._standings.place) != self._standings.count:
            if self._earlier and self._earlier[-1] is self._standings:
                self._earlier.pop()
            self._standings = self._earlier[-1] if self._earlier else Standings()
