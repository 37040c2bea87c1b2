"""How much is tested: the same sample of each matrix in every run, or much more of it with ORBIS_ALL=1.

What ORBIS_ALL=1 leaves out changes with ORBIS_SAMPLE, which ./test takes from the day of the commit: each day
something else is tried, and a commit is always tested alike. With ORBIS_ALL=2 no case is left out.
"""

import os
from collections.abc import Collection, Iterable, Sequence
from itertools import cycle, islice, product
from typing import Any, TypeVar
from zlib import crc32

Amount = TypeVar("Amount")

ALL = bool(os.environ.get("ORBIS_ALL"))

EVERY = os.environ.get("ORBIS_ALL") == "2"
"""Whether no case is left out."""

SAMPLE = int(os.environ.get("ORBIS_SAMPLE") or 0) if ALL else 0
"""Which sample is tried: each takes the next of what is left out."""

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


def left_out(
    groups: Iterable[tuple[str, Sequence[Amount]]],
    *,
    many: bool = ALL,
    every: bool = EVERY,
    sample: int = SAMPLE,
) -> set[Amount]:
    """What a sample leaves out: all but one of each group, or all but two, which name and sample choose."""
    left = set[Amount]()
    for name, group in groups:
        first = crc32(name.encode()) + 1 + sample
        kept = {place % len(group) for place in ((first, first + len(group) // 2) if many else (first,))}
        left.update(each for place, each in enumerate(group) if place not in kept and not every)
    return left


def is_drawn(name: str, one_of: int, sample: int = SAMPLE) -> bool:
    """Whether a sample takes this one, where it takes so few of all."""
    return (crc32(name.encode()) + sample) % one_of == 0
