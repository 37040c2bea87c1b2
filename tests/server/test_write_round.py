"""One round of the event loop writes to all connections."""

import asyncio

import pytest

from orbis.server.process.write_round import WriteRound

pytestmark = pytest.mark.anyio


async def test_everything_is_written_in_the_next_round_even_if_a_connection_fails() -> None:
    written: list[str] = []

    def fail() -> None:
        raise OSError

    def write() -> None:
        written.append("first")
        together.add(lambda: written.append("second"))

    together = WriteRound()
    together.add(fail)
    together.add(write)
    assert not written
    await asyncio.sleep(0)
    assert written == ["first"]
    await asyncio.sleep(0)
    assert written == ["first", "second"]
