"""Results as JSON lines, a game a line, and the file to which they are added as games end."""

import json
from collections.abc import Callable, Sequence
from itertools import starmap
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from orbis.lab.series.game import Forfeiture, GameResult, SeatResult, Task
from orbis.rules import RULES_VERSION

PARTS = ("regions", "wildernesses", "temple", "god")
COUNTS = ("worshippers", "turns", "decisions")

T = TypeVar("T")


class NoResult(ValueError):
    """A line that is not the result of a game."""


class UnfitResults(ValueError):
    """A file of results that cannot be gone on with: the line, and whether it is another series' game."""

    def __init__(self, line: int, *, other: bool) -> None:
        super().__init__(f"line {line} is {'a game of another series' if other else 'no result of a game'}")
        self.line = line
        self.other = other


def write_result(result: GameResult) -> str:
    """The line of a result."""
    task, seats = result.task, result.seats
    told = {
        "seed": task.seed,
        "deal": task.deal,
        "seating": task.seating,
        "deal_seed": task.deal_seed,
        "players": task.players,
        "agents": task.agents,
        "rules": result.rules,
        "tiles": result.tiles,
        "totals": [seat.total for seat in seats],
        **{name: [getattr(seat, name) for seat in seats] for name in (*PARTS, *COUNTS, "milliseconds")},
        "winners": result.winners,
        "forfeit": result.forfeit and result.forfeit._asdict(),
        "record": result.record,
    }
    return json.dumps(told, ensure_ascii=False)


def read_result(line: str) -> GameResult:
    """The result in a line, or `NoResult`."""
    try:
        told = json.loads(line)
        return _read(told)
    except (ValueError, KeyError, TypeError) as error:
        raise NoResult(f"not the result of a game: {error}") from None


def _read(told: dict[str, Any]) -> GameResult:
    task = Task(
        _typed(told["seed"], str),
        _typed(told["deal"], int),
        _typed(told["seating"], int),
        _listed(told["agents"], str),
    )
    seats = _seats(told, task.players)
    winners = _listed(told["winners"], int)
    if not winners or not set(winners) <= set(range(task.players)):
        raise NoResult("no winners")
    record, tiles, rules = _typed(told["record"], str), _typed(told["tiles"], str), _typed(told["rules"], int)
    return GameResult(task, seats, winners, _forfeit(told["forfeit"], task.players), record, tiles, rules)


def _seats(told: dict[str, Any], players: int) -> tuple[SeatResult, ...]:
    columns: list[Sequence[Any]] = [_listed(told[name], int) for name in (*PARTS, *COUNTS)]
    columns.append([float(each) for each in told["milliseconds"]])
    if {len(column) for column in columns} != {players}:
        raise NoResult("not as many seats as agents")
    return tuple(starmap(SeatResult, zip(*columns, strict=True)))


def _forfeit(told: Any, players: int) -> Forfeiture | None:
    if told is None:
        return None
    forfeit = Forfeiture(_typed(told["seat"], int), _typed(told["reason"], str))
    if forfeit.seat not in range(players):
        raise NoResult("no seat that could forfeit")
    return forfeit


def _typed(value: Any, kind: type[T]) -> T:
    if type(value) is not kind:
        raise NoResult(f"expected {kind.__name__}, found {value!r}")
    return value


def _listed(value: Any, kind: type[T]) -> tuple[T, ...]:
    return tuple(_typed(each, kind) for each in _typed(value, list))


class ResultsFile:
    """A file of results: those of a series that are there already, and a place to add more.

    A last line that was not finished, because the process was killed, is dropped.
    """

    def __init__(self, path: Path, belongs: Callable[[GameResult], bool] = lambda _: True) -> None:
        content = path.read_bytes() if path.exists() else b""
        whole = _whole_lines(content)
        self.results = read_results(content, belongs)
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("ab")
        if len(whole) < len(content):
            self._file.truncate(len(whole))

    def add(self, result: GameResult) -> None:
        """Add a result; it is in the file when this returns."""
        self._file.write(f"{write_result(result)}\n".encode())
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._file.close()


def read_results(content: bytes, belongs: Callable[[GameResult], bool] = lambda _: True) -> list[GameResult]:
    """The results in the bytes of a file, each game once, an unfinished line aside; or `UnfitResults`."""
    found: dict[Task, GameResult] = {}
    for number, line in enumerate(_whole_lines(content).splitlines(), start=1):
        try:
            result = read_result(line.decode())
        except ValueError:
            raise UnfitResults(number, other=False) from None
        if result.rules != RULES_VERSION or not belongs(result):
            raise UnfitResults(number, other=True)
        found.setdefault(result.task, result)
    return list(found.values())


def _whole_lines(content: bytes) -> bytes:
    return content[: content.rfind(b"\n") + 1]
