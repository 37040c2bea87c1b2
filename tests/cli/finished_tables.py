"""Databases with finished tables."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from orbis.play.fairness import new_secret
from orbis.rules import RULES_VERSION, STANDARD, TileSet, action_id
from orbis.rules.tileset import write_tiles
from orbis.server.stores import Store, opened
from orbis.server.stores.access import Device, Passkey, Preferences, Recovery
from orbis.server.stores.identities import Identity
from orbis.server.stores.listings import listing_after, listing_of
from orbis.server.stores.tables import Append, StoredTable
from orbis.server.tables.decide import acted
from orbis.server.tables.events import Created, SeatPlan, write_event
from orbis.server.tables.table import GameTable

Result = TypeVar("Result")
ANN = Identity("a" * 32, "Ann")


def with_store(database: str | Path, work: Callable[[Store], Coroutine[None, None, Result]]) -> Result:
    """Run a coroutine with an open store."""

    async def run() -> Result:
        async with opened(str(database)) as store:
            return await work(store)

    return asyncio.run(run())


def play_tables(database: str | Path, *ids: str, tile_set: TileSet = STANDARD) -> None:
    """Store finished tables, played at random."""

    async def play(store: Store) -> None:
        await store.identities.add(ANN, 1)
        await store.access.add_device(Device("d" * 32, ANN.id, "Firefox · Linux", 1, 2))
        await store.access.save_recovery(Recovery(ANN.id, "e" * 64, 1, 0))
        await store.access.add_passkey(Passkey("key", ANN.id, "public", 3, "", 1, 0))
        await store.access.save_preferences(ANN.id, Preferences('{"language":"pl"}', 5))
        if tile_set is not STANDARD:
            await store.texts.save("tiles", tile_set.content_id, write_tiles(tile_set), 1)
        for id in ids:
            await _play(store, id, tile_set)

    with_store(database, play)


async def _play(store: Store, id: str, tile_set: TileSet) -> None:
    seats = (SeatPlan("person", "Ann", ANN.id, ready=True), SeatPlan("bot", "Bot", level="pilgrim"))
    created = Created(
        at=1,
        by=ANN.id,
        seats=seats,
        public=True,
        rules=RULES_VERSION,
        tiles=tile_set.content_id,
        secret=new_secret(),
        draws="0",
        substitute="pilgrim",
    )
    table, random = GameTable(id, created, tile_set), Random(id)
    body = write_event(created)
    await store.tables.create(
        StoredTable(id, ANN.id, created.rules, created.tiles, body, listing_of(table), created.at)
    )
    assert table.match is not None
    appends = []
    while not table.match.state.is_over:
        event = acted(table.match, (action_id(random.choice(table.match.options())),), table)
        event = replace(event, at=table.number + 1)
        table.fold(event)
        listing = listing_after(table, event)
        appends.append(store.tables.append(Append(id, table.number, write_event(event), event.at, listing)))
    await asyncio.gather(*appends)
