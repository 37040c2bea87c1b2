"""The simplest agent: it plays any legal action, all equally likely."""

from random import Random

from orbis.play.agent import Budget, Choice
from orbis.rules import State, legal_actions


class Uniform:
    def choose(self, state: State, random: Random, _budget: Budget | None = None, /) -> Choice:
        return Choice(random.choice(legal_actions(state)))
