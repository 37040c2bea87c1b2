"""Reviews: who waits for whom, what continues after a failure, and what ends when nobody asks any more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from orbis.native import NativeUnavailable
from orbis.notation import Seat, write_record
from orbis.play import Match
from orbis.server.account import Owner
from orbis.server.reviews.progress import Progress
from orbis.server.reviews.reviewer import FRESH, MOST_AT_PLACE, PATIENCE, Begin, Reviewer
from orbis.server.stores import StoreUnavailable, make_store
from orbis.server.stores.library import Library
from orbis.server.stores.reviews import ReviewJob, ReviewProgress
from orbis.server.stores.store import Store
from orbis.server.tables.refusals import RefusalCode, Refused
from orbis.server.workshop import Check, Workshop, threads

pytestmark = pytest.mark.anyio

SOON = 20.0
"""Seconds after which a test gives up waiting."""

RECORD = write_record(Match(2, "a seed").record([Seat("Ann", "human"), Seat("Bob", "human")]))
ANN, BOB, EVE = (Owner(f"10.0.0.{number}", name) for number, name in enumerate(("ann", "bob", "eve")))
TURNS = 3


class Fake(Progress):
    """A review of a few turns that takes no time, or does not end."""

    def __init__(self, label: str = "", told: list[str] | None = None, *, endless: bool = False) -> None:
        self._done = 0
        self._label = label
        self._told = told
        self._endless = endless

    def step(self, check: Check) -> bool:
        while self._endless:
            check()
        if self._done == TURNS:
            return False
        self._done += 1
        if self._told is not None:
            self._told.append(self._label)
            for _ in range(20_000):
                check()
        return True

    done = property(lambda self: self._done)

    def write(self) -> bytes:
        return b'{"analyses":{},"turns":[]}'

    def document(self) -> bytes:
        return b"{}"


class World:
    """A reviewer with a clock that is set by hand."""

    def __init__(self, store: Store, begin: Begin) -> None:
        self.store = store
        self.now = 1_000
        self.workshop = Workshop(threads())
        library = Library(store, self.workshop)
        self.reviewer = Reviewer(
            store, library, self.workshop, lambda: self.now, shared=False, begin=begin, poll=0.01
        )

    async def ask(self, job: ReviewJob, owner: Owner) -> None:
        await self.store.reviews.queue(job, TURNS, self.now)
        self.reviewer.ask(job, owner)

    async def ended(self, job: ReviewJob) -> ReviewProgress:
        """Wait until a review has ended, and return its progress."""
        async with asyncio.timeout(SOON):
            while True:
                progress = await self.store.reviews.find(job)
                assert progress is not None
                if progress.document is not None or progress.error is not None:
                    return progress
                await asyncio.sleep(0.01)

    async def given_up(self, job: ReviewJob) -> None:
        """Wait until nobody works on a review."""
        async with asyncio.timeout(SOON):
            while self.reviewer.renew(job):
                await asyncio.sleep(0.01)


@asynccontextmanager
async def reviewing(folder: Path, begin: Begin) -> AsyncIterator[World]:
    store = make_store(str(folder / "orbis.db"))
    await store.open()
    for name in ("good", "other"):
        await store.texts.save("record", name, RECORD, 1)
    world = World(store, begin)
    yield world
    await world.reviewer.close()
    world.workshop.close()
    await store.close()


GOOD, OTHER, MISSING = ReviewJob("good", 100), ReviewJob("other", 100), ReviewJob("missing", 100)


async def test_a_failed_review_does_not_block_another_one(tmp_path: Path) -> None:
    async with reviewing(tmp_path, lambda *_: Fake()) as world:
        await world.ask(MISSING, ANN)
        await world.ask(GOOD, BOB)
        assert (await world.ended(MISSING)).error == "unfit"
        assert (await world.ended(GOOD)).document == b"{}"


async def test_a_review_without_the_core_fails_and_keeps_its_findings(tmp_path: Path) -> None:
    def without_core(*_: object) -> Progress:
        raise NativeUnavailable("there is no core")

    found = b'{"analyses":[],"turns":[]}'
    async with reviewing(tmp_path, without_core) as world:
        await world.store.reviews.queue(GOOD, 3, 1)
        await world.store.reviews.report(GOOD, ReviewProgress(2, 3, found=found), lease_until=0)
        await world.ask(GOOD, ANN)
        assert await world.ended(GOOD) == ReviewProgress(2, 3, error="unavailable", found=found)


async def test_reviews_continue_when_the_store_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with reviewing(tmp_path, lambda *_: Fake()) as world:
        claim = world.store.reviews.claim

        async def away(job: ReviewJob, now: int, lease: int) -> bool:
            monkeypatch.setattr(world.store.reviews, "claim", claim)
            raise StoreUnavailable("gone for a moment")

        monkeypatch.setattr(world.store.reviews, "claim", away)
        await world.ask(GOOD, ANN)
        assert (await world.ended(GOOD)).document == b"{}"


@pytest.mark.parametrize("code", ["too_many", "unavailable"])
async def test_a_review_waits_if_the_server_has_too_much_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: RefusalCode
) -> None:
    async with reviewing(tmp_path, lambda *_: Fake()) as world:
        do = world.workshop.do

        async def refuse(*_: object, **__: object) -> None:
            monkeypatch.setattr(world.workshop, "do", do)
            raise Refused(code, "not now")

        monkeypatch.setattr(world.workshop, "do", refuse)
        await world.ask(GOOD, ANN)
        progress = await world.ended(GOOD)
        assert (progress.document, progress.error) == (b"{}", None)


async def test_owners_take_turns_after_every_turn_of_a_game(tmp_path: Path) -> None:
    told: list[str] = []
    jobs = {ANN: GOOD, BOB: OTHER}
    names = iter("ab")
    async with reviewing(tmp_path, lambda *_: Fake(next(names), told)) as world:
        for owner, job in jobs.items():
            await world.ask(job, owner)
        for job in jobs.values():
            await world.ended(job)
    assert told != ["a"] * TURNS + ["b"] * TURNS
    assert sorted(told) == ["a"] * TURNS + ["b"] * TURNS


async def test_an_identity_waits_for_one_review_at_a_time(tmp_path: Path) -> None:
    async with reviewing(tmp_path, lambda *_: Fake(endless=True)) as world:
        await world.ask(GOOD, EVE)
        await world.ask(GOOD, EVE)
        with pytest.raises(Refused, match="too_many"):
            await world.ask(OTHER, EVE)
        world.now += FRESH
        await world.ask(OTHER, EVE)
        await world.given_up(GOOD)


async def test_a_place_waits_for_a_few_reviews_at_a_time(tmp_path: Path) -> None:
    async with reviewing(tmp_path, lambda *_: Fake(endless=True)) as world:
        for number in range(MOST_AT_PLACE):
            await world.ask(ReviewJob("good", 100 + number), Owner(EVE.place, f"eve {number}"))
        with pytest.raises(Refused, match="too_many"):
            await world.ask(OTHER, Owner(EVE.place, "one more"))
        await world.ask(OTHER, ANN)


async def test_a_review_that_nobody_asks_for_any_more_is_given_up(tmp_path: Path) -> None:
    async with reviewing(tmp_path, lambda *_: Slow()) as world:
        await world.ask(GOOD, ANN)
        world.now += PATIENCE
        async with asyncio.timeout(SOON):
            while world.reviewer._asked:
                await asyncio.sleep(0.01)
        progress = await world.store.reviews.find(GOOD)
        assert progress is not None
        assert progress.document is None
        assert await world.store.reviews.claim(GOOD, now=world.now, lease=1)


class Slow(Fake):
    """A review whose turns take a moment."""

    def step(self, check: Check) -> bool:
        for _ in range(200_000):
            check()
        return True


async def test_closing_stops_a_long_turn(tmp_path: Path) -> None:
    async with reviewing(tmp_path, lambda *_: Fake(endless=True)) as world:
        await world.ask(GOOD, ANN)
        await asyncio.sleep(0.2)
        async with asyncio.timeout(5):
            await world.reviewer.close()
