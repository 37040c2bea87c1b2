"""The state of a game, public in full (N9), and the decision it waits for (RULES section 10)."""

from dataclasses import dataclass
from enum import Enum

from orbis.rules.display import Display
from orbis.rules.pieces import NO_WORSHIPPERS, ROUNDS, Colour, God, Tile, Worshippers
from orbis.rules.universe import EMPTY_UNIVERSE, Slot, Universe


class Phase(Enum):
    """The part of a turn to which a decision belongs (N8)."""

    TAKE = "take"
    SETTLE = "settle"
    PAY = "pay"
    PLACE = "place"
    EFFECT = "effect"
    TRIM = "trim"
    END = "end"
    REVEAL = "reveal"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Taking:
    """What to take: a tile of the display or a god."""


@dataclass(frozen=True, slots=True)
class Settling:
    """Whether the taken tile is built or becomes a wilderness (N2)."""

    cell: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Paying:
    """Which worshipper to spend for the next any-colour symbol (N3)."""

    cell: int
    tile: Tile
    due: int
    last: Colour | None = None


@dataclass(frozen=True, slots=True)
class Placing:
    """Where the tile lies, face up or as a wilderness."""

    cell: int
    tile: Tile
    face_up: bool


@dataclass(frozen=True, slots=True)
class Discarding:
    """Which worshipper to discard next for the village in a slot or, without one, for the god (E2, G10)."""

    cell: int | None
    slot: Slot | None
    due: int
    last: Colour | None = None


@dataclass(frozen=True, slots=True)
class Gaining:
    """Which worshipper to take next from the aether (E7, G1)."""

    cell: int | None
    due: int
    last: Colour | None = None


@dataclass(frozen=True, slots=True)
class Striking:
    """Which worshipper the volcano in a slot removes next from the display (E4)."""

    cell: int
    slot: Slot
    colours: tuple[Colour, ...]
    due: int
    last: tuple[Colour, int] | None = None


@dataclass(frozen=True, slots=True)
class Trimming:
    """Which worshipper goes, or which exchange is made, while there are more than ten (N6)."""

    cell: int | None
    last: Colour | None = None


@dataclass(frozen=True, slots=True)
class Ending:
    """Nothing but to end the turn; until then it can be taken back (N7)."""

    cell: int | None


@dataclass(frozen=True, slots=True)
class Refilling:
    """Chance's answer: the tile that fills the empty cell (T3.7, N7)."""

    cell: int


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended (D1)."""


Decision = (
    Taking
    | Settling
    | Paying
    | Placing
    | Discarding
    | Gaining
    | Striking
    | Trimming
    | Ending
    | Refilling
    | Over
)
"""Where present, `cell` is the cell to refill (None after a god) and `last` the last choice (N4)."""


def emptied_cell(decision: Decision) -> int | None:
    """The display cell that the running turn has emptied; None if there is none."""
    return None if isinstance(decision, Taking | Over) else decision.cell


PHASES: dict[type[Decision], Phase] = {
    Taking: Phase.TAKE,
    Settling: Phase.SETTLE,
    Paying: Phase.PAY,
    Placing: Phase.PLACE,
    Discarding: Phase.EFFECT,
    Gaining: Phase.EFFECT,
    Striking: Phase.EFFECT,
    Trimming: Phase.TRIM,
    Ending: Phase.END,
    Refilling: Phase.REVEAL,
    Over: Phase.OVER,
}


@dataclass(frozen=True, slots=True)
class Patron:
    """The god that a player has taken; not active if its price was not paid (G10)."""

    god: God
    active: bool = True


@dataclass(frozen=True, slots=True)
class Player:
    """What a player has: kingdom, discount tokens by colour, universe and god."""

    kingdom: Worshippers = NO_WORSHIPPERS
    discounts: tuple[bool, ...] = (False,) * 5
    universe: Universe = EMPTY_UNIVERSE
    patron: Patron | None = None


def round_of(turn: int, players: int) -> int:
    """The round after that many turns, from 1 to 15; after the end still 15 (T1)."""
    return min(turn // players + 1, ROUNDS)


@dataclass(frozen=True, slots=True)
class State:
    """What the players see and nothing else: which tiles are left in the stacks, not their order (N9)."""

    players: tuple[Player, ...]
    display: Display
    stacks: tuple[tuple[Tile, ...], ...]
    gods: tuple[God, ...]
    turn: int
    decision: Decision

    @property
    def seat(self) -> int:
        """The seat whose turn it is (S1)."""
        return self.turn % len(self.players)

    @property
    def player(self) -> Player:
        return self.players[self.turn % len(self.players)]

    @property
    def round(self) -> int:
        return round_of(self.turn, len(self.players))

    @property
    def phase(self) -> Phase:
        return PHASES[type(self.decision)]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended (D1)."""
        return isinstance(self.decision, Over)

    @property
    def next_stack(self) -> tuple[Tile, ...]:
        """The tiles of the lowest level that has any left: one of them comes next (T3.7)."""
        first, second, third = self.stacks
        return first or second or third
