"""The options of a decision as short labels."""

from typing import assert_never

from orbis.locales.pieces import amounts, god_object, key_of, tile_arguments
from orbis.locales.sentence import Sentence
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


def option_sentence(state: State, action: Action) -> Sentence:
    match action:
        case TakeTile(cell):
            tile = state.display[cell].tile
            assert tile is not None
            return Sentence.of("option-take-tile", cell=write_cell(cell), **tile_arguments(tile))
        case TakeGod(number):
            return Sentence.of("option-take-god", god=god_object(GODS[number - 1]))
        case Exchange(given, gained):
            return Sentence.of("option-exchange", **exchange_arguments(given, gained))
        case Build():
            return _build(state)
        case MakeWilderness():
            return Sentence("option-wilderness")
        case PlaceLeft():
            return Sentence("option-place-left")
        case PlaceRight():
            return Sentence("option-place-right" if state.player.universe.width else "option-place-first")
        case PlaceAbove(slot):
            return Sentence.of("option-place-above", row=slot.row, slot=write_slot(slot))
        case Spend(colour):
            key = "option-pay" if isinstance(state.decision, Paying) else "option-discard"
            return Sentence.of(key, count=1, colour=key_of(colour))
        case Gain(colour):
            return Sentence.of("option-gain", count=1, colour=key_of(colour))
        case Strike(cell, colour):
            return Sentence.of("option-strike", count=1, colour=key_of(colour), cell=write_cell(cell))
        case Decline():
            return Sentence.of("option-decline", what=wanting(state))
        case EndTurn():
            return Sentence("option-end")
        case unknown:
            assert_never(unknown)


def exchange_arguments(given: Colour, gained: Colour) -> dict[str, Sentence]:
    return {
        "given": Sentence.of("colour-many", colour=key_of(given)),
        "gained": Sentence.of("colour-one", colour=key_of(gained)),
    }


def coloured_due(state: State, tile: Tile) -> Worshippers:
    """The worshippers of given colours that a tile costs the current player (M2)."""
    pairs = zip(tile.cost.coloured, state.player.discounts, strict=True)
    return tuple([0 if free else due for due, free in pairs])


def wanting(state: State) -> str:
    """The name, in arguments, of what asks for worshippers: a village, a volcano or a god."""
    match state.decision:
        case Striking():
            return "volcano"
        case Discarding(slot=None):
            return "god"
        case Discarding():
            return "village"
        case _:
            raise AssertionError(state.decision)


def _build(state: State) -> Sentence:
    decision = state.decision
    assert isinstance(decision, Settling)
    due = coloured_due(state, decision.tile)
    any_colour = decision.tile.cost.any_colour
    return Sentence.of("option-build", count=sum(due) + any_colour, cost=amounts(due, any_colour))
