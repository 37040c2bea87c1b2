"""The compiled core is used when available; otherwise the error says so."""

import os
import sys
from collections.abc import Iterator

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
