"""Forgetting people: their identity at once, and their traces at all tables."""

import logging
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import TypeVar

from msgspec.structs import replace

from orbis.notation import write_record
from orbis.rules import RULES_VERSION
from orbis.server.account import SERVER, Account
from orbis.server.chance import Chance
from orbis.server.live.hub import Hub
from orbis.server.stores.errors import Conflict, StoreUnavailable
from orbis.server.stores.library import Library
from orbis.server.stores.listings import listing_of
from orbis.server.stores.renamed_review import renamed_review
from orbis.server.stores.store import Store
from orbis.server.stores.tables import Rewritten
from orbis.server.tables.asker import Asker
from orbis.server.tables.events import AnyEvent, Created, Source, Status, write_event
from orbis.server.tables.forgetting import forgotten
from orbis.server.tables.refusals import Refused
from orbis.server.tables.requests import Decline, Leave, Resign
from orbis.server.tables.table import GameTable
from orbis.server.workshop import Lane, Workshop
from orbis.wire.replay import id_of_record

logger = logging.getLogger(__name__)

Result = TypeVar("Result")

ATTEMPTS = 5

MOST_AT_ONCE = 100
"""At how many tables somebody is forgotten at once; the search finds the others."""

PORTION = 100
"""How many ids of tables are read at a time."""

IDENTITY = re.compile(rb'"([0-9a-f]{32})"')


