"""The game as clients see it: the same for every seat and spectator, since all that is shown is public."""

from typing import Annotated, Literal

import msgspec

from orbis.locales import PlainSentence
from orbis.server.protocol.previews import Preview

Letter = Literal["W", "B", "G", "R", "O"]
Counts = dict[Letter, int]
"""Worshippers or symbols by the letter of their colour."""
CostCounts = dict[Literal["W", "B", "G", "R", "O", "any"], int]
"""Symbols to pay by the letter of their colour, and those of any colour."""
EffectKind = Literal[
    "farm", "village", "forest", "volcano", "irrigation", "conversion", "any-conversion", "stone", "temple"
]
PhaseName = Literal["take", "settle", "pay", "place", "effect", "trim", "end", "reveal", "over"]
RuleId = Annotated[str, msgspec.Meta(description="The id of a rule of RULES.md", examples=["P3"])]


class Effect(msgspec.Struct, frozen=True):
    """What a region does: its kind, the colours it concerns and its number, as far as it has them."""

    kind: EffectKind
    colours: tuple[Letter, ...] = ()
    number: int = 0


class Tile(msgspec.Struct, frozen=True):
    """A region tile."""

    id: int
    level: int
    colour: Letter
    cost: CostCounts
    effect: Effect
    points: int
    mystic: int | None
    star: Literal["none", "white", "purple"]
    fewest: int
    """The fewest players with whom it is in the game (S2)."""


class God(msgspec.Struct, frozen=True):
    """A god tile."""

    number: int
    gain: int
    discard: int
    points: int
    favour: str


class Catalogue(msgspec.Struct, frozen=True):
    """A tile set and the gods: whatever a table draws."""

    tile_set: str
    unofficial: bool
    tiles: tuple[Tile, ...]
    gods: tuple[God, ...]


class Cell(msgspec.Struct, frozen=True):
    """A cell of the display."""

    cell: str
    tile: int | None
    worshippers: Counts


class Patron(msgspec.Struct, frozen=True):
    """A god that was taken."""

    number: int
    active: bool


class Region(msgspec.Struct, frozen=True):
    """A region of a universe; without a tile it is a wilderness."""

    slot: str
    tile: int | None
    active: bool


class Forest(msgspec.Struct, frozen=True):
    """How far a forest is: neighbours that match, and how many it needs."""

    slot: str
    matching: int
    needed: int


class Player(msgspec.Struct, frozen=True):
    """What lies before a player."""

    kingdom: Counts
    discounts: tuple[Letter, ...]
    god: Patron | None
    universe: tuple[Region, ...]


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked, and whatever is known of it."""

    kind: str
    cell: str | None = None
    tile: int | None = None
    slot: str | None = None
    due: int | None = None
    last: str | None = None
    face_up: bool | None = None
    colours: tuple[Letter, ...] = ()


class State(msgspec.Struct, frozen=True):
    """The public state; `text` is the same in the notation of docs/notation.md."""

    text: str
    turn: int
    round: int
    seat: int | None
    phase: PhaseName
    decision: Decision
    display: tuple[Cell, ...]
    stacks: tuple[tuple[int, ...], ...]
    gods: tuple[int, ...]
    players: tuple[Player, ...]


class TilePoints(msgspec.Struct, frozen=True):
    """The points of a region."""

    slot: str
    points: int


class Score(msgspec.Struct, frozen=True):
    """A score by part, as if the game ended now, and what it is made of."""

    total: int
    regions: int
    wildernesses: int
    temple: int
    god: int
    worshippers: int
    temples: int
    """Temple symbols."""
    tiles: tuple[TilePoints, ...]
    forests: tuple[Forest, ...]


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that may be done now: its id, its notation, and for those who asked for it, how to say it."""

    id: int
    action: str
    sentence: PlainSentence | None = None
    preview: Preview | None = None


class LeftInStacks(msgspec.Struct, frozen=True):
    """How many unseen tiles there are of a level, colour and kind."""

    level: int
    colour: Letter
    kind: EffectKind
    count: int


class Position(msgspec.Struct, frozen=True):
    """Where the game stands, in short: enough for a program."""

    state: str
    hash: str
    seat: int | None
    phase: PhaseName
    options: tuple[int, ...]
    moves: int
    """Decisions and reveals so far."""
    running: int
    """Decisions of the running turn, which can be taken back."""


class Game(msgspec.Struct, frozen=True):
    """Where the game stands, with everything that a table shows."""

    state: State
    hash: str
    moves: int
    running: int
    question: PlainSentence
    options: tuple[Option, ...]
    why: tuple[RuleId | None, ...]
    """For each action id, the rule that forbids it now."""
    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    """Who would win if the game ended now."""
    temple_tokens: tuple[int, ...]
    left: tuple[LeftInStacks, ...]
