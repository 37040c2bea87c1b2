"""Legality: the rule that forbids an action, and the actions that no rule forbids (RULES section 10)."""

from collections.abc import Callable
from itertools import groupby

from orbis.rules.actions import (
    ACTIONS,
    Action,
    Build,
    Decline,
    EndTurn,
    Exchange,
    Gain,
    MakeWilderness,
    PlaceAbove,
    PlaceLeft,
    PlaceRight,
    Reveal,
    Spend,
    Strike,
    TakeGod,
    TakeTile,
    action_id,
)
from orbis.rules.effects import strikable
from orbis.rules.paying import EXCHANGED, covers, refusal_of_order
from orbis.rules.pieces import MOST_WORSHIPPERS
from orbis.rules.rule import Rule
from orbis.rules.state import (
    Decision,
    Discarding,
    Ending,
    Gaining,
    Over,
    Paying,
    Placing,
    Player,
    Refilling,
    Settling,
    State,
    Striking,
    Taking,
    Trimming,
)
from orbis.rules.universe import WILDERNESS


def legal_actions(state: State) -> tuple[Action, ...]:
    """The options of the decision, in the order of their ids; none while chance answers or after the end."""
    decision = state.decision
    player = state.player
    return tuple(
        [
            action
            for group, refuses in _GROUPS[type(decision)]
            if refuses(state, player, decision, group[0]) is None
            for action in group
        ]
    )


def refusal(state: State, action: Action | Reveal) -> Rule | None:
    """The rule that forbids an action now; None exactly for the legal ones."""
    decision = state.decision
    refuses = _REFUSALS[type(decision)].get(type(action))
    if refuses is not None:
        return refuses(state, state.player, decision, action)
    if type(action) not in _KINDS:
        raise TypeError(f"expected an action, found {action!r}; ACTIONS has them by id")
    return _not_now(type(decision), type(action))


def refusals(state: State) -> tuple[Rule | None, ...]:
    """The rule that forbids each of `ACTIONS` now, in the order of their ids."""
    decision, player = state.decision, state.player
    return tuple(
        [
            rule if refuses is None else refuses(state, player, decision, action)
            for action, refuses, rule in _VERDICTS[type(decision)]
        ]
    )


_KINDS = frozenset((*map(type, ACTIONS), Reveal))


def _not_now(decision: type[Decision], kind: type[Action | Reveal]) -> Rule:
    """The rule against actions of a kind that a decision does not ask for."""
    if decision is Over:
        return Rule.D1
    if decision in (Ending, Refilling) or kind is Reveal:
        return Rule.N7
    return Rule.Q12 if kind is Exchange else Rule.N8


def _reveal(state: State, player: Player, decision: Refilling, action: Reveal) -> Rule | None:
    return None if action.tile in [tile.id for tile in state.next_stack] else Rule.T3


def _take_tile(state: State, player: Player, decision: Taking, action: TakeTile) -> Rule | None:
    if player.universe.is_complete:
        return Rule.T2
    if state.display[action.cell].tile is None:
        return Rule.T1
    return None


def _take_god(state: State, player: Player, decision: Taking, action: TakeGod) -> Rule | None:
    if player.patron is not None:
        return Rule.T2
    if action.number in [god.number for god in state.gods]:
        return None
    taken = [other.patron.god.number for other in state.players if other.patron is not None]
    return Rule.T4 if action.number in taken else Rule.S4


def _exchange(state: State, player: Player, decision: Decision, action: Exchange) -> Rule | None:
    return Rule.X1 if player.kingdom[action.given] < EXCHANGED else None


def _build(state: State, player: Player, decision: Settling, action: Build) -> Rule | None:
    if not covers(player.kingdom, decision.tile.cost, player.discounts):
        return Rule.M1
    if not player.universe.has_room(decision.tile.colour):
        return Rule.P3
    return None


def _always(state: State, player: Player, decision: Decision, action: Action) -> Rule | None:
    return None


