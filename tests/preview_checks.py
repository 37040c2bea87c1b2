"""Helpers for the tests of previews."""

from tables import (
    GREEN,
    MIDDLE_TAKEN,
    RED,
    display,
    player,
    state,
    tile,
    universe,
)

from orbis.rules import State, Tile
from orbis.rules.actions import (
    Action,
    TakeTile,
)
from orbis.rules.pieces import (
    Forest,
)
from orbis.rules.previews import (
    Change,
    Laying,
    Opens,
    Outcome,
    Placement,
    Price,
    preview,
)
from orbis.rules.state import Placing

NOTHING = Change(0, 0, 0, 0, 0, (0, 0))
FOREST = tile(GREEN, Forest((GREEN, RED), 3), points=4)


def price_of(taken: Tile, kingdom: str, discounts: str = "") -> Price:
    """The price of a tile in the middle of the display, with no worshippers on it."""
    found = preview(state(player(kingdom, discounts=discounts), display=display({4: taken})), TakeTile(4))
    assert found.price is not None
    return found.price


def outcome(start: State, action: Action) -> Outcome:
    """The outcome of an action that leaves no tile to place."""
    found = preview(start, action).outcome
    assert found is not None
    return found


def opens(start: State, action: Action) -> Opens:
    """What an action leaves for the next player."""
    found = preview(start, action).opens
    assert found is not None
    return found


def built(start: State, action: Action) -> dict[Action, Placement]:
    """The placements face up that an action leads to, by the option that chooses them."""
    found = preview(start, action).built
    assert found is not None
    return {each.action: each for each in found.slots}


def best(laying: Laying | None) -> Placement:
    assert laying is not None
    assert laying.best is not None
    return laying.slots[laying.best]


def laying(taken: Tile, *rows: list[Tile | None], kingdom: str = "") -> State:
    """The state in which a paid tile is to be placed."""
    owner = player(kingdom, universe(*rows))
    return state(owner, decision=Placing(4, taken, face_up=True), display=MIDDLE_TAKEN)
