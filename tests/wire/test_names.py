"""The typed names match the notation."""

from typing import get_args

from orbis.notation import write_cell, write_slot
from orbis.rules import COLOURS
from orbis.rules.display import CELLS
from orbis.rules.universe import SLOTS
from orbis.wire.names import CellName, Letter, SlotName, cell_name, letter_of, slot_name


def test_cells_slots_and_colours_are_named_as_in_the_notation() -> None:
    assert get_args(CellName) == tuple(map(write_cell, CELLS)) == tuple(map(cell_name, CELLS))
    assert get_args(SlotName) == tuple(map(write_slot, SLOTS)) == tuple(map(slot_name, SLOTS))
    assert get_args(Letter) == tuple(colour.letter for colour in COLOURS) == tuple(map(letter_of, COLOURS))
