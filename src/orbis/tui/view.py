"""What a drawing needs: a state, the players, the viewer, and the options by number."""

from dataclasses import dataclass
from functools import cached_property

from orbis.locales import Speech
from orbis.rules import Action, Score, State, legal_actions, score
from orbis.rules.actions import Exchange


def options_of(state: State) -> tuple[Action, ...]:
    """The options of a decision in the order of their numbers: exchanges come last, as there are many."""
    return tuple(sorted(legal_actions(state), key=lambda action: isinstance(action, Exchange)))


@dataclass(frozen=True)
class TableView:
    """A state as a seat sees it; options are numbered from 1 if that seat has to decide."""

    state: State
    names: tuple[str, ...]
    viewer: int
    speech: Speech
    asks: bool = True

    @cached_property
    def scores(self) -> tuple[Score, ...]:
        return score(self.state)

    @cached_property
    def options(self) -> tuple[Action, ...]:
        return options_of(self.state) if self.asks else ()

    def number(self, action: Action) -> str:
        """The number of an option; empty for any other action."""
        return str(self.options.index(action) + 1) if action in self.options else ""
