"""A listener to a store's notifications."""

import asyncio

from orbis.server.stores import Store


class Listener:
    """Collects a store's notifications, and can wait for one."""

    def __init__(self, store: Store) -> None:
        self.heard: list[tuple[str, int]] = []
        self._news = asyncio.Event()
        store.listen(self._hear)

    def _hear(self, table: str, number: int) -> None:
        self.heard.append((table, number))
        self._news.set()

    async def until(self, table: str, number: int) -> None:
        async with asyncio.timeout(30):
            while (table, number) not in self.heard:
                self._news.clear()
                await self._news.wait()
