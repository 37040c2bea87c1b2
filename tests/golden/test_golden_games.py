"""Games of independent implementations, decision by decision: same options, same scores, same winners."""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

import pytest
from rulebook import rule

from orbis.play import Match
from orbis.rules import ACTIONS, STANDARD, action_id, legal_actions, read_tiles, score, winners

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Game:
    """A recorded game and its expected result."""

    players: int
    seed: str
    actions: list[int]
    options_sha256: str
    scores: list[dict[str, int]]
    winners: list[int]
    tiles: str | None = None


def recorded(name: str) -> list[object]:
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    return [
        pytest.param(Game(**json.loads(line)), id=f"{name}:{number}")
        for number, line in enumerate(lines, start=1)
    ]


@rule("D1", "D4", "V2")
@pytest.mark.parametrize(
    "game", [*recorded("games.jsonl"), *recorded("sensible.jsonl"), *recorded("custom.jsonl")]
)
def test_a_recorded_game_is_reproduced(game: Game) -> None:
    tile_set = STANDARD if game.tiles is None else read_tiles((FOLDER / game.tiles).read_bytes())
    match = Match(game.players, game.seed, tile_set)
    options = hashlib.sha256()
    for id in game.actions:
        offered = ",".join(str(action_id(action)) for action in legal_actions(match.state))
        options.update(f"{offered};".encode())
        match.do(ACTIONS[id])
    assert match.state.is_over
    assert options.hexdigest() == game.options_sha256
    parts = ("regions", "wildernesses", "temple", "god", "total", "worshippers")
    assert [{part: getattr(each, part) for part in parts} for each in score(match.state)] == game.scores
    assert list(winners(match.state)) == game.winners
