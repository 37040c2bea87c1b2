"""States of random games to preview, and what the rules then do."""

from hypothesis import strategies as st
from strategies import Game

from orbis.rules import (
    Phase,
    State,
    apply,
    legal_actions,
    score,
)
from orbis.rules.actions import (
    Decline,
)
from orbis.rules.pieces import Forest
from orbis.rules.previews import Change
from orbis.rules.scoring import is_active
from orbis.rules.state import Discarding, Striking
from orbis.rules.universe import Built, Slot, Universe

STRIDE = 11


FIRST = st.integers(0, STRIDE - 1)


ANSWERED = (Phase.REVEAL, Phase.OVER)


def decisions(game: Game, first: int) -> list[State]:
    """Some states of a game in which a player decides."""
    return [state for state in game.states if state.phase not in ANSWERED][first::STRIDE]


def takings(game: Game, first: int) -> list[State]:
    """Some states of a game in which a player chooses what to take."""
    return [state for state in game.states if state.phase is Phase.TAKE][first::STRIDE]


def paid(state: State) -> State:
    """The state after a required payment, made by real decisions."""
    while state.phase is Phase.PAY:
        state = apply(state, legal_actions(state)[-1])
    return state


def effected(state: State) -> State:
    """The state after a required effect payment, never declining."""
    while isinstance(state.decision, Discarding | Striking):
        state = apply(state, next(act for act in legal_actions(state) if not isinstance(act, Decline)))
    return state


def change(before: State, after: State) -> Change:
    """The difference of the player's score, and of all totals, between two states."""
    own, new = score(before)[before.seat], score(after)[before.seat]
    totals = zip(score(before), score(after), strict=True)
    return Change(
        new.regions - own.regions,
        new.wildernesses - own.wildernesses,
        new.temple - own.temple,
        new.god - own.god,
        new.total - own.total,
        tuple(now.total - then.total for then, now in totals),
    )


def forests(universe: Universe, *, awake: bool) -> set[Slot]:
    """The slots of active forests, or of inactive ones."""
    return {
        slot
        for slot, region in universe
        if isinstance(region, Built)
        and isinstance(region.tile.effect, Forest)
        and is_active(universe, slot) == awake
    }
