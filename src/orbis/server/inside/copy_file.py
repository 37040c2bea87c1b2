"""The file that *Save a copy* writes in a page: tables, and the secret of whoever played them."""

from http.cookies import CookieError, SimpleCookie
from typing import IO, Literal, assert_never

import msgspec
from msgspec.structs import replace

from orbis.server.chance import Chance
from orbis.server.http.cookies import secret_in
from orbis.server.http.handlers.devices import digest_of_link
from orbis.server.http.visitors import SECRET, id_of
from orbis.server.stores.access import Recovery
from orbis.server.stores.archive.brought import take_brought
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
from orbis.server.stores.archive.intake import Addition, take_in
from orbis.server.stores.store import Store
from orbis.server.tables.events import Created
from orbis.server.tables.new import Host
from orbis.server.tables.seat_names import is_name

BEGINNING = b'{"kind":"orbis-copy"'


class CopyFile(msgspec.Struct, frozen=True):
    kind: Literal["orbis-copy"]
    tables: str
    """As `orbis tables export` writes them."""
    cookies: str = ""


_decoder = msgspec.json.Decoder(CopyFile)


def is_copy(file: IO[bytes]) -> bool:
    """Whether a file begins as a copy does; it is at its beginning again then."""
    beginning = file.read(len(BEGINNING))
    file.seek(0)
    return beginning == BEGINNING


def read_copy(file: IO[bytes]) -> CopyFile:
    """The copy in a file; raise `InvalidArchive` if it is anything else, or not whole."""
    try:
        return _decoder.decode(file.read())
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidArchive(str(error)) from None


class CopyIntake:
    """Takes in the lines of a copy.

    A player has written it, so it could say anything: only what is theirs alone is taken, as if they had
    brought it themselves.
    """

    def __init__(self, copy: CopyFile, store: Store, now: int) -> None:
        self._device = _device(copy)
        self._store = store
        self._now = now

    async def take_in(self, entry: AnyEntry) -> Addition:
        """Store an entry; raise `InvalidArchive` for what a player has no say in."""
        match entry:
            case TextEntry():
                await take_in(self._store, replace(entry, ending=None), self._now)
            case IdentityEntry():
                await self._take_player(entry)
            case KeyEntry():
                pass  # every page has keys, which nobody knows elsewhere
            case TableEntry(events=(Created(lesson=lesson), *_)) if lesson:
                pass  # a lesson stays where it was begun
            case TableEntry():
                bringer = await self._store.access.known(self._device) if self._device else None
                if bringer is None:
                    raise InvalidArchive(f"table {entry.id}: the copy does not prove who has played there")
                return await take_brought(self._store, entry, Host(*bringer), self._now)
            case ForgottenEntry() | ResultEntry():
                raise InvalidArchive("a copy can only bring tables, tile sets and records")
            case _:
                assert_never(entry)
        return Addition.NEEDED

    async def _take_player(self, entry: IdentityEntry) -> None:
        """Store whoever saved the copy, by the id that follows from their secret."""
        id = self._device
        if not id or id not in {entry.id, *[device.digest for device in entry.devices or ()]}:
            raise InvalidArchive(f"identity {entry.id}: the copy does not prove that it is theirs")
        if not is_name(entry.name):
            raise InvalidArchive(f"identity {entry.id}: it has no name that can be shown")
        if await self._store.access.known(id) is None:
            own = IdentityEntry(id, entry.name, preferences=entry.preferences, colour=entry.colour)
            await take_in(self._store, own, self._now)


async def way_back(copy: CopyFile, store: Store, now: int) -> str | None:
    """The secret of a new recovery link for whoever saved a copy; None if they have one, or are unknown."""
    device = await store.access.device(_device(copy))
    if device is None or await store.access.recovery(device.identity) is not None:
        return None
    secret = Chance().token()
    kept = await store.access.save_recovery(Recovery(device.identity, digest_of_link(secret), now, 0))
    return secret if kept else None


def _device(copy: CopyFile) -> str:
    """The digest of the secret in a copy; empty if there is none."""
    try:
        cookies = SimpleCookie(copy.cookies)
    except CookieError:
        return ""
    secret = secret_in({name: cookie.value for name, cookie in cookies.items()})
    return id_of(secret) if SECRET.fullmatch(secret) else ""
