"""Finding the compiled core, which need not be there: everything else works without it."""

from collections.abc import Callable
from functools import cache
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


@cache
def core() -> Core:
    """The compiled core, or `NativeUnavailable`."""
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
