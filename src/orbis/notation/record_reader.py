"""Reading game records, line by line."""

import re
from collections.abc import Iterable

from orbis.notation.actions import read_move
from orbis.notation.displays import cells_of
from orbis.notation.phrase import Phrase
from orbis.notation.quotes import HALF, QUOTE, parse_quoted, parse_text, split_quoted
from orbis.notation.records import (
    RECORD_FORMAT,
    UNFINISHED,
    Committed,
    Record,
    Result,
    Seat,
    Seeded,
    Turn,
    can_branch,
    is_kind,
    turn_label,
)
from orbis.notation.span import Piece
from orbis.notation.tokens import NONE, parse_gods, parse_number
from orbis.rules import Action, Reveal
from orbis.rules.actions import EndTurn
from orbis.rules.setup import SEATS

COMMENT = ";"


class _Lines:
    """The lines of a record, without blank ones, taken one after the other."""

    def __init__(self, text: str) -> None:
        lines = [Piece(line.removesuffix("\r"), number) for number, line in enumerate(text.split("\n"), 1)]
        for line in lines:
            if half := HALF.search(line.text):
                raise line.from_index(half.start()).fault(Phrase.CHARACTERS)
        self._end = Piece("", len(lines))
        self._lines = [line for line in lines if line.text.strip() and not line.text.startswith(COMMENT)]
        self._next = 0
        self.numbers: dict[str, int] = {}
        """The numbers of the lines taken, by their first word."""

    @property
    def next(self) -> Piece:
        """The next line; an empty piece at the end."""
        return self._lines[self._next] if self._next < len(self._lines) else self._end

    def take(self) -> Piece:
        line = self.next
        self._next += 1
        self.numbers[line.text.partition(" ")[0].removesuffix(":")] = line.line
        return line

    def has(self, key: str) -> bool:
        return self.next.text.startswith(f"{key}: ")

    def field(self, key: str) -> Piece:
        """Take the next line, which must have that key, and return its value."""
        if not self.has(key):
            raise self.next.fault(Phrase.LITERAL, text=f"{key}: …")
        return self.take().from_index(len(key) + 2)

    def rest(self) -> Iterable[Piece]:
        while self._next < len(self._lines):
            yield self.take()


def parse_record(text: str) -> Record:
    """Read a record; raise `NotationError`. Whether its moves are legal is checked by `replay`."""
    lines = _Lines(text)
    if lines.next.text != RECORD_FORMAT:
        raise lines.next.fault(Phrase.LITERAL, text=RECORD_FORMAT)
    lines.take()
    rules = _matching(lines.field("rules"), "[1-9][0-9]{0,3}", Phrase.RULES)
    tiles = _matching(lines.field("tiles"), "[0-9a-f]{16}", Phrase.TILE_SET)
    seats = _seats(lines)
    deal = _deal(lines, len(seats))
    branch = lines.field("branch") if lines.has("branch") else None
    display = tuple(parse_number(cell, Phrase.TILE) for cell in cells_of(lines.field("display")))
    gods = parse_gods(lines.field("gods"))
    result = _result(lines.field("result"), len(seats))
    turns = _turns(lines.rest(), len(seats))
    return Record(
        seats=seats,
        deal=deal,
        display=display,
        gods=gods,
        turns=turns,
        result=result,
        tiles=tiles,
        rules=int(rules),
        branch=_branch(branch, turns) if branch else None,
        lines=lines.numbers,
    )


def _matching(piece: Piece, pattern: str, expected: Phrase) -> str:
    if not re.fullmatch(pattern, piece.text):
        raise piece.fault(expected)
    return piece.text


def _seats(lines: _Lines) -> tuple[Seat, ...]:
    seats: list[Seat] = []
    while len(seats) < min(SEATS) or (len(seats) < max(SEATS) and lines.has(f"seat {len(seats)}")):
        seats.append(_seat(lines.field(f"seat {len(seats)}")))
    return tuple(seats)


