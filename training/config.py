"""What a run is told: read from a TOML file, and kept beside what came of it."""

import tomllib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Config:
    players: int
    seed: int = 1

    informed_rows: int = 6_000_000
    """How many rows the informed policy plays for the first net."""
    round_seconds: float = 20.0
    simulations: int = 64
    """Of a decision in self-play; later rounds have `late_simulations`."""
    late_simulations: int = 100
    late_round: int = 4
    most_rows: int = 6_000_000
    """Of a round."""
    window: int = 5
    """How many rounds are learnt from."""

    exploring: float = 0.04
    drawn_turns: int = 4
    informed_turns: int = 3
    trust: float = 0.75
    openness: float = 0.1
    wilder: float = 1.3
    """How much more self-play explores than matches do."""
    made_up_sets: int = 6
    """How many made-up tile sets a round has beside the standard set."""
    standard_share: int = 3
    """For each game with a made-up set so many with the standard set."""

    batch: int = 16_384
    rate: float = 1e-3
    last_rate: float = 1e-4
    epochs: float = 2.0
    """Of a round, over the window."""
    last_epochs: float = 3.0
    """At the end of the run."""

    exploration: float = 0.4
    margin: float = 0.2
    widening: float = 0.7
    ahead: int = 0
    """How searches by the net are set at first; the end of a run tunes all but the turns played ahead."""
    playouts_every: int = 1
    """After how many rounds the net plays against playouts."""
    gate_simulations: int = 200
    gate_deals: int = 150
    tuning_simulations: int = 1000
    tuning_deals: int = 100


def read_config(path: Path) -> Config:
    return Config(**tomllib.loads(path.read_text()))
