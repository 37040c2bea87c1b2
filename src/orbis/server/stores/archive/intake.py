"""Taking the lines of an archive into a store."""

from collections.abc import Sequence
from enum import Enum

from orbis.rules import RULES_VERSION
from orbis.server.stores.access import Device
from orbis.server.stores.archive.entries import (
    AnyEntry,
    ForgottenEntry,
    IdentityEntry,
    InvalidArchive,
    KeyEntry,
    ResultEntry,
    TableEntry,
    TextEntry,
)
from orbis.server.stores.errors import Conflict
from orbis.server.stores.identities import Identity
from orbis.server.stores.library import Library
from orbis.server.stores.listings import listing_of, stored_table
from orbis.server.stores.replay import BROKEN, Misfit, play_again
from orbis.server.stores.results import StoredResult
from orbis.server.stores.store import Store
from orbis.server.stores.tables import Extension
from orbis.server.tables.events import AnyEvent, Created, write_event
from orbis.server.tables.refusals import Refused
from orbis.server.tables.result import write_result
from orbis.server.tables.table import GameTable


class Addition(Enum):
    """The result of importing a line of an archive."""

    NEW = "a table that was not there, or not wholly"
    THERE = "a table that was there"
    NEEDED = "what tables need"
    OTHER_KEY = "a key that is not taken over, as the store has another"


async def take_in(store: Store, entry: AnyEntry, now: int) -> Addition:
    """Store an entry of an archive; raise `InvalidArchive` and store nothing of it."""
    match entry:
        case TextEntry(of=kind, id=id, text=text, ending=ending):
            await store.texts.save(kind, id, text, now)
            if ending is not None:
                await store.texts.save_ending(id, ending, now)
        case IdentityEntry():
            await _take_player(store, entry, now)
        case ForgottenEntry(id=id):
            await store.removal.forget_identity(id, now)
        case KeyEntry(id=name, key=key):
            if await store.notices.key(name, key) != key:
                return Addition.OTHER_KEY
        case TableEntry(id=id, events=events):
            return await _take_table(store, id, events)
        case ResultEntry(id=id, at=at, placings=placings):
            await store.results.add(StoredResult(at, id, write_result(placings)))
    return Addition.NEEDED


async def _take_player(store: Store, entry: IdentityEntry, now: int) -> None:
    id, access = entry.id, store.access
    owners = {each.identity for each in entry.devices or ()} | {each.identity for each in entry.passkeys}
    if entry.recovery is not None:
        owners.add(entry.recovery.identity)
    owners |= {channel.player for channel in entry.channels}
    if owners - {id}:
        raise InvalidArchive(f"identity {id}: it has what is somebody else's")
    if await store.identities.find(id) is not None:
        return
    if not await store.identities.add(Identity(id, entry.name), now):
        return
    for device in (Device(id, id, "", now, now),) if entry.devices is None else entry.devices:
        await access.add_device(device)
    if entry.recovery is not None:
        await access.save_recovery(entry.recovery)
    for passkey in entry.passkeys:
        await access.add_passkey(passkey)
    if entry.preferences is not None:
        await access.save_preferences(id, entry.preferences)
    for other in entry.muted:
        await store.identities.mute(id, other, on=True)
    for other in entry.silenced:
        await store.identities.silence(id, other, on=True)
    if entry.colour:
        await store.identities.save_colour(id, entry.colour)
    if entry.holidays:
        await store.identities.save_holidays(id, list(entry.holidays))
    for channel in entry.channels:
        await store.notices.save_channel(channel, len(entry.channels))
    if entry.notices is not None:
        await store.notices.save_settings(id, entry.notices)


async def _take_table(store: Store, id: str, events: tuple[AnyEvent, ...]) -> Addition:
    if not events or not isinstance(events[0], Created):
        raise InvalidArchive(f"table {id}: the first event must be `created`")
    bodies = [write_event(event) for event in events]
    stored = await store.tables.events(id)
    if not is_beginning(stored, bodies):
        return Addition.THERE
    created, rest = events[0], events[1:]
    if created.rules != RULES_VERSION:
        raise InvalidArchive(f"table {id}: it is played by version {created.rules} of the rules")
    try:
        table = await Library(store).new_table(id, created)
        play_again(table, rest)
    except Refused as refused:
        raise InvalidArchive(f"table {id}: {refused.message}") from None
    except (Misfit, *BROKEN) as error:
        raise InvalidArchive(f"table {id}: {error}") from None
    try:
        await add_events(store, table, bodies[len(stored) :], len(stored), events[-1].at)
    except Conflict:
        return Addition.THERE
    await store.guarded_deals.guard(table)
    return Addition.NEW


def is_beginning(stored: Sequence[bytes], events: Sequence[bytes]) -> bool:
    """Whether a table lacks only its last events, as after an import that was interrupted, or all."""
    return len(stored) < len(events) and list(stored) == list(events[: len(stored)])


async def add_events(store: Store, table: GameTable, bodies: Sequence[bytes], known: int, at: int) -> None:
    """Store the last events of a table after those that are known, all or none; raise `Conflict`.

    Lists show the table as it is then, last used at a time.
    """
    if known:
        await store.tables.extend(Extension(table.id, known, tuple(bodies), at, listing_of(table)))
    else:
        await store.tables.create(stored_table(table)._replace(at=at, rest=tuple(bodies[1:])))
