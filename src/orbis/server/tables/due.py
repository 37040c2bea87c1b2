"""When something is to be done at a table though nobody looks at it."""

from orbis.server.tables.events import Millis, Status
from orbis.server.tables.table import GameTable


def due(table: GameTable) -> Millis | None:
    """When a pause ends or, with a clock for each turn, a bot plays; None if it waits for somebody."""
    match, clock = table.match, table.settings.clock
    if table.status is not Status.PLAYING or match is None:
        return None
    if table.turn.paused is not None:
        return table.turn.paused.until
    if clock is None or not clock.per_turn:
        return None
    seat = table.seats[match.seat]
    if not seat.is_person:
        return table.turn.since
    return None if seat.awaited is not None or seat.bank is None else table.turn.since + seat.bank
