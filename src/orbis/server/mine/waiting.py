"""The tables that wait for somebody, those that have waited longest first."""

from collections.abc import Iterable

from orbis.server.protocol.lists import Listed
from orbis.server.tables.events import Status


def waits_for(table: Listed, player: str) -> bool:
    """Whether a table waits for a player to decide, and no bot does it, or somebody wants a rematch."""
    if table.status is Status.WAITING:
        own = [number for number, seat in enumerate(table.summary.seats) if player and seat.player == player]
        return bool(own and table.summary.rematch) and not set(own) & set(table.summary.rematch)
    turn = table.summary.turn
    if table.status is not Status.PLAYING or turn is None or table.summary.paused:
        return False
    seat = table.summary.seats[turn]
    return bool(player) and seat.player == player and seat.replaced in (None, "absent")


def waiting_since(table: Listed) -> int:
    """When the current turn began; lists of before do not tell, but the table has not changed since."""
    return table.summary.began or table.summary.since or table.updated


def waiting_tables(tables: Iterable[Listed], player: str) -> list[Listed]:
    mine = [table for table in tables if waits_for(table, player)]
    return sorted(mine, key=lambda table: (waiting_since(table), table.id))
