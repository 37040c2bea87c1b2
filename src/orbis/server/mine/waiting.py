"""The tables that wait for somebody: those whose time runs out soon, then those that have waited longest."""

from collections.abc import Iterable
from math import inf

from orbis.server.protocol.lists import Listed, Summary
from orbis.server.tables.events import Status

SOON = 86_400_000
"""A turn whose clock runs out within so many milliseconds comes before those that have waited longer."""


def waits_for(table: Listed, player: str) -> bool:
    """Whether a table waits for a player: to decide, and no bot does it, or to answer somebody."""
    if table.status is Status.WAITING:
        if any(player and seat.kept == player for seat in table.summary.seats):
            return True
        own = [number for number, seat in enumerate(table.summary.seats) if player and seat.player == player]
        return bool(own and table.summary.rematch) and not set(own) & set(table.summary.rematch)
    if is_asked(table, player):
        return True
    return table.status is Status.PLAYING and _is_turn_of(table.summary, player)


def _is_turn_of(summary: Summary, player: str) -> bool:
    if summary.turn is None or summary.paused:
        return False
    seat = summary.seats[summary.turn]
    return bool(player) and seat.player == player and seat.replaced in (None, "absent")


def is_asked(table: Listed, player: str) -> bool:
    """Whether somebody waits for a player to agree to a wish."""
    wish = table.summary.wish
    if wish is None or table.status is not Status.PLAYING:
        return False
    return any(player and table.summary.seats[number].player == player for number in wish.waiting)


def waiting_since(table: Listed, player: str) -> int:
    """When the current turn began, or if it is somebody else's, when the wish was made that waits.

    Lists of before do not tell, but the table has not changed since.
    """
    summary = table.summary
    if summary.wish is not None and is_asked(table, player) and not _is_turn_of(summary, player):
        return summary.wish.at
    return summary.began or summary.since or table.updated


def waiting_tables(tables: Iterable[Listed], player: str, now: int) -> list[Listed]:
    mine = [table for table in tables if waits_for(table, player)]
    return sorted(
        mine,
        key=lambda table: (_runs_out(table.summary, player, now), waiting_since(table, player), table.id),
    )


def _runs_out(summary: Summary, player: str, now: int) -> float:
    """When the turn of a player runs out, if that is soon; infinity otherwise, and on holiday."""
    if summary.turn is None or not _is_turn_of(summary, player) or not summary.clocks:
        return inf
    bank = summary.clocks[summary.turn]
    if bank is None or summary.seats[summary.turn].excused > now:
        return inf
    end = min(now, summary.since) + bank
    return end if end < now + SOON else inf
