"""How much is tested: the same sample of each matrix in every run, or much more of it with ORBIS_ALL=1."""

import os
from collections.abc import Collection, Iterable, Sequence
from itertools import cycle, islice, product
from typing import Any, TypeVar
from zlib import crc32

Amount = TypeVar("Amount")

ALL = bool(os.environ.get("ORBIS_ALL"))

WHOLE = bool(os.environ.get("ORBIS_WHOLE"))
"""Whether everything is tested at once, and not only what somebody works on."""


def few_or_all(few: Amount, all: Amount) -> Amount:
    """`few` while you work, `all` before a change lands."""
    return all if ALL else few


def combined(*axes: Collection[Any]) -> list[tuple[Any, ...]]:
    """All combinations of values, or just enough of them for each value to occur."""
    if ALL:
        return list(product(*axes))
    return list(zip(*(islice(cycle(axis), max(map(len, axes))) for axis in axes), strict=True))


def left_out(groups: Iterable[tuple[str, Sequence[Amount]]]) -> set[Amount]:
    """What a sample leaves out: all but one of each group, or all but two, which the group's name chooses."""
    left = set[Amount]()
    for name, group in groups:
        first = crc32(name.encode()) + 1
        kept = {place % len(group) for place in few_or_all((first,), (first, first + len(group) // 2))}
        left.update(each for place, each in enumerate(group) if place not in kept)
    return left
