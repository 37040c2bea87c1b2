"""Actions and turns as text: `b2 W>B build -W 2a a1xR end #37`."""

from collections.abc import Sequence
from typing import assert_never

from orbis.notation.phrase import Phrase
from orbis.notation.span import Piece
from orbis.notation.tokens import HIGHEST_NUMBER, write_cell, write_slot
from orbis.rules import ACTIONS, Action, Reveal
from orbis.rules.actions import (
    Build,
    Decline,
    EndTurn,
    Exchange,
    Gain,
    MakeWilderness,
    PlaceAbove,
    PlaceLeft,
    PlaceRight,
    Spend,
    Strike,
    TakeGod,
    TakeTile,
)


def write_action(action: Action | Reveal) -> str:
    """The word for an action or a reveal.

    >>> write_action(ACTIONS[4]), write_action(ACTIONS[43]), write_action(Reveal(37))
    ('b2', '2a', '#37')
    """
    match action:
        case TakeTile(cell):
            return write_cell(cell)
        case TakeGod(number):
            return f"G{number}"
        case Exchange(given, gained):
            return f"{given.letter}>{gained.letter}"
        case Build():
            return "build"
        case MakeWilderness():
            return "wild"
        case PlaceLeft():
            return "1<"
        case PlaceRight():
            return "1>"
        case PlaceAbove(slot):
            return write_slot(slot)
        case Spend(colour):
            return f"-{colour.letter}"
        case Gain(colour):
            return f"+{colour.letter}"
        case Strike(cell, colour):
            return f"{write_cell(cell)}x{colour.letter}"
        case Decline():
            return "no"
        case EndTurn():
            return "end"
        case Reveal(tile):
            return f"#{tile}"
        case unknown:
            assert_never(unknown)


_WORDS: dict[str, Action | Reveal] = {
    **{write_action(action): action for action in ACTIONS},
    **{write_action(reveal): reveal for reveal in map(Reveal, range(HIGHEST_NUMBER + 1))},
}


def read_move(piece: Piece) -> Action | Reveal:
    return piece.one_of(_WORDS, _expected(piece.text))


def _expected(text: str) -> Phrase:
    """What a word that is not an action was probably meant to be."""
    if ">" in text[1:] and text[0] in "WBGRO":
        return Phrase.EXCHANGE
    if "x" in text:
        return Phrase.STRIKE
    match text[:1]:
        case "1":
            return Phrase.ROW_END
        case "2" | "3" | "4":
            return Phrase.SLOT
        case "a" | "b" | "c" if len(text) == 2:
            return Phrase.CELL
        case "G":
            return Phrase.GOD
        case "-":
            return Phrase.SPEND
        case "+":
            return Phrase.GAIN
        case "#":
            return Phrase.REVEAL
        case _:
            return Phrase.ACTION


def parse_action(text: str) -> Action:
    """Read the word for an action; raise `NotationError`.

    >>> parse_action("W>B")
    Exchange(given=<Colour.WHITE: 0>, gained=<Colour.BLUE: 1>)
    >>> parse_action("2e")
    Traceback (most recent call last):
    orbis.notation.span.NotationError: line 1, column 1: expected a slot such as 2a, found "2e"
    """
    move = parse_move(text)
    if isinstance(move, Reveal):
        raise Piece(text).fault(Phrase.ACTION)
    return move


def action_of(action: Action | str) -> Action:
    """An action, given as an action or in notation."""
    return parse_action(action) if isinstance(action, str) else action


def parse_move(text: str) -> Action | Reveal:
    """Read the word for an action or a reveal; raise `NotationError`.

    >>> parse_move("#37")
    Reveal(tile=37)
    """
    return read_move(Piece(text))


def write_turn(moves: Sequence[Action | Reveal]) -> str:
    """The words of several moves, in order.

    >>> write_turn([TakeTile(4), Build(), PlaceRight(), EndTurn(), Reveal(37)])
    'b2 build 1> end #37'
    """
    return " ".join(map(write_action, moves))


def parse_turn(text: str) -> tuple[Action | Reveal, ...]:
    """Read the words of several moves, separated by single spaces.

    >>> parse_turn("G3 end")
    (TakeGod(number=3), EndTurn())
    """
    return tuple(map(read_move, Piece(text).split(" "))) if text else ()
