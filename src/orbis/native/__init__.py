"""The fast twin of `orbis.rules`: functions of the same meaning, on states of the compiled core."""

from typing import TYPE_CHECKING

from orbis.native.batch import Batch
from orbis.native.functions import (
    apply,
    from_state,
    legal_actions,
    refusal,
    score,
    set_up,
    tile_set_of,
    to_state,
    winners,
)
from orbis.native.loader import NativeUnavailable, available, coming, core
from orbis.native.tables import tables_of
from orbis.native.writer import ForeignState

if TYPE_CHECKING:
    from orbis_core import NativeState as NativeState
    from orbis_core import Searcher as Searcher

__all__ = [
    "Batch",
    "ForeignState",
    "NativeUnavailable",
    "apply",
    "available",
    "coming",
    "core",
    "from_state",
    "legal_actions",
    "refusal",
    "score",
    "set_up",
    "tables_of",
    "tile_set_of",
    "to_state",
    "winners",
]
