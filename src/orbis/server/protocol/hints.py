"""Hints, as clients see them."""

from typing import Literal

import msgspec

from orbis.locales import PlainSentence

Strength = Literal["tile", "turn", "why"]


class HintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a hint should reveal."""

    strength: Strength = "tile"


class Hint(msgspec.Struct, frozen=True):
    """What to do next; in stronger hints the rest of the turn and why; and what to expect from it."""

    strength: Strength
    actions: tuple[int, ...]
    sentences: tuple[PlainSentence, ...]
    win: float | None
    """The chance of winning, if the bot can estimate it."""
    margin: float | None
    """The expected lead over the best opponent at the end, in points."""
