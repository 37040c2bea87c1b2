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
from orbis.server.stores import Store, make_store
from orbis.server.stores.listings import changes_listing, listing_of
from orbis.server.stores.store import Append, Identity, StoredTable
from orbis.server.tables.decide import acted
from orbis.server.tables.events import Created, SeatPlan, write_event
from orbis.server.tables.table import GameTable

Result = TypeVar("Result")
ANN = Identity("a" * 32, "Ann")


def with_store(database: str | Path, work: Callable[[Store], Coroutine[None, None, Result]]) -> Result:
    """Run a coroutine with an open store."""

    async def run() -> Result:
        store = make_store(str(database))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def play_tables(database: str | Path, *ids: str, tile_set: TileSet = STANDARD) -> None:
    """Store finished tables, played at random."""

    async def play(store: Store) -> None:
        await store.save_identity(ANN, 1)
        if tile_set is not STANDARD:
            await store.save_text("tiles", tile_set.content_id, write_tiles(tile_set))
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
    await store.create(
        StoredTable(id, ANN.id, created.rules, created.tiles, body, listing_of(table), created.at)
    )
    assert table.match is not None
    appends = []
    while not table.match.state.is_over:
        event = acted(table.match, (action_id(random.choice(table.match.options())),), table)
        event = replace(event, at=table.number + 1)
        table.fold(event)
        listing = listing_of(table) if changes_listing(event) else None
        appends.append(store.append(Append(id, table.number, write_event(event), event.at, listing)))
    await asyncio.gather(*appends)
