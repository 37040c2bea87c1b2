"""The messages of the WebSocket, in both directions."""

from typing import Annotated

import msgspec

from orbis.server.protocol.table import Happened, Problem, View
from orbis.server.tables.events import Millis
from orbis.server.tables.requests import AnyRequest, Detail, Id
from orbis.wire.game import BriefGame

PROTOCOL = 1
"""The version of the protocol; a client of another version should reload."""

PING = 2500
RETRY = 3500
"""How often a client pings, and how long it waits before reconnecting, in milliseconds."""

ClientId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
RequestNumber = Annotated[int, msgspec.Meta(ge=1, le=4_000_000_000)]


class Numbered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request, numbered in ascending order by its client; a repeat is not carried out again."""

    client: ClientId
    request: RequestNumber
    ask: AnyRequest


class Sent(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """A message from a client."""


class Watch(Sent, frozen=True, tag="watch"):
    """Follow a table; with `after`, the events after that number come first, at most 1000 of them."""

    table: Id
    detail: Detail = "full"
    after: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None


class Unwatch(Sent, frozen=True, tag="unwatch"):
    """Stop following a table."""

    table: Id


class Look(Sent, frozen=True, tag="look"):
    """Say whether a table that you follow can be seen: whoever sees it needs no notice of what happens."""

    table: Id
    visible: bool


class Submit(Sent, frozen=True, tag="submit"):
    """Send a request to a table."""

    table: Id
    client: ClientId
    request: RequestNumber
    ask: AnyRequest


class Ping(Sent, frozen=True, tag="ping"):
    """Show that the client is alive."""


AnySent = Watch | Unwatch | Look | Submit | Ping


class Message(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """A message from the server."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message: your identity, and how often to ping and retry."""

    protocol: int
    player: str
    name: str
    now: Millis
    ping: Millis
    retry: Millis


class Table(Message, frozen=True, tag="table"):
    """A table that you now follow, with the events you missed, if you asked for them.

    If they end before the view, ask again for those after the last one.
    """

    table: str
    view: View
    present: tuple[int, ...]
    missed: tuple[Happened, ...] = ()


class Event(Message, frozen=True, tag="event"):
    """An event at a table, with the whole view; for programs in brief, without sentences."""

    table: str
    event: Happened
    view: View | None = None
    brief: BriefGame | None = None


class Present(Message, frozen=True, tag="present"):
    """The seats whose players are present, the number of spectators, and when a bot steps in.

    It follows every `table`, and comes again when any of it changes.
    """

    table: str
    seats: tuple[int, ...]
    watching: int = 0
    bot_at: Millis | None = None
    """When a bot will play for the absent player to move, unless they come back or somebody waits."""
    let_at: Millis | None = None
    """From when the others may let a bot play for that player at once."""


class Acknowledged(Message, frozen=True, tag="ack"):
    """A request has become an event and is on disk."""

    table: str
    client: str
    request: int
    event: int
    duplicate: bool = False


class Error(Message, frozen=True, tag="error"):
    """A message was refused and changed nothing; after `unavailable` it may have: send it again."""

    error: Problem
    table: str = ""
    client: str = ""
    request: int = 0


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    now: Millis


AnyMessage = Welcome | Table | Event | Present | Acknowledged | Error | Pong
