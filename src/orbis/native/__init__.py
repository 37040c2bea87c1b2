"""The fast twin of `orbis.rules`: the same functions, on states of the compiled core.

`core` is the compiled module itself, loaded when it is first used; where there is none, `NativeUnavailable`.
"""

from typing import TYPE_CHECKING

from orbis.native.functions import (
    apply,
    from_state,
    legal_actions,
    new_batch,
    refusal,
    score,
    set_up,
    tile_set_of,
    to_state,
    winners,
)
from orbis.native.loader import NativeUnavailable, available, coming, load
from orbis.native.tables import tables_of
from orbis.native.writer import ForeignState

if TYPE_CHECKING:
    import orbis_core as core
    from orbis_core import NativeState as NativeState
    from orbis_core import Searcher as Searcher
    from orbis_core import SeatResult as SeatResult
else:

    def __getattr__(name: str) -> object:
        if name == "core":
            return globals().setdefault(name, load())  # found at once from now on
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "ForeignState",
    "NativeUnavailable",
    "apply",
    "available",
    "coming",
    "core",
    "from_state",
    "legal_actions",
    "load",
    "new_batch",
    "refusal",
    "score",
    "set_up",
    "tables_of",
    "tile_set_of",
    "to_state",
    "winners",
]
