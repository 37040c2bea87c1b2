"""Puts the built page into the distributions; who installs from one of them needs no Node."""

import csv
import hashlib
import io
import os
import sys
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
BROUGHT = ROOT / "src" / "orbis" / "web"
"""Where a source distribution has the page."""


class PageHook(BuildHookInterface[Any]):
    """Builds `web/` into a wheel as `orbis/web`, and into a source distribution for the wheels made of it."""

    def dependencies(self) -> list[str]:
        """What builds the page here."""
        if not _wanted():
            return []
        import build_page as page  # noqa: PLC0415

        return [] if page.system_node() else [page.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the page, except where the checkout itself is installed."""
        if version == "editable" or not _wanted():
            return
        import build_page as page  # noqa: PLC0415

        place = "orbis/web" if self.target_name == "wheel" else "src/orbis/web"
        build_data["force_include"][str(page.build())] = place

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Make sure that an installed checkout is found in any locale."""
        if version == "editable" and not self.root.isascii():
            write_paths_in_ascii(Path(artifact_path))


def _wanted() -> bool:
    """Whether the page has to be built; `ORBIS_PAGE=no` leaves it out."""
    sys.path.insert(0, str(ROOT / "web" / "scripts"))
    return not (BROUGHT / "index.html").is_file() and os.environ.get("ORBIS_PAGE") != "no"


def write_paths_in_ascii(wheel: Path) -> None:
    """Write the paths that a wheel adds in ASCII: Python before 3.13 reads them in the locale's encoding."""
    with ZipFile(wheel) as archive:
        files = [(info, archive.read(info)) for info in archive.infolist()]
    written = {info.filename: _in_ascii(content) for info, content in files if info.filename.endswith(".pth")}
    with ZipFile(wheel, "w") as archive:
        for info, content in files:
            if info.filename.endswith(".dist-info/RECORD"):
                archive.writestr(info, _recorded(content.decode(), written))
            else:
                archive.writestr(info, written.get(info.filename, content))


def _in_ascii(paths: bytes) -> bytes:
    """The lines of a .pth file, each as code that adds its path."""
    lines = (os.fsencode(line) for line in paths.decode().splitlines())
    return "".join(f"import os, sys; sys.path.append(os.fsdecode({line!r}))\n" for line in lines).encode()


def _recorded(record: str, written: dict[str, bytes]) -> str:
    """The list of a wheel's files with the hashes and sizes of those that were written anew."""
    made = io.StringIO()
    writer = csv.writer(made, lineterminator="\n")
    for name, digest, size in csv.reader(record.splitlines()):
        if name in written:
            hashed = urlsafe_b64encode(hashlib.sha256(written[name]).digest()).decode().rstrip("=")
            writer.writerow((name, f"sha256={hashed}", len(written[name])))
        else:
            writer.writerow((name, digest, size))
    return made.getvalue()
