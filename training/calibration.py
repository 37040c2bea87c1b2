"""How true the chances and points are that a search by a net tells, over fresh games of it against itself."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis import native
from orbis.bots.net_file import NetFile
from orbis.rules import STANDARD

BINS = 10
DRAWN_TURNS = 2
"""In so many turns chance draws what is taken, so that the games differ.

What a search says there is not about what was then played, so these turns are left out."""
PARTS = ("margin", "regions", "wildernesses", "temple", "god", "worshippers")
FIRST_PART = 2
"""The heads before it are the win and the squashed margin."""
POINTS = 8
"""Heads of points count in eights."""


class Calibration(NamedTuple):
    games: int
    positions: int
    error: float
    """The expected calibration error of the chances to win, in ten bins."""
    squared: float
    parts: dict[str, float]
    """By part, how many points the search says too many, on average over seats."""
    phases: dict[int, dict[str, float]]
    """The same in each eighth of the game."""

    def __str__(self) -> str:
        lines = [
            f"{self.positions:,} positions of {self.games:,} games: calibration error {self.error:.2%}, "
            f"squared error {self.squared:.4f}; points too many: {_listed(self.parts)}"
        ]
        lines += [f"  eighth {phase + 1}: {_listed(parts)}" for phase, parts in self.phases.items()]
        return "\n".join(lines)


def _listed(parts: dict[str, float]) -> str:
    return ", ".join(f"{name} {points:+.2f}" for name, points in parts.items())


class Told(NamedTuple):
    """What searches said in the positions of some games, and what came of them, in the units of the heads."""

    games: int
    phases: NDArray[np.integer]
    told: NDArray[np.floating]
    true: NDArray[np.floating]


def told_and_true(net: NetFile, rows: int, simulations: int, seed: int) -> Told:
    tables = native.tables_of(STANDARD)
    settings = (net.exploration, net.margin, net.widening, net.ahead)
    loaded = native.core.Net(tables, net.players, net.weights).tuned(*settings)

    def played(trust: float) -> tuple[dict[str, NDArray[Any]], int]:
        # With one thread the games come in the same order both times.
        return native.core.self_play(
            [tables],
            [loaded],
            net.players,
            rows,
            86_400.0,
            seed,
            1,
            simulations,
            drawn_turns=DRAWN_TURNS,
            trust=trust,
        )

    (said, games), (came, _) = played(0.0), played(1.0)
    assert (said["features"] == came["features"]).all(), "the same games"
    kept = (said["visits"].sum(1) > 0) & (said["turns"] >= DRAWN_TURNS)
    true = came["targets"][kept]
    true[:, :, 0] = came["wins"][kept]  # to the last bit
    return Told(games, said["phases"][kept], said["targets"][kept], true)


def calibration(net: NetFile, rows: int, simulations: int, seed: int) -> Calibration:
    games, phases, told, true = told_and_true(net, rows, simulations, seed)
    chances, wins = told[:, :, 0].ravel(), true[:, :, 0].ravel()

    def too_many(where: NDArray[np.bool_]) -> dict[str, float]:
        points = POINTS * (told[where] - true[where]).mean((0, 1))
        return {name: float(points[FIRST_PART + place]) for place, name in enumerate(PARTS)}

    return Calibration(
        games,
        len(told),
        calibration_error(chances, wins),
        float(((chances - wins) ** 2).mean()),
        too_many(np.full(len(told), fill_value=True)),
        {int(phase): too_many(phases == phase) for phase in np.unique(phases)},
    )


def calibration_error(chances: NDArray[np.floating], wins: NDArray[np.floating]) -> float:
    """By how much chances differ from the share of wins, on average over bins."""
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    error = 0.0
    for each in range(BINS):
        inside = bins == each
        if inside.any():
            error += float(inside.mean() * abs(chances[inside].mean() - wins[inside].mean()))
    return error
