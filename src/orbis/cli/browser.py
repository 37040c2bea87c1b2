"""Opens the page in a browser; a server's address is stored next to its database for the next start."""

import os
import socket
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
"""Seconds within which a server that was just started should answer."""

_direct = build_opener(ProxyHandler({}))  # no proxy reaches this machine's own addresses


def note(database: str, address: str) -> None:
    """Store where the server of a database listens; a failure to store it does no harm."""
    with suppress(OSError):
        _note_of(database).write_text(f"{address}\n", encoding="utf-8")


def last_port(database: str) -> int:
    """The port last used for a database, since browsers store settings per port; 0 if there is none."""
    try:
        return urlsplit(_noted(database)).port or 0
    except ValueError:
        return 0


def running_server(database: str) -> str | None:
    """Wait for the server of a database to answer, and return its address; None if it does not."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        address = _noted(database)
        if address and _answers(address):
            return address
        time.sleep(0.1)
    return None


def open_page(address: str) -> None:
    """Open the page in a browser if there is a screen to show it."""
    if _has_screen():
        # Some browsers return only when they are closed.
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def for_browsers(address: str) -> str:
    """An address as a browser on this machine reaches it.

    >>> for_browsers("http://0.0.0.0:8000"), for_browsers("http://[::]:80"), for_browsers("http://127.0.0.1:1")
    ('http://127.0.0.1:8000', 'http://[::1]:80', 'http://127.0.0.1:1')
    """
    return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")


def for_others(address: str) -> str | None:
    """An address as other devices in the network reach it; None if they do not, or if nobody knows.

    >>> for_others("http://127.0.0.1:8000")
    """
    if address == for_browsers(address):
        return None
    own = own_address()
    return None if own is None else f"http://{own}:{urlsplit(address).port}"


def own_address() -> str | None:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # it only chooses the way: nothing is sent
        except OSError:
            return None
        own = str(probe.getsockname()[0])
    return None if own.startswith(("127.", "0.")) else own


def _has_screen() -> bool:
    """Whether a browser can be seen: without a display, Python would start a text browser in the terminal."""
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
