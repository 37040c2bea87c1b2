"""What the previews of one state share: its scores, the slots of a wilderness, and what the display opens."""

from dataclasses import replace
from functools import cached_property

from orbis.rules.actions import Action, Build, MakeWilderness
from orbis.rules.apply import apply
from orbis.rules.legal import legal_actions, refusal
from orbis.rules.previews.opens import opens
from orbis.rules.previews.parts import Laying, Opens, Plan, Price
from orbis.rules.previews.placements import laying
from orbis.rules.previews.price import price
from orbis.rules.rule import Rule
from orbis.rules.scoring import Score, score
from orbis.rules.state import Paying, Placing, Settling, State


class Outlook:
    """A state to look ahead from; what several previews need is computed once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._wilderness: Laying | None = None

    @cached_property
    def scores(self) -> tuple[Score, ...]:
        return score(self.state)

    @cached_property
    def _opens(self) -> Opens | None:
        return opens(self.state)

    def opens(self, after: State) -> Opens | None:
        """What a state one action later leaves for the next player."""
        return self._opens if after.display is self.state.display else opens(after)

    def wilderness(self, after: State) -> Laying | None:
        """Where the tile to settle or place in a state one action later could be placed face down."""
        # Which tile it was makes no difference (W1), so all tiles of the display share the answer.
        match after.decision:
            case Settling(cell, tile) | Placing(cell, tile, face_up=False):
                if self._wilderness is None:
                    placing = replace(after, decision=Placing(cell, tile, face_up=False))
                    self._wilderness = laying(placing, self.scores)
                return self._wilderness
            case _:
                return None

    def built(self, after: State) -> Laying | None:
        """Where the tile to settle, pay for or place in a state one action later could be placed face up."""
        match after.decision:
            case Settling() | Paying() | Placing(face_up=True):
                return laying(_paid(after), self.scores)
            case _:
                return None


def plans(take: Action, price: Price | None, built: Laying | None) -> tuple[Plan, ...]:
    """What the tile that was just taken could become at once; paying for any colour comes before placing."""
    wild = (Plan(MakeWilderness(), (take, MakeWilderness()), ()),)
    if price is None or price.exchanges is None or built is None or not built.slots:
        return wild
    paid = take, *price.exchanges, Build()
    asks = price.due.any_colour > 0
    slots = [placement.action for placement in built.slots]
    return (
        Plan(Build(), paid, ()),
        *wild,
        *[Plan(slot, paid, (slot,)) if asks else Plan(slot, (*paid, slot), ()) for slot in slots],
    )


def refusal_to_build(state: State, price: Price) -> Rule | None:
    """The rule against building the taken tile, after the exchanges that its price needs."""
    if not isinstance(state.decision, Settling):
        return None
    for exchange in price.exchanges or ():
        state = apply(state, exchange)
    return refusal(state, Build())


def price_of_taken(state: State) -> Price | None:
    """The price of the taken tile, until it is settled."""
    match state.decision:
        case Settling(_, tile):
            return price(state.player, tile.cost)
        case _:
            return None


def _paid(state: State) -> State:
    """The state in which the taken tile is placed face up: paid for, or free if it cannot be."""
    # Which worshippers pay for any colour makes no difference to where it can go and what it means there.
    while not isinstance(state.decision, Placing):
        match state.decision:
            case Settling(cell, tile):
                for exchange in price(state.player, tile.cost).exchanges or ():
                    state = apply(state, exchange)
                if refusal(state, Build()) is not None:
                    return replace(state, decision=Placing(cell, tile, face_up=True))
                state = apply(state, Build())
            case _:
                state = apply(state, legal_actions(state)[0])
    return state
