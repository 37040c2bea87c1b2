"""Finding the compiled core, which need not be there: everything else works without it."""

import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import invalidate_caches
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from orbis_core import Batch, NativeState, Searcher, Tables


class NativeUnavailable(RuntimeError):
    """The compiled core is not installed, or cannot be loaded."""


class Core(NamedTuple):
    """What the compiled core offers."""

    tables: "type[Tables]"
    state: "type[NativeState]"
    batch: "type[Batch]"
    searcher: "type[Searcher]"
    kernels: Callable[[], str]


LOCK = "ORBIS_CORE_LOCK"
"""The variable that names the file which is locked as long as a set-up builds the core."""


@cache
def core() -> Core:
    """The compiled core, or `NativeUnavailable`."""
    if coming():
        raise NativeUnavailable("the compiled core (orbis-core) is being built")
    invalidate_caches()
    try:
        import orbis_core  # noqa: PLC0415 — may be absent, and takes time to load
    except ImportError as error:
        raise NativeUnavailable(f"the compiled core (orbis-core) cannot be loaded: {error}") from error
    return Core(
        orbis_core.Tables, orbis_core.NativeState, orbis_core.Batch, orbis_core.Searcher, orbis_core.kernels
    )


def available() -> bool:
    """Whether the compiled core can be used."""
    try:
        core()
    except NativeUnavailable:
        return False
    return True


def coming() -> bool:
    """Whether a set-up is building the compiled core at this moment."""
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
