"""The browser of the tests: the system's Chromium or Chrome, else the one that npm brings."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import build_page
from playwright.sync_api import Browser, BrowserType

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(__file__).resolve().parent / "chromium"
UNPACKED = ROOT / ".tools" / "chromium"

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

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
    """The browser on this machine; where there is none, one is unpacked first."""
    named = os.environ.get("ORBIS_CHROMIUM")
    found = Path(named) if named else _of_the_system()
    if found is not None:
        return Chromium(found, {})
    program = UNPACKED / "chromium"
    if not program.exists():
        _unpack()
    return Chromium(program, {"LD_LIBRARY_PATH": str(UNPACKED / "lib")})


def launch(kind: BrowserType) -> Browser:
    """Start the browser."""
    program, environment = find()
    return kind.launch(
        executable_path=program, args=ARGUMENTS, env={**os.environ, **environment}, handle_sigint=False
    )


def _of_the_system() -> Path | None:
    if os.environ.get("ORBIS_CHROMIUM") == "":
        return None
    return next((Path(path) for name in NAMES if (path := shutil.which(name))), None)


def _unpack() -> None:
    work = ROOT / ".tools" / "chromium-package"
    shutil.copytree(PACKAGE, work, dirs_exist_ok=True)
    build_page.npm("ci", "--no-audit", "--no-fund", "--silent", folder=work)
    source = work / "node_modules" / "@sparticuz" / "chromium" / "bin"
    node = build_page.node().program
    subprocess.run([node, work / "unpack.mjs", source, UNPACKED], check=True)


if __name__ == "__main__":
    print(find().program)
