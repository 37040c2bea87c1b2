from pathlib import Path

import pytest

from . import chromium


def test_without_a_browser_it_says_what_brings_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ORBIS_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "UNPACKED", tmp_path / "half")
    (tmp_path / "half").mkdir()
    (tmp_path / "half" / "chromium").touch()
    with pytest.raises(FileNotFoundError, match=r"There is no browser for the tests: \./test brings one"):
        chromium.find()


def test_a_browser_that_is_named_and_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORBIS_CHROMIUM", "/nowhere/chromium")
    with pytest.raises(FileNotFoundError, match="There is no browser /nowhere/chromium"):
        chromium.find()
