"""What a decision asks, as a question to the player at turn."""

from typing import assert_never

from orbis.locales.options import wanting
from orbis.locales.pieces import god_key, of_colours, tile_arguments
from orbis.locales.texts import Texts
from orbis.notation.tokens import write_cell
from orbis.rules import State
from orbis.rules.pieces import MOST_WORSHIPPERS
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


def question_text(texts: Texts, state: State) -> str:
    """What the decision of a state asks."""
    match state.decision:
        case Taking():
            return texts.text("question-take", choice=_choice(state))
        case Settling(tile=tile):
            return texts.text("question-settle", **tile_arguments(tile))
        case Paying(due=due):
            return texts.text("question-pay", count=due)
        case Placing(tile=tile, face_up=face_up):
            return texts.text("question-place", face="up" if face_up else "down", **tile_arguments(tile))
        case Discarding(due=due, last=None):
            return _first_discard(texts, state, due)
        case Discarding(due=due):
            return texts.text("question-discard", count=due)
        case Gaining(due=due):
            return texts.text("question-gain", count=due)
        case Striking(colours=colours, due=due, last=None):
            return texts.text("question-volcano", count=due, colours=of_colours(texts, colours))
        case Striking(due=due):
            return texts.text("question-strike", count=due)
        case Trimming():
            return texts.text("question-trim", count=sum(state.player.kingdom) - MOST_WORSHIPPERS)
        case Ending():
            return texts.text("question-end")
        case Refilling(cell):
            return texts.text("question-reveal", cell=write_cell(cell))
        case Over():
            return texts.text("question-over")
        case unknown:
            assert_never(unknown)


def _choice(state: State) -> str:
    """What may be taken, as a name in arguments (T2)."""
    if state.player.patron is not None:
        return "tile"
    return "god" if state.player.universe.is_complete else "both"


def _first_discard(texts: Texts, state: State, due: int) -> str:
    if wanting(state) == "village":
        return texts.text("question-village", count=due)
    patron = state.player.patron
    assert patron is not None
    return texts.text("question-god", count=due, god=texts.text(f"{god_key(patron.god)}.object"))
