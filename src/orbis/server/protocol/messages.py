"""What goes over the WebSocket, both ways."""

from typing import Annotated

import msgspec

from orbis.server.protocol.table import Happened, Problem, View
from orbis.server.tables.events import Millis
from orbis.server.tables.requests import AnyRequest, Detail, Id
from orbis.wire.game import BriefGame

PROTOCOL = 1
"""The version of the protocol; a client that knows another one should reload."""

PING = 2500
RETRY = 3500
"""How often a client pings, and how long it waits before it connects again, in milliseconds."""

ClientId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
RequestNumber = Annotated[int, msgspec.Meta(ge=1, le=4_000_000_000)]


class Numbered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request of a client with its number, greater than all before; sent again it is not done again."""

    client: ClientId
    request: RequestNumber
    ask: AnyRequest


class Sent(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """A message of a client."""


class Watch(Sent, frozen=True, tag="watch"):
    """Follow a table; with `after`, its events after that number come first."""

    table: Id
    detail: Detail = "full"
    after: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None


class Unwatch(Sent, frozen=True, tag="unwatch"):
    """Follow a table no longer."""

    table: Id


class Submit(Sent, frozen=True, tag="submit"):
    """Ask something of a table."""

    table: Id
    client: ClientId
    request: RequestNumber
    ask: AnyRequest


class Ping(Sent, frozen=True, tag="ping"):
    """Show that one is there."""


AnySent = Watch | Unwatch | Submit | Ping


class Message(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """A message of the server."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message: who the server takes one for, and how often to ping and retry."""

    protocol: int
    player: str
    name: str
    now: Millis
    ping: Millis
    retry: Millis


class Table(Message, frozen=True, tag="table"):
    """A table that is followed from now on, as it stands, and the events that were missed, if asked for."""

    table: str
    view: View
    present: tuple[int, ...]
    missed: tuple[Happened, ...] = ()


class Event(Message, frozen=True, tag="event"):
    """Something happened at a table, with the whole view; for programs in short, without sentences."""

    table: str
    event: Happened
    view: View | None = None
    brief: BriefGame | None = None


class Present(Message, frozen=True, tag="present"):
    """Which seats have their players at the table."""

    table: str
    seats: tuple[int, ...]


class Acknowledged(Message, frozen=True, tag="ack"):
    """A request has become an event and is on disk."""

    table: str
    client: str
    request: int
    event: int
    duplicate: bool = False


class Error(Message, frozen=True, tag="error"):
    """A message was refused and has changed nothing; only after `unavailable` it may have: send it again."""

    error: Problem
    table: str = ""
    client: str = ""
    request: int = 0


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    now: Millis


AnyMessage = Welcome | Table | Event | Present | Acknowledged | Error | Pong
