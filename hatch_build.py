"""Puts the built page into the distributions, so that installing them needs no Node."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
BROUGHT = ROOT / "src" / "orbis" / "web"
"""The page in a source distribution."""


class PageHook(BuildHookInterface[Any]):
    """Builds `web/` into a wheel as `orbis/web`, and into a source distribution for wheels built from it."""

    def dependencies(self) -> list[str]:
        """Node, unless the system has a suitable one."""
        if not _wanted():
            return []
        import build_page as page  # noqa: PLC0415

        return [] if page.system_node() else [page.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the page, except to an editable installation."""
        if version == "editable" or not _wanted():
            return
        import build_page as page  # noqa: PLC0415

        place = "orbis/web" if self.target_name == "wheel" else "src/orbis/web"
        build_data["force_include"][str(page.build())] = place


def _wanted() -> bool:
    """Whether to build the page; `ORBIS_PAGE=no` leaves it out."""
    sys.path.insert(0, str(ROOT / "web" / "scripts"))
    return not (BROUGHT / "index.html").is_file() and os.environ.get("ORBIS_PAGE") != "no"
