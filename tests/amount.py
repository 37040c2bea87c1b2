"""How much is tested: a slice of each matrix, the same in every run, or with ORBIS_ALL=1 all of it."""

import os
from collections.abc import Collection
from itertools import cycle, islice, product
from typing import Any, TypeVar

Amount = TypeVar("Amount")

ALL = bool(os.environ.get("ORBIS_ALL"))


def few_or_all(few: Amount, all: Amount) -> Amount:
    """What is enough while one works, or what is tested before a landing."""
    return all if ALL else few


def combined(*axes: Collection[Any]) -> list[tuple[Any, ...]]:
    """All combinations of values, or so few of them that each value is in one."""
    if ALL:
        return list(product(*axes))
    return list(zip(*(islice(cycle(axis), max(map(len, axes))) for axis in axes), strict=True))
