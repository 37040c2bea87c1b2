"""The integers of a net, in the order and the units in which the core reads them (`net.hpp`)."""

import math

import numpy as np
from numpy.typing import NDArray

from orbis import native

Numbers = dict[str, NDArray[np.float32]]

ROW_UNIT = 1024
UNIT = 512
OUTER_UNIT = 1024
MOST_WEIGHT = 4096
UNITS = {
    "rows": ROW_UNIT,
    "bias": ROW_UNIT,
    "second": UNIT,
    "second_bias": UNIT * UNIT,
    "third": OUTER_UNIT,
    "third_bias": UNIT * OUTER_UNIT,
    "query": UNIT,
    "query_bias": UNIT * UNIT,
    "takes": OUTER_UNIT,
}
BY_PHASE = {"second", "second_bias", "third", "third_bias"}
"""What each phase of a game has of its own."""


def weights_of(numbers: Numbers, used: NDArray[np.bool_] | None = None) -> bytes:
    """The weights of a net; rows of traits that no game has shown are left empty."""
    rows = numbers["rows"] if used is None else numbers["rows"] * used[:, None]
    return b"".join(_integers(name, rows if name == "rows" else numbers[name]) for name in UNITS)


def _integers(name: str, numbers: NDArray[np.float32]) -> bytes:
    if name.endswith("_bias"):
        return _rounded(numbers, UNITS[name], 1 << 29).astype("<i4").tobytes()
    most = 32_767 if name in {"rows", "bias"} else MOST_WEIGHT
    return _rounded(numbers, UNITS[name], most).astype("<i2").tobytes()


def _rounded(numbers: NDArray[np.float32], unit: int, most: int) -> NDArray[np.float64]:
    return np.clip(np.rint(numbers.astype(np.float64) * unit), -most, most)


def numbers_of(weights: bytes, players: int) -> Numbers:
    """The numbers that a net's weights stand for, to go on learning from."""
    numbers, at = {}, 0
    for name, (kind, shape) in shapes_of(players).items():
        found = np.frombuffer(weights, kind, math.prod(shape), at)
        by_phase = (native.core.NET_PHASES, -1, *shape[1:]) if name in BY_PHASE else shape
        numbers[name] = found.reshape(by_phase).astype(np.float32) / np.float32(UNITS[name])
        at += found.nbytes
    return numbers


def shapes_of(players: int) -> dict[str, tuple[str, tuple[int, ...]]]:
    """The kind and the shape of each matrix and bias, in their order."""
    _, traits, _, takes = native.core.net_counts(players)
    units, hidden, phases = native.core.NET_UNITS, native.core.NET_HIDDEN, native.core.NET_PHASES
    heads = players * native.core.NET_HEADS
    return {
        "rows": ("<i2", (traits, units)),
        "bias": ("<i2", (units,)),
        "second": ("<i2", (phases * hidden, units)),
        "second_bias": ("<i4", (phases * hidden,)),
        "third": ("<i2", (phases * heads, hidden)),
        "third_bias": ("<i4", (phases * heads,)),
        "query": ("<i2", (hidden, units)),
        "query_bias": ("<i4", (hidden,)),
        "takes": ("<i2", (takes, hidden)),
    }
