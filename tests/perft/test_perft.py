"""Perft counts of independent implementations, from first states and from the middle of games."""

import json
from pathlib import Path

import pytest
from rulebook import rule

from orbis.play import Match
from orbis.rules import ACTIONS

GOLDEN = Path(__file__).parent.parent / "golden" / "perft.jsonl"


def counted() -> list[object]:
    """The states and counts of the file, one parameter per state and depth."""
    rows = map(json.loads, GOLDEN.read_text("utf-8").splitlines())
    return [
        pytest.param(
            row["players"], row["seed"], row["actions"], depth, count, id=f"{row['seed']}, depth {depth}"
        )
        for row in rows
        for depth, count in enumerate(row["perft"], start=1)
    ]


@rule("V1")
@pytest.mark.parametrize(("players", "seed", "actions", "depth", "count"), counted())
def test_perft_counts_match(players: int, seed: str, actions: list[int], depth: int, count: int) -> None:
    match = Match(players, seed)
    for id in actions:
        match.do(ACTIONS[id])
    assert match.perft(depth) == count
