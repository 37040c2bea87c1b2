"""Endgame positions that were solved exactly: what they are, and the strict reader of the file that has them.

The file is gzipped JSON lines: one about the whole, then one for each position with the game that it comes
from, the public state as text and, for every legal option by its id, the win chance and the expected margin
of the player to decide when everybody plays best from there on.
"""

import gzip
import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from orbis.notation import NotationError, parse_state, write_state
from orbis.rules import RULES_VERSION, STANDARD, State, action_id, legal_actions

FORMAT = "orbis endgames 1"
WIN_DIGITS, MARGIN_DIGITS = 6, 4
SAME_WIN, SAME_MARGIN = 1e-5, 1e-3
"""Below this, chances and margins are the same: the solver reckons with numbers of single precision."""


class InvalidEndgames(ValueError):
    """A file that does not hold solved endgames: the line, and what is wrong with it."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


class Value(NamedTuple):
    """What the player to decide may expect: the chance to win, and the points ahead of the best other."""

    win: float
    margin: float

    def equals(self, other: "Value") -> bool:
        """Whether there is no difference that matters."""
        same_win = abs(self.win - other.win) <= SAME_WIN
        return same_win and abs(self.margin - other.margin) <= SAME_MARGIN


class Regret(NamedTuple):
    """What a choice costs: chances, points (gained, if negative), and whether it is as good as the best."""

    win: float
    points: float
    exact: bool


@dataclass(frozen=True, slots=True)
class Endgame:
    """A position with the values of all its legal options by action id, and the game that it comes from."""

    game: int
    state: State
    values: dict[int, Value]

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.state.players)

    @property
    def best(self) -> Value:
        """The value of the best option: win chances come first, then the margin."""
        most = max(value.win for value in self.values.values())
        return max(
            (value for value in self.values.values() if value.win >= most - SAME_WIN),
            key=lambda value: value.margin,
        )

    def regret(self, action: int) -> Regret:
        """What choosing an option costs."""
        best, chosen = self.best, self.values[action]
        return Regret(max(best.win - chosen.win, 0.0), best.margin - chosen.margin, chosen.equals(best))


@dataclass(frozen=True, slots=True)
class EndgameSet:
    """Positions, and how they were made: the seed, the most nodes of a solution, how many were left out."""

    seed: str
    nodes: int
    left_out: dict[str, int]
    positions: tuple[Endgame, ...]


def write_endgames(endgames: EndgameSet) -> bytes:
    """The file of a set, the same bytes for the same set."""
    head = {
        "format": FORMAT,
        "rules": RULES_VERSION,
        "tiles": STANDARD.content_id,
        "seed": endgames.seed,
        "nodes": endgames.nodes,
        "left_out": endgames.left_out,
        "positions": len(endgames.positions),
    }
    lines = [head, *map(_told, endgames.positions)]
    text = "".join(f"{json.dumps(line, separators=(',', ':'))}\n" for line in lines)
    return gzip.compress(text.encode(), mtime=0)


def _told(endgame: Endgame) -> list[Any]:
    values = [[id, *value] for id, value in endgame.values.items()]
    return [endgame.game, write_state(endgame.state), values]


def read_endgames(content: bytes) -> EndgameSet:
    """The set in a file, or `InvalidEndgames`."""
    try:
        lines = gzip.decompress(content).decode().splitlines()
    except (OSError, EOFError, ValueError) as error:
        raise InvalidEndgames(1, f"not gzipped text: {error}") from None
    head = _read(lines, 1, _read_head)
    positions = tuple(_read(lines, number, _read_endgame) for number in range(2, len(lines) + 1))
    if len(positions) != head["positions"]:
        raise InvalidEndgames(1, f"{head['positions']} positions are announced, {len(positions)} are there")
    if len({position.state for position in positions}) < len(positions):
        raise InvalidEndgames(1, "a position is there twice")
    return EndgameSet(head["seed"], head["nodes"], head["left_out"], positions)


def _read(lines: list[str], number: int, read: Any) -> Any:
    try:
        return read(json.loads(lines[number - 1]))
    except IndexError:
        raise InvalidEndgames(number, "the line is missing") from None
    except (ValueError, KeyError, TypeError, AttributeError, NotationError) as error:
        raise InvalidEndgames(number, str(error)) from None


def _read_head(told: Any) -> dict[str, Any]:
    wanted = {"format": FORMAT, "rules": RULES_VERSION, "tiles": STANDARD.content_id}
    for name, value in wanted.items():
        if told[name] != value:
            raise ValueError(f"expected {name} {value!r}, found {told[name]!r}")
    if not all(type(told[name]) is int for name in ("nodes", "positions")):
        raise ValueError("expected how many nodes and positions")
    left_out = {str(reason): int(times) for reason, times in told["left_out"].items()}
    return {**told, "seed": str(told["seed"]), "left_out": left_out}


def _read_endgame(told: Any) -> Endgame:
    game, text, options = told
    if type(game) is not int:
        raise ValueError(f"expected the number of a game, found {game!r}")
    state = parse_state(text)
    values = {int(id): _read_value(win, margin) for id, win, margin in options}
    legal = [action_id(action) for action in legal_actions(state)]
    if list(values) != legal or len(legal) < 2 or len(options) != len(legal):
        raise ValueError(f"expected values of the options {legal}, found {[each[0] for each in options]}")
    return Endgame(game, state, values)


def _read_value(win: Any, margin: Any) -> Value:
    if type(win) not in (int, float) or type(margin) not in (int, float) or not 0 <= win <= 1:
        raise ValueError(f"expected a win chance and a margin, found {win!r}, {margin!r}")
    return Value(float(win), float(margin))


@cache
def standard_endgames() -> EndgameSet:
    """The set by which agents are measured."""
    return read_endgames((files("orbis.lab") / "data" / "endgames.jsonl.gz").read_bytes())