def _seat(piece: Piece) -> Seat:
    """Read a name and kind such as `Anna (human)`."""
    if piece.text.startswith(QUOTE):
        name, rest = split_quoted(piece)
    else:
        length = piece.text.rfind(" (")
        if length < 1:
            raise piece.fault(Phrase.SEAT)
        name, rest = piece.text[:length], piece.from_index(length)
    kind = rest.text[2:-1]
    if rest.text != f" ({kind})" or not is_kind(kind):
        raise rest.fault(Phrase.KIND)
    return Seat(name, kind)


def _deal(lines: _Lines, seats: int) -> Seeded | Committed:
    if not lines.has("commitment"):
        return Seeded(parse_quoted(lines.field("seed")))
    return Committed(
        parse_quoted(lines.field("commitment")),
        _unless_none(lines.field("secret")),
        tuple(_unless_none(lines.field(f"nonce {seat}")) for seat in range(seats)),
    )


def _branch(piece: Piece, turns: tuple[Turn, ...]) -> int:
    """How many moves come from another game; checked once all have been read."""
    at = int(_matching(piece, "0|[1-9][0-9]{0,3}", Phrase.BRANCH))
    moves = [move for turn in turns for move in turn.moves]
    if at > len(moves):
        raise piece.fault(Phrase.BRANCH_MOST, count=len(moves))
    if not can_branch(moves, at):
        raise piece.fault(Phrase.BRANCH_REVEAL)
    return at


def _unless_none(piece: Piece) -> str | None:
    return None if piece.text == NONE else parse_quoted(piece)


def _result(piece: Piece, seats: int) -> Result | None:
    if piece.text == UNFINISHED:
        return None
    totals, winners = piece.partition(" winners ")
    if winners is None:
        raise piece.fault(Phrase.RESULT)
    return Result(_totals(totals, seats), _winners(winners, seats))


def _totals(piece: Piece, seats: int) -> tuple[int, ...]:
    totals = piece.split(",")
    if len(totals) != seats:
        raise piece.fault(Phrase.TOTALS, count=seats)
    return tuple(int(_matching(total, "0|-?[1-9][0-9]{0,3}", Phrase.TOTAL)) for total in totals)


def _winners(piece: Piece, seats: int) -> tuple[int, ...]:
    words = {str(seat): seat for seat in range(seats)}
    return tuple(winner.one_of(words, Phrase.WINNER) for winner in piece.split(","))


def _turns(lines: Iterable[Piece], seats: int) -> tuple[Turn, ...]:
    turns: list[Turn] = []
    incomplete: Piece | None = None
    for line in lines:
        if incomplete is not None:
            raise incomplete.fault(Phrase.TURN_END)
        label, played = line.partition(" ")
        if label.text != turn_label(len(turns), seats):
            raise label.fault(Phrase.TURN, turn=turn_label(len(turns), seats))
        words, comment = (played or label.end).partition(f" {COMMENT} ")
        turns.append(Turn(_moves(words), parse_text(comment, Phrase.COMMENT) if comment else ""))
        if EndTurn() not in turns[-1].moves:
            incomplete = words.end
    return tuple(turns)


def _moves(piece: Piece) -> tuple[Action | Reveal, ...]:
    """Read the moves of a turn; nothing but a reveal may follow its end."""
    moves: list[Action | Reveal] = []
    for word in piece.split(" "):
        move = read_move(word)
        ended = bool(moves) and isinstance(moves[-1], EndTurn)
        if ended and not isinstance(move, Reveal):
            raise word.fault(Phrase.REVEAL_OR_LINE_END)
        if isinstance(move, Reveal) and not ended:
            raise word.fault(Phrase.LATE_REVEAL)
        if moves and isinstance(moves[-1], Reveal):
            raise word.fault(Phrase.LINE_END)
        moves.append(move)
    return tuple(moves)
