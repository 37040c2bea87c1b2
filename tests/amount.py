"""How much is tested: the same sample of each matrix in every run, or much more of it with ORBIS_ALL=1."""

import os
from collections.abc import Collection
from itertools import cycle, islice, product
from typing import Any, TypeVar

Amount = TypeVar("Amount")

ALL = bool(os.environ.get("ORBIS_ALL"))


def few_or_all(few: Amount, all: Amount) -> Amount:
    """`few` while you work, `all` before a change lands."""
    return all if ALL else few


def combined(*axes: Collection[Any]) -> list[tuple[Any, ...]]:
    """All combinations of values, or just enough of them for each value to occur."""
    if ALL:
        return list(product(*axes))
    return list(zip(*(islice(cycle(axis), max(map(len, axes))) for axis in axes), strict=True))
