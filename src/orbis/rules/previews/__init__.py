"""Previews: what an action would change, found by applying it and comparing."""

from orbis.rules.previews.parts import (
    Amount,
    Change,
    Laying,
    Neighbours,
    OpenCell,
    Opens,
    Outcome,
    Placement,
    Plan,
    Preview,
    Price,
    Refused,
    Standing,
    Worshipper,
)
from orbis.rules.previews.preview import preview, previews

__all__ = [
    "Amount",
    "Change",
    "Laying",
    "Neighbours",
    "OpenCell",
    "Opens",
    "Outcome",
    "Placement",
    "Plan",
    "Preview",
    "Price",
    "Refused",
    "Standing",
    "Worshipper",
    "preview",
    "previews",
]
