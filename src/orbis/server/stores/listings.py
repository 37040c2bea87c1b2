"""What lists of tables show, as it is stored."""

import msgspec

from orbis.rules.actions import EndTurn
from orbis.server.protocol.views import summary_of
from orbis.server.stores.tables import Listing, StoredTable
from orbis.server.tables.daily import daily_series
from orbis.server.tables.due import due
from orbis.server.tables.events import Acted, AnyEvent, Said, TookBack, write_event
from orbis.server.tables.table import GameTable

_encode = msgspec.json.Encoder().encode


def stored_table(table: GameTable) -> StoredTable:
    """A table as created."""
    created = table.settings
    return StoredTable(
        table.id,
        created.counts_for,
        created.rules,
        created.tiles,
        write_event(created),
        listing_of(table),
        created.at,
        created.source.record if created.source else "",
        daily_series(created.daily, witnessed=created.witnessed),
    )


def listing_of(table: GameTable) -> Listing:
    seats = () if table.settings.lesson else table.seats
    # Whoever is invited finds the table in their list.
    players = dict.fromkeys([seat.player or seat.kept for seat in seats if seat.player or seat.kept])
    return _listing(table, tuple(players))


def listing_after(table: GameTable, event: AnyEvent) -> Listing | None:
    """The listing of a table, if an event has changed it; decisions within a turn do not."""
    match event:
        case Acted(actions=actions):
            return _listing(table, None) if actions[-1] == EndTurn.id else None
        case Said():
            return _listing(table, None)
        case TookBack():
            # A wish to go back may be void now, but only where somebody can be asked.
            return _listing(table, None) if sum(seat.has_a_say for seat in table.seats) > 1 else None
        case _:
            return listing_of(table)


def _listing(table: GameTable, players: tuple[str, ...] | None) -> Listing:
    summary = _encode(summary_of(table))
    return Listing(table.status.value, table.settings.public, players, summary, due(table))
