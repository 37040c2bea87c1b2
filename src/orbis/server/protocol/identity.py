"""Identities, and the codes that move a seat to another device."""

from typing import Annotated, Any

import msgspec

from orbis.server.protocol.access import WayBack, Ways
from orbis.server.protocol.notices import AnyChannel, NoticeChannel, NoticeKind, NoticeSettings
from orbis.server.protocol.own_colour import OwnColour
from orbis.server.tables.events import Millis
from orbis.server.tables.requests import Name


class NewIdentity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to be known by. With `token`, the answer has a token for programs; else it sets a cookie."""

    name: Name
    token: bool = False
    suggested: bool = False
    """Whoever is known already keeps their name."""


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """Your identity: the public id of seats, name, colour, a program's token if new, your settings."""

    id: str
    name: str
    token: str | None = None
    settings: dict[str, Any] | None = None
    tables: int = 0
    """At how many tables you have a seat or are invited to one, where you ask who you are."""
    colour: OwnColour = ""
    ways: tuple[WayBack, ...] | None = None
    """How you can come back once this device is not known any more, where that was looked up."""
    device: str = ""
    """What this device is called among yours, where that was looked up."""


class Kept(msgspec.Struct, frozen=True):
    """Whether somebody is still known here: nobody whose last device was signed out is gone by that."""

    kept: bool


class NewColour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colour by which others recognise you; empty for none."""

    colour: OwnColour


class NewHoliday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Until when you are away, from now on; null if you are back."""

    until: Millis | None


class HolidaysLeft(msgspec.Struct, frozen=True):
    """Until when you are away, if you are, and how long you may be away from now on, within a year."""

    until: Millis | None
    left: Millis
    most: Millis


class Code(msgspec.Struct, frozen=True):
    """A one-time code that moves a seat to the device on which it is entered."""

    code: str
    expires: Millis


class UseCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time code made on another device."""

    code: Annotated[str, msgspec.Meta(min_length=10, max_length=20)]
    look: bool = False
    """Only look at which seat it is for."""


class SeatTaken(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seat that is now yours, or would be."""

    table: str
    seat: int
    witnessed: bool = True
    """False if the deal was made in a player's own browser, which may know it, and not in yours."""
    name: str = ""
    """The name by which the seat is known at the table."""
    others: tuple[str, ...] = ()
    """The names of the other seats."""


class Deleted(msgspec.Struct, frozen=True):
    """What was asked for is gone, and at how many tables."""

    tables: int


class KeptTable(msgspec.Struct, frozen=True):
    """A table that you made, or at which you have a seat, and the events that come from you."""

    id: str
    seen: Millis | None
    """When a page of yours last showed your seats there, as far as it matters to others."""
    events: tuple[dict[str, Any], ...]


class KeptResult(msgspec.Struct, frozen=True):
    """A rated game of yours: when it was decided, and in which place you came, of how many."""

    table: str
    at: Millis
    place: int
    players: int


class KeptNotice(msgspec.Struct, frozen=True):
    """What you were told about a table since you last looked at it, and what you are still to be told."""

    table: str
    at: Millis
    """When the last thing happened that you did not see."""
    told: tuple[NoticeKind, ...]
    waiting: tuple[NoticeKind, ...]
    looked: Millis | None
    """When you last looked, as far as it matters."""


class KeptOfMe(msgspec.Struct, frozen=True):
    """Everything kept about you: name, ways to come back, settings, holidays, notices, results, tables."""

    id: str
    name: str
    used: Millis
    """About when you were last here."""
    ways: Ways
    mailed: tuple[Millis, ...]
    """Until when the links work that were mailed to you to come back by."""
    settings: dict[str, Any]
    """What you have set in the page, and the puzzles that you have tried."""
    changed: dict[str, Millis]
    """When each of these was last changed, and when others were removed lately."""
    holidays: tuple[tuple[Millis, Millis], ...]
    muted: tuple[str, ...]
    """By whom you do not want to be invited."""
    channels: tuple[NoticeChannel, ...]
    """Where you are told what happens."""
    addresses: tuple[AnyChannel, ...]
    """The same channels as you gave them, addresses and tokens included."""
    notices: NoticeSettings
    told: tuple[KeptNotice, ...]
    results: tuple[KeptResult, ...]
    colour: OwnColour
    """The colour that you have chosen."""
    tables: tuple[KeptTable, ...]
