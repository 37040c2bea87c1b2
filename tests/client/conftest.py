"""Servers for the tests of the client, and a folder for its tokens."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.server import ServerProcess


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def own_tokens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "orbis" / "tokens"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(str(tmp_path_factory.mktemp("server") / "orbis.sqlite")) as process:
        yield process


@pytest.fixture
def frail_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for one test, which may kill it."""
    with ServerProcess(str(tmp_path / "orbis.sqlite")) as process:
        yield process
