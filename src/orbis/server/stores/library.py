"""Reading the store: tables from their events, tile sets and records from their texts."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from msgspec.structs import replace

from orbis.notation import Record, parse_record
from orbis.rules import RULES_VERSION, STANDARD, TileSet, parse_tiles
from orbis.server.account import Owner, owner_of_table
from orbis.server.stores.store import Store
from orbis.server.tables.events import AnyEvent, Created, read_event
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import GameTable
from orbis.server.workshop import Check, Lane, Workshop

Result = TypeVar("Result")

MOST_TILE_SETS = 256
"""How many tile sets are cached."""

FEW = 10
"""How many events are applied so quickly that they need not leave the event loop."""

PORTION = 250
"""How many events are applied before others have their turn."""


class Library:
    """Reads what is stored; what takes long is done in a workshop, if there is one."""

    def __init__(self, store: Store, workshop: Workshop | None = None, *, phrases_only: bool = False) -> None:
        self._store = store
        self._workshop = workshop
        self._phrases_only = phrases_only
        self._tile_sets: dict[str, TileSet] = {STANDARD.content_id: STANDARD}

    async def events(self, id: str, after: int = 0) -> list[AnyEvent]:
        return [read_event(body) for body in await self._store.tables.events(id, after)]

    async def table(self, id: str) -> GameTable:
        """A table after all its events; raise `Refused` if there is none."""
        table, events = await self.first_and_rest(id)
        await self.apply(id, events, table.fold)
        return table

    async def apply(self, id: str, events: Sequence[AnyEvent], fold: Callable[[AnyEvent], None]) -> None:
        """Apply events of a table in their order: many of them in portions, in the workshop."""

        def apply(portion: Sequence[AnyEvent], check: Check) -> None:
            for event in portion:
                check()
                fold(event)

        if len(events) <= FEW:
            apply(events, lambda: None)
            return
        for start in range(0, len(events), PORTION):
            await self._do(partial(apply, events[start : start + PORTION]), owner_of_table(id))

    async def first_and_rest(self, id: str) -> tuple[GameTable, list[AnyEvent]]:
        """A table as created, and its later events; raise `Refused` if there is none."""
        head = await self._store.tables.head(id)
        if head is None:
            raise Refused("not_found", "there is no such table")
        if head.rules != RULES_VERSION:
            raise Refused("unavailable", f"the table is played by version {head.rules} of the rules")
        created, *events = await self.events(id)
        assert isinstance(created, Created)
        return await self.new_table(id, created), events

    async def new_table(self, id: str, created: Created) -> GameTable:
        if self._phrases_only and created.chat:  # it was made before the host has decided so
            created = replace(created, chat=False)
        source, owner = created.source, owner_of_table(id)
        branch = None if source is None else await self.record(source.record, owner)
        tile_set = await self.tile_set(created.tiles, owner)
        if branch is None:
            return GameTable(id, created, tile_set, None)
        return await self._do(lambda _: GameTable(id, created, tile_set, branch), owner)

    async def record(self, id: str, owner: Owner | None = None) -> Record:
        """A stored record; raise `Refused` if there is none."""
        text = await self._store.texts.find("record", id)
        if text is None:
            raise Refused("not_found", "there is no such record")
        found = text
        return await self._do(lambda _: parse_record(found), owner)

    async def tile_set(self, id: str, owner: Owner | None = None) -> TileSet:
        """A stored tile set; raise `Refused` if there is none."""
        found = self._tile_sets.get(id)
        if found is None:
            text = await self._store.texts.find("tiles", id)
            if text is None:
                raise Refused("not_found", "there is no such tile set")
            content = text
            found = await self._do(lambda _: parse_tiles(content), owner)
            if len(self._tile_sets) < MOST_TILE_SETS:
                self._tile_sets[id] = found
        return found

    async def _do(self, work: Callable[[Check], Result], owner: Owner | None) -> Result:
        if self._workshop is None:
            return work(lambda: None)
        return await self._workshop.do(Lane.QUICK, work, owner=owner)
