"""All tables of a store at once: checked by playing them again, written to a file, read from one."""

from collections.abc import AsyncIterator, Iterable
from typing import Literal

import msgspec

from orbis.rules import ACTIONS, STANDARD
from orbis.server.library import Library
from orbis.server.protocol.listing import listing_of
from orbis.server.stores.store import Append, Conflict, Head, Identity, NewTable, Store
from orbis.server.tables.events import Acted, AnyEvent, Created, write_event
from orbis.server.tables.hashing import hash_of
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import Table


class InvalidArchive(ValueError):
    """A line of an archive that is none, or does not fit the others."""


class Entry(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """A line of an archive."""


class TextEntry(Entry, frozen=True, tag="text"):
    """A tile set or a record."""

    of: Literal["tiles", "record"]
    id: str
    text: str


class IdentityEntry(Entry, frozen=True, tag="identity"):
    """Somebody who has a seat."""

    id: str
    name: str


class TableEntry(Entry, frozen=True, tag="table"):
    """A table with all its events, secrets included."""

    id: str
    events: tuple[AnyEvent, ...]


AnyEntry = TextEntry | IdentityEntry | TableEntry

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


class Misfit(Exception):
    """An event of a stored game that this version of the rules would not let happen so."""


async def check(store: Store, head: Head) -> str | None:
    """Why a stored table cannot be played again, if it cannot."""
    try:
        table, events = await Library(store).first_and_rest(head.id)
        play_again(table, events)
    except Refused as refused:
        return refused.message
    except msgspec.ValidationError as error:
        return f"an event cannot be read: {error}"
    except Misfit as misfit:
        return str(misfit)
    return None


def play_again(table: Table, events: Iterable[AnyEvent]) -> None:
    """Let events happen at a table and compare every state with the stored one, or raise `Misfit`."""
    for event in events:
        if isinstance(event, Acted):
            _check_decision(table, event)
        try:
            table.fold(event)
        except (ValueError, AssertionError, IndexError) as error:
            raise Misfit(f"event {table.number}: {type(error).__name__} {error}") from None


def _check_decision(table: Table, event: Acted) -> None:
    number = table.number + 1
    if table.match is None or table.text is None:
        raise Misfit(f"event {number}: a decision before the deal")
    if hash_of(table.text) != event.before:
        raise Misfit(f"event {number}: the state is not the one in which the decision was made")
    rule = table.match.refusal(ACTIONS[event.action])
    if rule is not None:
        raise Misfit(f"event {number}: {rule.value} forbids action {event.action}")


async def exported(store: Store) -> AsyncIterator[bytes]:
    """The lines of an archive of all tables; what a table needs comes before it."""
    library = Library(store)
    written: set[str] = set()
    async for head in store.heads():
        events = await library.events(head.id)
        created = events[0]
        assert isinstance(created, Created)
        for entry in [*await _texts(store, created), *await _players(store, events)]:
            if f"{type(entry)} {entry.id}" not in written:
                written.add(f"{type(entry)} {entry.id}")
                yield msgspec.json.encode(entry)
        yield msgspec.json.encode(TableEntry(head.id, tuple(events)))


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


async def take_in(store: Store, line: bytes, now: int) -> bool:
    """Keep a line of an archive and tell whether it was a new table; or raise `InvalidArchive`."""
    try:
        entry = _decoder.decode(line)
    except msgspec.DecodeError as error:
        raise InvalidArchive(str(error)) from None
    match entry:
        case TextEntry(of=kind, id=id, text=text):
            await store.save_text(kind, id, text)
        case IdentityEntry(id=id, name=name):
            if await store.identity(id) is None:
                await store.save_identity(Identity(id, name), now)
        case TableEntry(id=id, events=events):
            return await _take_table(store, id, events)
    return False


async def _take_table(store: Store, id: str, events: tuple[AnyEvent, ...]) -> bool:
    if await store.head(id) is not None:
        return False
    if not events or not isinstance(events[0], Created):
        raise InvalidArchive(f"table {id}: the first event must be that it was created")
    created, rest = events[0], events[1:]
    try:
        table = await Library(store).new_table(id, created)
        first = listing_of(table)
        play_again(table, rest)
    except (Refused, Misfit) as error:
        raise InvalidArchive(f"table {id}: {error}") from None
    body = write_event(created)
    try:
        await store.create(NewTable(id, created.by, created.rules, created.tiles, body, first, created.at))
        for number, event in enumerate(rest, start=2):
            last = number == len(events)
            listing = listing_of(table) if last else None
            await store.append(Append(id, number, write_event(event), event.at, listing))
    except Conflict:
        return False
    return True
