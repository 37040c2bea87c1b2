"""Reviews of finished games: done a turn at a time while somebody asks for them, and kept for everybody."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from orbis import native
from orbis.lab.review import GameReviewer
from orbis.native import NativeUnavailable
from orbis.notation import Record
from orbis.rules import TileSet
from orbis.server.account import Account, Owner
from orbis.server.metrics import REVIEWS
from orbis.server.protocol.reviews import ReviewError
from orbis.server.reviews.progress import Progress
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.library import Library
from orbis.server.stores.reviews import ReviewJob, ReviewProgress
from orbis.server.stores.store import Store
from orbis.server.tables.refusals import Refused
from orbis.server.workshop import Check, Lane, Workshop

logger = logging.getLogger(__name__)

LEASE = 60_000
"""Milliseconds for which a process holds a review after its last report."""

POLL = 5.0
"""Seconds until a process tries again what it could not do."""

PATIENCE = 90_000
"""Milliseconds after which a review is given up if nobody has asked for it."""

FRESH = 5_000
"""Milliseconds after which a review makes room for another one of the same identity."""

MOST_AT_PLACE = 10
MOST = 200
"""How many reviews are under way: for one place, and for all."""

Begin = Callable[[Record, TileSet, int, bytes | None], Progress]
"""Begins a review of a record with a number of simulations, from earlier findings."""


@dataclass(slots=True)
class _Asked:
    """A review that somebody waits for."""

    owner: Owner
    seen: int
    """When somebody asked for it last."""
    task: asyncio.Task[None] | None = None


class Reviewer:
    """Works on the reviews that visitors ask for; their owners take turns after every turn of a game."""

    def __init__(
        self,
        store: Store,
        library: Library,
        workshop: Workshop,
        now: Callable[[], int],
        *,
        shared: bool,
        begin: Begin | None = None,
        poll: float = POLL,
    ) -> None:
        self._store = store
        self._library = library
        self._workshop = workshop
        self._now = now
        self._begin = begin or _begun
        self._poll = poll
        self._ahead = 0 if shared else LEASE + 1
        """How far to look ahead for expired leases: if the store is not shared, the last process is gone."""
        self._asked: dict[ReviewJob, _Asked] = {}

    def ask(self, job: ReviewJob, owner: Owner) -> None:
        """Work on a review, or go on with it; raise `Refused` if its owner has to wait for another one."""
        asked = self._asked.get(job)
        if asked is not None:
            asked.seen = self._now()
            return
        self._make_room(owner)
        asked = self._asked[job] = _Asked(owner, self._now())
        asked.task = asyncio.create_task(self._work(job, asked))
        asked.task.add_done_callback(lambda task: self._ended(job, task))

    def renew(self, job: ReviewJob) -> bool:
        """Note that somebody still waits for a review; return whether it is being worked on."""
        asked = self._asked.get(job)
        if asked is not None:
            asked.seen = self._now()
        return asked is not None

    async def close(self) -> None:
        """Give up everything; it continues when somebody asks for it again."""
        tasks = [asked.task for asked in self._asked.values() if asked.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _make_room(self, owner: Owner) -> None:
        own = [asked for asked in self._asked.values() if asked.owner.identity == owner.identity]
        for asked in own:
            if self._now() - asked.seen < FRESH:
                raise Refused("too_many", "one review at a time: another one of yours is not done yet")
            if asked.task is not None:
                asked.task.cancel()
        if sum(asked.owner.place == owner.place for asked in self._asked.values()) >= MOST_AT_PLACE:
            raise Refused("too_many", "too many reviews are under way where you are: wait for one of them")
        if len(self._asked) >= MOST:
            raise Refused("unavailable", "too many reviews are under way: try again later")

    def _ended(self, job: ReviewJob, task: asyncio.Task[None]) -> None:
        self._asked.pop(job, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a review failed", exc_info=error)

    async def _work(self, job: ReviewJob, asked: _Asked) -> None:
        """Work on a review until it is done or nobody asks for it any more."""
        while self._now() - asked.seen < PATIENCE:
            try:
                if not native.coming() and await self._claim(job):
                    await self._do(job, asked)
                    return
                progress = await self._store.reviews.find(job)
            except StoreUnavailable as error:
                logger.warning("a review cannot be stored: %s", error)
            except Refused as error:
                logger.warning("a review has to wait: %s", error)
            else:
                if progress is None or progress.document is not None or progress.error is not None:
                    return
            await asyncio.sleep(self._poll)

    async def _claim(self, job: ReviewJob) -> bool:
        return await self._store.reviews.claim(job, self._now() + self._ahead, LEASE)

    async def _do(self, job: ReviewJob, asked: _Asked) -> None:
        try:
            finished = await self._review(job, asked)
        except NativeUnavailable as error:
            logger.warning("a review needs the compiled core: %s", error)
            finished = await self._failed(job, "unavailable")
        except Exception as error:
            if isinstance(error, StoreUnavailable) or _is_busy(error):
                await self._give_up(job)
                raise
            logger.exception("a review failed")
            finished = await self._failed(job, "unfit")
        except asyncio.CancelledError:
            await self._give_up(job)
            raise
        if finished is None:
            await self._give_up(job)
        else:
            REVIEWS.labels("done" if finished.document else "failed").inc()
            await self._report(job, finished)

    async def _review(self, job: ReviewJob, asked: _Asked) -> ReviewProgress | None:
        """The finished review; None if nobody asks for it any more."""
        account = Account(asked.owner)
        record = await self._library.record(job.record)
        total = len(record.turns)
        tile_set = await self._library.tile_set(record.tiles)
        known = await self._store.reviews.find(job)
        found = known.found if known else None
        progress = await self._workshop.do(
            Lane.REVIEWING, lambda _: self._begin(record, tile_set, job.simulations, found), account
        )

        def step(check: Check) -> bytes | None:
            return progress.write() if progress.step(check) else None

        while (found := await self._workshop.do(Lane.REVIEWING, step, account)) is not None:
            # The turn after the last one is analysed, too, but not played.
            await self._report(job, ReviewProgress(min(progress.done, total), total, found=found))
            if self._now() - asked.seen >= PATIENCE:
                return None
        document = await self._workshop.do(Lane.REVIEWING, lambda _: progress.document(), account)
        return ReviewProgress(total, total, document=document)

    async def _failed(self, job: ReviewJob, error: ReviewError) -> ReviewProgress:
        """The progress of a failed review; its findings are kept for the next attempt."""
        progress = await self._store.reviews.find(job)
        return (progress or ReviewProgress(0, 0))._replace(error=error)

    async def _give_up(self, job: ReviewJob) -> None:
        """Release a review, so that any process can continue it at once."""
        progress = await self._store.reviews.find(job)
        if progress is not None:
            await self._store.reviews.report(job, progress, lease_until=0)

    async def _report(self, job: ReviewJob, progress: ReviewProgress) -> None:
        await self._store.reviews.report(job, progress, self._now() + LEASE)


def _is_busy(error: Exception) -> bool:
    """Whether something is refused only for now."""
    return isinstance(error, Refused) and error.code in ("too_many", "unavailable")


def _begun(record: Record, tile_set: TileSet, simulations: int, found: bytes | None) -> Progress:
    return Progress(GameReviewer(record, tile_set, simulations), found)
