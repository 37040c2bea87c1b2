"""The compiled core is used when available; otherwise the error says so."""

import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Lock

import pytest
from tables import opening

from orbis import native
from orbis.native import loader


def test_the_core_is_available_where_required() -> None:
    assert native.available() or not os.environ.get("ORBIS_REQUIRE_NATIVE")


@pytest.fixture
def without_core(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delitem(vars(native), "core", raising=False)
    monkeypatch.setitem(sys.modules, "orbis_core", None)
    loader.load.cache_clear()
    yield
    loader.load.cache_clear()


@pytest.mark.usefixtures("without_core")
def test_the_error_says_that_the_core_is_missing() -> None:
    assert not native.available()
    with pytest.raises(native.NativeUnavailable, match="orbis-core"):
        native.from_state(opening(2))


@pytest.mark.usefixtures("without_core")
def test_threads_look_for_the_core_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    looking = Lock()
    together = Barrier(4)

    def look() -> None:
        assert looking.acquire(blocking=False), "two threads look at once"
        time.sleep(0.01)
        looking.release()

    def ask(_: int) -> bool:
        together.wait()
        return native.available()

    monkeypatch.setattr(loader, "invalidate_caches", look)
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(ask, range(4))) == [False] * 4
