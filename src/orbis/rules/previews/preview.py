"""What an action would change: apply it, compare, and look ahead to where a tile could be placed."""

from collections.abc import Sequence

from orbis.rules.actions import Action, Build, PlaceAbove, PlaceLeft, PlaceRight, TakeGod, TakeTile
from orbis.rules.apply import apply
from orbis.rules.display import Display
from orbis.rules.legal import legal_actions
from orbis.rules.pieces import COLOURS, MOST_WORSHIPPERS, NO_WORSHIPPERS, more
from orbis.rules.previews.outcome import completed, outcome
from orbis.rules.previews.outlook import Outlook, plans, price_of_taken, refusal_to_build
from orbis.rules.previews.parts import Amount, Outcome, Preview, Worshipper
from orbis.rules.previews.placements import placement
from orbis.rules.scoring import is_active
from orbis.rules.state import (
    Decision,
    Discarding,
    Gaining,
    Paying,
    Placing,
    Player,
    Settling,
    State,
    Striking,
    Trimming,
)
from orbis.rules.universe import Slot


def preview(state: State, action: Action) -> Preview:
    """What a legal action would change; raise `IllegalAction` with the rule that forbids it."""
    return _preview(Outlook(state), action)


def previews(state: State, options: Sequence[Action] | None = None) -> tuple[Preview, ...]:
    """What each option would change, in the order of `legal_actions`; pass the options if they are known."""
    outlook = Outlook(state)
    actions = legal_actions(state) if options is None else options
    return tuple([_preview(outlook, action) for action in actions])


def _preview(outlook: Outlook, action: Action) -> Preview:
    state = outlook.state
    after = apply(state, action)
    done = completed(after)
    before, kingdom = state.player.kingdom, after.players[state.seat].kingdom
    added = more(kingdom, before)
    gathers = isinstance(action, TakeTile)
    price = price_of_taken(state if isinstance(action, Build) else after)
    built = outlook.built(after)
    placed = (
        placement(state, action, outlook.scores)
        if isinstance(action, PlaceLeft | PlaceRight | PlaceAbove)
        else None
    )
    return Preview(
        action=action,
        kingdom=kingdom,
        gathered=added if gathers else NO_WORSHIPPERS,
        gained=NO_WORSHIPPERS if gathers else added,
        spent=more(before, kingdom),
        spread=_added(after.display, state.display),
        struck=_added(state.display, after.display),
        due=_due(after),
        price=price,
        unbuildable=None if price is None else refusal_to_build(after, price),
        built=built,
        wilderness=outlook.wilderness(after),
        plans=plans(action, price, built) if gathers else (),
        placed=placed,
        amount=_amount(after) if isinstance(action, TakeGod) else None,
        active=_active(state.decision, action, done.players[state.seat]),
        outcome=placed.outcome if placed is not None else _outcome(outlook, after, done),
        opens=outlook.opens(after),
    )


def _added(display: Display, other: Display) -> tuple[Worshipper, ...]:
    """The worshippers on tiles of a display that are not on the same tiles of another."""
    if display is other:
        return ()
    return tuple(
        [
            Worshipper(number, colour)
            for number, (cell, bare) in enumerate(zip(display, other, strict=True))
            if cell.tile is bare.tile
            for colour in COLOURS
            if cell.worshippers[colour] > bare.worshippers[colour]
        ]
    )


def _outcome(outlook: Outlook, after: State, done: State) -> Outcome | None:
    if isinstance(after.decision, Settling | Paying | Placing):
        return None
    return outcome(outlook.scores, done, outlook.state.seat)[0]


def _due(state: State) -> int:
    match state.decision:
        case Paying(due=due) | Discarding(due=due) | Gaining(due=due) | Striking(due=due):
            return due
        case Trimming():
            return sum(state.player.kingdom) - MOST_WORSHIPPERS
        case _:
            return 0


def _amount(after: State) -> Amount | None:
    """What the god just taken asks for (G10)."""
    player = after.player
    assert player.patron is not None
    discard = player.patron.god.discard
    if not discard:
        return None
    return Amount(discard, sum(player.kingdom), isinstance(after.decision, Discarding))


def _active(decision: Decision, action: Action, player: Player) -> bool | None:
    """Whether the region or god that a decision is about is active, with the player after the action."""
    match decision, action:
        case ((Discarding(slot=Slot() as slot) | Striking(slot=slot)), _):
            return is_active(player.universe, slot)
        case (Discarding(), _) | (_, TakeGod()):
            assert player.patron is not None
            return player.patron.active
        case _:
            return None
