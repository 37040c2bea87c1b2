"""A choice of several worshippers as people make it: which ones, in any order (N4)."""

from typing import NamedTuple

from orbis.rules.actions import Action, Gain, Spend, Strike
from orbis.rules.display import CELLS
from orbis.rules.pieces import COLOURS, MOST_WORSHIPPERS, Colour, Worshippers
from orbis.rules.state import Discarding, Gaining, Paying, State, Striking, Trimming


class Pick(NamedTuple):
    """One kind of worshipper, and how many of it can be chosen."""

    action: Action
    most: int


class Choice(NamedTuple):
    """Any `due` of the picks; decided one by one in the order of the picks, every such choice is legal."""

    due: int
    picks: tuple[Pick, ...]


def choice(state: State) -> Choice | None:
    """The choice of worshippers that a decision asks for, or what is left of it; None for other decisions."""
    match state.decision:
        case Paying(due=due, last=last) | Discarding(due=due, last=last):
            return spending(state.player.kingdom, due, last or Colour.WHITE)
        case Trimming(last=last):
            kingdom = state.player.kingdom
            return spending(kingdom, sum(kingdom) - MOST_WORSHIPPERS, last or Colour.WHITE)
        case Gaining(due=due, last=last):
            return Choice(due, tuple([Pick(Gain(colour), due) for colour in COLOURS[last or Colour.WHITE :]]))
        case Striking(colours=colours, due=due, last=last):
            lying = [
                Pick(Strike(cell, colour), count)
                for colour in colours
                for cell in CELLS
                if (count := state.display[cell].worshippers[colour])
                and (last is None or (colour, cell) >= last)
            ]
            return Choice(due, tuple(lying))
        case _:
            return None


def spending(kingdom: Worshippers, due: int, first: Colour = Colour.WHITE) -> Choice:
    """The choice of worshippers to spend from a kingdom, from a colour on."""
    spends = [Pick(Spend(colour), kingdom[colour]) for colour in COLOURS[first:] if kingdom[colour]]
    return Choice(due, tuple(spends))
