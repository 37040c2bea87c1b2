"""A checkout that is installed itself, wherever it lies."""

import base64
import csv
import hashlib
import os
import runpy
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

HOOK = Path(__file__).parent.parent.parent / "hatch_build.py"

PROGRAM = "import site, sys; site.addsitedir(sys.argv[1]); import found; print(ascii(found.__file__))"


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """A wheel that adds a folder whose name has spaces and an umlaut, in which there is a module."""
    folder = tmp_path / "Üb ung" / "src"
    folder.mkdir(parents=True)
    (folder / "found.py").touch()
    made = tmp_path / "orbis.whl"
    with ZipFile(made, "w") as archive:
        archive.writestr("_orbis.pth", str(folder))
        archive.writestr("orbis.dist-info/METADATA", "Name: orbis\n")
        record = "_orbis.pth,sha256=x,9\norbis.dist-info/METADATA,sha256=y,12\norbis.dist-info/RECORD,,\n"
        archive.writestr("orbis.dist-info/RECORD", record)
    return made


@pytest.mark.parametrize("locale", ["C", "POSIX", "C.UTF-8"])
def test_a_checkout_in_a_folder_with_an_umlaut_is_found_in_any_locale(
    wheel: Path, tmp_path: Path, locale: str
) -> None:
    runpy.run_path(str(HOOK))["write_paths_in_ascii"](wheel)
    site = tmp_path / "site"
    with ZipFile(wheel) as archive:
        archive.extractall(site)
    done = subprocess.run(
        [sys.executable, "-I", "-c", PROGRAM, str(site)],
        env={**os.environ, "LC_ALL": locale},
        capture_output=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.decode().strip() == ascii(str(tmp_path / "Üb ung" / "src" / "found.py"))
    rows = list(csv.reader((site / "orbis.dist-info" / "RECORD").read_text("utf-8").splitlines()))
    written = (site / "_orbis.pth").read_bytes()
    digest = base64.urlsafe_b64encode(hashlib.sha256(written).digest()).decode().rstrip("=")
    assert rows == [
        ["_orbis.pth", f"sha256={digest}", str(len(written))],
        ["orbis.dist-info/METADATA", "sha256=y", "12"],
        ["orbis.dist-info/RECORD", "", ""],
    ]
