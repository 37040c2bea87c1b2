"""The parts of a preview, all of them values."""

from dataclasses import dataclass
from typing import NamedTuple

from orbis.rules.actions import Action, Exchange, PlaceAction
from orbis.rules.choice import Choice
from orbis.rules.pieces import Colour, Cost, Worshippers
from orbis.rules.rule import Rule
from orbis.rules.universe import Slot


class Worshipper(NamedTuple):
    """One worshipper on a display cell."""

    cell: int
    colour: Colour


class Price(NamedTuple):
    """What a tile costs a player, and how it could be paid (M1, M2, X1)."""

    printed: Cost
    due: Cost
    """The symbols left after discounts."""
    missing: Cost
    """The symbols that the kingdom cannot pay now."""
    exchanges: tuple[Exchange, ...] | None
    """A shortest sequence after which it can be paid: empty if it can be now, None if no exchanges help."""
    kingdom: Worshippers
    """The kingdom after the exchanges and without what the colours cost; as it is if that cannot be paid."""
    left: int
    """How many worshippers are left in the kingdom once it is paid; 0 if it cannot be."""
    payment: Choice | None
    """What symbols of any colour can be paid with; None without such symbols, or if it cannot be paid."""

    @property
    def payable(self) -> bool:
        """Whether the kingdom covers the price without exchanges (N2)."""
        return self.exchanges == ()

    @property
    def payable_with_exchanges(self) -> bool:
        return self.exchanges is not None


class Amount(NamedTuple):
    """What a village, volcano or god of death asks for, and how much of it is available (E2, E4, G10)."""

    due: int
    available: int
    payable: bool


class Neighbours(NamedTuple):
    """The neighbours of a forest (E3)."""

    matching: int
    needed: int
    still_possible: int
    """The vacant slots beside, below and above it that may yet be filled."""


class Change(NamedTuple):
    """The change of a player's score "if the game ended now", by part, and of every seat's total."""

    regions: int
    wildernesses: int
    temple: int
    god: int
    total: int
    seats: tuple[int, ...]


class Standing(NamedTuple):
    """A seat's temple symbols, and the creation points of the token it would get; 0 for none (D3)."""

    symbols: int
    token: int


class Outcome(NamedTuple):
    """How the scores change and how the temple race stands afterwards, by seat."""

    change: Change
    temple: tuple[Standing, ...]


class Placement(NamedTuple):
    """What placing a tile in a slot means; an amount that can be paid counts as paid."""

    action: PlaceAction
    active: bool
    forest: Neighbours | None
    amount: Amount | None
    points: int
    """What the region itself scores there now."""
    points_later: int
    """What it could still score in addition."""
    gained: Worshippers
    """What its effect brings at once."""
    wakes: tuple[Slot, ...]
    """The player's other forests that become active, in their slots before the placement."""
    outcome: Outcome


class Refused(NamedTuple):
    """A slot where a tile cannot be placed, by its action, and the rule against it."""

    action: PlaceAction
    rule: Rule


class Laying(NamedTuple):
    """All slots for a tile, either face up or as a wilderness, in the order of the options."""

    slots: tuple[Placement, ...]
    best: int | None
    """The index of the placement with the best total, then with the most to come; None without a slot."""
    refused: tuple[Refused, ...]


class Plan(NamedTuple):
    """How an action that follows a take can be chosen at once with it."""

    action: Action
    actions: tuple[Action, ...]
    """All that is decided at once, from the take on."""
    later: tuple[Action, ...]
    """What is decided as well, but only after choices that are the player's own (M1)."""


class OpenCell(NamedTuple):
    """A display cell as the next player would find it."""

    cell: int
    worshippers: Worshippers
    payable: bool
    """Whether the next player could take the tile and pay for it as in N2."""


class Opens(NamedTuple):
    """What the next player would find if the turn ended right after the action, before the refill."""

    seat: int
    cells: tuple[OpenCell, ...]
    most_gathered: int
    refill: int | None
    """The level of the tile that will be revealed."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a legal action would change, as far as it follows from the public state."""

    action: Action
    kingdom: Worshippers
    """The player's kingdom after the action and everything that follows automatically."""
    gathered: Worshippers
    gained: Worshippers
    spent: Worshippers
    spread: tuple[Worshipper, ...]
    struck: tuple[Worshipper, ...]
    due: int
    """How many worshippers the following decision still asks for."""
    price: Price | None
    """The price of the taken tile, where the action takes it, builds it, or exchanges for it."""
    unbuildable: Rule | None
    """The rule against building the taken tile even with exchanges; None if it can be built."""
    built: Laying | None
    """Where the taken tile could be placed face up once it is paid for; the price says whether it can be."""
    wilderness: Laying | None
    """Where the taken tile could be placed face down."""
    plans: tuple[Plan, ...]
    """What a taken tile could become at once."""
    placed: Placement | None
    amount: Amount | None
    """What the taken god asks for."""
    active: bool | None
    """Whether the region or god that the action is about is active, once its amount is complete."""
    outcome: Outcome | None
    """None while a taken tile is not yet placed: then each slot has its own."""
    opens: Opens | None
    """None in the last turn of the game."""
