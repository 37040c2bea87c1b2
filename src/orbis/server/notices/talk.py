"""What was said at a table since somebody looked at it."""

from collections.abc import Collection
from typing import NamedTuple

from orbis.server.tables.events import Millis, Said
from orbis.server.tables.table import GameTable

MOST_TOLD = 5
"""How much of what was said is told."""


class Talk(NamedTuple):
    said: tuple[Said, ...] = ()
    """The last things, the oldest first, and something of everybody who spoke."""
    earlier: int = 0
    """How many things were said besides."""


def talk(table: GameTable, player: str, since: Millis, silenced: Collection[str]) -> Talk:
    """What the others said after a time; not those who are silenced.

    Whoever goes on with another identity stays silenced.
    """
    unheard = {player, *silenced}
    last: list[Said] = []
    before: list[Said] = []
    count = 0
    for seat in table.seats:
        found = [said for said in seat.lately_said if said.at > since]
        if found and unheard.isdisjoint({seat.player, found[-1].by, *seat.former}):
            last.append(found[-1])
            before += found[:-1]
            count += sum(at > since for at in seat.said)
    before.sort(key=lambda said: said.at, reverse=True)
    said = sorted(last + before[: max(0, MOST_TOLD - len(last))], key=lambda said: said.at)
    return Talk(tuple(said), count - len(said))
