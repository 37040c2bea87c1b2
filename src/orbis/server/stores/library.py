"""Reading the store: tables from their events, tile sets and records from their texts."""

from orbis.notation import Record, parse_record
from orbis.rules import RULES_VERSION, STANDARD, TileSet, parse_tiles
from orbis.server.stores.store import Store
from orbis.server.tables.events import AnyEvent, Created, read_event
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import GameTable

MOST_TILE_SETS = 256
"""How many tile sets are cached."""


class Library:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._tile_sets: dict[str, TileSet] = {STANDARD.content_id: STANDARD}

    async def events(self, id: str, after: int = 0) -> list[AnyEvent]:
        return [read_event(body) for body in await self._store.events(id, after)]

    async def table(self, id: str) -> GameTable:
        """A table after all its events; raise `Refused` if there is none."""
        table, events = await self.first_and_rest(id)
        for event in events:
            table.fold(event)
        return table

    async def first_and_rest(self, id: str) -> tuple[GameTable, list[AnyEvent]]:
        """A table as created, and its later events; raise `Refused` if there is none."""
        head = await self._store.head(id)
        if head is None:
            raise Refused("not_found", "there is no such table")
        if head.rules != RULES_VERSION:
            raise Refused("unavailable", f"the table is played by version {head.rules} of the rules")
        created, *events = await self.events(id)
        assert isinstance(created, Created)
        return await self.new_table(id, created), events

    async def new_table(self, id: str, created: Created) -> GameTable:
        source = created.source
        branch = None if source is None else await self.record(source.record)
        return GameTable(id, created, await self.tile_set(created.tiles), branch)

    async def record(self, id: str) -> Record:
        """A stored record; raise `Refused` if there is none."""
        text = await self._store.text("record", id)
        if text is None:
            raise Refused("not_found", "there is no such record")
        return parse_record(text)

    async def tile_set(self, id: str) -> TileSet:
        """A stored tile set; raise `Refused` if there is none."""
        found = self._tile_sets.get(id)
        if found is None:
            text = await self._store.text("tiles", id)
            if text is None:
                raise Refused("not_found", "there is no such tile set")
            found = parse_tiles(text)
            if len(self._tile_sets) < MOST_TILE_SETS:
                self._tile_sets[id] = found
        return found
