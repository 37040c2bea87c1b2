"""A player's universe: the pyramid of regions, and where a tile may be placed in it (RULES section 5)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from orbis.rules.pieces import Colour, Tile
from orbis.rules.rule import Rule


class Slot(NamedTuple):
    """A slot of the pyramid: rows 1 to 4 from the bottom, positions from the left end of row 1 (N1)."""

    row: int
    position: int


@dataclass(frozen=True, slots=True)
class Built:
    """A region tile placed face up; not active once a deactivation token covers its points."""

    tile: Tile
    active: bool = True

    def has(self, colour: Colour) -> bool:
        """Whether the region counts as having the colour."""
        return self.tile.colour is colour


@dataclass(frozen=True, slots=True)
class Wilderness:
    """A region tile placed face down; its face no longer matters (W1)."""

    def has(self, colour: Colour) -> bool:  # noqa: ARG002 — as `Built.has`
        """Whether the region counts as having the colour: always (W1)."""
        return True


Region = Built | Wilderness
Row = tuple[Region | None, ...]

WILDERNESS = Wilderness()
SLOTS = tuple(Slot(row, position) for row in (1, 2, 3, 4) for position in range(6 - row))
LEFT_END = Slot(1, 0)
UPPER_SLOTS = tuple(slot for slot in SLOTS if slot.row > 1)


def _around(slot: Slot) -> tuple[Slot, ...]:
    row, position = slot
    near = (
        Slot(row, position - 1),
        Slot(row, position + 1),
        Slot(row - 1, position),
        Slot(row - 1, position + 1),
        Slot(row + 1, position - 1),
        Slot(row + 1, position),
    )
    return tuple(other for other in near if other in SLOTS)


AROUND = {slot: _around(slot) for slot in SLOTS}
"""The slots beside, below and above each slot (E3)."""


@dataclass(frozen=True, slots=True)
class Universe:
    """The regions of a player in rows of 5, 4, 3 and 2 slots, row 1 filled from its left end (P1, P2)."""

    rows: tuple[Row, ...]

    def __getitem__(self, slot: Slot) -> Region | None:
        return self.rows[slot.row - 1][slot.position]

    def __iter__(self) -> Iterator[tuple[Slot, Region]]:
        for slot, region in zip(SLOTS, chain.from_iterable(self.rows), strict=True):
            if region is not None:
                yield slot, region

    @property
    def width(self) -> int:
        """How many regions row 1 has."""
        return sum([region is not None for region in self.rows[0]])

    @property
    def is_complete(self) -> bool:
        """Whether all 14 regions are placed: the two of row 4 rest on all the others (P4)."""
        left, right = self.rows[3]
        return left is not None and right is not None

    def refusal_at_end(self, left: bool) -> Rule | None:
        """The rule against placing at an end of row 1 (P1, N1)."""
        if self.rows[0][4] is not None:
            return Rule.P1
        if left and self.rows[0][0] is None:
            return Rule.N1
        return None

    def refusal_above(self, slot: Slot, face: Colour | Wilderness) -> Rule | None:
        """The rule against placing a tile of that colour, or a wilderness, in row 2, 3 or 4 (P2, P3)."""
        row, position = slot
        below = self.rows[row - 2]
        left, right = below[position], below[position + 1]
        if left is None or right is None or self.rows[row - 1][position] is not None:
            return Rule.P2
        if isinstance(face, Wilderness) or left.has(face) or right.has(face):
            return None
        return Rule.P3

    def has_room(self, colour: Colour) -> bool:
        """Whether a tile of that colour can be placed face up anywhere (P1–P3)."""
        return self.rows[0][4] is None or None in [self.refusal_above(slot, colour) for slot in UPPER_SLOTS]

    def grown_left(self, region: Region) -> "Universe":
        """The universe with a region at the left end of row 1; every position counts one more (N1)."""
        first, *upper = self.rows
        return Universe(((region, *first[:-1]), *((None, *row[:-1]) for row in upper)))

    def with_region(self, slot: Slot, region: Region) -> "Universe":
        row, position = slot
        old = self.rows[row - 1]
        new = (*old[:position], region, *old[position + 1 :])
        return Universe((*self.rows[: row - 1], new, *self.rows[row:]))

    def below(self, slot: Slot) -> tuple[Region, ...]:
        """The regions that a slot rests on, two at most; empty for row 1."""
        row, position = slot
        if row == 1:
            return ()
        below = self.rows[row - 2]
        return tuple(region for region in below[position : position + 2] if region is not None)

    def neighbours(self, slot: Slot) -> tuple[Region, ...]:
        """The regions beside, below and above a slot, six at most (E3)."""
        there = [self[other] for other in AROUND[slot]]
        return tuple([region for region in there if region is not None])


EMPTY_UNIVERSE = Universe(((None,) * 5, (None,) * 4, (None,) * 3, (None,) * 2))
