"""Importing an archive: many tables at a time, since each waits for the disk, and what they need first."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from orbis.locales import Speech
from orbis.server.stores.archive.entries import AnyEntry, InvalidArchive, TableEntry, read_entry
from orbis.server.stores.archive.intake import Addition

AT_ONCE = 64


def is_entry(line: bytes) -> bool:
    """Whether a line of a file can be read as one of an archive."""
    try:
        read_entry(line)
    except InvalidArchive:
        return False
    return True


class ArchiveImport:
    def __init__(
        self, take_in: Callable[[AnyEntry], Awaitable[Addition]], speech: Speech, step: Callable[[], None]
    ) -> None:
        self._take_in = take_in
        self._speech = speech
        self._step = step
        self._free = asyncio.Semaphore(AT_ONCE)
        self.new = 0
        self.there = 0
        self.wrong: list[str] = []
        self.other_keys: list[str] = []
        """The names of keys that were not taken over."""

    async def take(self, lines: Iterable[bytes]) -> None:
        """Import all lines, and collect what is wrong with any."""
        tasks: list[asyncio.Task[None]] = []
        for number, line in enumerate(lines, start=1):
            try:
                entry = read_entry(line)
            except InvalidArchive as error:
                self._complain(number, error)
                continue
            if isinstance(entry, TableEntry):
                await self._free.acquire()
                tasks.append(asyncio.create_task(self._take_table(number, entry)))
            else:
                await self._take(number, entry)
        await asyncio.gather(*tasks)

    async def _take_table(self, number: int, entry: AnyEntry) -> None:
        try:
            await self._take(number, entry)
        finally:
            self._free.release()

    async def _take(self, number: int, entry: AnyEntry) -> None:
        try:
            taken = await self._take_in(entry)
        except InvalidArchive as error:
            self._complain(number, error)
            return
        self.new += taken is Addition.NEW
        self.there += taken is Addition.THERE
        if taken is Addition.OTHER_KEY:
            self.other_keys.append(entry.id)
        self._step()

    def _complain(self, number: int, error: InvalidArchive) -> None:
        self.wrong.append(self._speech.text("server-wrong-line", line=number, reason=str(error)))
        self._step()
