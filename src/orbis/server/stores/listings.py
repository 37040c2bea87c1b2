"""What lists of tables show, as it is stored."""

import msgspec

from orbis.rules.actions import EndTurn
from orbis.server.protocol.views import summary_of
from orbis.server.stores.store import Listing
from orbis.server.tables.events import Acted, AnyEvent, TookBack
from orbis.server.tables.table import GameTable

_encode = msgspec.json.Encoder().encode


def listing_of(table: GameTable) -> Listing:
    seats = () if table.settings.lesson else table.seats
    players = dict.fromkeys(seat.player for seat in seats if seat.player)
    return Listing(table.status.value, table.settings.public, tuple(players), _encode(summary_of(table)))


def changes_listing(event: AnyEvent) -> bool:
    """Whether an event changes a list; decisions within a turn do not."""
    match event:
        case Acted(actions=actions):
            return actions[-1] == EndTurn.id
        case TookBack():
            return False
        case _:
            return True
