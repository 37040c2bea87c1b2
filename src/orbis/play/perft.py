"""Counting sequences of decisions, to compare engines (V1)."""

from collections.abc import Callable

from orbis.rules import Action, State, apply, legal_actions

Chance = Callable[[State], State]
"""Makes chance's move if it is due."""


def perft(state: State, chance: Chance, depth: int) -> int:
    """The number of sequences of exactly that many decisions from a state."""
    if depth == 0:
        return 1
    return sum(divide(state, chance, depth).values())


def divide(state: State, chance: Chance, depth: int) -> dict[Action, int]:
    actions = legal_actions(state)
    if depth == 1:
        return dict.fromkeys(actions, 1)
    return {action: perft(chance(apply(state, action)), chance, depth - 1) for action in actions}
