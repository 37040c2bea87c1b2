"""The simplest agent: any legal action, each as likely as the others."""

from random import Random

from orbis.rules import Action, State, legal_actions


class Uniform:
    """Chooses uniformly among the legal actions."""

    def choose(self, state: State, random: Random) -> Action:
        """Choose any legal action."""
        return random.choice(legal_actions(state))
