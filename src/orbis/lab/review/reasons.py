"""Why a turn is better than another: where they part, which points it is about, and what the table shows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor

from orbis.lab.review.analysis import Line, Values
from orbis.locales import Sentence
from orbis.locales.pieces import tile_arguments
from orbis.notation.tokens import write_cell, write_slot
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
from orbis.rules.previews.opens import opens
from orbis.rules.scoring import is_active, temple_symbols, wildernesses
from orbis.rules.universe import UPPER_SLOTS, Built, Slot, Universe
from orbis.wire.review import Cause, Fact

LEAST_POINTS = 0.15
"""A cause worth fewer points could be chance."""

CLEAR_POINTS = 2
"""From so many points that a turn gives at once, they are its reason."""

MANY_WORSHIPPERS = 3
"""From so many more worshippers after a turn, they are its reason, if the points are not."""

LEAST_SAID = 0.5
"""The fewest expected points that are said as a number."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the best turn is better.

    The turns part in `state`, where the best one continues with `action` (both None if only details differ).
    The `cause` is expected to be worth `points` by the end of the game, even if the table shows more at once;
    `fact` counts `best` after the best turn and `played` after the played one.
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


def said_points(reason: Reason) -> int | None:
    """The points of a cause in whole numbers, half a point being one; None if too few to speak of.

    >>> said_points(Reason(None, None, Cause.TEMPLE, 2.5)), said_points(Reason(None, None, Cause.TEMPLE, 0.4))
    (3, None)
    """
    if reason.cause is Cause.WORSHIPPERS or reason.points < LEAST_SAID:
        return None
    return floor(reason.points + 0.5)


def cause_sentence(reason: Reason, points: float, others: int) -> Sentence:
    """What the better turn gains, as a clause."""
    return Sentence.of(f"review-cause-{reason.cause.value}", points=points, others=others, **_slot(reason))


def hint_sentence(reason: Reason, other: Sentence, others: int) -> Sentence:
    """What a turn gains over another one, as a whole sentence."""
    gain, fact, points = gain_sentence(reason, others), fact_sentence(reason), said_points(reason)
    if fact is not None:
        return Sentence.of("hint-why-fact", other=other, gain=gain, fact=fact)
    if points is not None:
        return Sentence.of("hint-why-points", other=other, gain=gain, points=points)
    return Sentence.of("hint-why", other=other, gain=gain)


def gain_sentence(reason: Reason, others: int) -> Sentence:
    """What a turn gains over another one, as a clause."""
    return Sentence.of(f"hint-gain-{reason.cause.value}", others=others, **_slot(reason))


def fact_sentence(reason: Reason) -> Sentence | None:
    """What the table shows of it."""
    if reason.fact is None:
        return None
    if reason.fact is Fact.DENIED and reason.state is not None and isinstance(reason.action, TakeTile):
        tile = reason.state.display[reason.action.cell].tile
        if tile is not None:
            others, cell = len(reason.state.players) - 1, write_cell(reason.action.cell)
            return Sentence.of("review-fact-denied-tile", others=others, cell=cell, **tile_arguments(tile))
    return Sentence.of(f"review-fact-{reason.fact.value}", best=reason.best, played=reason.played)


def _slot(reason: Reason) -> dict[str, str]:
    return {} if reason.slot is None else {"slot": write_slot(reason.slot)}


def reason_of(start: State, best: Line, played: Line, before: Values, after: Values) -> Reason:
    """Why the best turn from a state is better than the played one, by what is expected after each."""
    state, action = _parting(start, best.actions, played.actions)
    seat = start.seat
    cause, points = cause_of(seat, before, after)
    slot = _completed(start, best.end, played.end)
    shown = Cause.FOREST if slot is not None else _shown(start, best, played, action, points)
    if shown is not None:
        part = Cause.REGIONS if shown is Cause.FOREST else shown
        cause, points = shown, max(0.0, _lost(seat, before, after).get(part, 0.0))
    if cause is Cause.OTHERS and _is_denied(start, best, played, before):
        return Reason(state, action, cause, points, Fact.DENIED, 0, 1)
    for fact in _FACTS[cause]:
        counts = _count(fact, best.end, seat), _count(fact, played.end, seat)
        if cause is Cause.WILDERNESSES and counts[0] and not score(best.end)[seat].wildernesses:
            continue  # their number is no reason where they cost nothing (G4)
        gain = counts[0] - counts[1]
        if (gain if fact in _WELCOME else -gain) >= _LEAST.get(fact, 1):
            return Reason(state, action, cause, points, fact, *counts, slot)
    return Reason(state, action, cause, points, slot=slot)


