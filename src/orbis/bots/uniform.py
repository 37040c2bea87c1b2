"""The simplest agent: any legal action, each as likely as the others."""

from random import Random

from orbis.play.agent import Budget, Choice
from orbis.rules import State, legal_actions


class Uniform:
    """Chooses uniformly among the legal actions."""

    def choose(self, state: State, random: Random, _budget: Budget | None = None, /) -> Choice:
        """Choose any legal action."""
        return Choice(random.choice(legal_actions(state)))
