"""The question that a decision asks the current player, and what it says of anything else that is tried."""

from typing import assert_never

from orbis.locales.options import wanting
from orbis.locales.pieces import amounts, god_object, of_worshippers, tile_arguments
from orbis.locales.sentence import Sentence
from orbis.notation.tokens import write_cell
from orbis.rules import State, Tile, legal_actions
from orbis.rules.pieces import MOST_WORSHIPPERS
from orbis.rules.previews.outlook import refusal_to_build
from orbis.rules.previews.price import price
from orbis.rules.state import (
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


def question_sentence(state: State) -> Sentence:
    match state.decision:
        case Taking():
            return Sentence.of("question-take", choice=_choice(state))
        case Settling(tile=tile):
            return _settling(state, tile)
        case Paying(due=due):
            return Sentence.of("question-pay", count=due)
        case Placing(tile=tile, face_up=face_up):
            key = "question-place-only" if len(legal_actions(state)) == 1 else "question-place"
            return Sentence.of(key, face="up" if face_up else "down", **tile_arguments(tile))
        case Discarding(due=due, last=None):
            return _first_discard(state, due)
        case Discarding(due=due):
            return Sentence.of("question-discard", count=due)
        case Gaining(due=due):
            return Sentence.of("question-gain", count=due)
        case Striking(colours=colours, due=due, last=None):
            return Sentence.of("question-volcano", count=due, colours=of_worshippers(colours, due))
        case Striking(due=due):
            return Sentence.of("question-strike", count=due)
        case Trimming():
            return Sentence.of("question-trim", count=sum(state.player.kingdom) - MOST_WORSHIPPERS)
        case Ending():
            return Sentence("question-end")
        case Refilling(cell):
            return Sentence.of("question-reveal", cell=write_cell(cell))
        case Over():
            return Sentence("question-over")
        case unknown:
            assert_never(unknown)


def first_sentence(state: State) -> Sentence:
    """What has to be decided before anything else, for players who try something that comes later (N8)."""
    match state.decision:
        case Taking():
            return Sentence("first-take")
        case Settling():
            return Sentence("first-settle")
        case Paying():
            return Sentence("first-pay")
        case Placing():
            return Sentence("first-place")
        case Discarding():
            return Sentence("first-discard")
        case Gaining():
            return Sentence("first-gain")
        case Striking():
            return Sentence("first-strike")
        case Trimming():
            return Sentence("first-trim")
        case Ending():
            return Sentence("first-end")
        case Refilling():
            return Sentence("first-reveal")
        case Over():
            return Sentence("question-over")
        case unknown:
            assert_never(unknown)


def _choice(state: State) -> str:
    """What may be taken, as a name in arguments (T2)."""
    if state.player.patron is not None:
        return "tile"
    return "god" if state.player.universe.is_complete else "both"


def _settling(state: State, tile: Tile) -> Sentence:
    """What the taken tile can become; where that is one thing, why."""
    found = price(state.player, tile.cost)
    if found.exchanges is None:
        missing = amounts(found.missing.coloured, found.missing.any_colour, ".label")
        reason = Sentence.of("settle-unpaid", amounts=missing)
    elif refusal_to_build(state, found) is not None:
        reason = Sentence("settle-no-slot")
    elif found.exchanges:
        return Sentence("question-exchange")
    else:
        return Sentence.of("question-settle", **tile_arguments(tile))
    return Sentence.of("question-wilderness", reason=reason)


def _first_discard(state: State, due: int) -> Sentence:
    if wanting(state) == "village":
        return Sentence.of("question-village", count=due)
    patron = state.player.patron
    assert patron is not None
    return Sentence.of("question-god", count=due, god=god_object(patron.god))
