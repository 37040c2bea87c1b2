"""Loads the compiled core, which may be absent: everything else works without it."""

import os
import sys
from functools import cache
from importlib import invalidate_caches
from pathlib import Path
from threading import Lock
from types import ModuleType


class NativeUnavailable(RuntimeError):
    """The compiled core is not installed, or cannot be loaded."""


LOCK = "ORBIS_CORE_LOCK"
"""The variable that names a file, locked while a set-up builds the core."""


_one_at_a_time = Lock()


@cache
def load() -> ModuleType:
    """Raise `NativeUnavailable` if the core is missing or still being built."""
    if coming():
        raise NativeUnavailable("the compiled core (orbis-core) is being built")
    with _one_at_a_time:  # `invalidate_caches` fails if two threads call it
        invalidate_caches()
        try:
            import orbis_core  # noqa: PLC0415 — may be absent, and takes time to load
        except ImportError as error:
            raise NativeUnavailable(f"the compiled core (orbis-core) cannot be loaded: {error}") from error
    return orbis_core


def available() -> bool:
    try:
        load()
    except NativeUnavailable:
        return False
    return True


def coming() -> bool:
    """Whether a set-up is building the compiled core right now."""
    name = os.environ.get(LOCK)
    if not name or sys.platform == "win32":
        return False
    import fcntl  # noqa: PLC0415 — Windows has none

    try:
        with Path(name).open() as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False
