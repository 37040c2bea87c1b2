"""All tables of a store: checked by replaying them, exported to a file, imported from one."""

from collections.abc import Iterable
from enum import Enum
from typing import Literal

import msgspec

from orbis.notation import NotationError, hash_of, parse_record, write_record
from orbis.rules import ACTIONS, RULES_VERSION, STANDARD, InvalidTileSet, parse_tiles
from orbis.server.stores.library import Library
from orbis.server.stores.listings import listing_of
from orbis.server.stores.store import Append, Conflict, Head, Identity, Store, StoredTable
from orbis.server.tables.decide import first_illegal
from orbis.server.tables.events import Acted, AnyEvent, Created, write_event
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import GameTable
from orbis.wire.replay import id_of_record


class InvalidArchive(ValueError):
    """A line of an archive that is malformed or contradicts other lines."""


class Entry(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class TextEntry(Entry, frozen=True, tag="text"):
    """A tile set or a record."""

    of: Literal["tiles", "record"]
    id: str
    text: str


class IdentityEntry(Entry, frozen=True, tag="identity"):
    """A player who has a seat."""

    id: str
    name: str


class TableEntry(Entry, frozen=True, tag="table"):
    """A table with all its events, secrets included."""

    id: str
    events: tuple[AnyEvent, ...]


AnyEntry = TextEntry | IdentityEntry | TableEntry

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


class Misfit(Exception):
    """A stored event that does not match this version of the rules."""


_BROKEN = (ValueError, AssertionError, LookupError)
"""What applying events raises if this program did not store them."""


async def check(store: Store, head: Head) -> str | None:
    """Why a stored table cannot be replayed; None if it can."""
    try:
        table, events = await Library(store).first_and_rest(head.id)
        play_again(table, events)
    except Refused as refused:
        return refused.message
    except msgspec.DecodeError as error:
        return f"an event cannot be read: {error}"
    except Misfit as misfit:
        return str(misfit)
    except _BROKEN as error:
        return f"{type(error).__name__} {error}"
    return f"events after {table.number} are missing" if table.number < head.number else None


def play_again(table: GameTable, events: Iterable[AnyEvent]) -> None:
    """Apply events to a table and compare every state with the stored one; raise `Misfit`."""
    for event in events:
        if isinstance(event, Acted):
            _check_decisions(table, event)
        try:
            table.fold(event)
        except _BROKEN as error:
            raise Misfit(f"event {table.number}: {type(error).__name__} {error}") from None


def _check_decisions(table: GameTable, event: Acted) -> None:
    number = table.number + 1
    if table.match is None or table.text is None:
        raise Misfit(f"event {number}: a decision before the deal")
    if hash_of(table.text) != event.before:
        raise Misfit(f"event {number}: the state is not the one in which the decision was made")
    for action in event.actions:
        if not 0 <= action < len(ACTIONS):
            raise Misfit(f"event {number}: there is no action {action}")
    illegal = first_illegal(table.match.state, event.actions)
    if illegal is not None:
        action, rule = illegal
        raise Misfit(f"event {number}: {rule.value} forbids action {action}")


async def lines_of(store: Store, id: str, written: set[str]) -> list[bytes]:
    """The archive lines of a table, without the texts and identities in `written`; raise `Misfit`."""
    try:
        events = await Library(store).events(id)
    except msgspec.DecodeError as error:
        raise Misfit(f"an event cannot be read: {error}") from None
    if not events or not isinstance(events[0], Created):
        raise Misfit("the first event is not `created`")
    entries = [*await _texts(store, events[0]), *await _players(store, events)]
    new = {f"{entry.__struct_config__.tag} {entry.id}": entry for entry in entries}
    lines = [msgspec.json.encode(entry) for key, entry in new.items() if key not in written]
    written.update(new)
    return [*lines, msgspec.json.encode(TableEntry(id, tuple(events)))]


async def _texts(store: Store, created: Created) -> list[AnyEntry]:
    wanted: list[tuple[Literal["tiles", "record"], str]] = []
    if created.tiles != STANDARD.content_id:
        wanted.append(("tiles", created.tiles))
    if created.source is not None:
        wanted.append(("record", created.source.record))
    texts = [(kind, id, await store.text(kind, id)) for kind, id in wanted]
    return [TextEntry(kind, id, text) for kind, id, text in texts if text is not None]


async def _players(store: Store, events: list[AnyEvent]) -> list[AnyEntry]:
    ids = dict.fromkeys(event.by for event in events if event.by)
    found = [await store.identity(id) for id in ids]
    return [IdentityEntry(*identity) for identity in found if identity is not None]


class Taken(Enum):
    """The result of importing a line of an archive."""

    NEW = "a table that was not there, or not wholly"
    THERE = "a table that was there"
    NEEDED = "what tables need"


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
    """Raise `InvalidArchive` if a text does not match its id."""
    try:
        if entry.of == "tiles":
            id = parse_tiles(entry.text).content_id
        else:
            id = id_of_record(write_record(parse_record(entry.text)))
    except (InvalidTileSet, NotationError) as error:
        raise InvalidArchive(f"{entry.of} {entry.id}: {error}") from None
    if id != entry.id:
        raise InvalidArchive(f"{entry.of} {entry.id}: the text is that of {id}")


async def take_in(store: Store, entry: AnyEntry, now: int) -> Taken:
    """Store an entry of an archive; raise `InvalidArchive` and store nothing of it."""
    match entry:
        case TextEntry(of=kind, id=id, text=text):
            await store.save_text(kind, id, text)
        case IdentityEntry(id=id, name=name):
            if await store.identity(id) is None:
                await store.save_identity(Identity(id, name), now)
        case TableEntry(id=id, events=events):
            return await _take_table(store, id, events)
    return Taken.NEEDED


async def _take_table(store: Store, id: str, events: tuple[AnyEvent, ...]) -> Taken:
    if not events or not isinstance(events[0], Created):
        raise InvalidArchive(f"table {id}: the first event must be `created`")
    bodies = [write_event(event) for event in events]
    stored = await store.events(id)
    # A table whose import was interrupted has only its first events.
    if stored and (len(stored) >= len(bodies) or stored != bodies[: len(stored)]):
        return Taken.THERE
    created, rest = events[0], events[1:]
    if created.rules != RULES_VERSION:
        raise InvalidArchive(f"table {id}: it is played by version {created.rules} of the rules")
    try:
        table = await Library(store).new_table(id, created)
        first = listing_of(table)
        play_again(table, rest)
    except Refused as refused:
        raise InvalidArchive(f"table {id}: {refused.message}") from None
    except (Misfit, *_BROKEN) as error:
        raise InvalidArchive(f"table {id}: {error}") from None
    last = listing_of(table)
    try:
        if not stored:
            await store.create(
                StoredTable(id, created.by, created.rules, created.tiles, bodies[0], first, created.at)
            )
        for number in range(max(2, len(stored) + 1), len(bodies) + 1):
            listing = last if number == len(bodies) else None
            await store.append(Append(id, number, bodies[number - 1], events[number - 1].at, listing))
    except Conflict:
        return Taken.THERE
    return Taken.NEW