class Forgetter:
    def __init__(
        self,
        hub: Hub,
        store: Store,
        library: Library,
        chance: Chance,
        workshop: Workshop | None = None,
    ) -> None:
        self._hub = hub
        self._store = store
        self._library = library
        self._chance = chance
        self._workshop = workshop

    async def forget(self, player: str) -> int:
        """Forget a player at the tables that are known to be theirs; return how many there are."""
        nobody = await self._forget_results(player)
        tables = await self._store.lists.traces(player)
        for id in tables[:MOST_AT_ONCE]:
            with suppress(Refused, Conflict):  # the search tries again
                await self._forget_at(id, player, nobody)
        return len(tables)

    async def search(self) -> None:
        """Look for those who want to be forgotten at all tables, such as those that they have left.

        Whoever could not be forgotten somewhere is looked for again the next time.
        """
        wanted = {
            player: await self._forget_results(player) for player in await self._store.removal.forgotten()
        }
        if not wanted:
            return
        failed: set[str] = set()
        last = ""
        while ids := await self._store.lists.ids_after(last, PORTION):
            for id in ids:
                failed |= await self._search_table(id, wanted)
            last = ids[-1]
        await self._store.removal.all_forgotten(sorted(wanted.keys() - failed))
        logger.info("forgotten at all tables: %d", len(wanted.keys() - failed))

    async def _forget_results(self, player: str) -> str:
        """Give the results of a player to nobody, and return who that is."""
        nobody = self._chance.nobody()
        await self._store.results.forget(player, nobody)
        return nobody

    async def _search_table(self, id: str, wanted: Mapping[str, str]) -> set[str]:
        """Forget those who are wanted at a table; return those for whom that failed."""
        head = await self._store.tables.head(id)
        if head is None or head.rules != RULES_VERSION:
            return set()  # a table of other rules stays as it is
        bodies = await self._store.tables.events(id)
        failed = set()
        for player in await self._do(lambda: _named(bodies, wanted)):
            try:
                await self._forget_at(id, player, wanted[player])
            except StoreUnavailable:
                raise
            except Exception as error:
                if isinstance(error, Refused) and error.code == "not_found":
                    continue  # it was deleted meanwhile
                logger.exception("somebody could not be forgotten", extra={"table": id})
                failed.add(player)
        return failed

    async def _do(self, work: Callable[[], Result]) -> Result:
        if self._workshop is None:
            return work()
        # A table that is rewritten must not wait behind what its players want.
        return await self._workshop.do(Lane.QUICK, lambda _: work(), Account(SERVER))

    async def _forget_at(self, id: str, player: str, rated: str) -> None:
        """Forget a player at a table; in its result, `rated` takes their place: the same as in others."""
        await self._give_up_seats(id, player)
        await self._store.results.forget_at(id, player, rated)  # giving up may have decided the game
        nobody = self._chance.nobody()
        before = await self._library.table(id)

        def without_player(events: list[AnyEvent]) -> list[AnyEvent]:
            return forgotten(events, player, nobody)

        await self._rewrite(id, without_player, player, nobody)
        if before.status is Status.OVER and before.match is not None:
            await self._replace_record(before, await self._library.table(id))

    async def _give_up_seats(self, id: str, player: str) -> None:
        async with self._hub.holding(id) as live:
            seats, status = live.table.seats_of(player), live.table.status
            kept = live.table.kept_for(player)
        client = self._chance.nobody()  # nobody has used it before
        for number, seat in enumerate((*seats, *kept), start=1):
            asker = Asker(player, "", client, number)
            ask = Decline(seat) if seat in kept else Leave(seat) if status is Status.WAITING else Resign(seat)
            if status is not Status.OVER:
                with suppress(Refused):  # a bot plays for the seat already
                    await self._hub.submit(id, asker, ask)

    async def _rewrite(
        self,
        id: str,
        change: Callable[[list[AnyEvent]], list[AnyEvent]],
        player: str = "",
        nobody: str = "",
    ) -> None:
        """Change the events of a table; raise `Conflict` if other processes change it all the time."""

        async def changed() -> Rewritten:
            stored = await self._library.events(id)
            events = await self._do(lambda: change(stored))
            created = events[0]
            assert isinstance(created, Created)
            table = await self._library.new_table(id, created)
            return await self._do(lambda: _rewritten(table, events, player, nobody))

        for attempt in range(1, ATTEMPTS + 1):
            try:
                await self._hub.rewrite(id, changed)
            except Conflict:
                if attempt == ATTEMPTS:
                    raise
            else:
                return

    async def _replace_record(self, before: GameTable, after: GameTable) -> None:
        """Delete the record with the name; its reviews and the tables that continue it go to the one without.

        A review is about seats, and the others have paid for it, and practise what it found.
        """
        record = after.record()
        old, text = id_of_record(write_record(before.record())), write_record(record)
        new = id_of_record(text)
        if new == old or await self._store.texts.find("record", old) is None:
            return

        def moved(events: list[AnyEvent]) -> list[AnyEvent]:
            created, *rest = events
            assert isinstance(created, Created)
            assert created.source is not None
            return [replace(created, source=Source(new, created.source.count)), *rest]

        branches = await self._store.lists.branches(old)
        reviews = await self._store.reviews.all_finished(old)
        if branches or reviews:
            texts, now = self._store.texts, self._hub.now()
            await texts.save("record", new, text, now)
            ending = await texts.ending(old)
            if ending is not None:
                await texts.save_ending(new, ending, now)
        names = [seat.name for seat in record.seats]
        for job, document in reviews:
            # Not in the workshop, which may refuse: the name would stay, as no event leads to it any more.
            await self._store.reviews.carry_over(job, new, renamed_review(document, names))
        for id in branches:
            await self._rewrite(id, moved)
        await self._store.removal.delete_record(old)


def _named(bodies: Sequence[bytes], wanted: Collection[str]) -> list[str]:
    """Those who are wanted and named in events."""
    found = {match.decode() for body in bodies for match in IDENTITY.findall(body)}
    return sorted(found.intersection(wanted))


def _rewritten(table: GameTable, events: Sequence[AnyEvent], player: str, nobody: str) -> Rewritten:
    for event in events[1:]:
        table.fold(event)
    source = table.settings.source.record if table.settings.source else ""
    bodies = [write_event(event) for event in events]
    return Rewritten(table.id, bodies, listing_of(table), source, player, nobody)
