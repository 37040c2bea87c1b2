"""The lines of an archive."""

from typing import Literal

import msgspec

from orbis.notation import NotationError, parse_record, write_record
from orbis.rules import InvalidTileSet, parse_tiles
from orbis.server.protocol.own_colour import OwnColour
from orbis.server.stores.access import Device, Passkey, Preferences, Recovery
from orbis.server.stores.holidays import Holiday
from orbis.server.stores.notices import StoredChannel
from orbis.server.tables.events import AnyEvent
from orbis.server.tables.result import Placings
from orbis.wire.replay import RecordEnding, id_of_record


class InvalidArchive(ValueError):
    """A line of an archive that is malformed or contradicts other lines."""


class Entry(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class TextEntry(Entry, frozen=True, tag="text", omit_defaults=True):
    """A tile set or a record."""

    of: Literal["tiles", "record"]
    id: str
    text: str
    ending: RecordEnding | None = None
    """How the game of a record ended early, if that is known."""


class IdentityEntry(Entry, frozen=True, tag="identity", omit_defaults=True):
    """A player who has a seat, and how they are recognised; of secrets there are digests."""

    id: str
    name: str
    devices: tuple[Device, ...] | None = None
    """None in archives from before there could be several: the only device has the id as its digest."""
    recovery: Recovery | None = None
    passkeys: tuple[Passkey, ...] = ()
    preferences: Preferences | None = None
    holidays: tuple[Holiday, ...] = ()
    muted: tuple[str, ...] = ()
    """By whom they do not want to be invited."""
    silenced: tuple[str, ...] = ()
    """Whose words they are not told."""
    channels: tuple[StoredChannel, ...] = ()
    """Where they are told what happens, secrets included."""
    notices: bytes | None = None
    """What they want to be told."""
    colour: OwnColour = ""


class ForgottenEntry(Entry, frozen=True, tag="forgotten"):
    """A player who is still to be forgotten at the tables of the archive."""

    id: str


class KeyEntry(Entry, frozen=True, tag="key"):
    """A key by which the server signs: browsers that subscribed to notices know it."""

    id: str
    key: bytes


class TableEntry(Entry, frozen=True, tag="table"):
    """A table with all its events, secrets included."""

    id: str
    events: tuple[AnyEvent, ...]


class ResultEntry(Entry, frozen=True, tag="result"):
    """The result of a rated game, whose table may be gone."""

    id: str
    at: int
    placings: Placings


AnyEntry = TextEntry | IdentityEntry | ForgottenEntry | KeyEntry | TableEntry | ResultEntry

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def read_entry(line: bytes) -> AnyEntry:
    """Read a line of an archive; raise `InvalidArchive`."""
    try:
        entry = _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidArchive(str(error)) from None
    if isinstance(entry, TextEntry):
        _check_text(entry)
    return entry


def _check_text(entry: TextEntry) -> None:
    """Raise `InvalidArchive` if a text does not match its id, or a tile set ends like a game."""
    if entry.ending is not None and entry.of != "record":
        raise InvalidArchive(f"{entry.of} {entry.id}: only the game of a record has an ending")
    try:
        if entry.of == "tiles":
            id = parse_tiles(entry.text).content_id
        else:
            id = id_of_record(write_record(parse_record(entry.text)))
    except (InvalidTileSet, NotationError) as error:
        raise InvalidArchive(f"{entry.of} {entry.id}: {error}") from None
    if id != entry.id:
        raise InvalidArchive(f"{entry.of} {entry.id}: the text is that of {id}")
