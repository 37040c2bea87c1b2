"""The fast twin of `orbis.rules`: the same functions, on states of the compiled core.

`core` is the compiled module itself, loaded on first use; it raises `NativeUnavailable` if there is none.
"""

from typing import TYPE_CHECKING

from orbis.native.functions import (
    apply,
    from_state,
    legal_actions,
    new_batch,
    phase,
    refusal,
    score,
    set_up,
    tile_set_of,
    to_state,
    totals,
    winners,
)
from orbis.native.loader import NativeUnavailable, available, coming, load
from orbis.native.tables import tables_of
from orbis.native.writer import ForeignState

if TYPE_CHECKING:
    import orbis_core as core
    from orbis_core import MeanResult as MeanResult
    from orbis_core import NativeState as NativeState
    from orbis_core import Net as Net
    from orbis_core import Searcher as Searcher
    from orbis_core import Solution as Solution
else:

    def __getattr__(name: str) -> object:
        if name == "core":
            return globals().setdefault(name, load())  # from now on found without this function
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
    "phase",
    "refusal",
    "score",
    "set_up",
    "tables_of",
    "tile_set_of",
    "to_state",
    "totals",
    "winners",
]
