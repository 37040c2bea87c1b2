"""Game records: a game as it was dealt and played, and its text."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import assert_never

from orbis.notation.actions import write_turn
from orbis.notation.displays import write_cells
from orbis.notation.quotes import quoted, write_text
from orbis.notation.span import Piece
from orbis.notation.tokens import NONE, write_gods
from orbis.rules import RULES_VERSION, STANDARD, Action, Reveal
from orbis.rules.actions import EndTurn
from orbis.rules.pieces import ROUNDS

RECORD_FORMAT = "orbis record 1"
"""The first line of a record; the number is the version of the format."""

UNFINISHED = "*"
"""The result of an unfinished game."""


def is_kind(text: str) -> bool:
    """Whether a text can be the kind of an agent: one printable word without parentheses."""
    return bool(re.fullmatch(r"[^\s()]+", text)) and text.isprintable()


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sat in a seat: a name, which can be any text, and the kind of agent, a word such as `human`."""

    name: str
    kind: str

    def __post_init__(self) -> None:
        if not is_kind(self.kind):
            raise ValueError(f"the kind of an agent is one word without parentheses, not {self.kind!r}")


@dataclass(frozen=True, slots=True)
class Seeded:
    """A deal from a seed (H1)."""

    seed: str


@dataclass(frozen=True, slots=True)
class Committed:
    """A deal from a committed secret and the nonces of the seats, as far as they are known."""

    commitment: str
    secret: str | None
    nonces: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The total of each seat, and the seats that won (D1, D4)."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """The moves of a turn, at least one, any reveal last; and an optional comment."""

    moves: tuple[Action | Reveal, ...]
    comment: str = ""

    def __post_init__(self) -> None:
        if not self.moves:
            raise ValueError("a turn has at least one move")


def in_turns(moves: Sequence[Action | Reveal]) -> tuple[Turn, ...]:
    """The moves of a game by turn; a turn ends with `EndTurn`, or with the reveal after it.

    >>> [len(turn.moves) for turn in in_turns([EndTurn(), Reveal(37), EndTurn(), EndTurn()])]
    [2, 1, 1]
    """
    begins = [
        index
        for index, move in enumerate(moves)
        if not index or (isinstance(moves[index - 1], EndTurn | Reveal) and not isinstance(move, Reveal))
    ]
    return tuple(Turn(tuple(moves[begin:end])) for begin, end in zip_longest(begins, begins[1:]))


def can_branch(moves: Sequence[Action | Reveal], at: int) -> bool:
    """Whether another game can branch off after that many moves: no reveal may come next."""
    return 0 <= at <= len(moves) and not any(isinstance(move, Reveal) for move in moves[at : at + 1])


class NoSuchMoment(ValueError):
    """A number of moves at which a game cannot continue: out of range, or a reveal comes next."""


@dataclass(frozen=True, slots=True)
class Record:
    """A recorded game: the players, the deal, every move; only the last turn may be incomplete.

    A branch took its display, its gods and its first `branch` moves from another game; only what came after
    them was dealt to it.
    """

    seats: tuple[Seat, ...]
    deal: Seeded | Committed
    display: tuple[int, ...]
    gods: tuple[int, ...]
    turns: tuple[Turn, ...] = ()
    result: Result | None = None
    tiles: str = STANDARD.content_id
    rules: int = RULES_VERSION
    branch: int | None = None
    lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    """The number of each line in the text, by its first word: `gods`, or `3.1`."""

    def __post_init__(self) -> None:
        if self.branch is not None and not self.can_branch_at(self.branch):
            raise ValueError(f"a record of {len(self.moves)} moves has no branch at {self.branch}")

    @property
    def moves(self) -> tuple[Action | Reveal, ...]:
        return tuple(move for turn in self.turns for move in turn.moves)

    def can_branch_at(self, count: int) -> bool:
        """Whether there are that many moves, and no reveal comes next."""
        return can_branch(self.moves, count)

    def until(self, count: int) -> "Record":
        """The record of the first `count` moves, without comments; raise `NoSuchMoment`."""
        if not 0 <= count <= len(self.moves):
            raise NoSuchMoment(f"the record has {len(self.moves)} moves, not {count}")
        result = self.result if count == len(self.moves) else None
        branch = None if self.branch is None else min(self.branch, count)
        return replace(self, turns=in_turns(self.moves[:count]), result=result, branch=branch)


def turn_label(turn: int, seats: int) -> str:
    """The label of the turn after that many turns: round from 1, seat from 0.

    >>> turn_label(5, seats=2)
    '3.1'
    """
    return f"{turn // seats + 1}.{turn % seats}"


def parse_turn_label(text: str, seats: int) -> int:
    """Read the label of a turn, and return how many came before it; `16.0` is the end of the game.

    >>> parse_turn_label("3.1", seats=2)
    5
    """
    labels = {turn_label(turn, seats): turn for turn in range(ROUNDS * seats + 1)}
    return Piece(text).one_of(labels, "a turn such as 3.1")


def write_record(record: Record) -> str:
    """The text of a record, one line for each fact and each turn."""
    seats = len(record.seats)
    lines = [
        RECORD_FORMAT,
        f"rules: {record.rules}",
        f"tiles: {record.tiles}",
        *(f"seat {number}: {_write_seat(seat)}" for number, seat in enumerate(record.seats)),
        *_write_deal(record.deal),
        *([f"branch: {record.branch}"] if record.branch is not None else ()),
        f"display: {write_cells([str(id) for id in record.display])}",
        f"gods: {write_gods(record.gods)}",
        f"result: {write_result(record.result)}",
        *write_turns(record.turns, seats),
    ]
    return "".join(f"{line}\n" for line in lines)


def write_turns(turns: Iterable[Turn], seats: int) -> tuple[str, ...]:
    return tuple(f"{turn_label(number, seats)} {_write_turn(turn)}" for number, turn in enumerate(turns))


def _write_seat(seat: Seat) -> str:
    return f"{write_text(seat.name)} ({seat.kind})"


def _write_deal(deal: Seeded | Committed) -> list[str]:
    match deal:
        case Seeded(seed):
            return [f"seed: {quoted(seed)}"]
        case Committed(commitment, secret, nonces):
            return [
                f"commitment: {quoted(commitment)}",
                f"secret: {_write_unless_none(secret)}",
                *(f"nonce {seat}: {_write_unless_none(nonce)}" for seat, nonce in enumerate(nonces)),
            ]
        case unknown:
            assert_never(unknown)


def _write_unless_none(text: str | None) -> str:
    return NONE if text is None else quoted(text)


def write_result(result: Result | None) -> str:
    """The text of a result, or the mark of an unfinished game.

    >>> write_result(Result((31, 24), (0,)))
    '31,24 winners 0'
    """
    if result is None:
        return UNFINISHED
    return f"{','.join(map(str, result.totals))} winners {','.join(map(str, result.winners))}"


def _write_turn(turn: Turn) -> str:
    moves = write_turn(turn.moves)
    return f"{moves} ; {write_text(turn.comment)}" if turn.comment else moves
