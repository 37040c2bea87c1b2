"""Gates through which only so many pass at once, for each name on its own."""

import asyncio


class Gates:
    def __init__(self, most: int) -> None:
        self._most = most
        self._free: dict[str, asyncio.Semaphore] = {}
        self._users: dict[str, int] = {}

    def __len__(self) -> int:
        """How many names have somebody who waits or is under way."""
        return len(self._free)

    def users(self, name: str) -> int:
        """How many have entered, or wait."""
        return self._users.get(name, 0)

    async def enter(self, name: str) -> None:
        """Wait until there is room; whoever has entered must leave."""
        self._users[name] = self._users.get(name, 0) + 1
        try:
            await self._free.setdefault(name, asyncio.Semaphore(self._most)).acquire()
        except BaseException:
            self._forget(name)
            raise

    def leave(self, name: str) -> None:
        self._free[name].release()
        self._forget(name)

    def _forget(self, name: str) -> None:
        self._users[name] -= 1
        if not self._users[name]:
            del self._users[name], self._free[name]
