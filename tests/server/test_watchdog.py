"""The watchdog says how late the event loop was, and what kept it."""

import asyncio
import logging
import time

import pytest

from orbis.server.live import watchdog
from orbis.server.live.watchdog import Watchdog
from orbis.server.metrics import LOOP_DELAY

pytestmark = pytest.mark.anyio


def observed() -> float:
    return float(sum(bucket.get() for bucket in LOOP_DELAY._buckets))


async def test_a_late_loop_is_measured_and_told(caplog: pytest.LogCaptureFixture) -> None:
    before = observed()
    watching = asyncio.create_task(Watchdog(late=0.1).watch())
    await asyncio.sleep(0.2)
    time.sleep(0.5)
    await asyncio.sleep(0.2)
    watching.cancel()
    assert observed() > before
    told = [record for record in caplog.records if record.name == watchdog.__name__]
    assert told
    assert told[0].levelno == logging.WARNING
    assert max(record.__dict__["milliseconds"] for record in told) >= 300
