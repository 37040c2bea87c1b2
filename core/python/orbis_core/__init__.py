"""The rules of Orbis in C++; programs use them through `orbis.native`, in terms of `orbis.rules`."""

from orbis_core._core import (
    Batch,
    IllegalAction,
    InvalidState,
    InvalidTables,
    NativeState,
    Searcher,
    Tables,
    __version__,
    kernels,
    random_games,
    standard_tables,
)

__all__ = [
    "Batch",
    "IllegalAction",
    "InvalidState",
    "InvalidTables",
    "NativeState",
    "Searcher",
    "Tables",
    "__version__",
    "kernels",
    "random_games",
    "standard_tables",
]
