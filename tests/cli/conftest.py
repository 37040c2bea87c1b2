import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.commands import record_of
from orbis.play import Match


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORBIS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("ORBIS_DATABASE", raising=False)


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """Take away the log that a command sets up in this process."""
    handlers, level = logging.root.handlers[:], logging.root.level
    yield
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game."""
    path = tmp_path / "game.orbis"
    path.write_text(record_of(Match(2, "abc")), "utf-8")
    return path
