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
    window: int = 60
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
    """How often a round learns from each row of the window at most."""
    learnt_rows: int = 8_000_000
    """How many rows it learns from at most."""
    last_epochs: float = 3.0
    """At the end of the run."""
    end_share: float = 0.2
    """The share of the time for the last epochs, for tuning and for the last gate."""
    weight_decay: float = 0.1
    averaging: float = 0.997
    """What each step leaves of the average of the weights over the steps before; nets have the average."""

    exploration: float = 0.4
    margin: float = 0.2
    widening: float = 0.7
    ahead: int = 0
    """How searches by the net are set at first; the end of a run tunes all but the turns played ahead."""
    playouts_every: int = 1
    """After how many rounds the net plays against playouts."""
    gate_simulations: int = 200
    gate_deals: int = 150
    last_gate_deals: int = 600
    """Of the match between the last net and the best one before it."""
    tuning_simulations: int = 1000
    tuning_deals: int = 100

    def epochs_over(self, rows: int) -> float:
        """How often a round learns from each of so many rows."""
        return min(self.epochs, self.learnt_rows / rows)


def newest_share(steps: int, averaging: float) -> float:
    """What the newest weights have in their average over so many steps: all of it at first."""
    return max(1 - averaging, 4 / (3 + steps))


def read_config(path: Path) -> Config:
    return Config(**tomllib.loads(path.read_text()))
