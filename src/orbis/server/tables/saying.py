"""What players say to each other."""

from orbis.server.tables.asker import Asker
from orbis.server.tables.checks import own_seat
from orbis.server.tables.events import Millis, Said
from orbis.server.tables.refusals import Refused, forbidden
from orbis.server.tables.requests import LONGEST_TEXT, Say
from orbis.server.tables.seat import MOST_AT_ONCE
from orbis.server.tables.seat_names import can_be_shown
from orbis.server.tables.table import GameTable

WITHIN = 20_000
"""Milliseconds in which nobody says more than a few things."""

MOST_SAYINGS = 300
"""How often a player may say something at a table."""


def said(table: GameTable, request: Say, asker: Asker, now: Millis) -> Said:
    """The event by which a player says something; raise `Refused`."""
    seat = own_seat(table, request.seat, asker)
    if (request.phrase is None) == (request.text is None):
        raise Refused("bad_request", "say a phrase or a text")
    recent = [at for at in seat.said if at > now - WITHIN]
    if len(recent) >= MOST_AT_ONCE or len(seat.said) >= MOST_SAYINGS:
        raise Refused("limit", "you have said a lot: wait a moment")
    if request.phrase is not None:
        return Said(seat=request.seat, phrase=request.phrase)
    if not table.settings.chat:
        raise forbidden("phrases-only", "there are phrases only at this table")
    text = " ".join((request.text or "").split())
    if not 0 < len(text) <= LONGEST_TEXT or not can_be_shown(text):
        raise Refused("bad_request", f"a text has 1 to {LONGEST_TEXT} printable characters")
    return Said(seat=request.seat, text=text)
