"""Where a taken tile could be placed, and what it would mean there (T3.4, T3.5)."""

from orbis.rules.actions import PlaceAbove, PlaceAction, PlaceLeft, PlaceRight, slot_of
from orbis.rules.apply import apply
from orbis.rules.effects import strikable
from orbis.rules.legal import refusal
from orbis.rules.pieces import Effect, Village, Volcano, more
from orbis.rules.previews.forests import neighbours, woken
from orbis.rules.previews.outcome import completed, outcome
from orbis.rules.previews.parts import Amount, Laying, Placement, Refused
from orbis.rules.scoring import Score, is_active
from orbis.rules.state import Discarding, Placing, State, Striking
from orbis.rules.universe import UPPER_SLOTS

_PLACES: tuple[PlaceAction, ...] = (PlaceLeft(), PlaceRight(), *(PlaceAbove(slot) for slot in UPPER_SLOTS))


def laying(placing: State, before: tuple[Score, ...]) -> Laying:
    """What the tile would mean in each of its slots, compared with earlier scores."""
    rules = [(action, refusal(placing, action)) for action in _PLACES]
    slots = tuple([placement(placing, action, before) for action, rule in rules if rule is None])
    best = max(range(len(slots)), key=lambda index: _worth(slots[index]), default=None)
    return Laying(slots, best, tuple([Refused(action, rule) for action, rule in rules if rule is not None]))


def _worth(placement: Placement) -> tuple[int, int]:
    return placement.outcome.change.total, placement.points_later


def placement(placing: State, action: PlaceAction, before: tuple[Score, ...]) -> Placement:
    """What the tile would mean in one slot, compared with earlier scores."""
    decision = placing.decision
    assert isinstance(decision, Placing)
    universe = placing.player.universe
    slot = slot_of(universe, action)
    after = apply(placing, action)
    done = completed(after)
    grown = done.player.universe
    reached, own = outcome(before, done, placing.seat)
    points = dict(own.tiles)[slot]
    forest = neighbours(grown, slot)
    waits = forest is not None and forest.matching < forest.needed <= forest.matching + forest.still_possible
    return Placement(
        action=action,
        active=is_active(grown, slot),
        forest=forest,
        amount=_amount(after, decision.tile.effect) if decision.face_up else None,
        points=points,
        points_later=decision.tile.points if waits else 0,
        gained=more(after.players[placing.seat].kingdom, placing.player.kingdom),
        wakes=woken(universe, grown, slot, shift=isinstance(action, PlaceLeft)),
        outcome=reached,
    )


def _amount(after: State, effect: Effect) -> Amount | None:
    """What the tile just placed face up asks for (E2, E4)."""
    payable = isinstance(after.decision, Discarding | Striking)
    match effect:
        case Village(number):
            return Amount(number, sum(after.player.kingdom), payable)
        case Volcano(colours, number):
            return Amount(number, strikable(after.display, colours), payable)
        case _:
            return None
