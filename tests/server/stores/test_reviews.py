import asyncio

import pytest

from orbis.server.stores import Store
from orbis.server.stores.store import ReviewJob, ReviewProgress

from .samples import opened

pytestmark = pytest.mark.anyio

JOB = ReviewJob("record", 800)


async def test_a_review_is_queued_once(store: Store) -> None:
    assert await store.review(JOB) is None
    assert await store.queue_review(JOB, 30, at=1) == ReviewProgress(0, 30)
    under_way = ReviewProgress(12, 30, found=b"\0found")
    await store.report_review(JOB, under_way, lease_until=9)
    assert await store.queue_review(JOB, 99, at=2) == under_way
    assert await store.review(JOB) == under_way
    assert await store.review(ReviewJob("record", 801)) is None


async def test_the_oldest_review_is_claimed_first(store: Store) -> None:
    await store.queue_review(ReviewJob("later", 1), 1, at=20)
    await store.queue_review(ReviewJob("sooner", 1), 1, at=10)
    claimed = [await store.claim_review(now=30, lease=100) for _ in range(3)]
    assert claimed == [ReviewJob("sooner", 1), ReviewJob("later", 1), None]


async def test_a_review_can_be_claimed_again_when_its_lease_has_ended(store: Store) -> None:
    await store.queue_review(JOB, 1, at=0)
    assert await store.claim_review(now=10, lease=100) == JOB
    assert await store.claim_review(now=110, lease=100) is None
    assert await store.claim_review(now=111, lease=100) == JOB
    await store.report_review(JOB, ReviewProgress(0, 1), lease_until=500)
    assert await store.claim_review(now=499, lease=100) is None


async def test_a_finished_review_is_stored_and_never_claimed(store: Store) -> None:
    await store.queue_review(JOB, 2, at=0)
    done = ReviewProgress(2, 2, b"\0document")
    await store.report_review(JOB, done, lease_until=0)
    assert await store.claim_review(now=10, lease=1) is None
    assert await store.queue_review(JOB, 2, at=11) == done


async def test_a_failed_review_waits_until_it_is_queued_again(store: Store) -> None:
    await store.queue_review(JOB, 2, at=0)
    await store.report_review(JOB, ReviewProgress(1, 2, error="no memory"), lease_until=0)
    assert await store.review(JOB) == ReviewProgress(1, 2, error="no memory")
    assert await store.claim_review(now=10, lease=1) is None
    assert await store.queue_review(JOB, 2, at=11) == ReviewProgress(1, 2)
    assert await store.claim_review(now=12, lease=1) == JOB


async def test_no_review_is_claimed_twice_concurrently(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        for number in range(20):
            await one.queue_review(ReviewJob(f"r{number}", 1), 1, at=number)
        claimed = await asyncio.gather(
            *(store.claim_review(now=100, lease=100) for _ in range(15) for store in (one, other))
        )
    jobs = [job for job in claimed if job is not None]
    assert len(jobs) == len(set(jobs)) == 20
