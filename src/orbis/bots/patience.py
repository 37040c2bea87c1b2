"""When a bot leaves the gods for later, as long as it can take a tile."""

from collections.abc import Callable, Sequence

from orbis.rules import Action, Build, State, TakeGod, TakeTile, apply, legal_actions

Patience = Callable[[State], bool]

FIRST_HALF = 7

NOISE = 0.03
"""A smaller difference between two chances of winning may come from the search alone."""


def never(_state: State) -> bool:
    return False


def always(_state: State) -> bool:
    return True


def early(state: State) -> bool:
    """Whether waiting costs little: with more than two players somebody else takes the best god."""
    return len(state.players) == 2 and state.round <= FIRST_HALF


def patient(state: State, actions: Sequence[Action], chances: Sequence[float], best: int) -> int:
    """Which of several options to advise: as long as waiting costs little, rather a tile than a god.

    The options are in the order of the search's favour, and `best` is the index of the one found best. The
    first tile that can be built takes the place of a god if it is as good as far as the search can tell.
    """
    if not (isinstance(actions[best], TakeGod) and early(state)):
        return best
    for index, (action, chance) in enumerate(zip(actions, chances, strict=True)):
        if not isinstance(action, TakeTile) or chance <= chances[best] - NOISE:
            continue
        if Build() in legal_actions(apply(state, action)):
            return index
    return best
