"""Paying: what a tile costs a player, and which worshippers may go (RULES section 4, N4)."""

from orbis.rules.pieces import Colour, Cost, Worshippers, changed
from orbis.rules.rule import Rule

EXCHANGED = 3
"""How many worshippers of one colour an exchange takes (X1)."""


def after_paying(kingdom: Worshippers, cost: Cost, discounts: tuple[bool, ...]) -> Worshippers:
    """What paying the coloured symbols leaves, negative where it lacks; discounted ones are free (M2)."""
    return tuple(
        [
            have if free else have - due
            for have, due, free in zip(kingdom, cost.coloured, discounts, strict=True)
        ]
    )


def exchanged(kingdom: Worshippers, given: Colour, gained: Colour) -> Worshippers:
    """The kingdom after an exchange (X1)."""
    return changed(changed(kingdom, given, -EXCHANGED), gained, 1)


def covers(kingdom: Worshippers, cost: Cost, discounts: tuple[bool, ...]) -> bool:
    """Whether a kingdom can pay a cost without exchanges (M1, N2)."""
    left = after_paying(kingdom, cost, discounts)
    return min(left) >= 0 and sum(left) >= cost.any_colour


def refusal_of_order(colour: Colour, last: Colour | None, kingdom: Worshippers, due: int) -> Rule | None:
    """The rule against spending a colour next: colours never decrease, and the rest must suffice (N4)."""
    if (last is not None and colour < last) or sum(kingdom[colour:]) < due:
        return Rule.N4
    return None
