"""Tables and results as the lines of an archive."""

from collections.abc import AsyncIterator, Awaitable
from typing import TypeVar

import msgspec

from orbis.rules import STANDARD
from orbis.server.stores.archive.entries import (
    AnyEntry,
    ForgottenEntry,
    IdentityEntry,
    KeyEntry,
    ResultEntry,
    TableEntry,
    TextEntry,
)
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.identities import Identity
from orbis.server.stores.library import Library
from orbis.server.stores.replay import Misfit
from orbis.server.stores.results import START, ResultPlace
from orbis.server.stores.store import Store
from orbis.server.tables.events import AnyEvent, Created
from orbis.server.tables.result import read_result

AT_ONCE = 500
"""How many results are read at a time."""

T = TypeVar("T")


async def lines_of(store: Store, id: str, written: set[str]) -> list[bytes]:
    """The archive lines of a table, without the texts and identities in `written`; raise `Misfit`."""
    try:
        events = await Library(store).events(id)
        if not events or not isinstance(events[0], Created):
            raise Misfit("the first event is not `created`")
        keys = [] if any(each.startswith("key ") for each in written) else await _keys(store)
        entries = [*keys, *await _texts(store, events[0]), *await _players(store, events)]
    except msgspec.DecodeError as error:
        raise Misfit(f"an event cannot be read: {error}") from None
    except StoreUnavailable as error:
        if error.trouble != "damaged":
            raise
        raise Misfit(str(error)) from None
    new = {f"{entry.__struct_config__.tag} {entry.id}": entry for entry in entries}
    lines = [msgspec.json.encode(entry) for key, entry in new.items() if key not in written]
    written.update(new)
    return [*lines, msgspec.json.encode(TableEntry(id, tuple(events)))]


async def lines_of_forgotten(store: Store) -> list[bytes]:
    """The archive lines of those who are still to be forgotten: the tables still name them."""
    return [msgspec.json.encode(ForgottenEntry(player)) for player in await store.removal.forgotten()]


async def lines_of_results(store: Store, written: set[str]) -> AsyncIterator[bytes]:
    """The archive lines of all results, with the identities that are not in `written`."""
    place = START
    while results := await _readable(store.results.after(place, AT_ONCE), []):
        for at, id, text in results:
            placings = read_result(text)
            for player in [each.player for each in placings if f"identity {each.player}" not in written]:
                written.add(f"identity {player}")
                identity = await _readable(store.identities.find(player), None) if player else None
                if identity is not None:
                    yield msgspec.json.encode(await _player(store, identity))
            yield msgspec.json.encode(ResultEntry(id, at, placings))
        place = ResultPlace(results[-1].at, results[-1].table)


async def _texts(store: Store, created: Created) -> list[AnyEntry]:
    found: list[AnyEntry] = []
    if created.tiles != STANDARD.content_id:
        text = await store.texts.find("tiles", created.tiles)
        if text is not None:
            found.append(TextEntry("tiles", created.tiles, text))
    if created.source is not None:
        id = created.source.record
        text = await store.texts.find("record", id)
        if text is not None:
            found.append(TextEntry("record", id, text, await store.texts.ending(id)))
    return found


async def _keys(store: Store) -> list[AnyEntry]:
    keys = await _readable(store.notices.keys(), {})
    return [KeyEntry(name, key) for name, key in sorted(keys.items())]


async def _players(store: Store, events: list[AnyEvent]) -> list[AnyEntry]:
    ids = dict.fromkeys(event.by for event in events if event.by)
    found = [await _readable(store.identities.find(id), None) for id in ids]
    return [await _player(store, identity) for identity in found if identity is not None]


async def _player(store: Store, identity: Identity) -> IdentityEntry:
    id, access, notices = identity.id, store.access, store.notices
    muted = await _readable(store.identities.muted((id,)), {})
    colours = await _readable(store.identities.colours((id,)), {})
    return IdentityEntry(
        *identity,
        devices=tuple(await _readable(access.devices(id), [])),
        recovery=await _readable(access.recovery(id), None),
        passkeys=tuple(await _readable(access.passkeys(id), [])),
        preferences=await _readable(access.preferences(id), None),
        muted=tuple(sorted(muted.get(id, ()))),
        silenced=tuple(sorted(await _readable(store.identities.silenced(id), frozenset()))),
        holidays=tuple(await _readable(store.identities.holidays(id), [])),
        channels=tuple(await _readable(notices.channels(id), [])),
        notices=await _readable(notices.settings(id), None),
        colour=colours.get(id, ""),
    )


async def _readable(reading: Awaitable[T], otherwise: T) -> T:
    """What can be read, or something else if it is damaged: no table is lost with what its players have."""
    try:
        return await reading
    except StoreUnavailable as error:
        if error.trouble != "damaged":
            raise
        return otherwise
