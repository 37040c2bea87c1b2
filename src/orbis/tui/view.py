"""What a drawing needs: a state, the players, the viewer, and the options by number."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from orbis.locales import Speech
from orbis.rules import Action, Score, State, legal_actions, score
from orbis.rules.actions import Exchange
from orbis.rules.choice import choice


def options_of(state: State, picked: Sequence[Action] = ()) -> tuple[Action, ...]:
    """The options of a decision in the order of their numbers: exchanges come last, as there are many.

    Worshippers are chosen in any order; once some are `picked`, only more of them can be.
    """
    asked = choice(state)
    if asked is None:
        return tuple(sorted(legal_actions(state), key=lambda action: isinstance(action, Exchange)))
    picks = [pick.action for pick in asked.picks if picked.count(pick.action) < pick.most]
    kinds = {type(pick.action) for pick in asked.picks}
    others = () if picked else [action for action in legal_actions(state) if type(action) not in kinds]
    return (*picks, *others)


@dataclass(frozen=True)
class TableView:
    """A state as a seat sees it; options are numbered from 1 if that seat has to decide."""

    state: State
    names: tuple[str, ...]
    viewer: int
    speech: Speech
    asks: bool = True
    picked: tuple[Action, ...] = ()
    """The worshippers chosen so far for the decision."""

    @cached_property
    def scores(self) -> tuple[Score, ...]:
        return score(self.state)

    @cached_property
    def options(self) -> tuple[Action, ...]:
        return options_of(self.state, self.picked) if self.asks else ()

    def number(self, action: Action) -> str:
        """The number of an option; empty for any other action."""
        return str(self.options.index(action) + 1) if action in self.options else ""
