import asyncio

import pytest

from orbis.server.stores import Store, opened
from orbis.server.stores.reviews import ReviewJob, ReviewProgress

pytestmark = pytest.mark.anyio

JOB = ReviewJob("record", 800)


async def test_a_review_is_queued_once(store: Store) -> None:
    assert await store.reviews.find(JOB) is None
    assert await store.reviews.queue(JOB, 30, at=1) == ReviewProgress(0, 30)
    under_way = ReviewProgress(12, 30, found=b"\0found")
    await store.reviews.report(JOB, under_way, lease_until=9)
    assert await store.reviews.queue(JOB, 99, at=2) == under_way
    assert await store.reviews.find(JOB) == under_way
    assert await store.reviews.find(ReviewJob("record", 801)) is None


async def test_a_review_is_claimed_once(store: Store) -> None:
    assert not await store.reviews.claim(JOB, now=30, lease=100)
    await store.reviews.queue(JOB, 1, at=20)
    other = ReviewJob("other", 1)
    await store.reviews.queue(other, 1, at=10)
    claimed = [await store.reviews.claim(job, now=30, lease=100) for job in (JOB, JOB, other)]
    assert claimed == [True, False, True]


async def test_a_review_can_be_claimed_again_when_its_lease_has_ended(store: Store) -> None:
    await store.reviews.queue(JOB, 1, at=0)
    claimed = [await store.reviews.claim(JOB, now, lease=100) for now in (10, 110, 111)]
    assert claimed == [True, False, True]
    await store.reviews.report(JOB, ReviewProgress(0, 1), lease_until=500)
    assert not await store.reviews.claim(JOB, now=499, lease=100)


async def test_a_finished_review_is_stored_and_never_claimed(store: Store) -> None:
    await store.reviews.queue(JOB, 2, at=0)
    done = ReviewProgress(2, 2, b"\0document")
    await store.reviews.report(JOB, done, lease_until=0)
    assert not await store.reviews.claim(JOB, now=10, lease=1)
    assert await store.reviews.queue(JOB, 2, at=11) == done


async def test_a_late_report_takes_nothing_back(store: Store) -> None:
    await store.reviews.queue(JOB, 3, at=0)
    await store.reviews.report(JOB, ReviewProgress(2, 3, found=b"two"), lease_until=0)
    await store.reviews.report(JOB, ReviewProgress(1, 3, found=b"one"), lease_until=9)
    assert await store.reviews.find(JOB) == ReviewProgress(2, 3, found=b"two")
    await store.reviews.report(JOB, ReviewProgress(3, 3, b"document"), lease_until=0)
    await store.reviews.report(JOB, ReviewProgress(3, 3, found=b"three"), lease_until=9)
    assert await store.reviews.find(JOB) == ReviewProgress(3, 3, b"document")


async def test_a_failed_review_waits_until_it_is_queued_again(store: Store) -> None:
    await store.reviews.queue(JOB, 2, at=0)
    await store.reviews.report(JOB, ReviewProgress(1, 2, error="no memory"), lease_until=0)
    assert await store.reviews.find(JOB) == ReviewProgress(1, 2, error="no memory")
    assert not await store.reviews.claim(JOB, now=10, lease=1)
    assert await store.reviews.queue(JOB, 2, at=11) == ReviewProgress(1, 2)
    assert await store.reviews.claim(JOB, now=12, lease=1)


async def test_no_review_is_claimed_twice_concurrently(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        await one.reviews.queue(JOB, 1, at=0)
        claimed = await asyncio.gather(
            *(store.reviews.claim(JOB, now=100, lease=100) for _ in range(15) for store in (one, other))
        )
    assert claimed.count(True) == 1


async def test_the_most_thorough_finished_review_of_each_record_is_found(store: Store) -> None:
    for record, simulations, document in (
        ("a", 20, b"more"),
        ("a", 10, b"less"),
        ("b", 10, None),
        ("c", 9, b"c"),
    ):
        job = ReviewJob(record, simulations)
        await store.reviews.queue(job, 1, 1)
        await store.reviews.report(job, ReviewProgress(1, 1, document=document), 0)
    assert await store.reviews.finished(("a", "b", "d")) == {"a": b"more"}
    assert await store.reviews.finished(()) == {}
