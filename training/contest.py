"""Matches between searches: every deal is played from every seat, so chance cancels out between deals."""

import math
from statistics import fmean, stdev
from typing import NamedTuple

from orbis import native
from orbis.bots.search import LAST_TURNS, trial_nodes
from orbis.play import Budget


class Outcome(NamedTuple):
    """How often one wins among others; `even` is what equals would have."""

    share: float
    spread: float
    """Half of the interval in which 95 of 100 such matches would be."""
    even: float
    games: int
    margin: float
    milliseconds: tuple[float, float]
    """A decision, by side."""
    per_second: tuple[float, float]
    """Simulations, by side."""

    def __str__(self) -> str:
        return (
            f"{self.share:6.1%} ± {self.spread:.1%} (even {self.even:.0%}), {self.games} games, "
            f"{self.margin:+.2f} points, {self.milliseconds[0]:.2f} : {self.milliseconds[1]:.2f} ms, "
            f"{self.per_second[0]:,.0f} : {self.per_second[1]:,.0f} simulations/s"
        )


def contender(players: int, net: "native.Net | None", budget: Budget) -> "native.core.Contender":
    """A search by a net or by playouts, which attempts to solve the end as the search agent does."""
    return native.core.Contender(
        net, budget.simulations, budget.milliseconds, LAST_TURNS, trial_nodes(players, budget)
    )


def contest(
    tables: "native.core.SetTables",
    players: int,
    one: "native.core.Contender",
    other: "native.core.Contender",
    *,
    deals: int,
    seed: int,
    threads: int,
    seconds: float = 0.0,
) -> Outcome:
    found, spent, decisions, simulations = native.core.play_match(
        tables, players, one, other, deals, seed, threads, seconds
    )
    shares = [fmean(win for win, _ in seats) for seats in found]
    spread = 1.96 * stdev(shares) / math.sqrt(len(shares)) if len(shares) > 1 else 1.0
    return Outcome(
        fmean(shares) if shares else 0.0,
        spread,
        1 / players,
        len(found) * players,
        fmean(margin for seats in found for _, margin in seats) if found else 0.0,
        (_ratio(1000 * spent[0], decisions[0]), _ratio(1000 * spent[1], decisions[1])),
        (_ratio(simulations[0], spent[0]), _ratio(simulations[1], spent[1])),
    )


def _ratio(one: float, other: float) -> float:
    return one / other if other else 0.0
