from pathlib import Path

import pytest

from cli.commands import record_of
from orbis.play import Match


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORBIS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("ORBIS_DATABASE", raising=False)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game."""
    path = tmp_path / "game.orbis"
    path.write_text(record_of(Match(2, "abc")), "utf-8")
    return path
