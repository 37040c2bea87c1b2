"""What the host of a server sees of it: numbers, and nothing of games or people."""

from typing import Annotated, Literal

import msgspec

from orbis.server.protocol.server import Health, KeptKind
from orbis.server.tables.events import Millis


class LaneLoad(msgspec.Struct, frozen=True):
    """Long work of a kind: how much is being done, and how much waits."""

    lane: str
    doing: int
    waiting: int


class ChannelTally(msgspec.Struct, frozen=True):
    """The channels of a kind, how many did not take the last notice, and what this process has sent."""

    kind: str
    channels: int
    failing: int
    sent: int
    failed: int


class RefusedNetwork(msgspec.Struct, frozen=True):
    """How often a network was refused; a network is far larger than a household."""

    network: str
    times: int


class AdminLimits(msgspec.Struct, frozen=True):
    """What an identity may use, and an address (`crowd` times as much, `sockets`, `connections`)."""

    rate: float
    burst: float
    crowd: float
    tables: int
    crowd_tables: int
    daily_tables: int
    daily_texts: int
    daily_mails: int
    connections: int
    sockets: int


class TableCount(msgspec.Struct, frozen=True):
    status: str
    tables: int


class ServiceState(msgspec.Struct, frozen=True):
    """Something that the server does only if its host has seen to it, and what is missing for it."""

    kind: Literal["mail", "push", "passkeys"]
    missing: tuple[str, ...]
    """Options, variables and extras, as they are called; empty if it works."""


class TestMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a test mail is to go, and in which language."""

    address: Annotated[str, msgspec.Meta(max_length=200, extra_json_schema={"format": "email"})]
    language: Annotated[str, msgspec.Meta(max_length=20)] = "en"


class AdminView(msgspec.Struct, frozen=True):
    """How the server is. What is stored is of all processes, the rest of the one that answers."""

    version: str
    now: Millis
    since: Millis
    processes: int
    database: str
    health: Health
    bytes: int
    disk: int
    """How many bytes the store takes up, and from how many on nothing new is begun."""
    connections: int
    live: int
    """Tables in memory."""
    tables: tuple[TableCount, ...]
    delay: int
    """Milliseconds by which the event loop was late, the longest within a minute."""
    work: tuple[LaneLoad, ...]
    notices: int
    """Players who are still to be told about a table."""
    channels: tuple[ChannelTally, ...]
    services: tuple[ServiceState, ...]
    kept: tuple[KeptKind, ...]
    limits: AdminLimits
    refused: tuple[RefusedNetwork, ...]
    wrong: int
    """Wrong tokens sent to this page."""


class AdminTable(msgspec.Struct, frozen=True):
    """A table: whose names its seats show, when it last changed, and how many events it has."""

    id: str
    status: str
    updated: Millis
    names: tuple[str, ...]
    events: int
