"""What an action would change, as clients see it; docs/previews.md tells what each field means."""

import msgspec

Letters = dict[str, int]
"""Worshippers or symbols by the letter of their colour; a cost has `any` as well."""


class Lying(msgspec.Struct, frozen=True):
    """A worshipper that comes to a cell or goes from it."""

    cell: str
    colour: str


class Price(msgspec.Struct, frozen=True):
    """What a tile costs, and whether it can be paid."""

    printed: Letters
    due: Letters
    payable: bool
    missing: Letters
    payable_with_exchanges: bool
    exchanges: tuple[int, ...] | None


class Neighbours(msgspec.Struct, frozen=True):
    """How far a forest would be."""

    matching: int
    needed: int
    still_possible: int


class Amount(msgspec.Struct, frozen=True):
    """What a village, volcano or god asks for, and whether it is there."""

    due: int
    available: int
    payable: bool


class Change(msgspec.Struct, frozen=True):
    """How a score would change by part, and the totals of all seats."""

    regions: int
    wildernesses: int
    temple: int
    god: int
    total: int
    seats: tuple[int, ...]


class Standing(msgspec.Struct, frozen=True):
    """A seat's temple symbols, and the token that it would hold."""

    symbols: int
    token: int


class Outcome(msgspec.Struct, frozen=True):
    """How the scores would change."""

    change: Change
    temple: tuple[Standing, ...]


class Placement(msgspec.Struct, frozen=True):
    """What would follow from placing a tile in a slot."""

    action: int
    word: str
    active: bool
    forest: Neighbours | None
    amount: Amount | None
    points: int
    points_later: int
    wakes: tuple[str, ...]
    outcome: Outcome


class Laying(msgspec.Struct, frozen=True):
    """Where a tile could lie, and which of the places is best."""

    slots: tuple[Placement, ...]
    best: int | None


class OpenCell(msgspec.Struct, frozen=True):
    """A cell as the next player would find it."""

    cell: str
    worshippers: Letters
    payable: bool


class Opens(msgspec.Struct, frozen=True):
    """What the next player would find."""

    seat: int
    cells: tuple[OpenCell, ...]
    most_gathered: int
    refill: int | None


class Preview(msgspec.Struct, frozen=True):
    """What an action would change."""

    action: int
    word: str
    kingdom: Letters
    gathered: Letters
    gained: Letters
    spent: Letters
    spread: tuple[Lying, ...]
    struck: tuple[Lying, ...]
    due: int
    price: Price | None
    built: Laying | None
    wilderness: Laying | None
    placed: Placement | None
    amount: Amount | None
    active: bool | None
    outcome: Outcome | None
    opens: Opens | None
