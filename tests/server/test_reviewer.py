"""The queue of reviews continues after a failed review."""

import asyncio
from pathlib import Path

import pytest

from orbis.native import NativeUnavailable
from orbis.notation import Seat, write_record
from orbis.play import Match
from orbis.server.reviews.reviewer import Reviewer
from orbis.server.stores import StoreUnavailable, make_store
from orbis.server.stores.library import Library
from orbis.server.stores.store import ReviewJob, ReviewProgress, Store

pytestmark = pytest.mark.anyio

SOON = 20.0
"""Seconds after which a test gives up waiting."""

RECORD = write_record(Match(2, "a seed").record([Seat("Ann", "human"), Seat("Bob", "human")]))


async def ended(store: Store, job: ReviewJob) -> ReviewProgress:
    """Wait until a review has ended, and return its progress."""
    async with asyncio.timeout(SOON):
        while True:
            progress = await store.review(job)
            assert progress is not None
            if progress.document is not None or progress.error is not None:
                return progress
            await asyncio.sleep(0.01)


async def test_a_failed_review_does_not_block_the_next_one(tmp_path: Path) -> None:
    store = make_store(str(tmp_path / "orbis.db"))
    await store.open()
    reviewer = Reviewer(store, Library(store), lambda: 1_000, shared=False, do=lambda *_: b"{}")
    missing, good = ReviewJob("missing", 100), ReviewJob("good", 100)
    await store.save_text("record", "good", RECORD)
    await store.queue_review(missing, 1, 1)
    await store.queue_review(good, 1, 2)
    working = asyncio.create_task(reviewer.work())
    assert (await ended(store, missing)).error == "unfit"
    assert (await ended(store, good)).document == b"{}"
    reviewer.stop()
    reviewer.wake()
    await working
    await store.close()


async def test_a_review_without_the_core_fails_and_keeps_its_findings(tmp_path: Path) -> None:
    def without_core(*_: object) -> bytes:
        raise NativeUnavailable("there is no core")

    store = make_store(str(tmp_path / "orbis.db"))
    await store.open()
    job, found = ReviewJob("good", 100), b'{"analyses":[],"turns":[]}'
    await store.save_text("record", "good", RECORD)
    await store.queue_review(job, 3, 1)
    await store.report_review(job, ReviewProgress(2, 3, found=found), lease_until=0)
    reviewer = Reviewer(store, Library(store), lambda: 1_000, shared=False, do=without_core)
    working = asyncio.create_task(reviewer.work())
    assert await ended(store, job) == ReviewProgress(2, 3, error="unavailable", found=found)
    reviewer.stop()
    reviewer.wake()
    await working
    await store.close()


async def test_reviews_continue_when_the_store_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = make_store(str(tmp_path / "orbis.db"))
    await store.open()
    claim = store.claim_review
    asked = asyncio.Event()

    async def away(now: int, lease: int) -> ReviewJob | None:
        monkeypatch.setattr(store, "claim_review", claim)
        asked.set()
        raise StoreUnavailable("gone for a moment")

    monkeypatch.setattr(store, "claim_review", away)
    await store.save_text("record", "good", RECORD)
    await store.queue_review(ReviewJob("good", 100), 1, 1)
    reviewer = Reviewer(store, Library(store), lambda: 1_000, shared=False, do=lambda *_: b"{}", poll=0.01)
    working = asyncio.create_task(reviewer.work())
    await asked.wait()
    assert (await ended(store, ReviewJob("good", 100))).document == b"{}"
    reviewer.stop()
    await working
    await store.close()
