"""The page opened in a browser, and where a server listens: noted beside its database for the next one."""

import os
import sys
import time
import webbrowser
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

PATIENCE = 10.0
"""Seconds in which a server that was just started should answer."""

_direct = build_opener(ProxyHandler({}))  # no proxy reaches this machine's own addresses


def note(database: str, address: str) -> None:
    """Keep where the server of a database listens; it can be done without."""
    with suppress(OSError):
        _note_of(database).write_text(f"{address}\n", encoding="utf-8")


def last_port(database: str) -> int:
    """The port at which a database was served last, as a browser keeps settings by it; 0 if it never was."""
    try:
        return urlsplit(_noted(database)).port or 0
    except ValueError:
        return 0


def running_server(database: str) -> str | None:
    """The address of the server that now serves a database, once it answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        address = _noted(database)
        if address and _answers(address):
            return address
        time.sleep(0.1)
    return None


def open_page(address: str) -> None:
    """Show the page in a browser, if there is one that has a screen."""
    if _has_screen():
        # Some browsers return only when they are closed.
        Thread(target=webbrowser.open, args=(for_browsers(address),), daemon=True).start()


def for_browsers(address: str) -> str:
    """An address as a browser on this machine reaches it.

    >>> for_browsers("http://0.0.0.0:8000"), for_browsers("http://[::]:80"), for_browsers("http://127.0.0.1:1")
    ('http://127.0.0.1:8000', 'http://[::1]:80', 'http://127.0.0.1:1')
    """
    return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")


def _has_screen() -> bool:
    """Whether a browser can be seen: without a display Python would take the terminal for a text browser."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME"))


def _note_of(database: str) -> Path:
    return Path(f"{Path(database).resolve()}.address")


def _noted(database: str) -> str:
    try:
        return _note_of(database).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def _answers(address: str) -> bool:
    try:
        with _direct.open(f"{for_browsers(address)}/health", timeout=2) as answer:
            return bool(answer.status == 200)
    except (OSError, ValueError, HTTPException):
        return False
