"""deploy/orbis.service, as systemd itself reads it."""

import subprocess
import sys
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"
INSTALLED = "/opt/orbis/.venv/bin/orbis"


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit, for the Orbis that is installed here."""
    text = (DEPLOY / "orbis.service").read_text()
    assert f"ExecStart={INSTALLED} serve " in text
    path = tmp_path / "orbis.service"
    path.write_text(text.replace(INSTALLED, str(Path(sys.prefix, "bin", "orbis"))))
    return path


def analyse(*arguments: str | Path) -> str:
    done = subprocess.run(
        ["systemd-analyze", *map(str, arguments)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_systemd_finds_nothing_wrong_with_the_unit(unit: Path) -> None:
    assert str(unit) not in analyse("verify", "--man=no", unit)


def test_the_service_is_well_contained(unit: Path) -> None:
    """The exposure goes from 0 to 10; systemd calls what is below 4 OK."""
    assert "exposure level" in analyse("security", "--offline=true", "--threshold=40", unit)
