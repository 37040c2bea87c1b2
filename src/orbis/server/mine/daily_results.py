"""What counts of the games of a day, in which order, and for how many days in a row."""

from bisect import bisect_left, insort
from collections.abc import Iterable
from typing import NamedTuple

from orbis.server.protocol.daily import DailyResult
from orbis.server.protocol.lists import Summary
from orbis.server.tables.daily import day_before, end_of
from orbis.server.tables.events import GameEnding


class DailyGame(NamedTuple):
    """A game that counts."""

    table: str
    player: str
    name: str
    score: int
    opponent: int
    won: bool


def counted(table: str, day: str, summary: Summary) -> DailyGame | None:
    """A game of a day, if its player has played it to the end in time."""
    me = next((number for number, seat in enumerate(summary.seats) if seat.kind == "person"), None)
    if me is None or summary.ending is not GameEnding.PLAYED or summary.seats[me].replaced is not None:
        return None
    if summary.since >= end_of(day):
        return None
    seat = summary.seats[me]
    others = [total for number, total in enumerate(summary.totals) if number != me]
    return DailyGame(table, seat.player, seat.name, summary.totals[me], max(others), me in summary.winners)


class DailyBoard:
    """The games of a day with one number of players, the best first; equal ones share a rank."""

    def __init__(self) -> None:
        self._games: list[DailyGame] = []
        self._own: dict[str, DailyGame] = {}

    def __len__(self) -> int:
        return len(self._games)

    def add(self, game: DailyGame) -> None:
        """Add a game that was finished after those before."""
        insort(self._games, game, key=_order)
        if game.player:  # whoever is forgotten is nobody
            self._own[game.player] = game

    def has(self, player: str) -> bool:
        return player in self._own

    def results(self, most: int, player: str, *, is_over: bool) -> tuple[DailyResult, ...]:
        """The best results, and the player's own."""
        shown = self._games[:most]
        own = self._own.get(player)
        if own is not None and own not in shown:
            shown.append(own)
        return tuple([self._result(game, player, is_over) for game in shown])

    def _result(self, game: DailyGame, player: str, is_over: bool) -> DailyResult:
        you = bool(player) and game.player == player
        return DailyResult(
            bisect_left(self._games, _order(game), key=_order) + 1,
            game.name,
            game.score,
            game.opponent,
            game.won,
            you,
            game.table if you or is_over else "",
        )


def _order(game: DailyGame) -> tuple[bool, int, int]:
    """Winners first, then more points, then fewer of the bots."""
    return not game.won, -game.score, game.opponent


def streaks(days: Iterable[str], today: str) -> tuple[int, int]:
    """On how many days in a row, up to yesterday or today, and at most.

    >>> streaks(["2026-03-01", "2026-02-28", "2026-02-26"], "2026-03-02")
    (2, 2)
    """
    played = set(days)
    lengths = dict.fromkeys(played, 1)
    for day in sorted(played):
        lengths[day] += lengths.get(day_before(day), 0)
    return lengths.get(today) or lengths.get(day_before(today), 0), max(lengths.values(), default=0)
