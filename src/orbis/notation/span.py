"""Text being read: pieces that know their position, and the error that reports it."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from orbis.notation.phrase import Phrase

Value = TypeVar("Value")

MOST_SHOWN = 40
"""How many characters of the text found an error message shows."""


class NotationError(ValueError):
    """Text that violates a notation: where, what was expected there and what was found.

    `expected` is English; `phrase` and its arguments say the same in any language.
    """

    def __init__(
        self, line: int, column: int, expected: str | Phrase, found: str, **arguments: str | int
    ) -> None:
        if isinstance(expected, Phrase):
            self.phrase, self.expected = expected, expected.value.format(**arguments)
        else:
            self.phrase, self.expected = Phrase.NOTATION, expected
        self.arguments = arguments
        shown = found if len(found) <= MOST_SHOWN else found[: MOST_SHOWN - 1] + "…"
        quoted = json.dumps(shown, ensure_ascii=not shown.isprintable()) if shown else "nothing"
        super().__init__(f"line {line}, column {column}: expected {self.expected}, found {quoted}")
        self.line = line
        self.column = column
        self.found = found


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of the text being read, with the line and column of its first character, both from 1."""

    text: str
    line: int = 1
    column: int = 1

    def fault(self, expected: str | Phrase, **arguments: str | int) -> NotationError:
        return NotationError(self.line, self.column, expected, self.text, **arguments)

    def one_of(self, words: Mapping[str, Value], expected: str | Phrase) -> Value:
        """The value of this word; raise `NotationError` if it has none."""
        if self.text not in words:
            raise self.fault(expected)
        return words[self.text]

    def from_index(self, index: int) -> "Piece":
        return Piece(self.text[index:], self.line, self.column + index)

    def split(self, separator: str) -> tuple["Piece", ...]:
        """The pieces between separators.

        >>> [piece.column for piece in Piece("b2 build end").split(" ")]
        [1, 4, 10]
        """
        pieces = []
        column = self.column
        for text in self.text.split(separator):
            pieces.append(Piece(text, self.line, column))
            column += len(text) + len(separator)
        return tuple(pieces)

    def partition(self, separator: str) -> tuple["Piece", "Piece | None"]:
        """The pieces before and after the first separator; None after if there is no separator."""
        before, found, _ = self.text.partition(separator)
        after = self.from_index(len(before) + len(separator)) if found else None
        return Piece(before, self.line, self.column), after

    @property
    def end(self) -> "Piece":
        """The empty piece just after this one."""
        return self.from_index(len(self.text))

    def words(self) -> tuple["Piece", ...]:
        """The pieces that begin at each capital letter, and any text before the first.

        >>> [piece.text for piece in Piece("12W2B1").words()]
        ['12', 'W2', 'B1']
        """
        return tuple(
            Piece(found[0], self.line, self.column + found.start())
            for found in re.finditer("[A-Z][^A-Z]*|[^A-Z]+", self.text)
        )