def _place_left(state: State, player: Player, decision: Placing, action: PlaceLeft) -> Rule | None:
    return player.universe.refusal_at_end(left=True)


def _place_right(state: State, player: Player, decision: Placing, action: PlaceRight) -> Rule | None:
    return player.universe.refusal_at_end(left=False)


def _place_above(state: State, player: Player, decision: Placing, action: PlaceAbove) -> Rule | None:
    face = decision.tile.colour if decision.face_up else WILDERNESS
    return player.universe.refusal_above(action.slot, face)


def _pay(state: State, player: Player, decision: Paying, action: Spend) -> Rule | None:
    if not player.kingdom[action.colour]:
        return Rule.M1
    return refusal_of_order(action.colour, decision.last, player.kingdom, decision.due)


def _discard(state: State, player: Player, decision: Discarding, action: Spend) -> Rule | None:
    if not player.kingdom[action.colour]:
        return Rule.G10 if decision.slot is None else Rule.E2
    return refusal_of_order(action.colour, decision.last, player.kingdom, decision.due)


def _gain(state: State, player: Player, decision: Gaining, action: Gain) -> Rule | None:
    if decision.last is not None and action.colour < decision.last:
        return Rule.N4
    return None


def _strike(state: State, player: Player, decision: Striking, action: Strike) -> Rule | None:
    if action.colour not in decision.colours or not state.display[action.cell].worshippers[action.colour]:
        return Rule.E4
    chosen = (action.colour, action.cell)
    if decision.last is not None and chosen < decision.last:
        return Rule.N4
    return Rule.N4 if strikable(state.display, decision.colours, chosen) < decision.due else None


def _decline(state: State, player: Player, decision: Discarding | Striking, action: Decline) -> Rule | None:
    return None if decision.last is None else Rule.N5


def _trim(state: State, player: Player, decision: Trimming, action: Spend) -> Rule | None:
    if not player.kingdom[action.colour]:
        return Rule.T3
    due = sum(player.kingdom) - MOST_WORSHIPPERS
    return refusal_of_order(action.colour, decision.last, player.kingdom, due)


def _exchange_in_trim(state: State, player: Player, decision: Trimming, action: Exchange) -> Rule | None:
    return Rule.N6 if decision.last is not None else _exchange(state, player, decision, action)


_Refusal = Callable[..., Rule | None]

_REFUSALS: dict[type[Decision], dict[type[Action | Reveal], _Refusal]] = {
    Taking: {TakeTile: _take_tile, TakeGod: _take_god, Exchange: _exchange},
    Settling: {Exchange: _exchange, Build: _build, MakeWilderness: _always},
    Paying: {Spend: _pay},
    Placing: {PlaceLeft: _place_left, PlaceRight: _place_right, PlaceAbove: _place_above},
    Discarding: {Spend: _discard, Decline: _decline},
    Gaining: {Gain: _gain},
    Striking: {Strike: _strike, Decline: _decline},
    Trimming: {Exchange: _exchange_in_trim, Spend: _trim},
    Ending: {EndTurn: _always},
    Refilling: {Reveal: _reveal},
    Over: {},
}
"""The table of RULES section 10: what each decision asks for, and the rules each answer must keep."""


def _groups(kind: type[Action | Reveal]) -> tuple[tuple[Action, ...], ...]:
    """The actions of a kind in groups that share a verdict: exchanges by what they give, others alone."""
    key = (lambda action: action.given) if kind is Exchange else action_id
    actions = (action for action in ACTIONS if type(action) is kind)
    return tuple(tuple(group) for _, group in groupby(actions, key))


_GROUPS = {
    decision: tuple((group, refuses) for kind, refuses in kinds.items() for group in _groups(kind))
    for decision, kinds in _REFUSALS.items()
}

_VERDICTS = {
    decision: tuple(
        (action, kinds.get(type(action)), None if type(action) in kinds else _not_now(decision, type(action)))
        for action in ACTIONS
    )
    for decision, kinds in _REFUSALS.items()
}
"""For each decision all actions, with what judges those that it asks for, and the rule against the others."""
