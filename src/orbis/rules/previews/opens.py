"""What the running turn leaves for the next player."""

from dataclasses import replace

from orbis.rules.actions import EndTurn, TakeTile
from orbis.rules.apply import apply
from orbis.rules.display import CELLS
from orbis.rules.legal import refusal
from orbis.rules.paying import covers
from orbis.rules.pieces import joined
from orbis.rules.previews.parts import OpenCell, Opens
from orbis.rules.state import Ending, Refilling, State, emptied_cell

_TAKINGS = tuple(TakeTile(cell) for cell in CELLS)


def opens(state: State) -> Opens | None:
    """What the next player would find if the turn ended now; None in the last turn."""
    ended = _ended(state, emptied_cell(state.decision))
    is_refilled = isinstance(ended.decision, Refilling)
    waiting = _ended(state, None) if is_refilled else ended
    if waiting.is_over:
        return None
    takings = [taking for taking in _TAKINGS if refusal(waiting, taking) is None]
    payable = [taking.cell for taking in takings if _is_payable(waiting, taking.cell)]
    return Opens(
        seat=waiting.seat,
        cells=tuple(
            [
                OpenCell(number, cell.worshippers, number in payable)
                for number, cell in enumerate(waiting.display)
                if cell.tile is not None
            ]
        ),
        most_gathered=max((sum(waiting.display[taking.cell].worshippers) for taking in takings), default=0),
        refill=ended.next_stack[0].level if is_refilled else None,
    )


def _is_payable(state: State, number: int) -> bool:
    """Whether the current player can pay for the tile of a cell with the kingdom and what is on it (N2)."""
    player, cell = state.player, state.display[number]
    assert cell.tile is not None
    return covers(joined(player.kingdom, cell.worshippers), cell.tile.cost, player.discounts)


def _ended(state: State, cell: int | None) -> State:
    """The state after the end of the turn, with that cell to refill."""
    return apply(replace(state, decision=Ending(cell)), EndTurn())
