"""Something to say, independent of the language."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Literal, NotRequired, Self, TypedDict, Union

Argument = Union[str, int, float, "Sentence"]
"""What a text can contain: words, a number (the language chooses its form), or another sentence."""


class PlainSentence(TypedDict):
    """A sentence as JSON has it; an argument that is an object is a sentence again."""

    key: str
    arguments: NotRequired[dict[str, "str | int | float | PlainSentence"]]


@dataclass(frozen=True, slots=True)
class Sentence:
    """The key of a text, or of an attribute as in `god-G1.object`, and its arguments, for any language.

    Contract: any Fluent implementation can format it from the `.ftl` files alone (in a browser,
    `@fluent/bundle` without isolation); only the no-break spaces are added when the files are loaded.
    An argument that is a sentence is formatted first and passed as a string; a number is passed as a number,
    because the plural depends on it.

    >>> cost = Sentence.of("amount", count=2, colour="red")
    >>> Sentence.of("option-build", count=2, cost=cost).plain()["arguments"]["cost"]
    {'key': 'amount', 'arguments': {'colour': 'red', 'count': 2}}
    """

    key: str
    arguments: tuple[tuple[str, Argument], ...] = ()
    """The arguments sorted by name, so that equal sentences are equal values."""

    @classmethod
    def of(cls, key: str, /, **arguments: Argument) -> Self:
        return cls(key, tuple(sorted(arguments.items())))

    def plain(self) -> PlainSentence:
        """The sentence in JSON; without `arguments` if there are none."""
        if not self.arguments:
            return {"key": self.key}
        return {
            "key": self.key,
            "arguments": {
                name: value.plain() if isinstance(value, Sentence) else value
                for name, value in self.arguments
            },
        }


def chained(between: Literal["list-comma", "list-slash"], items: Sequence[str | Sentence]) -> str | Sentence:
    """Join the items with the separator of that key."""
    return reduce(lambda some, more: Sentence.of(between, first=some, last=more), items)


def listed(last: Literal["list-and", "list-or"], items: Sequence[str | Sentence]) -> str | Sentence:
    """Join the items with commas, and the last one with the word of that key."""
    *others, final = items
    return Sentence.of(last, first=chained("list-comma", others), last=final) if others else final
