"""The people with whom somebody has played, and who may be invited."""

from collections.abc import Iterable
from dataclasses import dataclass

from orbis.server.mine.statistics import counts
from orbis.server.protocol.lists import Listed
from orbis.server.tables.events import Status


@dataclass(slots=True)
class Encounters:
    """The games of two people: those that were played to the end, and who of the two won."""

    games: int = 0
    mine: int = 0
    theirs: int = 0
    going: int = 0
    last: int = 0
    """When something last changed at a table of theirs."""
    table: str = ""
    """That table."""


def encounters(tables: Iterable[Listed], me: str) -> dict[str, Encounters]:
    """Everybody who has played with me, and our games; of the tables, the latest comes first."""
    found: dict[str, Encounters] = {}
    for table in tables:
        seats = table.summary.seats
        if table.status is Status.WAITING or not any(seat.player == me for seat in seats):
            continue
        winners = {seats[seat].player for seat in table.summary.winners}
        for other in dict.fromkeys(seat.player for seat in seats if seat.player not in ("", me)):
            each = found.setdefault(other, Encounters(last=table.updated, table=table.id))
            each.going += table.status is Status.PLAYING
            each.games += counts(table)
            each.mine += me in winners
            each.theirs += other in winners
    return found
