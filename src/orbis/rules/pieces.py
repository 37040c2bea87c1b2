"""The pieces of the game: colours, worshippers, effects, region tiles and gods (RULES sections 1, 6, 7)."""

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import NamedTuple


class Colour(IntEnum):
    """One of the five colours, in the order used everywhere (C1)."""

    WHITE = 0
    BLUE = 1
    GREEN = 2
    RED = 3
    ORANGE = 4

    @property
    def letter(self) -> str:
        """The colour's letter in files and notation."""
        return "WBGRO"[self]


COLOURS = tuple(Colour)

Worshippers = tuple[int, ...]
"""How many worshippers of each colour, in the order of `Colour`."""

NO_WORSHIPPERS: Worshippers = (0, 0, 0, 0, 0)


def joined(some: Worshippers, others: Worshippers) -> Worshippers:
    white, blue, green, red, orange = some
    more_white, more_blue, more_green, more_red, more_orange = others
    return (
        white + more_white,
        blue + more_blue,
        green + more_green,
        red + more_red,
        orange + more_orange,
    )


def more(some: Worshippers, others: Worshippers) -> Worshippers:
    """The worshippers that the first group has more than the second."""
    return tuple([max(0, number - other) for number, other in zip(some, others, strict=True)])


def changed(worshippers: Worshippers, colour: int, difference: int) -> Worshippers:
    """The group with that many more (or, if negative, fewer) of one colour."""
    return (*worshippers[:colour], worshippers[colour] + difference, *worshippers[colour + 1 :])


@dataclass(frozen=True, slots=True)
class Cost:
    """Symbols to pay: some of each colour, and some of any colour (C3)."""

    coloured: Worshippers
    any_colour: int


@dataclass(frozen=True, slots=True)
class Farm:
    """Gives the discount token of a colour (E1)."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Village:
    """Wants worshippers of any colours discarded (E2)."""

    number: int


@dataclass(frozen=True, slots=True)
class Forest:
    """Wants a number of neighbours of its colours at the end of the game (E3)."""

    colours: tuple[Colour, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Volcano:
    """Wants worshippers of its colours removed from the display (E4)."""

    colours: tuple[Colour, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Irrigation:
    """Wants a tile of its colour directly below (E5)."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Conversion:
    """Brings worshippers of a colour (E6)."""

    colour: Colour
    number: int


@dataclass(frozen=True, slots=True)
class AnyConversion:
    """Brings worshippers of colours that the player chooses (E7)."""

    number: int


@dataclass(frozen=True, slots=True)
class Stone:
    """A sacred stone: nothing but its points (E8)."""


@dataclass(frozen=True, slots=True)
class Temple:
    """Temple symbols, compared at the end of the game (E9)."""

    number: int


Effect = Farm | Village | Forest | Volcano | Irrigation | Conversion | AnyConversion | Stone | Temple


class Star(Enum):
    """The mark by which a tile leaves the game when there are fewer players (C4)."""

    NONE = "none"
    WHITE = "white"
    PURPLE = "purple"


@dataclass(frozen=True, slots=True)
class Tile:
    """A region tile, face up (C2)."""

    id: int
    level: int
    colour: Colour
    cost: Cost
    effect: Effect
    points: int
    mystic: int | None
    star: Star

    def __hash__(self) -> int:
        return self.id


class Seating(NamedTuple):
    """What a number of players means for the set-up (S2)."""

    removed: tuple[Star, ...]
    """The marks of the tiles that leave the game."""
    gods: int
    """How many gods are revealed."""
    tokens: tuple[int, ...]
    """The creation points of the temple tokens in play."""


SEATINGS = {
    2: Seating((Star.WHITE, Star.PURPLE), 3, (7, 2)),
    3: Seating((Star.WHITE,), 4, (9, 4, 2)),
    4: Seating((), 5, (11, 7, 4, 2)),
}
"""The table of S2, by the number of players."""


class Favour(Enum):
    """What a god asks or grants at the end of the game (RULES section 7)."""

    POINTS = ""
    MOST_IRRIGATIONS = "most irrigation"
    MOST_VOLCANOES = "most volcano"
    MOST_FORESTS = "most forest"
    MOST_VILLAGES = "most village"
    FEWEST_WILDERNESSES = "fewest wildernesses"
    FREE_WILDERNESSES = "free wildernesses"
    BALANCE = "each village temple volcano"


@dataclass(frozen=True, slots=True)
class God:
    """A god tile: what taking it brings or asks for at once, and what it is worth at the end."""

    number: int
    gain: int
    discard: int
    points: int
    favour: Favour

    def __hash__(self) -> int:
        return self.number


MOST_WORSHIPPERS = 10
"""The most worshippers in a kingdom at the end of a turn (T3.6)."""

ROUNDS = 15
"""Rounds in a game: fourteen regions and a god for each player (T1, T2)."""

REGIONS = 14
"""Regions in a complete universe (P4)."""
