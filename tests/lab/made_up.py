"""Results that nobody played, for what is computed from results."""

from collections.abc import Sequence

from orbis.lab import Forfeiture, GameResult, SeatResult, Task


def game(
    agents: Sequence[str],
    totals: Sequence[int],
    deal: int = 0,
    seating: int = 0,
    *,
    forfeit: int | None = None,
    seed: str = "made up",
) -> GameResult:
    """A game that ended with these totals, or by the forfeit of a seat."""
    seats = tuple(SeatResult(total, 0, 0, 0, 0, 15, 60, 150.0) for total in totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    if forfeit is not None:
        winners = tuple(seat for seat in range(len(agents)) if seat != forfeit)
    left = None if forfeit is None else Forfeiture(forfeit, "it gave up")
    return GameResult(Task(seed, deal, seating, tuple(agents)), seats, winners, left, "")
