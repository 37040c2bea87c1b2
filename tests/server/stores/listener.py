"""A listener to a store's notifications."""

import asyncio

from orbis.server.stores import Store
from orbis.server.stores.note import Note


class Listener:
    """Collects a store's notifications, and can wait for one."""

    def __init__(self, store: Store) -> None:
        self.heard: list[tuple[str, int]] = []
        self.bodies: dict[tuple[str, int], bytes | None] = {}
        self._news = asyncio.Event()
        store.listen(self._hear)

    def _hear(self, note: Note | None) -> None:
        table, number, body = note or Note("", 0)
        self.heard.append((table, number))
        self.bodies[table, number] = body
        self._news.set()

    async def until(self, table: str, number: int) -> None:
        async with asyncio.timeout(30):
            while (table, number) not in self.heard:
                self._news.clear()
                await self._news.wait()
