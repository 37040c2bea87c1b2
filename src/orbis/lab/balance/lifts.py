"""Lifts as text, the same in all tables of a balance report."""

from math import inf, isnan
from typing import TYPE_CHECKING

from orbis.lab.pages.figures import number, span
from orbis.locales import Speech

if TYPE_CHECKING:
    from orbis.lab.ratings.bootstrap import Estimate


def lift_cells(lift: "Estimate", speech: Speech) -> tuple[str, str]:
    """A lift in percentage points, and its interval."""
    return lift_text(lift, speech), span(100 * lift.low, 100 * lift.high, speech, 1)


def lift_text(lift: "Estimate", speech: Speech) -> str:
    """A lift in percentage points."""
    return number(100 * lift.value, speech, 1, sign=True)


def by_lift(lift: "Estimate") -> float:
    """The sort key of tables: the greatest lift first, unknown ones last."""
    return inf if isnan(lift.value) else -lift.value
