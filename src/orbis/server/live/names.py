"""Renaming somebody at the tables that are not over: finished games keep the names as played."""

from orbis.server.live.hub import Hub
from orbis.server.stores.store import Store
from orbis.server.tables.decide import check_room
from orbis.server.tables.events import AnyEvent, Renamed, Status
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import GameTable

MOST_TABLES = 1000

GOING = (Status.WAITING.value, Status.PLAYING.value)


class Renaming:
    def __init__(self, hub: Hub, store: Store) -> None:
        self._hub = hub
        self._store = store

    async def tell(self, player: str, former: str, name: str) -> None:
        """Call somebody by a new name wherever they went by the former one, or a seat is kept for them.

        It is done before the new name is stored: if only some tables were told, asking again tells the rest.
        """

        def renamed(table: GameTable) -> AnyEvent | None:
            for seat in (*table.seats_of(player), *table.kept_for(player)):
                if table.status is not Status.OVER and table.seats[seat].name == former:
                    check_room(table)
                    return Renamed(seat=seat, name=name, at=self._hub.now(), by=player)
            return None

        for listed in await self._store.lists.of(player, MOST_TABLES, GOING):
            try:
                live = await self._hub.tables.wake(listed.id)
                while await self._hub.change(live, renamed) is not None:
                    pass
            except Refused as refused:
                if refused.code == "unavailable":
                    raise
                # The table is gone, or has had too many events.
