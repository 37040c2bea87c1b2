"""The rule against what is pressed, and how places are called that are no slots yet."""

import re
from dataclasses import replace
from functools import reduce

from orbis.rules import Action, PlaceAction, Rule, State, apply, refusal
from orbis.rules.actions import Build, EndTurn
from orbis.rules.previews import Preview
from orbis.rules.state import Placing, Settling

from .saying import say

MISSING = re.compile(say("web-why-row", row="\\d", place="\\d"))
"""How a place is called that is no slot yet."""
FIRST_ROW = re.compile(say("web-why-row", row=1, place="\\d"))


def rule_against(state: State, selected: Preview | None, action: Action) -> Rule | None:
    """The rule against an action in the position that is looked at: the selected tile taken and built."""
    if selected is None or isinstance(action, EndTurn):
        return refusal(state, action)
    assert selected.price is not None
    settling = reduce(apply, selected.price.exchanges or (), apply(state, selected.action))
    decision = settling.decision
    assert isinstance(decision, Settling)
    if isinstance(action, PlaceAction):
        placing = replace(settling, decision=Placing(decision.cell, decision.tile, face_up=True))
        return refusal(placing, action) or refusal(settling, Build())
    return refusal(settling, action) if isinstance(action, Build) else refusal(state, action)
