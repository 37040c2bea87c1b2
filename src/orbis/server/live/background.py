"""What is done in the background."""

import asyncio
import logging
from collections.abc import Coroutine

from orbis.server.stores.errors import StoreUnavailable

logger = logging.getLogger(__name__)


class Background:
    """The tasks that nobody waits for; what goes wrong there is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Run something until it ends or the background is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def close(self) -> None:
        """Cancel everything, and wait for its end."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreUnavailable):
            logger.warning("the store does not respond: %s", error)
        elif error is not None:
            logger.error("a background task failed", exc_info=error)
