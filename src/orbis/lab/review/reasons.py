"""Why a turn is better than another: where they part, which points it is about, and what the table shows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from orbis.lab.review.analysis import Line, Values
from orbis.locales import Sentence
from orbis.notation.tokens import write_slot
from orbis.rules import COLOURS, Action, Forest, State, apply, score
from orbis.rules.actions import (
    Build,
    MakeWilderness,
    PlaceAbove,
    PlaceLeft,
    PlaceRight,
    TakeGod,
    TakeTile,
)
from orbis.rules.scoring import is_active, temple_symbols, wildernesses
from orbis.rules.universe import UPPER_SLOTS, Built, Slot, Universe
from orbis.wire.review import Cause, Fact

LEAST_POINTS = 0.15
"""A cause worth fewer points could be chance."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the best turn is better.

    The turns part in `state`, where the best one continues with `action` (both None if only details differ).
    The `cause` is worth `points`; `fact` counts `best` after the best turn and `played` after the played one.
    `slot` has the forest that the best turn completes, if that is the cause.
    """

    state: State | None
    action: Action | None
    cause: Cause
    points: float
    fact: Fact | None = None
    best: int = 0
    played: int = 0
    slot: Slot | None = None


def cause_sentence(reason: Reason, points: float, others: int) -> Sentence:
    """What the better turn gains, in the same words wherever it is told."""
    slot = {} if reason.slot is None else {"slot": write_slot(reason.slot)}
    return Sentence.of(f"review-cause-{reason.cause.value}", points=points, others=others, **slot)


def reason_of(start: State, best: Line, played: Line, before: Values, after: Values) -> Reason:
    """Why the best turn from a state is better than the played one, by what is expected after each."""
    state, action = _parting(start, best.actions, played.actions)
    seat = start.seat
    cause, points = cause_of(seat, before, after)
    slot = _completed(start, best.end, played.end)
    if slot is not None:
        cause, points = Cause.FOREST, max(0.0, before[seat].regions - after[seat].regions)
    elif isinstance(action, TakeGod) and _count(Fact.KINGDOM, best.end, seat) > max(
        _count(Fact.KINGDOM, each, seat) for each in (start, played.end)
    ):
        cause = Cause.WORSHIPPERS
    for fact in _FACTS[cause]:
        counts = _count(fact, best.end, seat), _count(fact, played.end, seat)
        gain = counts[0] - counts[1]
        if gain > 0 if fact in _WELCOME else gain < 0:
            return Reason(state, action, cause, points, fact, *counts, slot)
    return Reason(state, action, cause, points, slot=slot)


_STAGES: tuple[tuple[type[Action], ...], ...] = (
    (TakeTile, TakeGod),
    (Build, MakeWilderness),
    (PlaceLeft, PlaceRight, PlaceAbove),
)
"""The decisions that define a turn, in their order."""


def _parting(
    start: State, best: Sequence[Action], played: Sequence[Action]
) -> tuple[State | None, Action | None]:
    """Where a turn first differs from another in a way that matters: the state, and what it does there."""
    for stage in _STAGES:
        mine = next((action for action in best if isinstance(action, stage)), None)
        if mine is not None and mine not in played:
            return _state_before(start, best, best.index(mine)), mine
    rest = [action for action in played if not isinstance(action, sum(_STAGES, ()))]
    for place, action in enumerate(best):
        if isinstance(action, sum(_STAGES, ())):
            continue
        if action not in rest:
            return _state_before(start, best, place), action
        rest.remove(action)
    return None, None


def _state_before(start: State, actions: Sequence[Action], place: int) -> State:
    for action in actions[:place]:
        start = apply(start, action)
    return start


def _completed(start: State, best: State, played: State) -> Slot | None:
    """Where a forest is before the turn that only the best one makes active (E3)."""
    seat = start.seat
    before, after = _forests(start, seat), _forests(played, seat)
    for tile, (_, active) in _forests(best, seat).items():
        if active and tile in before and not before[tile][1] and not after[tile][1]:
            return before[tile][0]
    return None


def _forests(state: State, seat: int) -> dict[int, tuple[Slot, bool]]:
    """The forests of a universe by the ids of their tiles: where each is, and whether it is active."""
    universe = state.players[seat].universe
    return {
        region.tile.id: (slot, is_active(universe, slot))
        for slot, region in universe
        if isinstance(region, Built) and isinstance(region.tile.effect, Forest)
    }


def cause_of(seat: int, before: Values, after: Values) -> tuple[Cause, float]:
    """The part of the margin that loses most in what is expected `after`, and how much."""
    best, played = before[seat], after[seat]
    lost = {
        Cause.REGIONS: best.regions - played.regions,
        Cause.WILDERNESSES: best.wildernesses - played.wildernesses,
        Cause.TEMPLE: best.temple - played.temple,
        Cause.GOD: best.god - played.god,
        Cause.OTHERS: (best.margin - best.total) - (played.margin - played.total),
    }
    cause = max(lost, key=lambda each: lost[each])
    return (cause, lost[cause]) if lost[cause] >= LEAST_POINTS else (Cause.CHANCE, 0.0)


_FACTS: dict[Cause, tuple[Fact, ...]] = {
    Cause.FOREST: (Fact.REGIONS,),
    Cause.WORSHIPPERS: (Fact.KINGDOM,),
    Cause.REGIONS: (
        Fact.WILDERNESSES,
        Fact.INACTIVE,
        Fact.REGIONS,
        Fact.DISCOUNTS,
        Fact.PLACES,
        Fact.KINGDOM,
    ),
    Cause.WILDERNESSES: (Fact.WILDERNESSES, Fact.PLACES, Fact.DISCOUNTS, Fact.KINGDOM),
    Cause.TEMPLE: (Fact.SYMBOLS,),
    Cause.GOD: (),
    Cause.OTHERS: (Fact.LEFT,),
    Cause.CHANCE: (Fact.POINTS, Fact.KINGDOM, Fact.LEFT),
}
"""What may explain a cause, the most telling first: only what belongs to it."""

_WELCOME = {Fact.POINTS, Fact.REGIONS, Fact.DISCOUNTS, Fact.SYMBOLS, Fact.PLACES, Fact.KINGDOM}
"""The facts of which more is better."""


def _count(fact: Fact, state: State, seat: int) -> int:
    player = state.players[seat]
    match fact:
        case Fact.POINTS:
            return score(state)[seat].total
        case Fact.REGIONS:
            return score(state)[seat].regions
        case Fact.WILDERNESSES:
            return wildernesses(player.universe)
        case Fact.INACTIVE:
            return sum(isinstance(region, Built) and not region.active for _, region in player.universe)
        case Fact.DISCOUNTS:
            return sum(player.discounts)
        case Fact.SYMBOLS:
            return temple_symbols(player.universe)
        case Fact.PLACES:
            return sum(1 for _ in _places(player.universe))
        case Fact.KINGDOM:
            return sum(player.kingdom)
        case Fact.LEFT:
            return sum(sum(cell.worshippers) for cell in state.display)


def _places(universe: Universe) -> Iterator[object]:
    """The slots in higher rows, by colour: how well a pyramid supports future tiles (P3)."""
    for slot in UPPER_SLOTS:
        for colour in COLOURS:
            if universe.refusal_above(slot, colour) is None:
                yield slot, colour
