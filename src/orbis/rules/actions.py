"""The options of RULES section 10 with their stable ids 0–108, and chance's `Reveal`."""

from dataclasses import dataclass
from typing import ClassVar, assert_never

from orbis.rules.display import CELLS
from orbis.rules.pieces import COLOURS, Colour
from orbis.rules.universe import LEFT_END, UPPER_SLOTS, Slot, Universe


@dataclass(frozen=True, slots=True)
class TakeTile:
    cell: int

    @property
    def id(self) -> int:
        """The ids 0 to 8, one per cell."""
        return self.cell


@dataclass(frozen=True, slots=True)
class TakeGod:
    number: int

    @property
    def id(self) -> int:
        """The ids 9 to 18, one per god."""
        return 8 + self.number


@dataclass(frozen=True, slots=True)
class Exchange:
    """Give three worshippers of a colour for one of another (X1)."""

    given: Colour
    gained: Colour

    @property
    def id(self) -> int:
        """The ids 19 to 38: by the given colour, then by the gained one."""
        return 19 + 4 * self.given + (self.gained if self.gained < self.given else self.gained - 1)


@dataclass(frozen=True, slots=True)
class Build:
    """Pay for the taken tile and place it face up."""

    id: ClassVar[int] = 39


@dataclass(frozen=True, slots=True)
class MakeWilderness:
    id: ClassVar[int] = 40


@dataclass(frozen=True, slots=True)
class PlaceLeft:
    """Place the tile at the left end of row 1."""

    id: ClassVar[int] = 41


@dataclass(frozen=True, slots=True)
class PlaceRight:
    """Place the tile at the right end of row 1."""

    id: ClassVar[int] = 42


@dataclass(frozen=True, slots=True)
class PlaceAbove:
    """Place the tile in a slot of row 2, 3 or 4."""

    slot: Slot

    @property
    def id(self) -> int:
        """The ids 43 to 51, row by row."""
        return 43 + UPPER_SLOTS.index(self.slot)


@dataclass(frozen=True, slots=True)
class Spend:
    colour: Colour

    @property
    def id(self) -> int:
        """The ids 52 to 56, one per colour."""
        return 52 + self.colour


@dataclass(frozen=True, slots=True)
class Gain:
    colour: Colour

    @property
    def id(self) -> int:
        """The ids 57 to 61, one per colour."""
        return 57 + self.colour


@dataclass(frozen=True, slots=True)
class Strike:
    """Remove one worshipper of a colour from a display cell."""

    cell: int
    colour: Colour

    @property
    def id(self) -> int:
        """The ids 62 to 106: by the cell, then by the colour."""
        return 62 + 5 * self.cell + self.colour


@dataclass(frozen=True, slots=True)
class Decline:
    """Leave the village, volcano or god of death deactivated."""

    id: ClassVar[int] = 107


@dataclass(frozen=True, slots=True)
class EndTurn:
    id: ClassVar[int] = 108


PlaceAction = PlaceLeft | PlaceRight | PlaceAbove

Action = (
    TakeTile
    | TakeGod
    | Exchange
    | Build
    | MakeWilderness
    | PlaceLeft
    | PlaceRight
    | PlaceAbove
    | Spend
    | Gain
    | Strike
    | Decline
    | EndTurn
)


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance's answer to a refill: the tile of that id (N7)."""

    tile: int


ACTIONS: tuple[Action, ...] = (
    *(TakeTile(cell) for cell in CELLS),
    *(TakeGod(number) for number in range(1, 11)),
    *(Exchange(given, gained) for given in COLOURS for gained in COLOURS if given != gained),
    Build(),
    MakeWilderness(),
    PlaceLeft(),
    PlaceRight(),
    *(PlaceAbove(slot) for slot in UPPER_SLOTS),
    *(Spend(colour) for colour in COLOURS),
    *(Gain(colour) for colour in COLOURS),
    *(Strike(cell, colour) for cell in CELLS for colour in COLOURS),
    Decline(),
    EndTurn(),
)
"""Every action, at the index that is its id."""


def action_id(action: Action) -> int:
    """The stable id of an action, 0 to 108.

    >>> action_id(Exchange(Colour.BLUE, Colour.WHITE))
    23
    >>> ACTIONS[23]
    Exchange(given=<Colour.BLUE: 1>, gained=<Colour.WHITE: 0>)
    """
    return action.id


def slot_of(universe: Universe, place: PlaceAction) -> Slot:
    """The slot that a placement fills, as it is numbered afterwards (N1)."""
    match place:
        case PlaceLeft():
            return LEFT_END
        case PlaceRight():
            return Slot(1, universe.width)
        case PlaceAbove(slot):
            return slot
        case unknown:
            assert_never(unknown)
