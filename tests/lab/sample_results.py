"""Invented game results, for the tests of figures computed from results."""

from collections.abc import Mapping, Sequence

from orbis.lab import Forfeiture, GameResult, SeatResult, Task
from orbis.lab.balance.games import GodFate, SeatFate, TileFate, WatchedGame
from orbis.rules import GODS, STANDARD, Score


def game(
    agents: Sequence[str],
    totals: Sequence[int],
    deal: int = 0,
    seating: int = 0,
    *,
    forfeit: int | None = None,
    seed: str = "made up",
) -> GameResult:
    """A game that ended with these totals, or with the forfeit of a seat."""
    seats = tuple(SeatResult(total, 0, 0, 0, 0, 15, 60, 150.0) for total in totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    if forfeit is not None:
        winners = tuple(seat for seat in range(len(agents)) if seat != forfeit)
    left = None if forfeit is None else Forfeiture(forfeit, "it gave up")
    return GameResult(Task(seed, deal, seating, tuple(agents)), seats, winners, left, "")


def watched(
    wins: Sequence[float],
    built: Mapping[int, int],
    deal: int = 0,
    *,
    gods: Mapping[int, int] | None = None,
    agents: Sequence[str] = ("a", "b"),
) -> WatchedGame:
    """A game with these shares of the victory, in which `built` and `gods` map tiles and gods to seats.

    The winner has 7 points for temples and no wilderness, the others 2 points and one wilderness.
    """
    seats = tuple(
        SeatFate(agent, win, Score(10, 0 if win else -1, 7 if win else 2, 0, 3, ()), not win)
        for agent, win in zip(agents, wins, strict=True)
    )
    tiles = tuple(
        TileFate(STANDARD.tiles[id], 4, seat, True, True, STANDARD.tiles[id].points)
        for id, seat in built.items()
    )
    taken = tuple(GodFate(GODS[number - 1], seat, 3, 2) for number, seat in (gods or {}).items())
    return WatchedGame(f"deal {deal}", seats, tiles, taken, frozenset({"temple"}), 150)
