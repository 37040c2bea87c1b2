"""The names of cells, slots, colours, rules and groups of worshippers in JSON."""

from typing import Annotated, Literal, get_args

import msgspec

from orbis.rules import Colour, Slot, pieces
from orbis.rules.universe import SLOTS

Letter = Literal["W", "B", "G", "R", "O"]
CellName = Literal["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
SlotName = Literal["1a", "1b", "1c", "1d", "1e", "2a", "2b", "2c", "2d", "3a", "3b", "3c", "4a", "4b"]

RuleId = Annotated[str, msgspec.Meta(description="The id of a rule of RULES.md", examples=["P3"])]

_LETTERS: tuple[Letter, ...] = get_args(Letter)
_CELLS: tuple[CellName, ...] = get_args(CellName)
_SLOTS: dict[Slot, SlotName] = dict(zip(SLOTS, get_args(SlotName), strict=True))


def letter_of(colour: Colour) -> Letter:
    return _LETTERS[colour]


def cell_name(cell: int) -> CellName:
    return _CELLS[cell]


def slot_name(slot: Slot) -> SlotName:
    return _SLOTS[slot]


class Worshippers(msgspec.Struct, frozen=True):
    """The number of worshippers of each colour, by its letter."""

    W: int
    B: int
    G: int
    R: int
    O: int  # noqa: E741 — the letter of orange


class Cost(Worshippers, frozen=True):
    """The symbols to pay: of each colour, by its letter, and of any colour."""

    any: int


def cost_of(cost: pieces.Cost) -> Cost:
    white, blue, green, red, orange = cost.coloured
    return Cost(white, blue, green, red, orange, cost.any_colour)
