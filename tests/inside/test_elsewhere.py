"""Work that waits for answers from elsewhere begins again, asks the same, and can be given up."""

import asyncio
from collections.abc import Callable

import pytest

from orbis.native import answers
from orbis.server.inside.elsewhere import FORGET, Elsewhere
from orbis.server.workshop import Check, Lane, Stopped, Workshop

pytestmark = pytest.mark.anyio


def workshop(think: Callable[[Lane, bytes], "asyncio.Future[bytes]"]) -> Workshop:
    return Workshop({Lane.THINKING: Elsewhere(Lane.THINKING, think)})


def answered(_: Lane, request: bytes) -> "asyncio.Future[bytes]":
    future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
    future.get_loop().call_soon(future.set_result, request.upper())
    return future


async def test_work_gets_all_its_answers() -> None:
    begun = 0

    def work(_: Check) -> bytes:
        nonlocal begun
        begun += 1
        return b" ".join(answers.ask_at_length(each) for each in (b"one", b"two", b"three"))

    assert await workshop(answered).do(Lane.THINKING, work) == b"ONE TWO THREE"
    assert begun == 4


async def test_what_was_made_in_the_core_is_the_same_each_time_and_forgotten_at_last() -> None:
    asked: list[bytes] = []
    numbers = set()

    def think(lane: Lane, request: bytes) -> "asyncio.Future[bytes]":
        asked.append(request)
        return answered(lane, request)

    def work(_: Check) -> None:
        made = answers.new_memory()
        numbers.add(made.number)
        answers.ask_at_length(b"something")

    shop = workshop(think)
    await shop.do(Lane.THINKING, work)
    (number,) = numbers
    await asyncio.sleep(0)
    await shop.do(Lane.THINKING, work)
    assert asked == [b"something", bytes([FORGET]) + number.to_bytes(4, "little"), b"something"]


async def test_an_error_elsewhere_reaches_whoever_waits() -> None:
    async def think(_: Lane, __: bytes) -> bytes:
        raise OSError("the worker is gone")

    shop = Workshop({Lane.THINKING: Elsewhere(Lane.THINKING, think)})
    with pytest.raises(OSError, match="the worker is gone"):
        await shop.do(Lane.THINKING, lambda _: answers.ask_at_length(b"something"))


async def test_work_that_asks_something_else_is_found_out() -> None:
    questions = iter((b"this", b"that"))
    with pytest.raises(RuntimeError, match="asked something else"):
        await workshop(answered).do(Lane.THINKING, lambda _: answers.ask_at_length(next(questions)))


async def test_what_nobody_waits_for_is_given_up_at_once() -> None:
    waiting: list[asyncio.Future[bytes]] = []

    def think(_: Lane, __: bytes) -> "asyncio.Future[bytes]":
        waiting.append(asyncio.get_running_loop().create_future())
        return waiting[-1]

    shop = workshop(think)
    asking = asyncio.ensure_future(shop.do(Lane.THINKING, lambda _: answers.ask_at_length(b"something")))
    while not waiting:
        await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    for _ in range(5):
        await asyncio.sleep(0)
    assert waiting[0].cancelled()
    assert shop.loads() == [(Lane.THINKING, 0, 0)]


async def test_a_workshop_that_closes_ends_its_work() -> None:
    shop = workshop(lambda _, __: asyncio.get_running_loop().create_future())
    asking = asyncio.ensure_future(shop.do(Lane.THINKING, lambda _: answers.ask_at_length(b"something")))
    await asyncio.sleep(0)
    shop.close()
    with pytest.raises(Stopped):
        await asyncio.wait_for(asking, 60)
