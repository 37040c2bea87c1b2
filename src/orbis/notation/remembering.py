"""Texts of values that many states share."""

from collections.abc import Callable
from typing import Generic, TypeVar

Value = TypeVar("Value")

MOST = 16_384
"""How many texts are remembered; then all are forgotten."""


class Remembered(Generic[Value]):
    """Writes values, and remembers by identity: to hash a large value takes about as long as to write it.

    >>> write = Remembered(str)
    >>> write((1, 2))
    '(1, 2)'
    """

    def __init__(self, write: Callable[[Value], str]) -> None:
        self._write = write
        self._texts: dict[int, tuple[Value, str]] = {}

    def __call__(self, value: Value) -> str:
        """The text of a value."""
        known = self._texts.get(id(value))
        # The value is kept with its text, so that no other one can have its identity meanwhile.
        if known is not None:
            return known[1]
        text = self._write(value)
        if len(self._texts) >= MOST:
            self._texts.clear()
        self._texts[id(value)] = (value, text)
        return text
