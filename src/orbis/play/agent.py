"""Agents: whatever decides for a seat, human or bot."""

from random import Random
from typing import Protocol

from orbis.rules import Action, State


class Agent(Protocol):
    """Decides by the public state alone; whatever it draws comes from the given generator."""

    def choose(self, state: State, random: Random) -> Action:
        """Choose one of the legal actions of a state."""
        ...
