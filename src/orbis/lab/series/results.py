"""Results as JSON lines, one per game, and the file that grows as games end."""

import json
from collections.abc import Callable
from itertools import starmap
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from orbis.lab.series.game import Forfeiture, GameResult, SeatResult, Task
from orbis.rules import RULES_VERSION

COLUMNS = SeatResult._fields


class NoResult(ValueError):
    """The line is not the result of a game."""


class UnfitResults(ValueError):
    """A file of results that cannot be continued: the line, and whether its game is from another series."""

    def __init__(self, line: int, *, other: bool) -> None:
        super().__init__(f"line {line} is {'a game of another series' if other else 'no result of a game'}")
        self.line = line
        self.other = other


def write_result(result: GameResult) -> str:
    task, seats = result.task, result.seats
    line = {
        "seed": task.seed,
        "deal": task.deal,
        "seating": task.seating,
        "deal_seed": task.deal_seed,
        "players": task.players,
        "agents": task.agents,
        "rules": result.rules,
        "tiles": result.tiles,
        "totals": [seat.total for seat in seats],
        **{name: [getattr(seat, name) for seat in seats] for name in COLUMNS},
        "winners": result.winners,
        "forfeit": result.forfeit and result.forfeit._asdict(),
        "record": result.record,
    }
    return json.dumps(line, ensure_ascii=False)


class _Forfeit(msgspec.Struct):
    seat: int
    reason: str


class _Line(msgspec.Struct):
    seed: str
    deal: int
    seating: int
    agents: tuple[str, ...]
    rules: int
    tiles: str
    regions: tuple[int, ...]
    wildernesses: tuple[int, ...]
    temple: tuple[int, ...]
    god: tuple[int, ...]
    worshippers: tuple[int, ...]
    turns: tuple[int, ...]
    decisions: tuple[int, ...]
    milliseconds: tuple[float, ...]
    winners: tuple[int, ...]
    forfeit: _Forfeit | None
    record: str


def read_result(line: str) -> GameResult:
    """Raise `NoResult` if the line is not a result."""
    try:
        read = msgspec.json.decode(line, type=_Line)
    except msgspec.MsgspecError as error:
        raise NoResult(f"not the result of a game: {error}") from None
    task = Task(read.seed, read.deal, read.seating, read.agents)
    columns = [getattr(read, name) for name in COLUMNS]
    if {len(column) for column in columns} != {task.players}:
        raise NoResult("not as many seats as agents")
    if not read.winners or not set(read.winners) <= set(range(task.players)):
        raise NoResult("no winners")
    if read.forfeit and read.forfeit.seat not in range(task.players):
        raise NoResult("no seat that could forfeit")
    forfeit = Forfeiture(read.forfeit.seat, read.forfeit.reason) if read.forfeit else None
    seats = tuple(starmap(SeatResult, zip(*columns, strict=True)))
    return GameResult(task, seats, read.winners, forfeit, read.record, read.tiles, read.rules)


class ResultsFile:
    """A file of results: those of a series that it already has, and a place to add more.

    An unfinished last line, left by a killed process, is dropped.
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
    """The results in a file, each game once, without an unfinished last line; raise `UnfitResults`."""
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
