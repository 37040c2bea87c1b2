"""Tables of strength: ratings, head-to-head scores, simulations per second."""

from collections.abc import Sequence
from math import isnan

from benchmarks.matches import SEED, Pair
from benchmarks.report import Sheet
from benchmarks.simulations import LEARNED, PLAYOUTS, UNIFORM
from benchmarks.turns import Absent, Measured, Row, ratio
from orbis.lab import GameResult
from orbis.lab.ratings.bootstrap import Estimate
from orbis.lab.ratings.standings import Standings, ratings

LEAST_SIMULATIONS = 150_000
LEAST_RATIO = 2.5
NONE = "–"


def rated(results: Sequence[GameResult], agents: Sequence[str], players: int) -> Standings | None:
    """The ratings of some agents from all their games with that many players; None if there are none."""
    found = [
        each
        for each in results
        if each.task.seed == SEED and each.task.players == players and {*each.task.agents} <= {*agents}
    ]
    there = {agent for each in found for agent in each.task.agents}
    return ratings(found, [agent for agent in agents if agent in there]) if found else None


def ratings_sheet(title: str, standings: Standings) -> Sheet:
    """The agents, best first."""
    rows: list[tuple[str, ...]] = [
        (
            row.agent,
            str(row.seats),
            f"{row.rating.value:.0f}",
            NONE if row.agent == standings.reference else _interval(row.rating),
            f"{row.margin.value:+.1f}",
            f"{row.decision_ms:.2f}",
            str(row.forfeits),
        )
        for row in standings.rows
    ]
    heads = ("agent", "games", "rating", "95%", "margin", "ms/decision", "forfeits")
    return Sheet(f"{title}, {standings.reference} at 0", heads, rows, tuple(range(1, len(heads))))


def bars_sheet(pairs: Sequence[Pair], results: Sequence[GameResult]) -> Sheet:
    """The share of victories of the first agent of each pair, and its rating lead."""
    rows = []
    for pair in pairs:
        found = [each for each in results if pair.has(each)]
        name = f"{pair.one} – {pair.other}, {pair.players} players"
        rows.append((name, str(len(found)), *(_share(pair, found) if found else (NONE,) * 5)))
    heads = ("first – second", "games", "first wins", "95%", "rating over it", "95%, rating", "margin")
    return Sheet("Head to head", heads, rows, tuple(range(1, len(heads))))


def _share(pair: Pair, found: Sequence[GameResult]) -> tuple[str, ...]:
    """The share of the first agent, which has half of the seats."""
    standings = ratings(found, (pair.other, pair.one))
    row = next(each for each in standings.rows if each.agent == pair.one)
    seats = 100 * pair.players / 2
    wins = Estimate(*(seats * each for each in row.wins))
    rating = row.rating
    if standings.reference == pair.one:
        other = next(each for each in standings.rows if each.agent == pair.other).rating
        rating = Estimate(-other.value, -other.high, -other.low)
    return (
        f"{wins.value:.1f}%",
        f"{wins.low:.1f}–{wins.high:.1f}%",
        f"{rating.value:+.0f}",
        _interval(rating),
        f"{row.margin.value:+.1f}",
    )


def _interval(estimate: Estimate) -> str:
    return NONE if isnan(estimate.low) else f"{estimate.low:.0f} … {estimate.high:.0f}"


def speed_sheet(rows: Sequence[Row]) -> Sheet:
    """Simulations per second, and whether our search reaches its targets."""
    cells: list[tuple[str, ...]] = []
    playouts = next((row for row in rows if isinstance(row, Measured) and row.name == PLAYOUTS), None)
    for row in rows:
        if isinstance(row, Absent):
            cells.append((row.name, NONE, NONE, NONE, f"not available: {row.reason}"))
            continue
        low, high = row.middle_half
        asked = f"≥ {LEAST_SIMULATIONS:,}: {'yes' if row.rate >= LEAST_SIMULATIONS else 'no'}"
        bar = asked if row.name == UNIFORM else NONE
        if row.name == LEARNED and playouts is not None:
            bar = f"≥ {LEAST_RATIO} × playouts: {ratio(row, playouts):.2f}"
        cells.append((row.name, f"{row.rate:,.0f}", f"{low:,.0f}–{high:,.0f}", bar, row.note))
    heads = ("search", "simulations/s, median", "middle half", "bar", "measured")
    return Sheet("Simulations a second on one core", heads, cells, (1, 2, 3))
