"""Puts the built page into the distributions; who installs from one of them needs no Node."""

import os
import sys
from pathlib import Path
from typing import Any

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


def _wanted() -> bool:
    """Whether the page has to be built; `ORBIS_PAGE=no` leaves it out."""
    sys.path.insert(0, str(ROOT / "web" / "scripts"))
    return not (BROUGHT / "index.html").is_file() and os.environ.get("ORBIS_PAGE") != "no"