def _shown(start: State, best: Line, played: Line, action: Action | None, expected: float) -> Cause | None:
    """What everybody can see: a god that brings worshippers, points that the turn gives, many worshippers.

    Worshippers are no reason where more is `expected` of another one.
    """
    seat = start.seat
    kingdoms = [_count(Fact.KINGDOM, each, seat) for each in (best.end, start, played.end)]
    if isinstance(action, TakeGod) and kingdoms[0] > max(kingdoms[1:]):
        return Cause.WORSHIPPERS
    ours, theirs = score(best.end)[seat], score(played.end)[seat]
    if ours.total - theirs.total >= CLEAR_POINTS:
        parts = {
            Cause.REGIONS: ours.regions - theirs.regions,
            Cause.WILDERNESSES: ours.wildernesses - theirs.wildernesses,
            Cause.TEMPLE: ours.temple - theirs.temple,
            Cause.GOD: ours.god - theirs.god,
        }
        return max(parts, key=lambda each: parts[each])
    if expected < CLEAR_POINTS and kingdoms[0] - kingdoms[2] >= MANY_WORSHIPPERS:
        return Cause.WORSHIPPERS
    return None


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


def _is_denied(start: State, best: Line, played: Line, expected: Values) -> bool:
    """Whether the best turn takes a tile with a price that the strongest opponent, who is next, could pay."""
    cell = next((action.cell for action in best.actions if isinstance(action, TakeTile)), None)
    tile = None if cell is None else start.display[cell].tile
    found = opens(played.end)
    if tile is None or not any((*tile.cost.coloured, tile.cost.any_colour)) or found is None:
        return False
    others = (each for seat, each in enumerate(expected) if seat != start.seat)
    is_strongest = expected[found.seat].total >= max(each.total for each in others)
    return is_strongest and any(each.cell == cell and each.payable for each in found.cells)


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
    lost = _lost(seat, before, after)
    cause = max(lost, key=lambda each: lost[each])
    own = {each: lost[each] for each in lost if each is not Cause.OTHERS}
    if cause is Cause.OTHERS and lost[cause] < sum(max(0.0, each) for each in own.values()):
        cause = max(own, key=lambda each: own[each])
    return (cause, lost[cause]) if lost[cause] >= LEAST_POINTS else (Cause.CHANCE, 0.0)


def _lost(seat: int, before: Values, after: Values) -> dict[Cause, float]:
    """By part of the margin, how much of it is lost in what is expected `after`."""
    best, played = before[seat], after[seat]
    return {
        Cause.REGIONS: best.regions - played.regions,
        Cause.WILDERNESSES: best.wildernesses - played.wildernesses,
        Cause.TEMPLE: best.temple - played.temple,
        Cause.GOD: best.god - played.god,
        Cause.OTHERS: (best.margin - best.total) - (played.margin - played.total),
    }


_FACTS: dict[Cause, tuple[Fact, ...]] = {
    Cause.FOREST: (Fact.REGIONS,),
    Cause.WORSHIPPERS: (Fact.KINGDOM,),
    Cause.REGIONS: (Fact.WILDERNESSES, Fact.INACTIVE, Fact.REGIONS, Fact.DISCOUNTS, Fact.PLACES),
    Cause.WILDERNESSES: (Fact.WILDERNESSES,),
    Cause.TEMPLE: (Fact.SYMBOLS,),
    Cause.GOD: (),
    Cause.OTHERS: (Fact.LEFT,),
    Cause.CHANCE: (Fact.POINTS,),
}
"""What may explain a cause, the most telling first: only what belongs to it."""

_WELCOME = {Fact.POINTS, Fact.REGIONS, Fact.DISCOUNTS, Fact.SYMBOLS, Fact.PLACES, Fact.KINGDOM}
"""The facts of which more is better."""

_LEAST = {Fact.KINGDOM: 2, Fact.LEFT: 3, Fact.PLACES: 3}
"""The smallest difference that tells something, where one alone does not."""


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
        case Fact.DENIED:
            raise ValueError("it depends on two turns")


def _places(universe: Universe) -> Iterator[object]:
    """The slots in higher rows, by colour: how well a pyramid supports future tiles (P3)."""
    for slot in UPPER_SLOTS:
        for colour in COLOURS:
            if universe.refusal_above(slot, colour) is None:
                yield slot, colour
