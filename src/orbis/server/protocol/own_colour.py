"""The colour by which somebody is recognised; none of them is a colour of worshippers."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal, get_args

OwnColour = Literal["", "teal", "olive", "brown", "pink", "violet", "grey"]

_KNOWN: Mapping[str, OwnColour] = {colour: colour for colour in get_args(OwnColour)}


def own_colour(stored: str) -> OwnColour:
    """A stored colour; none if it is unknown, as one of a later version may be."""
    return _KNOWN.get(stored, "")


def seat_colours(players: Sequence[str], colours: Mapping[str, OwnColour]) -> tuple[OwnColour, ...]:
    """The colours of seats by their players; whoever has several lends them to others."""
    seats = Counter(players)
    return tuple([colours.get(player, "") if seats[player] == 1 else "" for player in players])
