"""What an action would change; docs/previews.md explains each field."""

from collections.abc import Callable, Iterable

import msgspec

from orbis.notation import write_action
from orbis.rules import ACTIONS, Action, previews
from orbis.wire.choice import Choice, choice_of
from orbis.wire.names import (
    CellName,
    Cost,
    Letter,
    RuleId,
    SlotName,
    Worshippers,
    cell_name,
    cost_of,
    letter_of,
    slot_name,
)

WORDS = tuple(map(write_action, ACTIONS))
"""The word for each action, by its id."""


class Lying(msgspec.Struct, frozen=True):
    """A worshipper that is added to a cell or removed from it."""

    cell: CellName
    colour: Letter


class Price(msgspec.Struct, frozen=True):
    """What a tile costs, and whether the player can afford it."""

    printed: Cost
    due: Cost
    payable: bool
    missing: Cost
    payable_with_exchanges: bool
    exchanges: tuple[int, ...] | None
    kingdom: Worshippers
    payment: Choice | None
    left: int


class Neighbours(msgspec.Struct, frozen=True):
    """The progress that a forest would have."""

    matching: int
    needed: int
    still_possible: int


class Amount(msgspec.Struct, frozen=True):
    """How many worshippers a village, volcano or god requires, and how many there are."""

    due: int
    available: int
    payable: bool


class Change(msgspec.Struct, frozen=True):
    """The change of a score by part, and of the totals of all seats."""

    regions: int
    wildernesses: int
    temple: int
    god: int
    total: int
    seats: tuple[int, ...]


class Standing(msgspec.Struct, frozen=True):
    """A seat's temple symbols, and the temple token that it would hold."""

    symbols: int
    token: int


class Outcome(msgspec.Struct, frozen=True):
    """How the scores would change."""

    change: Change
    temple: tuple[Standing, ...]


class Placement(msgspec.Struct, frozen=True):
    """What placing a tile in a slot would do."""

    action: int
    word: str
    active: bool
    forest: Neighbours | None
    amount: Amount | None
    points: int
    points_later: int
    gained: Worshippers
    wakes: tuple[SlotName, ...]
    outcome: Outcome


class RefusedSlot(msgspec.Struct, frozen=True):
    """A slot where a tile cannot be placed, by its action, and the rule against it."""

    action: int
    rule: RuleId


class Laying(msgspec.Struct, frozen=True):
    """The slots where a tile could be placed, the best of them, and the slots where it cannot."""

    slots: tuple[Placement, ...]
    best: int | None
    refused: tuple[RefusedSlot, ...]


class Plan(msgspec.Struct, frozen=True):
    """Decisions that can be made in one request when the player chooses `action`."""

    action: int
    actions: tuple[int, ...]
    later: tuple[int, ...]


class OpenCell(msgspec.Struct, frozen=True):
    """A cell as the next player would find it."""

    cell: CellName
    worshippers: Worshippers
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
    kingdom: Worshippers
    gathered: Worshippers
    gained: Worshippers
    spent: Worshippers
    spread: tuple[Lying, ...]
    struck: tuple[Lying, ...]
    due: int
    price: Price | None
    unbuildable: RuleId | None
    built: Laying | None
    wilderness: Laying | None
    plans: tuple[Plan, ...]
    placed: Placement | None
    amount: Amount | None
    active: bool | None
    outcome: Outcome | None
    opens: Opens | None


def preview_of(preview: previews.Preview) -> Preview:
    (made,) = previews_of((preview,))
    return made


def previews_of(given: Iterable[previews.Preview]) -> list[Preview]:
    """Previews of one state: where a tile could be placed face down is the same for all tiles."""
    known: dict[int, Laying] = {}

    def laying(of: previews.Laying) -> Laying:
        if id(of) not in known:
            known[id(of)] = _laying(of)
        return known[id(of)]

    kept = list(given)  # so that no other has the id of one
    return [_preview(preview, laying) for preview in kept]


def _preview(preview: previews.Preview, laying: Callable[[previews.Laying], Laying]) -> Preview:
    return Preview(
        action=preview.action.id,
        word=WORDS[preview.action.id],
        kingdom=Worshippers(*preview.kingdom),
        gathered=Worshippers(*preview.gathered),
        gained=Worshippers(*preview.gained),
        spent=Worshippers(*preview.spent),
        spread=_lying(preview.spread),
        struck=_lying(preview.struck),
        due=preview.due,
        price=preview.price and _price(preview.price),
        unbuildable=preview.unbuildable and preview.unbuildable.value,
        built=preview.built and _laying(preview.built),
        wilderness=preview.wilderness and laying(preview.wilderness),
        plans=tuple([Plan(plan.action.id, _ids(plan.actions), _ids(plan.later)) for plan in preview.plans]),
        placed=preview.placed and _placement(preview.placed),
        amount=preview.amount and Amount(*preview.amount),
        active=preview.active,
        outcome=preview.outcome and _outcome(preview.outcome),
        opens=preview.opens and _opens(preview.opens),
    )


def _ids(actions: tuple[Action, ...]) -> tuple[int, ...]:
    return tuple([action.id for action in actions])


def _lying(worshippers: tuple[previews.Worshipper, ...]) -> tuple[Lying, ...]:
    return tuple([Lying(cell_name(each.cell), letter_of(each.colour)) for each in worshippers])


def _price(price: previews.Price) -> Price:
    exchanges = price.exchanges
    return Price(
        printed=cost_of(price.printed),
        due=cost_of(price.due),
        payable=price.payable,
        missing=cost_of(price.missing),
        payable_with_exchanges=price.payable_with_exchanges,
        exchanges=None if exchanges is None else _ids(exchanges),
        kingdom=Worshippers(*price.kingdom),
        payment=price.payment and choice_of(price.payment),
        left=price.left,
    )


def _laying(laying: previews.Laying) -> Laying:
    return Laying(
        tuple([_placement(placement) for placement in laying.slots]),
        laying.best,
        tuple([RefusedSlot(each.action.id, each.rule.value) for each in laying.refused]),
    )


def _placement(placement: previews.Placement) -> Placement:
    return Placement(
        action=placement.action.id,
        word=WORDS[placement.action.id],
        active=placement.active,
        forest=placement.forest and Neighbours(*placement.forest),
        amount=placement.amount and Amount(*placement.amount),
        points=placement.points,
        points_later=placement.points_later,
        gained=Worshippers(*placement.gained),
        wakes=tuple([slot_name(slot) for slot in placement.wakes]),
        outcome=_outcome(placement.outcome),
    )


def _outcome(outcome: previews.Outcome) -> Outcome:
    return Outcome(Change(*outcome.change), tuple([Standing(*each) for each in outcome.temple]))


def _opens(opens: previews.Opens) -> Opens:
    return Opens(
        seat=opens.seat,
        cells=tuple(
            [
                OpenCell(cell_name(each.cell), Worshippers(*each.worshippers), each.payable)
                for each in opens.cells
            ]
        ),
        most_gathered=opens.most_gathered,
        refill=opens.refill,
    )
