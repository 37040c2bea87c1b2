"""What a player did by some decisions, counted, for a log that draws the pieces."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec

from orbis.rules import Action, State, score
from orbis.rules.actions import (
    MakeWilderness,
    PlaceAbove,
    PlaceLeft,
    PlaceRight,
    Strike,
    TakeGod,
    TakeTile,
    slot_of,
)
from orbis.wire.names import SlotName, Worshippers, slot_name


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What some decisions of a turn did: the pieces they took and moved, and the points they changed."""

    round: int
    points: int = 0
    """The change of the player's own total."""
    tile: int | None = None
    """The tile that was taken."""
    is_wilderness: bool = False
    slot: SlotName | None = None
    """Where the tile was placed."""
    god: int | None = None
    struck: int = 0
    """Worshippers removed from the display by a volcano."""
    gained: Worshippers | None = None
    spent: Worshippers | None = None


def deed_of(states: Sequence[State], actions: Sequence[Action]) -> Deed:
    """What some actions of one player did; `states` are those before each, and the one after the last."""
    first, last, seat = states[0], states[-1], states[0].seat
    tile = slot = god = None
    for state, action in zip(states, actions, strict=False):
        match action:
            case TakeTile(cell):
                tile = state.display[cell].tile
            case TakeGod(number):
                god = number
            case PlaceLeft() | PlaceRight() | PlaceAbove():
                slot = slot_name(slot_of(state.player.universe, action))
            case _:
                pass
    kingdoms = [state.players[seat].kingdom for state in states]
    changes = [
        [more - less for less, more in zip(one, other, strict=True)] for one, other in pairwise(kingdoms)
    ]
    return Deed(
        round=first.round,
        points=score(last)[seat].total - score(first)[seat].total,
        tile=None if tile is None else tile.id,
        is_wilderness=MakeWilderness() in actions,
        slot=slot,
        god=god,
        struck=sum(isinstance(action, Strike) for action in actions),
        gained=_sum([max(0, count) for count in change] for change in changes),
        spent=_sum([max(0, -count) for count in change] for change in changes),
    )


def _sum(changes: Iterable[list[int]]) -> Worshippers | None:
    white, blue, green, red, orange = map(sum, zip(*changes, strict=True))
    return Worshippers(white, blue, green, red, orange) if white + blue + green + red + orange else None
