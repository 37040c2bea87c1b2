"""A slower processor for all of a browser: its workers, its compilers and its page alike.

The browser's own emulation slows down only the thread of the page, and here most of the work is elsewhere. So
all its processes stand still most of the time, in slices too short to be seen.
"""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from time import monotonic

SLICE = 0.004
"""Seconds for which the browser runs before it stands still."""


@contextmanager
def slowed(profile: Path, times: float) -> Iterator[None]:
    """Let the browser with a profile run only for its share of the time."""
    group, ended = os.getpgid(_process_of(profile)), Event()
    assert group != os.getpgid(0), "the browser is in the group of this process"

    def slow() -> None:
        with suppress(ProcessLookupError):
            while not ended.is_set():
                began = monotonic()
                ended.wait(SLICE)
                os.killpg(group, signal.SIGSTOP)
                ended.wait((times - 1) * (monotonic() - began))
                os.killpg(group, signal.SIGCONT)

    thread = Thread(target=slow, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def _process_of(profile: Path) -> int:
    mark = f"--user-data-dir={profile}".encode()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            command = (folder / "cmdline").read_bytes().split(b"\0")
            if mark in command and not any(each.startswith(b"--type=") for each in command):
                return int(folder.name)
    raise ProcessLookupError(f"no browser has the profile {profile}")
