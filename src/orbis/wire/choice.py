"""A choice of several worshippers, in any order."""

import msgspec

from orbis.rules import choice as rules


class Pick(msgspec.Struct, frozen=True):
    """One kind of worshipper, by the action that chooses it, and how many of it can be chosen."""

    action: int
    most: int


class Choice(msgspec.Struct, frozen=True):
    """Any `due` of the picks; the actions of a whole choice are sent in the order of the picks."""

    due: int
    picks: tuple[Pick, ...]


def choice_of(choice: rules.Choice) -> Choice:
    return Choice(choice.due, tuple([Pick(pick.action.id, pick.most) for pick in choice.picks]))
