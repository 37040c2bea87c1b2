"""The games and counts of independent implementations, in the compiled core."""

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from rulebook import rule

from orbis import native, rules
from orbis.play import Match
from orbis.play.dealing import Deal, deal
from orbis.rules import ACTIONS, STANDARD, Reveal, TileSet, read_tiles

if TYPE_CHECKING:
    from orbis.native import NativeState

pytest.importorskip("orbis_core")

GOLDEN = Path(__file__).parent.parent / "golden"
PARTS = ("regions", "wildernesses", "temple", "god", "total", "worshippers")


def rows(name: str) -> list[Any]:
    return list(map(json.loads, (GOLDEN / name).read_text("utf-8").splitlines()))


def tile_set_of(row: dict[str, Any]) -> TileSet:
    name = row.get("tiles")
    return STANDARD if name is None else read_tiles((GOLDEN / name).read_bytes())


def do(match: Match, twin: "NativeState", id: int) -> None:
    """Make a decision in both engines, and reveal what follows."""
    match.do(ACTIONS[id])
    twin.apply(id)
    move = match.moves[-1]
    if isinstance(move, Reveal):
        twin.reveal(move.tile)


@rule("D1", "D4", "V2")
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(row, id=f"{name}:{number}")
        for name in ("games.jsonl", "sensible.jsonl", "custom.jsonl")
        for number, row in enumerate(rows(name), start=1)
    ],
)
def test_a_recorded_game_is_reproduced(game: dict[str, Any]) -> None:
    tile_set = tile_set_of(game)
    match = Match(game["players"], game["seed"], tile_set)
    twin = native.from_state(match.state, tile_set)
    options = hashlib.sha256()
    for id in game["actions"]:
        options.update(f"{','.join(map(str, twin.options()))};".encode())
        assert native.legal_actions(twin) == rules.legal_actions(match.state)
        assert native.to_state(twin) == match.state
        assert native.from_state(match.state, tile_set) == twin
        assert native.score(twin) == rules.score(match.state)
        assert native.winners(twin) == rules.winners(match.state)
        do(match, twin, id)
    assert twin.is_over
    assert options.hexdigest() == game["options_sha256"]
    assert [dict(zip(PARTS, parts, strict=True)) for parts in twin.score()] == game["scores"]
    assert twin.winners() == game["winners"]


@rule("V1")
@pytest.mark.parametrize("row", [pytest.param(row, id=row["seed"]) for row in rows("perft.jsonl")])
def test_perft_counts_match(row: dict[str, Any]) -> None:
    match = Match(row["players"], row["seed"])
    twin = native.from_state(match.state)
    for id in row["actions"]:
        do(match, twin, id)
    dealt = deal(row["players"], row["seed"])
    for depth, count in enumerate(row["perft"], start=1):
        assert perft(twin, dealt, depth) == count


def perft(state: "NativeState", dealt: Deal, depth: int) -> int:
    """The number of sequences of exactly `depth` decisions from a state (V1)."""
    options = state.options()
    if depth == 1:
        return len(options)
    sequences = 0
    for id in options:
        after = state.copy()
        after.apply(id)
        if after.decision == native.core.Decision.REFILLING:
            after.reveal(dealt.next_reveal(native.to_state(after)).tile)
        sequences += perft(after, dealt, depth - 1)
    return sequences
