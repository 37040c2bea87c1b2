"""Reviews of finished games: queued in the store, done one at a time, kept for everybody."""

import asyncio
import logging
from collections.abc import Callable

import msgspec

from orbis import native
from orbis.lab.review import Reviewing, document_of
from orbis.native import NativeUnavailable
from orbis.notation import Record
from orbis.rules import TileSet
from orbis.server.metrics import REVIEWS
from orbis.server.protocol.reviews import ReviewError
from orbis.server.reviews.progress import Progress
from orbis.server.stores.library import Library
from orbis.server.stores.store import ReviewJob, ReviewProgress, Store, StoreUnavailable

logger = logging.getLogger(__name__)

LEASE = 60_000
"""Milliseconds for which a process holds a review after its last report."""

POLL = 5.0
"""Seconds between checks for reviews that other processes have queued or abandoned."""


OnTurn = Callable[[int, int, bytes], None]
"""Called after each turn with the turns done, the total, and the findings so far."""

Review = Callable[[Record, TileSet, int, bytes | None, OnTurn], bytes]
"""Makes a review from a record, tile set, simulations, and earlier findings."""


class Reviewer:
    """Works through the queue of reviews, on one core."""

    def __init__(
        self,
        store: Store,
        library: Library,
        now: Callable[[], int],
        *,
        shared: bool,
        do: Review | None = None,
        poll: float = POLL,
    ) -> None:
        self._store = store
        self._do_review = do or _reviewed
        self._poll = poll
        self._library = library
        self._now = now
        self._queued = asyncio.Event()
        self._stopped = False
        self._ahead = 0 if shared else LEASE
        """How far to look ahead for expired leases: if the store is not shared, the last process is gone."""

    def wake(self) -> None:
        self._queued.set()

    def stop(self) -> None:
        """Abandon the current review; it continues after the next start."""
        self._stopped = True

    async def work(self) -> None:
        while not self._stopped:
            try:
                job = None
                if not native.coming():
                    job = await self._store.claim_review(self._now() + self._ahead, LEASE)
                if job is not None:
                    await self._do(job)
            except StoreUnavailable as error:
                logger.warning("the review queue cannot be reached: %s", error)
                job = None
            except Exception:
                logger.exception("the review queue failed")
                job = None
            if job is None:
                self._ahead = 0
                await self._wait()

    async def _wait(self) -> None:
        self._queued.clear()
        try:
            await asyncio.wait_for(self._queued.wait(), self._poll)
        except TimeoutError:
            return

    async def _do(self, job: ReviewJob) -> None:
        try:
            progress = await self._review(job)
        except (asyncio.CancelledError, _Stopped):
            await self._give_up(job)
            raise
        except NativeUnavailable as error:
            logger.warning("a review needs the compiled core: %s", error)
            progress = await self._failed(job, "unavailable")
        except StoreUnavailable:
            raise
        except Exception:
            # One record that cannot be reviewed must not block the queue.
            logger.exception("a review failed")
            progress = await self._failed(job, "unfit")
        REVIEWS.labels("done" if progress.document else "failed").inc()
        await self._report(job, progress)

    async def _review(self, job: ReviewJob) -> ReviewProgress:
        record = await self._library.record(job.record)
        tile_set = await self._library.tile_set(record.tiles)
        known = await self._store.review(job)
        loop = asyncio.get_running_loop()

        def on_turn(done: int, total: int, found: bytes) -> None:
            if self._stopped:
                raise _Stopped
            progress = ReviewProgress(done, total, found=found)
            # Wait: a report stored after the document would replace it.
            asyncio.run_coroutine_threadsafe(self._report(job, progress), loop).result()

        found = known.found if known else None
        document = await asyncio.to_thread(self._do_review, record, tile_set, job.simulations, found, on_turn)
        total = len(record.turns)
        return ReviewProgress(total, total, document=document)

    async def _failed(self, job: ReviewJob, error: ReviewError) -> ReviewProgress:
        """The progress of a failed review; its findings are kept for the next attempt."""
        progress = await self._store.review(job)
        return (progress or ReviewProgress(0, 0))._replace(error=error)

    async def _give_up(self, job: ReviewJob) -> None:
        """Release a review, so that any process can continue it at once."""
        progress = await self._store.review(job)
        if progress is not None:
            await self._store.report_review(job, progress, lease_until=0)

    async def _report(self, job: ReviewJob, progress: ReviewProgress) -> None:
        await self._store.report_review(job, progress, self._now() + LEASE)


class _Stopped(Exception):
    """The server is shutting down."""


def _reviewed(
    record: Record, tile_set: TileSet, simulations: int, found: bytes | None, on_turn: OnTurn
) -> bytes:
    reviewing = Reviewing(record, tile_set, simulations)
    progress = Progress(reviewing, found)
    reviewing.work(1, lambda done, total: on_turn(done, total, progress.write()))
    return msgspec.json.encode(document_of(reviewing.result()))
