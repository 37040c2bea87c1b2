"""All tables of an application as an archive, and an archive taken into it."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from orbis.server.http.service import Service
from orbis.server.stores import make_store
from orbis.server.stores.archive.entries import read_entry
from orbis.server.stores.archive.export import lines_of, lines_of_forgotten, lines_of_results
from orbis.server.stores.archive.intake import Addition, take_in
from orbis.server.stores.store import Store


class Taken(NamedTuple):
    """How many tables of an archive were new, and how many were there already."""

    new: int
    there: int


async def export(service: Service) -> bytes:
    """Everything that belongs to the tables; raise `Misfit` if one cannot be read."""
    store, written = service.store, set[str]()
    lines = await lines_of_forgotten(store)
    for id in (await store.ids()).found:
        lines += await lines_of(store, id, written)
    lines += [line async for line in lines_of_results(store, written)]
    return b"".join(line + b"\n" for line in lines)


async def rehearse(service: Service, content: bytes) -> int:
    """How many tables are in an archive that can be taken in; raise `InvalidArchive`."""
    with TemporaryDirectory() as folder:
        store = make_store(str(Path(folder) / "rehearsal.sqlite"), alone=service.configuration.alone)
        await store.open()
        try:
            taken = await _take_in(store, content, service.clock.now())
        finally:
            await store.close()
    return taken.new


async def take_in_all(service: Service, content: bytes) -> Taken:
    """Take in an archive; raise `InvalidArchive`, and change nothing."""
    await rehearse(service, content)
    return await _take_in(service.store, content, service.clock.now())


async def _take_in(store: Store, content: bytes, now: int) -> Taken:
    entries = [read_entry(line) for line in content.splitlines()]
    taken = [await take_in(store, entry, now) for entry in entries]
    return Taken(taken.count(Addition.NEW), taken.count(Addition.THERE))
