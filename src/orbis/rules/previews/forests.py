"""What a placement means for forests: the placed one, and those next to it (E3)."""

from orbis.rules.pieces import Forest
from orbis.rules.previews.parts import Neighbours
from orbis.rules.scoring import is_active, matching_neighbours
from orbis.rules.universe import AROUND, Built, Slot, Universe


def neighbours(universe: Universe, slot: Slot) -> Neighbours | None:
    """The neighbours of the forest in a slot; None if it has no forest."""
    region = universe[slot]
    if not isinstance(region, Built) or not isinstance(region.tile.effect, Forest):
        return None
    forest = region.tile.effect
    return Neighbours(
        matching_neighbours(universe, slot, forest), forest.number, still_possible(universe, slot)
    )


def still_possible(universe: Universe, slot: Slot) -> int:
    """How many more neighbours the region in a slot can get; each of them could match."""
    # Every slot of the pyramid is filled in the end, if need be with a wilderness, which matches. Only which
    # end of row 1 grows is open: a region at its left end moves the slot away from the left border (N1).
    row, position = slot
    growths = universe.rows[0].count(None)
    around = max(len(AROUND[Slot(row, position + growth)]) for growth in range(growths + 1))
    return around - len(universe.neighbours(slot))


def woken(before: Universe, after: Universe, slot: Slot, shift: bool) -> tuple[Slot, ...]:
    """The other forests that a region placed in a slot has made active, in their slots before it (N1)."""
    there = [(other, Slot(other.row, other.position - shift)) for other in AROUND[slot]]
    return tuple(
        [
            earlier
            for other, earlier in there
            if _is_forest(after, other) and is_active(after, other) and not is_active(before, earlier)
        ]
    )


def _is_forest(universe: Universe, slot: Slot) -> bool:
    region = universe[slot]
    return isinstance(region, Built) and isinstance(region.tile.effect, Forest)
