"""What the decision of a state must agree with: the current turn so far (N3–N8)."""

from collections.abc import Iterator
from typing import assert_never

from orbis.rules import Colour, Player, Slot, State, Tile, Universe
from orbis.rules.display import BESIDE
from orbis.rules.effects import strikable
from orbis.rules.pieces import MOST_WORSHIPPERS, AnyConversion, Village, Volcano, Worshippers
from orbis.rules.state import (
    Decision,
    Discarding,
    Ending,
    Gaining,
    Over,
    Paying,
    Placing,
    Refilling,
    Settling,
    Striking,
    Taking,
    Trimming,
    emptied_cell,
)
from orbis.rules.universe import SLOTS, Built


def pending_tile(decision: Decision) -> Tile | None:
    """The tile that was taken but not yet placed, if any."""
    return decision.tile if isinstance(decision, Settling | Paying | Placing) else None


def has_come_to_lie(decision: Decision) -> bool:
    """Whether the tile or god that the current turn took is already in front of the player."""
    return not isinstance(decision, Taking | Settling | Paying | Placing | Over)


def objections(state: State) -> Iterator[str]:
    """For each contradiction between the decision and the rest of the state, what the decision should be."""
    player = state.player
    decision = state.decision
    cell = emptied_cell(decision)
    if cell is not None and state.display[cell].tile is not None:
        yield "an empty cell of the display (T3)"
    match decision:
        case Taking() | Over():
            pass
        case Settling(emptied, tile):
            yield from _pending(state, emptied, tile)
        case Paying(emptied, tile, due, last):
            yield from _pending(state, emptied, tile)
            yield from _face_up(player, tile)
            yield from _amount(due, tile.cost.any_colour, started=last is not None)
            yield from _purse(player.kingdom, due, last)
        case Placing(emptied, tile, face_up):
            yield from _pending(state, emptied, tile)
            yield from _face_up(player, tile) if face_up else ()
        case Discarding(_, slot, due, last):
            yield from _taken(player, cell)
            yield from _price(player, cell, slot, due, started=last is not None)
            yield from _purse(player.kingdom, due, last)
        case Gaining(_, due, last):
            yield from _taken(player, cell)
            yield from _gift(player, cell, due, started=last is not None)
        case Striking():
            yield from _strikes(state, decision)
        case Trimming(_, last):
            yield from _taken(player, cell)
            due = sum(player.kingdom) - MOST_WORSHIPPERS
            if due <= 0:
                yield "no trim of ten worshippers or fewer (N6)"
            yield from _purse(player.kingdom, due, last)
        case Ending():
            yield from _taken(player, cell)
        case Refilling():
            yield from _taken(player, cell)
            if not state.next_stack:
                yield "no reveal from empty stacks (N7)"
        case unknown:
            assert_never(unknown)


def _pending(state: State, cell: int, tile: Tile) -> Iterator[str]:
    """A taken tile has spread its worshippers and can be placed in some slot (T2, T3.1)."""
    if state.player.universe.is_complete:
        yield "no tile for a complete universe (T2)"
    for other in BESIDE[cell]:
        beside = state.display[other]
        if beside.tile is not None and not beside.worshippers[tile.colour]:
            yield f"one {tile.colour.name.lower()} worshipper on each tile beside the taken one (T3)"


def _face_up(player: Player, tile: Tile) -> Iterator[str]:
    if not player.universe.has_room(tile.colour):
        yield f"room in the universe for one {tile.colour.name.lower()} tile more (N2)"


def _taken(player: Player, cell: int | None) -> Iterator[str]:
    """If there is a cell to refill, the turn took a region, else a god."""
    if cell is None and player.patron is None:
        yield "the cell of the taken tile, for there is no god (T4)"
    if cell is not None and not player.universe.width:
        yield "no cell, for there is no region (T4)"


def _amount(due: int, number: int, started: bool) -> Iterator[str]:
    """The full amount is due at first, less once a colour was chosen (N4)."""
    if not (due < number if started else due == number):
        yield f"fewer than {number} due after the last colour" if started else f"{number} due at first"


def _purse(kingdom: Worshippers, due: int, last: Colour | None) -> Iterator[str]:
    if sum(kingdom[last or 0 :]) < due:
        yield f"no more due than the kingdom has in the colours left to choose, not {due} (N4)"


def _price(player: Player, cell: int | None, slot: Slot | None, due: int, started: bool) -> Iterator[str]:
    """Worshippers are discarded for a village just placed or a god just taken (E2, G10)."""
    if cell is None and slot is None:
        if player.patron is None or player.patron.active:
            yield "a god that is not active yet (G10)"
        else:
            yield from _amount(due, player.patron.god.discard, started)
        return
    if cell is None or slot is None:
        yield "both a cell and a slot, or neither"
        return
    match player.universe[slot]:
        case Built(Tile(effect=Village(number)), active=False) if _may_be_newest(player.universe, slot):
            yield from _amount(due, number, started)
        case _:
            yield "the slot of a village just placed (E2)"


def _gift(player: Player, cell: int | None, due: int, started: bool) -> Iterator[str]:
    """Worshippers are gained from a conversion just placed or a god just taken (E7, G1)."""
    if cell is None:
        yield from _amount(due, player.patron.god.gain if player.patron else 0, started)
        return
    numbers = [
        region.tile.effect.number
        for slot, region in player.universe
        if isinstance(region, Built) and isinstance(region.tile.effect, AnyConversion)
        if _may_be_newest(player.universe, slot)
    ]
    if not any(due < number if started else due == number for number in numbers):
        yield "what a conversion just placed gives (E7)"


def _strikes(state: State, decision: Striking) -> Iterator[str]:
    """A volcano just placed strikes worshippers, as many as there are on the other tiles (E4)."""
    slot, colours, due, last = decision.slot, decision.colours, decision.due, decision.last
    universe = state.player.universe
    match universe[slot]:
        case Built(Tile(effect=Volcano(_, number)), active=False) if _may_be_newest(universe, slot):
            yield from _amount(due, number, started=last is not None)
        case _:
            yield "the slot of a volcano just placed (E4)"
    if last is not None and (last[0] not in colours or state.display[last[1]].tile is None):
        yield "a last strike of a colour of the volcano at a tile (E4)"
    if strikable(state.display, colours, last or (Colour.WHITE, 0)) < due:
        yield f"no more due than can be struck yet, not {due} (N4)"


def _may_be_newest(universe: Universe, slot: Slot) -> bool:
    """Whether a region can be the latest: nothing is on top of it, and in row 1 it is at an end."""
    row, position = slot
    above = (Slot(row + 1, position - 1), Slot(row + 1, position))
    if any(other in SLOTS and universe[other] is not None for other in above):
        return False
    return row > 1 or position in {0, universe.width - 1}
