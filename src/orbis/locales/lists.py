"""Lists: sentences that join the words of others."""

from collections.abc import Sequence
from functools import reduce
from typing import Literal

from orbis.locales.sentence import Sentence


def chained(between: Literal["list-comma", "list-slash"], items: Sequence[str | Sentence]) -> str | Sentence:
    """The items with the sign of that key between them."""
    return reduce(lambda some, more: Sentence.of(between, first=some, last=more), items)


def listed(last: Literal["list-and", "list-or"], items: Sequence[str | Sentence]) -> str | Sentence:
    """The items with commas, and before the last one the word of that key."""
    *others, final = items
    return Sentence.of(last, first=chained("list-comma", others), last=final) if others else final
