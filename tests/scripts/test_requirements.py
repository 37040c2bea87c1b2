"""The pinned packages in requirements/."""

from pathlib import Path

import pytest

REQUIREMENTS = Path(__file__).parents[2] / "requirements"


def pinned(kind: str) -> set[str]:
    """The packages of a file with their versions."""
    lines = (REQUIREMENTS / f"{kind}.txt").read_text().splitlines()
    return {line.split(" \\")[0].strip() for line in lines if "==" in line}


@pytest.mark.parametrize("kind", ["home", "server", "dev", "benchmark", "benchmark-peers", "ray"])
def test_all_that_playing_needs_is_everywhere(kind: str) -> None:
    assert pinned("base") <= pinned(kind)


@pytest.mark.parametrize("kind", ["server", "dev"])
def test_all_that_a_server_at_home_has_is_there_too(kind: str) -> None:
    assert pinned("home") <= pinned(kind)


@pytest.mark.parametrize("path", sorted(REQUIREMENTS.glob("*.txt")), ids=lambda path: path.stem)
def test_no_registry_is_named(path: Path) -> None:
    assert "://" not in path.read_text()
