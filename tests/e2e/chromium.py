"""The browser of the tests: the system's Chromium or Chrome, else the one that the set-up brings."""

import os
import shutil
from pathlib import Path
from typing import NamedTuple

from browsers import system_browser
from playwright.sync_api import Browser, BrowserType

ROOT = Path(__file__).resolve().parents[2]
UNPACKED = ROOT / ".tools" / "chromium"

ARGUMENTS = (
    "--no-sandbox",  # containers have none to give
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Chromium(NamedTuple):
    """A browser, and the environment it needs."""

    program: Path
    environment: dict[str, str]


def find() -> Chromium:
    """The browser on this machine."""
    named = os.environ.get("ORBIS_CHROMIUM")
    found = shutil.which(named) if named else system_browser()
    if found is not None:
        return Chromium(Path(found), {})
    if named or not (UNPACKED / ".orbis").is_file():
        raise FileNotFoundError(
            f"There is no browser {named or 'for the tests'}: ./test brings one if ORBIS_CHROMIUM is not set."
        )
    return Chromium(UNPACKED / "chromium", {"LD_LIBRARY_PATH": str(UNPACKED / "lib")})


def launch(kind: BrowserType) -> Browser:
    """Start the browser."""
    program, environment = find()
    return kind.launch(
        executable_path=program, args=ARGUMENTS, env={**os.environ, **environment}, handle_sigint=False
    )
