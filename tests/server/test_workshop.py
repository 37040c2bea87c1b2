"""The workshop: who waits for whom, how much may wait, and what ends when nobody waits for it."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from orbis.server.account import Account, Owner
from orbis.server.benches import InLine, Threads
from orbis.server.tables.refusals import Refused
from orbis.server.workshop import MOST_AT_PLACE, MOST_OWN, MOST_WAITING, Check, Lane, Stopped, Workshop

pytestmark = pytest.mark.anyio

ANN, BOB, EVE = (Owner(f"10.0.0.{number}", name) for number, name in enumerate(("ann", "bob", "eve")))


@pytest.fixture
async def workshop() -> AsyncIterator[Workshop]:
    """A workshop with a single thread."""
    workshop = Workshop({Lane.QUICK: Threads(1, "test")})
    yield workshop
    workshop.close()


class Blocked:
    """Work that fills the only thread until it is released."""

    def __init__(self, workshop: Workshop) -> None:
        self._released = threading.Event()
        self.task = asyncio.create_task(workshop.do(Lane.QUICK, self._wait, Account(Owner("", "first"))))

    def _wait(self, _: Check) -> None:
        self._released.wait(10)

    async def __aenter__(self) -> None:
        await asyncio.sleep(0)

    async def __aexit__(self, *_: object) -> None:
        self._released.set()
        await self.task


def spin(check: Check) -> None:
    """Work until somebody says stop."""
    while True:
        check()


def busy(check: Check, times: int = 1) -> None:
    """Use a little of the processor."""
    for _ in range(20_000 * times):
        check()


async def served(workshop: Workshop, *owners: Owner) -> list[str]:
    """In which order work is done that was queued in this order."""
    order: list[str] = []

    async def one(owner: Owner) -> None:
        await workshop.do(Lane.QUICK, busy, Account(owner))
        order.append(owner.identity)

    blocked = Blocked(workshop)
    async with blocked:
        tasks = [asyncio.create_task(one(owner)) for owner in owners]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


async def test_owners_take_turns_however_much_each_has_queued(workshop: Workshop) -> None:
    assert await served(workshop, EVE, EVE, EVE, EVE, ANN, BOB) == ["eve", "ann", "bob", "eve", "eve", "eve"]


async def test_many_identities_at_one_place_have_one_share(workshop: Workshop) -> None:
    crowd = [Owner("10.0.0.2", f"eve {number}") for number in range(5)]
    order = await served(workshop, *crowd, ANN, ANN, ANN)
    assert order[:5].count("ann") >= 2


async def test_identities_at_one_place_take_turns(workshop: Workshop) -> None:
    one, other = Owner("10.0.0.2", "one"), Owner("10.0.0.2", "other")
    assert (await served(workshop, one, one, one, other))[:2] == ["one", "other"]


async def test_the_time_is_shared_and_not_the_number_of_jobs(workshop: Workshop) -> None:
    order: list[str] = []

    async def one(owner: Owner, times: int) -> None:
        await workshop.do(Lane.QUICK, lambda check: busy(check, times), Account(owner))
        order.append(owner.identity)

    async with Blocked(workshop):
        tasks = [asyncio.create_task(one(EVE, 20)) for _ in range(3)]
        tasks += [asyncio.create_task(one(ANN, 1)) for _ in range(6)]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert order[:7].count("ann") == 6


async def test_what_one_owner_may_queue_is_limited(workshop: Workshop) -> None:
    async with Blocked(workshop):
        tasks = [
            asyncio.create_task(workshop.do(Lane.QUICK, busy, Account(EVE))) for _ in range(MOST_OWN + 1)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too_many"):
            await tasks[-1]
        ann = asyncio.create_task(workshop.do(Lane.QUICK, busy, Account(ANN)))
    await asyncio.gather(*tasks[:-1], ann)


async def test_what_one_place_may_queue_is_limited(workshop: Workshop) -> None:
    """Many identities cannot fill a lane, even if they wait in others' lines."""
    async with Blocked(workshop):
        tasks = [
            asyncio.create_task(
                workshop.do(
                    Lane.QUICK,
                    busy,
                    Account(Owner(EVE.place, f"eve {number}")),
                    owner=Owner(f"table {number}"),
                )
            )
            for number in range(MOST_AT_PLACE + 1)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too_many"):
            await tasks[-1]
        for task in tasks:
            task.cancel()
        await workshop_has_room(workshop)
    await asyncio.gather(*tasks, return_exceptions=True)
    await workshop.do(Lane.QUICK, busy, Account(EVE))


async def workshop_has_room(workshop: Workshop) -> None:
    """Whether somebody at another place can queue work."""
    ann = asyncio.create_task(workshop.do(Lane.QUICK, busy, Account(ANN)))
    await asyncio.sleep(0)
    assert not ann.done()
    ann.cancel()


async def test_what_others_wait_for_does_not_wait_behind_who_pays_for_it(workshop: Workshop) -> None:
    order: list[str] = []

    async def one(name: str, owner: Owner | None = None) -> None:
        await workshop.do(Lane.QUICK, busy, eve, owner=owner)
        order.append(name)

    eve = Account(EVE)
    async with Blocked(workshop):
        tasks = [asyncio.create_task(one(f"eve {number}")) for number in range(4)]
        tasks.append(asyncio.create_task(one("table", Owner("table 1"))))
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert order.index("table") <= 1
    assert eve.milliseconds > 0


async def test_what_all_may_queue_is_limited(workshop: Workshop) -> None:
    async with Blocked(workshop):
        tasks = [
            asyncio.create_task(workshop.do(Lane.QUICK, busy, Account(Owner(str(number)))))
            for number in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="unavailable"):
            await workshop.do(Lane.QUICK, busy, Account(ANN))
        for task in tasks:
            task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_work_that_nobody_waits_for_is_not_begun(workshop: Workshop) -> None:
    begun = threading.Event()
    async with Blocked(workshop):
        task = asyncio.create_task(workshop.do(Lane.QUICK, lambda _: begun.set(), Account(EVE)))
        await asyncio.sleep(0)
        task.cancel()
    await workshop.do(Lane.QUICK, busy, Account(ANN))
    assert not begun.is_set()


async def test_work_that_nobody_waits_for_is_stopped(workshop: Workshop) -> None:
    task = asyncio.create_task(workshop.do(Lane.QUICK, spin, Account(EVE)))
    await asyncio.sleep(0.05)
    task.cancel()
    await asyncio.wait_for(workshop.do(Lane.QUICK, busy, Account(ANN)), 60)


async def test_closing_stops_everything(workshop: Workshop) -> None:
    running, waiting = (
        asyncio.create_task(workshop.do(Lane.QUICK, spin, Account(owner))) for owner in (EVE, ANN)
    )
    await asyncio.sleep(0.05)
    workshop.close()
    for task in (running, waiting):
        with pytest.raises(Stopped):
            await asyncio.wait_for(task, 60)
    with pytest.raises(Refused, match="unavailable"):
        await workshop.do(Lane.QUICK, busy)


async def test_an_account_says_how_long_its_work_took(workshop: Workshop) -> None:
    account = Account(ANN)
    await workshop.do(Lane.QUICK, busy, account)
    assert 0 < account.milliseconds < 5000


async def test_errors_reach_whoever_waits(workshop: Workshop) -> None:
    with pytest.raises(ZeroDivisionError):
        await workshop.do(Lane.QUICK, lambda _: 1 // 0)


async def test_work_can_be_done_without_threads() -> None:
    workshop = Workshop({Lane.QUICK: InLine()})
    assert await workshop.do(Lane.QUICK, lambda _: threading.current_thread()) is threading.main_thread()
