"""The public state as plain values, ready for JSON; cells, slots and colours are named as in the notation."""

from typing import assert_never

from orbis.notation.actions import write_action
from orbis.notation.states import write_state
from orbis.notation.tokens import write_cell, write_slot
from orbis.rules import COLOURS, Colour, Player, State
from orbis.rules.actions import Strike
from orbis.rules.display import Cell
from orbis.rules.pieces import Worshippers
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
)
from orbis.rules.universe import Built, Region, Wilderness

Plain = dict[str, object]


def state_json(state: State) -> Plain:
    """All that the players see, as plain values, and the same as text; the order of stacks is in neither."""
    return {
        "text": write_state(state),
        "turn": state.turn,
        "round": state.round,
        "seat": None if state.is_over else state.seat,
        "phase": state.phase.value,
        "decision": _decision(state.decision),
        "display": [_cell(number, cell) for number, cell in enumerate(state.display)],
        "stacks": [[tile.id for tile in stack] for stack in state.stacks],
        "gods": [god.number for god in state.gods],
        "players": [_player(player) for player in state.players],
    }


def worshippers_json(worshippers: Worshippers) -> dict[str, int]:
    """A group of worshippers: how many of each colour, by its letter."""
    return {colour.letter: worshippers[colour] for colour in COLOURS}


def _cell(number: int, cell: Cell) -> Plain:
    return {
        "cell": write_cell(number),
        "tile": None if cell.tile is None else cell.tile.id,
        "worshippers": worshippers_json(cell.worshippers),
    }


def _player(player: Player) -> Plain:
    patron = player.patron
    return {
        "kingdom": worshippers_json(player.kingdom),
        "discounts": [colour.letter for colour in COLOURS if player.discounts[colour]],
        "god": None if patron is None else {"number": patron.god.number, "active": patron.active},
        "universe": [{"slot": write_slot(slot), **_region(region)} for slot, region in player.universe],
    }


def _region(region: Region) -> Plain:
    """A region; a wilderness has no tile, as nobody needs to know any more which it was (W1)."""
    match region:
        case Built(tile, active):
            return {"tile": tile.id, "active": active}
        case Wilderness():
            return {"tile": None, "active": False}
        case unknown:
            assert_never(unknown)


def _decision(decision: Decision) -> Plain:
    """A decision by the kind that its text begins with, and whatever is known of it."""
    match decision:
        case Taking():
            return {"kind": "take"}
        case Settling(cell, tile):
            return {"kind": "settle", "cell": write_cell(cell), "tile": tile.id}
        case Paying(cell, tile, due, last):
            taken = {"kind": "pay", "cell": write_cell(cell), "tile": tile.id}
            return {**taken, "due": due, "last": _letter(last)}
        case Placing(cell, tile, face_up):
            return {"kind": "place", "cell": write_cell(cell), "tile": tile.id, "face_up": face_up}
        case Discarding(cell, slot, due, last):
            where = {"cell": _name(cell), "slot": None if slot is None else write_slot(slot)}
            return {"kind": "discard", **where, "due": due, "last": _letter(last)}
        case Gaining(cell, due, last):
            return {"kind": "gain", "cell": _name(cell), "due": due, "last": _letter(last)}
        case Striking(cell, slot, colours, due, struck):
            where = {"cell": write_cell(cell), "slot": write_slot(slot)}
            letters = [colour.letter for colour in colours]
            last_strike = None if struck is None else write_action(Strike(struck[1], struck[0]))
            return {"kind": "strike", **where, "colours": letters, "due": due, "last": last_strike}
        case Trimming(cell, last):
            return {"kind": "trim", "cell": _name(cell), "last": _letter(last)}
        case Ending(cell):
            return {"kind": "end", "cell": _name(cell)}
        case Refilling(cell):
            return {"kind": "reveal", "cell": write_cell(cell)}
        case Over():
            return {"kind": "over"}
        case unknown:
            assert_never(unknown)


def _name(cell: int | None) -> str | None:
    return None if cell is None else write_cell(cell)


def _letter(colour: Colour | None) -> str | None:
    return None if colour is None else colour.letter
