"""The agent that plays the best immediate turn by its evaluation, one turn deep."""

from random import Random

from orbis.bots.evaluation import value
from orbis.bots.patience import Patience, never
from orbis.play.agent import Budget, Candidate, Choice
from orbis.rules import Action, Phase, State, apply, legal_actions
from orbis.rules.actions import Decline, Exchange, TakeGod, TakeTile
from orbis.rules.paying import EXCHANGED, after_paying
from orbis.rules.pieces import NO_WORSHIPPERS, Worshippers
from orbis.rules.state import Settling

_BRIEF = (Phase.PAY, Phase.EFFECT, Phase.TRIM)


class Greedy:
    """Chooses the action that begins the most valuable turn.

    With `blur` it sees only roughly what tiles are worth: about so many points too high or too low.
    """

    def __init__(self, *, patience: Patience = never, blur: float = 0.0) -> None:
        self._patience = patience
        self._blur = blur

    def choose(self, state: State, random: Random, _budget: Budget | None = None, /) -> Choice:
        """Choose the best action by the evaluation; of several, one at random."""
        actions = _sensible(state)
        if self._patience(state):
            actions = tuple(action for action in actions if not isinstance(action, TakeGod)) or actions
        values = {
            action: _best(apply(state, action), state.seat, state.phase) + self._error(action, random)
            for action in actions
        }
        ranked = sorted(values, key=lambda action: -values[action])
        best = [action for action in ranked if values[action] == values[ranked[0]]]
        return Choice(random.choice(best), tuple(Candidate(action, 1) for action in ranked))

    def _error(self, action: Action, random: Random) -> float:
        return random.gauss(0, self._blur) if self._blur and isinstance(action, TakeTile) else 0.0


def _best(state: State, seat: int, phase: Phase) -> float:
    """The value of the best way to finish the turn from a state.

    An amount is searched only while it is being chosen; further ahead, its first completion stands for all.
    """
    if state.phase not in {Phase.SETTLE, Phase.PLACE, *_BRIEF}:
        return value(state, seat)
    actions = _sensible(state)
    if state.phase in _BRIEF and state.phase is not phase:
        actions = (*actions[:1], *(action for action in actions[1:] if isinstance(action, Decline)))
    return max(_best(apply(state, action), seat, phase) for action in actions)


def _sensible(state: State) -> tuple[Action, ...]:
    """The legal actions; exchanges only of spare worshippers, for what a taken tile lacks."""
    actions = legal_actions(state)
    left: Worshippers = NO_WORSHIPPERS
    if isinstance(state.decision, Settling):
        player = state.player
        left = after_paying(player.kingdom, state.decision.tile.cost, player.discounts)
    return tuple(
        action
        for action in actions
        if not isinstance(action, Exchange) or (left[action.given] >= EXCHANGED and left[action.gained] < 0)
    )
