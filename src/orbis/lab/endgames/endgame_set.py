"""Endgame positions that were solved exactly, and the strict reader of their file.

The file is gzipped JSON lines: one about the whole set, then one per position with the game it comes from,
the public state as text and, for every legal option by its id, the win chance and the expected margin
of the player to decide if everybody plays best from there on.
"""

import gzip
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Annotated, NamedTuple, TypeVar

import msgspec

from orbis.notation import parse_state, write_state
from orbis.rules import RULES_VERSION, STANDARD, State, action_id, legal_actions

T = TypeVar("T")

FORMAT = "orbis endgames 1"
WIN_DIGITS, MARGIN_DIGITS = 6, 4
SAME_WIN, SAME_MARGIN = 1e-5, 1e-3
"""Smaller differences of chances and margins do not count: the solver computes in single precision."""


class InvalidEndgames(ValueError):
    """Not a file of solved endgames: the line, and what is wrong with it."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


class Value(NamedTuple):
    """What the player to decide can expect: the chance to win, and the points ahead of the best opponent."""

    win: float
    margin: float

    def equals(self, other: "Value") -> bool:
        """Whether the difference is too small to count."""
        same_win = abs(self.win - other.win) <= SAME_WIN
        return same_win and abs(self.margin - other.margin) <= SAME_MARGIN


class Regret(NamedTuple):
    """What a choice costs: chances, points (negative if gained), and whether it is as good as the best."""

    win: float
    points: float
    exact: bool


@dataclass(frozen=True, slots=True)
class SolvedEndgame:
    """A position with the values of all its legal options by action id, and the game it comes from."""

    game: int
    state: State
    values: dict[int, Value]

    @property
    def players(self) -> int:
        return len(self.state.players)

    @property
    def best(self) -> Value:
        """The value of the best option: the win chance comes first, then the margin."""
        most = max(value.win for value in self.values.values())
        return max(
            (value for value in self.values.values() if value.win >= most - SAME_WIN),
            key=lambda value: value.margin,
        )

    def regret(self, action: int) -> Regret:
        best, chosen = self.best, self.values[action]
        return Regret(max(best.win - chosen.win, 0.0), best.margin - chosen.margin, chosen.equals(best))


@dataclass(frozen=True, slots=True)
class EndgameSet:
    """Positions, and how they were made: the seed, the highest node limit, how many were left out."""

    seed: str
    nodes: int
    left_out: dict[str, int]
    positions: tuple[SolvedEndgame, ...]


class _Head(msgspec.Struct):
    format: str
    rules: int
    tiles: str
    seed: str
    nodes: int
    left_out: dict[str, int]
    positions: int


Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]


class _Position(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    game: int
    state: str
    options: tuple[tuple[int, Chance, float], ...]


def write_endgames(endgames: EndgameSet) -> bytes:
    """The content of a set's file; the same set always gives the same bytes."""
    rules, tiles, count = RULES_VERSION, STANDARD.content_id, len(endgames.positions)
    head = _Head(FORMAT, rules, tiles, endgames.seed, endgames.nodes, endgames.left_out, count)
    positions = (
        _Position(
            each.game, write_state(each.state), tuple((id, *value) for id, value in each.values.items())
        )
        for each in endgames.positions
    )
    return gzip.compress(msgspec.json.Encoder().encode_lines((head, *positions)), mtime=0)


def read_endgames(content: bytes) -> EndgameSet:
    """Raise `InvalidEndgames` if the content is not valid."""
    try:
        lines = gzip.decompress(content).splitlines()
    except (OSError, EOFError, ValueError) as error:
        raise InvalidEndgames(1, f"not gzipped text: {error}") from None
    if not lines:
        raise InvalidEndgames(1, "the line is missing")
    head = _read(lines, 1, _read_head)
    positions = tuple(_read(lines, number, _read_position) for number in range(2, len(lines) + 1))
    if len(positions) != head.positions:
        raise InvalidEndgames(1, f"{head.positions} positions are announced, {len(positions)} are there")
    if len({position.state for position in positions}) < len(positions):
        raise InvalidEndgames(1, "a position is there twice")
    return EndgameSet(head.seed, head.nodes, head.left_out, positions)


def _read(lines: list[bytes], number: int, read: Callable[[bytes], T]) -> T:
    try:
        return read(lines[number - 1])
    except ValueError as error:
        raise InvalidEndgames(number, str(error)) from None


def _read_head(line: bytes) -> _Head:
    head = msgspec.json.decode(line, type=_Head)
    wanted = {"format": FORMAT, "rules": RULES_VERSION, "tiles": STANDARD.content_id}
    for name, value in wanted.items():
        if getattr(head, name) != value:
            raise ValueError(f"expected {name} {value!r}, found {getattr(head, name)!r}")
    return head


def _read_position(line: bytes) -> SolvedEndgame:
    position = msgspec.json.decode(line, type=_Position)
    state = parse_state(position.state)
    ids = [id for id, *_ in position.options]
    legal = [action_id(action) for action in legal_actions(state)]
    if ids != legal or len(legal) < 2:
        raise ValueError(f"expected values of the options {legal}, found {ids}")
    return SolvedEndgame(position.game, state, {id: Value(*value) for id, *value in position.options})


@cache
def standard_endgames() -> EndgameSet:
    """The set by which agents are measured."""
    return read_endgames((files("orbis.lab") / "data" / "endgames.jsonl.gz").read_bytes())
