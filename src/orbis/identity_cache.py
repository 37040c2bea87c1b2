"""A cache for large values, such as the parts that successive states share."""

from collections.abc import Callable
from typing import Generic, TypeVar

Value = TypeVar("Value")
Result = TypeVar("Result")


class IdentityCache(Generic[Value, Result]):
    """Remembers the results of a function by identity: hashing a large value takes about as long as the call.

    When `most_values` are remembered, all are forgotten.

    >>> write = IdentityCache(str)
    >>> write((1, 2))
    '(1, 2)'
    """

    def __init__(self, function: Callable[[Value], Result], most_values: int = 16_384) -> None:
        self._function = function
        self._most_values = most_values
        self._known: dict[int, tuple[Value, Result]] = {}

    def __call__(self, value: Value) -> Result:
        """The result for a value."""
        known = self._known.get(id(value))
        if known is not None:
            return known[1]
        result = self._function(value)
        if len(self._known) >= self._most_values:
            self._known.clear()
        # The value is kept, so that no other can get its identity.
        self._known[id(value)] = value, result
        return result
