"""The options of a decision as short labels."""

from typing import assert_never

from orbis.locales.pieces import amounts_text, god_key, key_of, tile_arguments
from orbis.locales.texts import Texts
from orbis.notation.tokens import write_cell, write_slot
from orbis.rules import GODS, Action, Colour, State, Tile
from orbis.rules.actions import (
    Build,
    Decline,
    EndTurn,
    Exchange,
    Gain,
    MakeWilderness,
    PlaceAbove,
    PlaceLeft,
    PlaceRight,
    Spend,
    Strike,
    TakeGod,
    TakeTile,
)
from orbis.rules.pieces import Worshippers
from orbis.rules.state import Discarding, Paying, Settling, Striking


def option_text(texts: Texts, state: State, action: Action) -> str:
    """The label of an option of a state."""
    match action:
        case TakeTile(cell):
            tile = state.display[cell].tile
            assert tile is not None
            return texts.text("option-take-tile", cell=write_cell(cell), **tile_arguments(tile))
        case TakeGod(number):
            return texts.text("option-take-god", god=texts.text(f"{god_key(GODS[number - 1])}.object"))
        case Exchange(given, gained):
            return texts.text("option-exchange", **exchange_arguments(texts, given, gained))
        case Build():
            return _build(texts, state)
        case MakeWilderness():
            return texts.text("option-wilderness")
        case PlaceLeft():
            return texts.text("option-place-left")
        case PlaceRight():
            return texts.text("option-place-right" if state.player.universe.width else "option-place-first")
        case PlaceAbove(slot):
            return texts.text("option-place-above", row=slot.row, slot=write_slot(slot))
        case Spend(colour):
            key = "option-pay" if isinstance(state.decision, Paying) else "option-discard"
            return texts.text(key, count=1, colour=key_of(colour))
        case Gain(colour):
            return texts.text("option-gain", count=1, colour=key_of(colour))
        case Strike(cell, colour):
            return texts.text("option-strike", count=1, colour=key_of(colour), cell=write_cell(cell))
        case Decline():
            return texts.text("option-decline", what=wanting(state))
        case EndTurn():
            return texts.text("option-end")
        case unknown:
            assert_never(unknown)


def exchange_arguments(texts: Texts, given: Colour, gained: Colour) -> dict[str, str | int]:
    """The arguments of a sentence about an exchange."""
    return {
        "given": texts.text("colour-many", colour=key_of(given)),
        "gained": texts.text("colour-one", colour=key_of(gained)),
    }


def coloured_due(state: State, tile: Tile) -> Worshippers:
    """The worshippers of given colours that a tile costs the player at turn (M2)."""
    pairs = zip(tile.cost.coloured, state.player.discounts, strict=True)
    return tuple([0 if free else due for due, free in pairs])


def wanting(state: State) -> str:
    """The name in arguments of what asks for worshippers: a village, a volcano or a god."""
    match state.decision:
        case Striking():
            return "volcano"
        case Discarding(slot=None):
            return "god"
        case Discarding():
            return "village"
        case _:
            raise AssertionError(state.decision)


def _build(texts: Texts, state: State) -> str:
    decision = state.decision
    assert isinstance(decision, Settling)
    due = coloured_due(state, decision.tile)
    any_colour = decision.tile.cost.any_colour
    return texts.text("option-build", count=sum(due) + any_colour, cost=amounts_text(texts, due, any_colour))
